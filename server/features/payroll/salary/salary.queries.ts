import { sql } from 'kysely'
import type { EmployerContribution } from '@muster/contract/payroll/salary/employer-cost.ts'
import type { Day, Id, Instant, Paise } from '@muster/contract/values.ts'
import type { BreakdownLine } from '@muster/engine/payroll/components/breakdown.ts'
import { change, rows } from '../../../platform/database/statement.ts'

export interface SalaryRow {
  _id: Id
  startsOn: Day
  endsOn: Day | null
  annualCtcPaise: Paise
  previousCtcPaise: Paise | null
  templateId: Id | null
  templateName: string
  lines: BreakdownLine[]
  contributions: EmployerContribution[]
  addedBy: string | null
  wasAlone: boolean
  createdAt: Instant
}

/** An employee's salaries, newest first. */
export const salariesOf = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<SalaryRow>`
      select salary.id as "_id", starts_on as "startsOn", lead(starts_on) over (order by starts_on) - 1 as "endsOn",
        annual_ctc_paise as "annualCtcPaise", lag(annual_ctc_paise) over (order by starts_on) as "previousCtcPaise",
        template_id as "templateId", template_name as "templateName", lines, contributions, account.name as "addedBy",
        coalesce(account.id = owner.account_id, false) as "wasAlone", salary.created_at as "createdAt"
      from employee_salary salary
      join employee owner on owner.organisation_id = ${organisation} and owner.id = salary.employee_id
      left join account on account.organisation_id = ${organisation} and account.id = salary.created_by
      where salary.organisation_id = ${organisation} and employee_id = ${p.employee} and replaced_at is null
      order by starts_on desc`.compile(db),
}))

export const replaceSalary = change(({ db, organisation }, p: { employee: Id; startsOn: Day; now: Instant }) => ({
  compile: () =>
    sql`
      update employee_salary set replaced_at = ${p.now}
      where organisation_id = ${organisation} and employee_id = ${p.employee} and starts_on = ${p.startsOn}
        and replaced_at is null`.compile(db),
}))

interface NewSalary {
  id: Id
  employee: Id
  startsOn: Day
  annualCtcPaise: Paise
  templateId: Id
  templateName: string
  /** JSON of the engine's components and of the lines calculated from them. */
  components: string
  lines: string
  contributions: string
  account: Id | null
  now: Instant
}

export const insertSalary = change(({ db, organisation }, p: NewSalary) =>
  db.insertInto('employee_salary').values({
    organisation_id: organisation,
    id: p.id,
    employee_id: p.employee,
    starts_on: p.startsOn,
    annual_ctc_paise: p.annualCtcPaise,
    template_id: p.templateId,
    template_name: p.templateName,
    components: p.components,
    lines: p.lines,
    contributions: p.contributions,
    created_by: p.account,
    created_at: p.now,
  }),
)
