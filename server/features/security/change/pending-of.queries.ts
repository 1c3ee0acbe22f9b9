import { sql } from 'kysely'
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
