import { sql } from 'kysely'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import type { BreakdownLine } from '@muster/engine/payroll/components/breakdown.ts'
import type { MonthFacts } from '@muster/engine/payroll/payslip/facts.ts'
import type { StatutoryInput } from '@muster/engine/payroll/payslip/statutory-input.ts'
import type { Treatment } from '@muster/engine/payroll/payslip/treatment.ts'
import { one } from '../../../../platform/database/statement.ts'
import { recordsOf } from '../../../../platform/employment/records-of.sql.ts'

export interface PayOfYear {
  joinedOn: Day
  leftOn: Day | null
  birthDate: Day | null
  /** `other` if not known; it has the general tables. */
  gender: 'female' | 'male' | 'other'
  resident: boolean
  hasPan: boolean
  /** Locked payslips of all employments, and pay from before the first run here, by month. */
  paid: { month: Month; grossPaise: Paise; facts: Partial<MonthFacts> }[]
  /** The salary in force on a day, or the next one; null without any. */
  lines: BreakdownLine[] | null
  /** Months between the work and its payment. */
  later: 0 | 1
  /** How the law treats each component, by code. */
  treatments: Record<string, Pick<Treatment, 'tax' | 'taxHead' | 'wageClass' | 'ptWage'>>
  /** The statutory input of the last locked payslip, from which PF is projected; null without one. */
  statutory: Pick<StatutoryInput, 'pf' | 'wages'> | null
}

/** What an employee was paid in a year and will be paid in the rest of it, in one statement. */
export const payOfYear = one(({ db, organisation }, p: { employee: Id; from: Month; to: Month; day: Day }) => ({
  compile: () =>
    sql<PayOfYear>`
      select employee.joined_on as "joinedOn", employee.left_on as "leftOn", personal.birth_date as "birthDate",
        case when personal.gender in ('female', 'male') then coalesce(personal.gender) else 'other' end as gender,
        personal.pan_digest is not null as "hasPan",
        coalesce((
          select (value ->> 'taxResident')::boolean from employee_statutory held
          where held.organisation_id = ${organisation} and held.employee_id = employee.id and held.from_month <= ${p.to}
          order by from_month desc, n desc limit 1
        ), true) as resident,
        coalesce((
          select jsonb_agg(jsonb_build_object('month', paid_in, 'grossPaise', gross_paise, 'facts', facts) order by month, id)
          from (
            select slip.month, slip.id, run.paid_in, slip.gross_paise, slip.facts
            from payslip slip
            join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
            where slip.organisation_id = ${organisation} and slip.employee_id in ${recordsOf(organisation, sql`employee.id`)}
              and run.paid_in between ${p.from} and ${p.to} and run.state in ('approved', 'paid')
            union all
            select month, opening_id, paid_in, (facts #>> '{tax,salaryPaise}')::bigint, facts from opening_pay_month
            where organisation_id = ${organisation} and employee_id in ${recordsOf(organisation, sql`employee.id`)}
              and paid_in between ${p.from} and ${p.to}
          ) of_year
        ), '[]') as paid,
        (
          select lines from employee_salary salary
          where salary.organisation_id = ${organisation} and salary.employee_id = employee.id and replaced_at is null
          order by starts_on > ${p.day}, abs(starts_on - ${p.day}::date) limit 1
        ) as lines,
        coalesce((select (pay_month = 'next')::integer from pay_run_config where organisation_id = ${organisation}), 0) as later,
        coalesce((
          select jsonb_object_agg(code, jsonb_build_object('tax', tax, 'taxHead', tax_head,
            'wageClass', wage_class, 'ptWage', pt_wage)) from salary_component component
          where component.organisation_id = ${organisation}
        ), '{}') as treatments,
        (
          select slip.inputs::jsonb -> 'statutory' from payslip slip
          join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
          where slip.organisation_id = ${organisation} and slip.employee_id = employee.id
            and run.paid_in between ${p.from} and ${p.to} and run.state in ('approved', 'paid')
          order by slip.month desc, slip.id desc limit 1
        ) as statutory
      from employee
      left join employee_personal personal on personal.organisation_id = ${organisation}
        and personal.employee_id = employee.id
      where employee.organisation_id = ${organisation} and employee.id = ${p.employee}`.compile(db),
}))
