import { sql } from 'kysely'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { rows } from '../../../../platform/database/statement.ts'

export interface UnpaidLeaver {
  employee: Id
  name: string
  account: Id
  joinedOn: Day
  leftOn: Day
  /** From the settlement; null if there is none. */
  reason: string | null
  isFixedTerm: boolean
  paysGratuity: boolean
  /** Whether the approved settlement includes gratuity; null until it is approved. */
  hasGratuity: boolean | null
}

/** Employees with a salary whose last working day is between two days and whose settlement is not marked as paid. One statement. */
export const unpaidLeavers = rows(({ db, organisation }, p: { from: Day; to: Day }) => ({
  compile: () =>
    sql<UnpaidLeaver>`
      select employee.id as employee, employee.name, employee.account_id as account, employee.joined_on as "joinedOn",
        employee.left_on as "leftOn", settlement.reason, coalesce(settlement.is_fixed_term, false) as "isFixedTerm",
        coalesce(settlement.pays_gratuity, true) as "paysGratuity",
        jsonb_path_exists(settlement.lines, '$.oneOffs[*] ? (@.code starts with "GRATUITY")') as "hasGratuity"
      from employee
      left join settlement on settlement.organisation_id = ${organisation} and settlement.employee_id = employee.id
        and settlement.cancelled_at is null
      left join pay_run run on run.organisation_id = ${organisation} and run.id = settlement.run_id
      where employee.organisation_id = ${organisation} and employee.left_on between ${p.from} and ${p.to}
        and (run.paid_at is null or exists (select from pay_hold hold
          where hold.organisation_id = ${organisation} and hold.run_id = run.id and hold.employee_id = employee.id
            and hold.released_at is null))
        and exists (select from employee_salary salary
          where salary.organisation_id = ${organisation} and salary.employee_id = employee.id and salary.replaced_at is null)
      order by employee.left_on, employee.name, employee.id`.compile(db),
}))

export interface Reminder {
  employee: Id
  leftOn: Day
  part: 'wages' | 'gratuity'
  stage: 'soon' | 'overdue'
}

/** Records reminders, and returns those not sent before. `reminders`: JSON of `Reminder[]`. */
export const noteReminders = rows(({ db, organisation }, p: { reminders: string; now: Instant }) => ({
  compile: () =>
    sql<Reminder>`
      insert into settlement_reminder (organisation_id, employee_id, left_on, part, stage, told_at)
      select ${organisation}, employee, "leftOn", part, stage, ${p.now}::timestamptz
      from jsonb_to_recordset(${p.reminders}::jsonb) as told (employee uuid, "leftOn" date, part text, stage text)
      on conflict do nothing
      returning employee_id as employee, left_on as "leftOn", part, stage`.compile(db),
}))
