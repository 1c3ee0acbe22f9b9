import { sql } from 'kysely'
import type { TwoPersonArea } from '@muster/contract/security/two-person-areas.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

interface RuleRow {
  area: TwoPersonArea
  isOn: boolean
  /** Null until the first check. */
  wasActive: boolean | null
  changedBy: string | null
  changedAt: Instant | null
}

/** Rules as set or last seen; an area without a row is on. */
export const savedRules = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<RuleRow>`
      select area, is_on as "isOn", was_active as "wasActive", account.name as "changedBy", changed_at as "changedAt"
      from two_person_rule rule
      left join account on account.organisation_id = ${organisation} and account.id = rule.changed_by
      where rule.organisation_id = ${organisation}`.compile(db),
}))

export const putRule = change(
  ({ db, organisation }, p: { area: TwoPersonArea; isOn: boolean; account: Id; now: Instant }) => ({
    compile: () =>
      sql`
        insert into two_person_rule (organisation_id, area, is_on, changed_by, changed_at)
        values (${organisation}, ${p.area}, ${p.isOn}, ${p.account}, ${p.now})
        on conflict (organisation_id, area) do update
          set is_on = excluded.is_on, changed_by = excluded.changed_by, changed_at = excluded.changed_at`.compile(db),
  }),
)

/** Returns 0 if already recorded so. */
export const putSeen = change(({ db, organisation }, p: { area: TwoPersonArea; isActive: boolean }) => ({
  compile: () =>
    sql`
      insert into two_person_rule (organisation_id, area, was_active) values (${organisation}, ${p.area}, ${p.isActive})
      on conflict (organisation_id, area) do update set was_active = excluded.was_active
      where two_person_rule.was_active is distinct from excluded.was_active`.compile(db),
}))
