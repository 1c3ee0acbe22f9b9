import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newId } from '../../../platform/id.ts'
import { aCompany, run, type Company } from '../../../testing/company.ts'

it('counts the people of this company, whatever their status', async () => {
  const [company, other] = [await aCompany(), await aCompany('Bharat Tools')]
  expect(await total(company)).toBe(0)
  for (const name of ['Priya Nair', 'Ravi Shah']) await company.employee(name)
  await company.employee('Meera Iyer', { status: 'inactive' })
  await other.employee('Asha Rao')
  expect([await total(company), await total(other)]).toEqual([3, 1])
})

it('counts exactly those who were added, even with concurrent and failed additions', async () => {
  const company = await aCompany()
  const adding = ['1', '2', '3', '4', '2', '5', '3'].map((code) => add(company, [code]))
  const refused = (await Promise.allSettled(adding)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(2)
  await expect(add(company, ['6', '7', '1'])).rejects.toThrow()
  await add(company, ['6', '8', '9'])
  expect(await ordinals(company)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(await total(company)).toBe(8)
})

it('keeps everyone, and everyone their number', async () => {
  const company = await aCompany()
  await company.employee('Priya Nair')
  const change = (statement: string) => company.within((tx) => run(tx, sql.raw(statement)))
  await expect(change('delete from employee')).rejects.toThrow('never deleted')
  await expect(change('update employee set ordinal = 5')).rejects.toThrow('keeps the number')
  expect(await total(company)).toBe(1)
})

async function total(company: Company): Promise<number> {
  const { data, pagination } = await company.admin.call('GET /api/v1/employee/basic-info', {
    query: { page: 2, limit: 10 },
  })
  expect(data).toEqual([])
  return pagination.total
}

/** In one transaction; a duplicate ID refuses all of them. */
async function add(company: Company, codes: string[]): Promise<void> {
  await company.within((tx) =>
    run(
      tx,
      sql`with account as (
        insert into account (organisation_id, email, name, role_id, created_at)
        select ${tx.organisation}, code || ${`-${newId()}@many.test`}, 'Person ' || code,
          (select id from role where organisation_id = ${tx.organisation} and name = 'Employee'), ${tx.now}
        from unnest(${codes}::text[]) code
        returning id, name, email)
      insert into employee (organisation_id, account_id, code, first_name, last_name, work_email, location_id, joined_on, created_at, updated_at)
      select ${tx.organisation}, id, name, name, '', email, ${company.location}, '2024-04-01', ${tx.now}, ${tx.now} from account
      returning 1`,
    ),
  )
}

async function ordinals(company: Company): Promise<number[]> {
  const rows = await company.within(async (tx) => {
    const { rows: ordinals } = await tx.query({
      name: 'ordinals_of_test',
      text: 'select ordinal from employee order by ordinal',
      values: [],
    })
    return ordinals as { ordinal: number }[]
  })
  return rows.map(({ ordinal }) => ordinal)
}
