import type { Id } from '@muster/contract/values.ts'
import { newId } from '../platform/id.ts'
import type { Company } from './company.ts'
import { analyse } from './measure/rows-read.ts'

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
  const { organisation, location, shift } = company
  const prefix = `${organisation.slice(-6)}.${++times}`
  const add = (from: number, to: number) =>
    company.fill(async (tx) => {
      const part = <T>(all: readonly T[]) => all.slice(from, to)
      const values = [organisation, part(accounts), part(names), prefix, tx.now]
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
        values: [
          ...[organisation, part(ids), part(accounts), part(names), department, location, prefix, tx.now],
          part(managers),
        ],
      })
      await tx.query({
        name: '',
        text: `
        insert into employee_shift (organisation_id, employee_id, starts_on, shift_id, created_at)
        select $1, unnest($2::uuid[]), '2024-04-01', $3, $4`,
        values: [organisation, part(ids), shift, tx.now],
      })
    })
  await inTwoParts(count, add)
  return ids
}

/**
 * Makes many rows as a company gets them: first some, then, once the planner has seen how they are, the others. The plans of foreign keys are
 * kept, and one made for an empty table would read it all for each of thousands of rows.
 */
export async function inTwoParts(count: number, add: (from: number, to: number) => Promise<unknown>): Promise<void> {
  const some = count < 2000 ? count : 300
  await add(0, some)
  if (some === count) return
  await analyse()
  await add(some, count)
}
