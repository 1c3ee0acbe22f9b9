import { sql } from 'kysely'
import type { EmployeeStatus } from '@muster/contract/employees/employment.ts'
import type { Day, Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'

interface PayProfileRow {
  _id: Id
  name: string
  code: string
  department: string | null
  location: string
  status: EmployeeStatus
  joinedOn: Day
  leftOn: Day | null
  salary: { annualCtcPaise: Paise; templateName: string; startsOn: Day } | null
  payslip: { _id: Id; month: Month; netPaise: Paise } | null
}

/** An employee's workplace, the salary on the local day, and the newest payslip of a locked month. */
export const payProfileOf = one(({ db, organisation }, p: { employee: Id; now: Instant }) => ({
  compile: () =>
    sql<PayProfileRow>`
      select employee.id as "_id", employee.name, code, department.name as department, location.name as location, status,
        joined_on as "joinedOn", left_on as "leftOn",
        (
          select jsonb_build_object(
            'annualCtcPaise', annual_ctc_paise, 'templateName', template_name, 'startsOn', starts_on)
          from employee_salary
          where organisation_id = ${organisation} and employee_id = employee.id and replaced_at is null
            and starts_on <= (${p.now}::timestamptz at time zone location.time_zone)::date
          order by starts_on desc limit 1
        ) as salary,
        (
          select jsonb_build_object('_id', slip.id, 'month', slip.month, 'netPaise', slip.net_paise)
          from payslip slip
          join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
          where slip.organisation_id = ${organisation} and slip.employee_id = employee.id
            and run.state in ('approved', 'paid')
          order by slip.month desc, slip.id desc limit 1
        ) as payslip
      from employee
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      where employee.organisation_id = ${organisation} and employee.id = ${p.employee}`.compile(db),
}))
