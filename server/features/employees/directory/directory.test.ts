import { describe, expect, it } from 'vitest'
import { aCompany } from '../../../testing/company.ts'

const list = 'GET /api/v1/employee/basic-info'

describe('the list of employees', () => {
  it('is searched by any part of name, ID or email, in any case', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    await company.employee('Priya Nair', { department: 'Design', reportsTo: hr })
    await company.employee('Per_cent Nair')
    const names = async (search: string) => (await hr.call(list, { query: { search } })).data.map(({ name }) => name)
    expect(await names('NAIR')).toEqual(['Per_cent Nair', 'Priya Nair'])
    expect(await names('acm-0002')).toEqual(['Priya Nair'])
    expect(await names('anita.rao')).toEqual(['Anita Rao'])
    expect(await names('_')).toEqual(['Per_cent Nair'])
    expect(await names('%')).toEqual([])
  })

  it('is filtered, sorted and paged, and counts all matches', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR', joinedOn: '2020-01-01' })
    const priya = await company.employee('Priya Nair', { department: 'Design', reportsTo: hr, joinedOn: '2022-01-01' })
    await company.employee('Ravi Kumar', { department: 'Design', status: 'inactive', joinedOn: '2021-01-01' })
    const all = await hr.call(list, { query: { sortBy: 'joinedOn', sortOrder: 'desc', limit: 2 } })
    expect(all.data.map(({ name }) => name)).toEqual(['Priya Nair', 'Ravi Kumar'])
    expect(all.pagination).toEqual({ page: 1, limit: 2, total: 3 })
    const [mine] = (await hr.call(list, { query: { manager: hr.employee } })).data
    expect(mine).toMatchObject({
      ...{ _id: priya.employee, department: 'Design', role: 'Employee', location: 'Bengaluru', manager: 'Anita Rao' },
    })
    const designers = await hr.call(list, { query: { status: 'active', sortBy: 'department' } })
    expect(designers.data.map(({ name }) => name)).toEqual(['Priya Nair', 'Anita Rao'])
    const beyond = await hr.call(list, { query: { page: 9 } })
    expect(beyond).toMatchObject({ data: [], pagination: { total: 3 } })
    expect(await hr.call('GET /api/v1/employee/basic-info-counts')).toEqual({
      ...{ all: 3, onboarding: 0, active: 2, onNotice: 0, inactive: 1 },
    })
  })

  it('is not for everyone', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    expect(await priya.refused(list)).toMatchObject({ status: 403, message: 'No Access' })
  })

  it('shows no one of another organisation', async () => {
    const [ours, theirs] = [await aCompany(), await aCompany('Other')]
    await theirs.employee('Ravi Kumar')
    expect(await ours.admin.call(list, { query: { search: 'ravi' } })).toMatchObject({ data: [] })
  })
})

describe('the directory', () => {
  it('continues where it ended, without those who left', async () => {
    const company = await aCompany()
    const anita = await company.employee('Anita Rao')
    await company.employee('Gone Away', { status: 'inactive' })
    await company.employee('Meera Shah')
    await company.employee('meera shah')
    const key = 'GET /api/v1/employee/pagination-all'
    const first = await anita.call(key, { query: { limit: 2 } })
    expect(first.data.map(({ name }) => name)).toEqual(['Anita Rao', 'Meera Shah'])
    const second = await anita.call(key, { query: { limit: 2, next: first.pagination.next! } })
    expect(second).toMatchObject({ data: [{ name: 'meera shah' }], pagination: { next: null } })
    const others = await anita.call('GET /api/v1/employee/pagination-allone', { query: { update: 'true' } })
    expect(others.data.map(({ name }) => name)).toEqual(['Gone Away', 'Meera Shah', 'meera shah'])
    const byCode = await anita.call(key, { query: { employeeId: '-0003' } })
    expect(byCode.data.map(({ name }) => name)).toEqual(['Meera Shah'])
    for (const employeeName of ['SHAH', 'sh']) {
      const byName = await anita.call(key, { query: { employeeName } })
      expect(byName.data.map(({ name }) => name)).toEqual(['Meera Shah', 'meera shah'])
    }
    expect(await anita.refused(key, { query: { next: 'elsewhere' } })).toMatchObject({ status: 400 })
  })

  it('counts the people of each department', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair', { department: 'Design' })
    await company.employee('Ravi Kumar', { department: 'Engineering' })
    await company.employee('Gone Away', { department: 'Design', status: 'inactive' })
    const { data, pagination } = await priya.call('GET /api/v1/employee/department', { query: { roleName: 'des' } })
    expect(data).toMatchObject([{ name: 'Design', people: 1 }])
    expect(pagination).toEqual({ next: null, limit: 20 })
  })
})
