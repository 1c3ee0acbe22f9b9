import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'

/** The oldest location, with the oldest shift worked there. */
export const placeToBegin = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ location: Id; zone: string; shift: Id }>`
      select location.id as location, location.time_zone as zone, shift.id as shift
      from location join shift on shift.organisation_id = ${organisation}
      where location.organisation_id = ${organisation}
        and (not exists (select 1 from shift_location bound
            where bound.organisation_id = ${organisation} and bound.shift_id = shift.id)
          or exists (select 1 from shift_location bound
            where bound.organisation_id = ${organisation} and bound.shift_id = shift.id and bound.location_id = location.id))
      order by location.created_at, location.id, shift.created_at, shift.id limit 1`.compile(db),
}))

export const employeeOfAccount = one(({ db, organisation }, p: { employee: Id | null; account: Id | null }) => ({
  compile: () =>
    sql<{ employee: Id; account: Id }>`
      select id as employee, account_id as account from employee
      where organisation_id = ${organisation} and (id = ${p.employee}::uuid or account_id = ${p.account}::uuid)`.compile(
      db,
    ),
}))
