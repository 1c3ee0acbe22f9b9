import { sql } from 'kysely'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'
import type { Level } from '../step/level.ts'

export interface LevelRule {
  level: Level
  amountFrom: Paise | null
  /** Half-days. */
  halfDaysFrom: number | null
}

/** Every rule for a person's requests of a type, in order; `levelsAmong` applies the conditions on the request's size. */
export const rulesFor = rows(({ db, organisation }, p: { type: RequestTypeName; requester: Id | null }) => ({
  compile: () =>
    sql<LevelRule>`
      select jsonb_build_object(
        'label', rule.name,
        'approver', case rule.approver
          when 'manager' then jsonb_build_object('kind', 'manager', 'up', rule.levels_up)
          when 'role' then jsonb_build_object('kind', 'role', 'role', rule.role_id)
          else jsonb_build_object('kind', 'person', 'employee', rule.employee_id) end,
        'due', case when rule.due_hours is not null
          then jsonb_build_object('hours', rule.due_hours, 'then', rule.then_do, 'madeBy', to_jsonb(rule.made_by)) end
        ) as level, rule.amount_from_paise as "amountFrom", rule.half_days_from as "halfDaysFrom"
      from approval_rule rule
      join employee on employee.organisation_id = ${organisation} and employee.id = ${p.requester}
      where rule.organisation_id = ${organisation} and rule.type = ${p.type}
        and (rule.department_id is null or rule.department_id = employee.department_id)
        and (rule.location_id is null or rule.location_id = employee.location_id)
      order by rule.position`.compile(db),
}))
