import type { Id } from '@muster/contract/values.ts'
import { newId } from '../platform/id.ts'
import type { Company } from './company.ts'

let times = 0

/**
 * Adds many people at once, who don't sign in: `Person 00001` and so on, in the order of their names. `managerOf` says who each of
 * them reports to, by the index of another or by an id; null for the top.
 */
export async function manyPeople(
  company: Company,
  count: number,
  managerOf: (index: number) => number | Id | null,
  department: Id | null = null,
): Promise<Id[]> {
  const ids = Array.from({ length: count }, () => newId())
  const accounts = ids.map(() => newId())
  const managers = ids.map((_, index) => {
    const manager = managerOf(index)
    return typeof manager === 'number' ? ids[manager]! : manager
  })
  const names = ids.map((_, index) => String(index + 1).padStart(5, '0'))
  const { organisation, location, shift, within } = company
  const prefix = `${organisation.slice(-6)}.${++times}`
  await within(async (tx) => {
    const values = [organisation, accounts, names, prefix, tx.now]
    await tx.query({
      name: '',
      text: `
        insert into account (organisation_id, id, email, name, role_id, created_at)
        select $1, given.id, 'person.' || given.name || '.' || $4::text || '@acme.test', 'Person ' || given.name, role.id, $5
        from unnest($2::uuid[], $3::text[]) given(id, name)
        join role on role.organisation_id = $1 and role.name = 'Employee'`,
      values,
    })
    await tx.query({
      name: '',
      text: `
        insert into employee (organisation_id, id, account_id, code, first_name, last_name, work_email, department_id, location_id, reports_to, joined_on, status, created_at, updated_at)
        select $1, id, account_id, name || '.' || $7::text, 'Person', name, 'person.' || name || '.' || $7::text || '@acme.test', $5, $6, manager, '2024-04-01', 'active', $8, $8
        from unnest($2::uuid[], $3::uuid[], $4::text[], $9::uuid[]) given(id, account_id, name, manager)`,
      values: [organisation, ids, accounts, names, department, location, prefix, tx.now, managers],
    })
    await tx.query({
      name: '',
      text: `
        insert into employee_shift (organisation_id, employee_id, starts_on, shift_id, created_at)
        select $1, unnest($2::uuid[]), '2024-04-01', $3, $4`,
      values: [organisation, ids, shift, tx.now],
    })
  })
  return ids
}
