import { describe, expect, it } from 'vitest'
import { aCompany } from '../../../testing/company.ts'

describe('a department', () => {
  it('is added, renamed, and shown to everyone with its head count', async () => {
    const company = await aCompany()
    const { _id: id } = await company.admin.call('POST /api/v1/user/department', { body: { name: 'Design' } })
    const priya = await company.employee('Priya Nair', { department: 'Design' })
    await company.admin.call('PUT /api/v1/user/department/{id}', { params: { id }, body: { name: 'Product design' } })
    expect(await priya.call('GET /api/v1/user/department')).toEqual([{ _id: id, name: 'Product design', people: 1 }])
  })

  it('has a unique name', async () => {
    const company = await aCompany()
    await company.admin.call('POST /api/v1/user/department', { body: { name: 'Design' } })
    expect(await company.admin.refused('POST /api/v1/user/department', { body: { name: 'design' } })).toMatchObject({
      status: 409,
      errors: [{ path: 'body.name', message: 'A department with this name exists' }],
    })
  })

  it('has a purchase budget, visible only to people who may change it', async () => {
    const company = await aCompany()
    const { admin } = company
    const priya = await company.employee('Priya Nair')
    const tree = 'GET /api/v1/employee/department-tree'
    const body = { name: 'Design', purchaseBudgetPaise: 5_00_000_00 }
    const { _id: id } = await admin.call('POST /api/v1/user/department', { body })
    const change = (body: { name: string; purchaseBudgetPaise?: number | null }) =>
      admin.call('PUT /api/v1/user/department/{id}', { params: { id }, body })
    await change({ name: 'Product design' })
    expect(await admin.call(tree)).toMatchObject([{ name: 'Product design', purchaseBudgetPaise: 5_00_000_00 }])
    expect(await priya.call(tree)).toMatchObject([{ name: 'Product design', purchaseBudgetPaise: null }])
    for (const purchaseBudgetPaise of [0, -100, 99, 1000.5])
      expect(
        await admin.refused('POST /api/v1/user/department', { body: { name: 'Sales', purchaseBudgetPaise } }),
      ).toMatchObject({ status: 400, errors: [{ path: 'body.purchaseBudgetPaise' }] })
    await change({ name: 'Design', purchaseBudgetPaise: null })
    expect(await admin.call(tree)).toMatchObject([{ name: 'Design', purchaseBudgetPaise: null }])
  })

  it('is deleted only if empty', async () => {
    const company = await aCompany()
    await company.employee('Priya Nair', { department: 'Design' })
    const [{ _id: id } = { _id: '' }] = await company.admin.call('GET /api/v1/user/department')
    const refused = await company.admin.refused('DELETE /api/v1/user/department/{id}', { params: { id } })
    expect([refused.status, refused.message]).toEqual([
      409,
      '"Design" has 1 person. Move them to another department first.',
    ])
    const empty = await company.admin.call('POST /api/v1/user/department', { body: { name: 'Sales' } })
    await company.admin.call('DELETE /api/v1/user/department/{id}', { params: { id: empty._id } })
    expect((await company.admin.call('GET /api/v1/user/department')).map(({ name }) => name)).toEqual(['Design'])
  })

  it('is not changed without the permission, nor from another organisation', async () => {
    const [ours, theirs] = [await aCompany(), await aCompany('Other')]
    const priya = await ours.employee('Priya Nair')
    expect(await priya.refused('POST /api/v1/user/department', { body: { name: 'Design' } })).toMatchObject({
      status: 403,
    })
    const { _id: id } = await theirs.admin.call('POST /api/v1/user/department', { body: { name: 'Theirs' } })
    expect(await ours.admin.refused('DELETE /api/v1/user/department/{id}', { params: { id } })).toMatchObject({
      status: 404,
    })
    expect(await ours.admin.call('GET /api/v1/user/department')).toEqual([])
  })
})
