import { describe, expect, it } from 'vitest'
import { aCompany, type Company } from '../../../testing/company.ts'

const roleNamed = async (company: Company, name: string) =>
  (await company.admin.call('GET /api/v1/user/role', { query: { roleName: name } })).data[0]!

describe('a role', () => {
  it('is added with its permissions and found by name', async () => {
    const company = await aCompany()
    const body = { name: 'Reception', permissions: ['calendarRead' as const] }
    const { _id } = await company.admin.call('POST /api/v1/user/role', { body })
    expect(await roleNamed(company, 'recep')).toMatchObject({ _id, ...body, isAdmin: false, people: 0 })
  })

  it('gives no one what its maker does not hold', async () => {
    const company = await aCompany()
    const anita = await company.employee('Anita Rao', { granted: ['informationWrite', 'permissionWrite'] })
    const body = { name: 'Treasurer', permissions: ['payRollHistoryWrite' as const] }
    expect(await anita.refused('POST /api/v1/user/role', { body })).toMatchObject({
      status: 403,
      message: 'You can only change permissions that you hold yourself.',
    })
    const hr = await roleNamed(company, 'HR')
    const taken = await anita.refused('PUT /api/v1/user/role/{id}', {
      params: { id: hr._id },
      body: { name: 'HR', permissions: [] },
    })
    expect(taken.status).toBe(403)
  })

  it('applies changes immediately for everyone who has it', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    expect((await priya.raw('GET /api/v1/user/location')).status).toBe(403)
    const { _id: id, permissions } = await roleNamed(company, 'Employee')
    await company.admin.call('PUT /api/v1/user/role/{id}', {
      params: { id },
      body: { name: 'Employee', permissions: [...permissions, 'locationRead'] as never },
    })
    expect((await priya.raw('GET /api/v1/user/location')).status).toBe(200)
  })

  it('of the admin cannot be changed', async () => {
    const company = await aCompany()
    const { _id: id } = await roleNamed(company, 'Admin')
    const change = { params: { id }, body: { name: 'Boss', permissions: [] } }
    expect(await company.admin.refused('PUT /api/v1/user/role/{id}', change)).toMatchObject({ status: 409 })
    expect(await company.admin.refused('DELETE /api/v1/user/role/{id}', { params: { id } })).toMatchObject({
      status: 409,
    })
  })

  it('is deleted only if no one has it', async () => {
    const company = await aCompany()
    await company.employee('Anita Rao', { role: 'Manager' })
    const manager = await roleNamed(company, 'Manager')
    const refused = await company.admin.refused('DELETE /api/v1/user/role/{id}', { params: { id: manager._id } })
    expect([refused.status, refused.message]).toEqual([
      409,
      '"Manager" is the role of 1 person. Give them another role first.',
    ])
    const accountant = await roleNamed(company, 'Accountant')
    await company.admin.call('DELETE /api/v1/user/role/{id}', { params: { id: accountant._id } })
    const { data } = await company.admin.call('GET /api/v1/user/role')
    expect(data.map(({ name }) => name)).toEqual(['Admin', 'Employee', 'HR', 'Manager'])
  })

  it('of another organisation is not found', async () => {
    const [ours, theirs] = [await aCompany(), await aCompany('Other')]
    const { _id: id } = await roleNamed(theirs, 'Accountant')
    expect(await ours.admin.refused('DELETE /api/v1/user/role/{id}', { params: { id } })).toMatchObject({ status: 404 })
  })
})
