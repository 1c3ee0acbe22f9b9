import { sql } from 'kysely'
import type { EmployerContribution } from '@muster/contract/payroll/salary/employer-cost.ts'
import type { EmploymentType } from '@muster/contract/employees/employment.ts'
import type { Day, Id, Paise } from '@muster/contract/values.ts'
import type { BreakdownLine } from '@muster/engine/payroll/components/breakdown-line.ts'
import { one, rows } from '../../../platform/database/statement.ts'

export interface SalaryFacts {
  startsOn: Day
  annualPaise: Paise
  previousPaise: Paise | null
  lines: BreakdownLine[]
  contributions: EmployerContribution[]
}

export interface LetterFacts {
  employee: Id
  account: Id
  name: string
  code: string
  designation: string | null
  department: string | null
  location: string
  manager: string | null
  employmentType: EmploymentType
  probationDays: number
  address: Record<string, string> | null
  joinedOn: Day
  leftOn: Day | null
  salary: SalaryFacts | null
  /** The person's employing legal entity on that day; null for the organisation itself. */
  employer: { legalName: string; address: Record<string, string> } | null
}

interface Asked {
  employees: readonly Id[]
  /** The salary in force then, or on joining if that is later … */
  day: Day
  /** … or the latest, whenever it begins. */
  newest: boolean
  /** … or the one that begins on this day. */
  revisedOn: Day | null
}

/** The values for letters to some people, by their codes. */
export const letterFacts = rows(({ db, organisation }, p: Asked) => ({
  compile: () =>
    sql<LetterFacts>`
      select employee.id as employee, employee.account_id as account, employee.name, employee.code, account.designation,
        department.name as department, location.name as location, manager.name as manager,
        employee.employment_type as "employmentType", employee.probation_days as "probationDays",
        personal.current_address as address, employee.joined_on as "joinedOn", employee.left_on as "leftOn", pay.salary,
        case when entity.id is not null
          then jsonb_build_object('legalName', entity.legal_name, 'address', entity.address) end as employer
      from employee
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      left join employee manager on manager.organisation_id = ${organisation} and manager.id = employee.reports_to
      left join employee_personal personal on personal.organisation_id = ${organisation}
        and personal.employee_id = employee.id
      left join legal_entity entity on entity.organisation_id = ${organisation} and entity.id = (
        select held.legal_entity_id from employee_legal_entity held
        where held.organisation_id = ${organisation} and held.employee_id = employee.id
          and held.from_month <= left(least(greatest(${p.day}::date, employee.joined_on), employee.left_on)::text, 7)
        order by held.from_month desc limit 1)
      left join lateral (
        select jsonb_build_object('startsOn', starts_on, 'annualPaise', annual_ctc_paise, 'previousPaise', previous_paise,
          'lines', lines, 'contributions', contributions) as salary
        from (
          select salary.*, lag(annual_ctc_paise) over (order by starts_on) as previous_paise from employee_salary salary
          where salary.organisation_id = ${organisation} and salary.employee_id = employee.id and salary.replaced_at is null
        ) salary
        where case when ${p.revisedOn}::date is not null then starts_on = ${p.revisedOn}::date
          else ${p.newest}::boolean or starts_on <= greatest(${p.day}::date, employee.joined_on) end
        order by starts_on desc limit 1
      ) pay on true
      where employee.organisation_id = ${organisation} and employee.id = any(${p.employees}::uuid[])
      order by employee.code`.compile(db),
}))

export const letterhead = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{
      name: string
      legalName: string
      address: Record<string, string>
      logo: string | null
      signatoryName: string | null
      signatoryDesignation: string | null
    }>`
      select organisation.name, organisation.legal_name as "legalName", organisation.address, organisation.logo_key as logo,
        setting.signatory_name as "signatoryName", setting.signatory_designation as "signatoryDesignation"
      from organisation
      left join letter_setting setting on setting.organisation_id = ${organisation}
      where organisation.id = ${organisation}`.compile(db),
}))
