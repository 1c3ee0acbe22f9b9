import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aCompany, run, type Company } from '../../../testing/company.ts'

it('finds one or two letters anywhere, in every order', async () => {
  const company = await aCompany()
  for (const name of ['Priya Nair', 'Ravi Shah', 'Meera Iyer']) await company.employee(name)
  expect(await names(company, { search: 'IY' })).toEqual(['Meera Iyer', 'Priya Nair'])
  expect(await names(company, { search: 'IY', sortOrder: 'desc' })).toEqual(['Priya Nair', 'Meera Iyer'])
  expect(await names(company, { search: 'iy', sortBy: 'code' })).toEqual(['Priya Nair', 'Meera Iyer'])
  expect(await names(company, { search: 'a s' })).toEqual([])
  expect(await names(company, { search: 'i s' })).toEqual(['Ravi Shah'])
  expect(await names(company, { search: 'v', status: 'inactive' })).toEqual([])
})

it('counts all matches of three letters, and with two letters as many as anyone reads', async () => {
  const company = await aCompany()
  await many(company, 620)
  expect(await counted(company, { search: 'person' })).toEqual([10, { page: 1, limit: 10, total: 620 }])
  expect(await counted(company, { search: 'pe' })).toEqual([10, { page: 1, limit: 10, total: 300, atLeast: true }])
  expect(await counted(company, { search: 'pe', sortBy: 'code' })).toEqual([10, { page: 1, limit: 10, total: 620 }])
  expect(await counted(company, { search: 'pe', page: 60 })).toEqual([
    10,
    { page: 60, limit: 10, total: 600, atLeast: true },
  ])
  expect(await counted(company, { search: 'pe', page: 62 })).toEqual([10, { page: 62, limit: 10, total: 620 }])
  expect(await counted(company, { search: 'pe', page: 63 })).toEqual([0, { page: 63, limit: 10, total: 620 }])
})

interface ListQuery {
  search: string
  page?: number
  sortBy?: 'name' | 'code'
  sortOrder?: 'asc' | 'desc'
  status?: 'inactive'
}

async function names(company: Company, query: ListQuery): Promise<string[]> {
  const { data } = await company.admin.call('GET /api/v1/employee/basic-info', { query })
  return data.map(({ name }) => name)
}

async function counted(company: Company, query: ListQuery) {
  const { data, pagination } = await company.admin.call('GET /api/v1/employee/basic-info', {
    query: { limit: 10, ...query },
  })
  return [data.length, pagination]
}

async function many(company: Company, count: number): Promise<void> {
  await company.within((tx) =>
    run(
      tx,
      sql`with account as (
        insert into account (organisation_id, email, name, role_id, created_at)
        select ${tx.organisation}, 'person' || n || '@many.test', 'Person ' || n,
          (select id from role where organisation_id = ${tx.organisation} and name = 'Employee'), ${tx.now}
        from generate_series(1, ${count}::int) n
        returning id, name, email)
      insert into employee (organisation_id, account_id, code, first_name, last_name, work_email, location_id, joined_on, created_at, updated_at)
      select ${tx.organisation}, id, 'MNY-' || email, name, '', email, ${company.location}, '2024-04-01', ${tx.now}, ${tx.now} from account
      returning 1`,
    ),
  )
}
