import { expect, it } from 'vitest'
import { newId } from '../../../platform/id.ts'
import { aCompany } from '../../../testing/company.ts'
import { manyPeople } from '../../../testing/many-people.ts'

const many = 2_000

it('the next of a company gets its number without reading the others, also while the first are being added', async () => {
  const company = await aCompany()
  // The plan of the numbering is kept from here, when there was nearly nobody.
  await manyPeople(company, 10, () => null)
  const ids = Array.from({ length: many }, () => newId())
  const { organisation, location } = company
  const pages = await company.fill(async (tx) => {
    const ask = (text: string) => tx.query({ name: '', text, values: [organisation, ids, tx.now] })
    await ask(`
      insert into account (organisation_id, id, email, name, role_id, created_at)
      select $1, given.id, given.id || '@acme.test', 'Asha', role.id, $3 from unnest($2::uuid[]) given(id)
      join role on role.organisation_id = $1 and role.name = 'Employee'`)
    const { rows } = await ask(`
        explain (analyze, buffers, format json)
        insert into employee (organisation_id, id, account_id, code, first_name, last_name, work_email, location_id, joined_on, status, created_at, updated_at)
        select $1, id, id, id::text, 'Asha', '', id || '@acme.test', '${location}', '2024-04-01', 'active', $3, $3
        from unnest($2::uuid[]) id`)
    const [
      {
        'QUERY PLAN': [explained],
      },
    ] = rows as [{ 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number } }] }]
    return explained.Plan['Shared Hit Blocks']
  })
  // Of its indexes and of the numbering; what foreign keys ask comes after it.
  expect(pages).toBeLessThan(60 * many)
  const { rows } = await company.within((tx) =>
    tx.query({ name: '', text: 'select max(ordinal) as last, count(*) as people from employee', values: [] }),
  )
  expect(rows).toEqual([{ last: many + 10, people: many + 10 }])
})
