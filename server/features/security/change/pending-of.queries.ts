import { sql } from 'kysely'
import type { Permission } from '@muster/contract/permissions.ts'
import type { RouteKey } from '@muster/contract/routes.ts'
import type { TwoPersonArea } from '@muster/contract/security/two-person-areas.ts'
import type { Id } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

/** The people with a pending change of a kind. */
export const pendingOf = rows(({ db, organisation }, p: { area: TwoPersonArea }) => ({
  compile: () =>
    sql<{ employee: Id }>`
      select distinct employee_id as employee from pending_change
      where organisation_id = ${organisation} and state = 'pending' and area = ${p.area} and employee_id is not null`.compile(
      db,
    ),
}))

/** The pending changes of some records by one call. */
export const pendingOnRecords = rows(
  ({ db, organisation }, p: { area: TwoPersonArea; call: RouteKey; records: readonly Id[] }) => ({
    compile: () =>
      sql<{
        record: Id
        by: string
        requestedBy: Id
        employee: Id | null
        needs: Permission[]
        barred: Id[]
      }>`
        select change.record_id as record, account.name as by, change.requested_by as "requestedBy",
          change.employee_id as employee, change.needs, change.barred
        from pending_change change
        join account on account.organisation_id = ${organisation} and account.id = change.requested_by
        where change.organisation_id = ${organisation} and change.state = 'pending' and change.area = ${p.area}
          and change.call = ${p.call} and change.record_id = any(${p.records}::uuid[])`.compile(db),
  }),
)
