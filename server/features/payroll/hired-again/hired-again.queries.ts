import { sql } from 'kysely'
import type { Id, Instant, Month } from '@muster/contract/values.ts'
import { change } from '../../../platform/database/statement.ts'

interface Again {
  former: Id
  employee: Id
}

/**
 * The statutory details of a person go on, but for what belongs to an employment: voluntary contributions, why the fund was left, a fixed
 * term, and cover by ESI whatever the wages. Membership of the fund began with the first employment at the latest.
 */
export const copyIdentity = change(
  ({ db, organisation }, p: Again & { from: Month; note: string; account: Id; now: Instant }) => ({
    compile: () =>
      sql`
      insert into employee_statutory (organisation_id, employee_id, from_month, value, note, created_by, created_at)
      select ${organisation}, ${p.employee}, ${p.from}, held.value || jsonb_build_object('pfExitReason', null, 'fixedTerm', false, 'vpf', jsonb_build_object('type', 'none'),
          'esi', case held.value ->> 'esi' when 'covered' then 'byWages' else held.value ->> 'esi' end,
          'pfJoinedOn', case when (held.value ->> 'pfMember')::boolean
            then coalesce(held.value ->> 'pfJoinedOn', former.joined_on::text) else held.value ->> 'pfJoinedOn' end),
        ${p.note}, ${p.account}, ${p.now}
      from employee_statutory held
      join employee former on former.organisation_id = ${organisation} and former.id = held.employee_id
      where held.organisation_id = ${organisation} and held.employee_id = ${p.former}
      order by held.from_month desc, held.n desc limit 1
      returning 1`.compile(db),
  }),
)

/** The regime chosen for a year stays the person's. */
export const moveRegime = change(({ db, organisation }, p: Again & { year: string }) => ({
  compile: () =>
    sql`
      update tax_regime_choice set employee_id = ${p.employee}
      where organisation_id = ${organisation} and employee_id = ${p.former} and financial_year >= ${p.year}
        and replaced_at is null`.compile(db),
}))

/** So does what was declared for it, with its proofs. */
export const moveDeclared = change(({ db, organisation }, p: Again & { year: string }) => ({
  compile: () =>
    sql`
      update tax_item set employee_id = ${p.employee}
      where organisation_id = ${organisation} and employee_id = ${p.former} and financial_year >= ${p.year}`.compile(
      db,
    ),
}))

export const moveProofs = change(({ db, organisation }, p: Again & { year: string }) => ({
  compile: () =>
    sql`
      update tax_proof set employee_id = ${p.employee}
      where organisation_id = ${organisation} and employee_id = ${p.former} and item_id in (
        select item_id from tax_item
        where organisation_id = ${organisation} and employee_id = ${p.employee} and financial_year >= ${p.year})`.compile(
      db,
    ),
}))
