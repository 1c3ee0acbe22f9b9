import { sql } from 'kysely'
import type { ProvisionKind } from '@muster/contract/payroll/provision/provision.routes.ts'
import type { Instant, Month } from '@muster/contract/values.ts'
import type { OwedPart } from '@muster/engine/payroll/outputs/books/provisions.ts'
import { rows } from '../../../platform/database/statement.ts'

export interface ProvisionRow {
  kind: ProvisionKind
  owed: OwedPart[]
  booked: OwedPart[]
  /** What was owed at the previous provision; empty for the first. */
  before: OwedPart[]
  madeBy: string | null
  madeAt: Instant
}

/** The provisions of a month, each with the previous one of its kind. */
export const provisionsOf = rows(({ db, organisation }, p: { month: Month }) => ({
  compile: () =>
    sql<ProvisionRow>`
      select provision.kind, provision.owed, provision.booked, coalesce(earlier.owed, '[]') as before,
        account.name as "madeBy", provision.made_at as "madeAt"
      from provision
      left join account on account.organisation_id = ${organisation} and account.id = provision.made_by
      left join lateral (
        select owed from provision known
        where known.organisation_id = ${organisation} and known.kind = provision.kind and known.month < ${p.month}
        order by known.month desc limit 1
      ) earlier on true
      where provision.organisation_id = ${organisation} and provision.month = ${p.month}
      order by array_position(array['gratuity', 'leave', 'bonus'], provision.kind)`.compile(db),
}))
