import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

interface FactorRuleRow {
  roleId: Id
  role: string
  rule: 'none' | 'any' | 'authenticator'
  from: Day | null
  people: number
  without: number
}

export const factorRuleRows = rows(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<FactorRuleRow>`
      select role.id as "roleId", role.name as role, coalesce(rule.kind, 'none') as rule, rule.from_day as "from",
        count(account.id)::int as people,
        (count(account.id) filter (where not exists (
          select 1 from second_factor factor
          where factor.organisation_id = ${organisation} and factor.account_id = account.id
            and factor.confirmed_at is not null
            and (factor.kind = 'authenticator' or coalesce(rule.kind, 'any') = 'any'))
          and not exists (
            select 1 from passkey
            where passkey.organisation_id = ${organisation} and passkey.account_id = account.id)))::int as without
      from role
      left join second_factor_rule rule on rule.organisation_id = ${organisation} and rule.role_id = role.id
      left join account on account.organisation_id = ${organisation} and account.role_id = role.id and account.is_active
      where role.organisation_id = ${organisation}
      group by role.id, role.name, role.is_admin, rule.kind, rule.from_day
      order by role.is_admin desc, lower(role.name), role.id`.compile(db),
}))

export const putFactorRule = change(
  ({ db, organisation }, p: { role: Id; kind: 'any' | 'authenticator'; from: Day; account: Id; now: Instant }) => ({
    compile: () =>
      sql`
        insert into second_factor_rule (organisation_id, role_id, kind, from_day, changed_by, changed_at)
        values (${organisation}, ${p.role}, ${p.kind}, ${p.from}, ${p.account}, ${p.now})
        on conflict (organisation_id, role_id) do update set kind = excluded.kind, from_day = excluded.from_day,
          changed_by = excluded.changed_by, changed_at = excluded.changed_at`.compile(db),
  }),
)

export const deleteFactorRule = change(({ db, organisation }, p: { role: Id }) =>
  db.deleteFrom('second_factor_rule').where('organisation_id', '=', organisation).where('role_id', '=', p.role),
)
