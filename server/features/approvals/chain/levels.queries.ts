import { sql } from 'kysely'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'
import type { Level } from './level.ts'

export interface Weighed {
  type: RequestTypeName
  requester: Id
  amount: Paise | null
  /** Half-days. */
  halves: number | null
}

/** The levels of a request: every rule of its type of which the whole condition holds, in their order. */
export const levelsOf = one(({ db, organisation }, p: Weighed) => ({
  compile: () =>
    sql<{ levels: Level[] }>`
      select coalesce(jsonb_agg(jsonb_build_object(
        'label', rule.name,
        'approver', case rule.approver
          when 'manager' then jsonb_build_object('kind', 'manager', 'up', rule.levels_up)
          when 'role' then jsonb_build_object('kind', 'role', 'role', rule.role_id)
          else jsonb_build_object('kind', 'person', 'employee', rule.employee_id) end,
        'due', case when rule.due_hours is not null
          then jsonb_build_object('hours', rule.due_hours, 'then', rule.then_do) end
        ) order by rule.position), '[]') as levels
      from approval_rule rule
      join employee on employee.organisation_id = ${organisation} and employee.id = ${p.requester}
      where rule.organisation_id = ${organisation} and rule.type = ${p.type}
        and (rule.amount_from_paise is null or ${p.amount}::bigint >= rule.amount_from_paise)
        and (rule.halves_from is null or ${p.halves}::int >= rule.halves_from)
        and (rule.department_id is null or rule.department_id = employee.department_id)
        and (rule.location_id is null or rule.location_id = employee.location_id)`.compile(db),
}))
