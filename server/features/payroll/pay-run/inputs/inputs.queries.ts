import { sql } from 'kysely'
import type { BenefitKind } from '@muster/contract/payroll/salary/benefit-kinds.ts'
import type { DeductionNature, PayNature } from '@muster/contract/payroll/salary/pay-natures.ts'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import type { BreakdownLine } from '@muster/engine/payroll/components/breakdown.ts'
import { ofSomeOrAll } from '../../../../platform/database/some-or-all.ts'
import { rows } from '../../../../platform/database/statement.ts'
import type { PersonFacts } from '../../payslip/person-facts.ts'

export interface SalaryRow {
  from: Day
  to: Day | null
  lines: BreakdownLine[]
}

export interface PersonRow {
  employee: Id
  person: PersonFacts
  isInactive: boolean
  salaries: SalaryRow[] | null
  inputs: PayInputRow[] | null
}

export interface PayInputRow {
  type: 'earning' | 'deduction' | 'reimbursement'
  nature: PayNature | DeductionNature | null
  benefit: BenefitKind | null
  name: string
  amountPaise: Paise
  reason: string
  isOnce: boolean
}

/**
 * Everyone employed in a month, or some of them, with their salaries and inputs: one statement, however many employees. Lookups
 * are by employee: joins take minutes while the database has no statistics on rows just written.
 */
export const peopleOfMonth = ofSomeOrAll(
  (whose) =>
    ({ db, organisation }, p: { month: Month; first: Day; last: Day; employees: readonly Id[] | null }) => ({
      compile: () =>
        sql<PersonRow>`
      select employee.id as employee, employee.status = 'inactive' as "isInactive",
        (select jsonb_agg(jsonb_build_object('from', starts_on, 'to', ends_on, 'lines', lines) order by starts_on)
          from (
            select starts_on, lines, lead(starts_on) over (order by starts_on) - 1 as ends_on from employee_salary
            where organisation_id = ${organisation} and employee_id = employee.id and replaced_at is null
              and starts_on <= ${p.last}
          ) dated
          where ends_on is null or ends_on >= ${p.first}) as salaries,
        (select jsonb_agg(jsonb_build_object('type', type, 'nature', nature, 'benefit', benefit, 'name', name, 'amountPaise', amount_paise,
            'reason', reason, 'isOnce', to_month is not distinct from from_month) order by id)
          from pay_input
          where organisation_id = ${organisation} and employee_id = employee.id and from_month <= ${p.month}
            and (to_month is null or to_month >= ${p.month})) as inputs,
        jsonb_build_object('name', employee.name, 'code', employee.code,
          'designation', coalesce(nullif(account.designation, ''), role.name), 'department', department.name,
          'location', location.name, 'joinedOn', employee.joined_on, 'leftOn', employee.left_on,
          'relative', case when identity.value ->> 'relativeName' <> '' then jsonb_build_object(
            'name', identity.value ->> 'relativeName', 'relation', identity.value ->> 'relation') end,
          'panLast4', personal.pan_last4, 'uanLast4', personal.uan_last4, 'esiLast4', personal.esi_last4,
          'bank', case when bank.employee_id is not null then jsonb_build_object(
            'name', bank.bank_name, 'accountLast4', bank.account_last4) end) as person
      from employee
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      join role on role.organisation_id = ${organisation} and role.id = account.role_id
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      left join employee_personal personal
        on personal.organisation_id = ${organisation} and personal.employee_id = employee.id
      left join employee_bank bank on bank.organisation_id = ${organisation} and bank.employee_id = employee.id
      left join lateral (
        select value from employee_statutory
        where organisation_id = ${organisation} and employee_id = employee.id and from_month <= ${p.month}
        order by from_month desc, n desc limit 1
      ) identity on true
      where employee.organisation_id = ${organisation} and employee.joined_on <= ${p.last}
        and (employee.left_on is null or employee.left_on >= ${p.first}) and ${whose(sql`employee.id`, p)}
      order by employee.id`.compile(db),
    }),
)

/** Everyone employed between two days, in pieces of `size` by id. */
export const employedInPieces = rows(({ db, organisation }, p: { first: Day; last: Day; size: number }) => ({
  compile: () =>
    sql<{ employees: Id[] }>`
      select array_agg(id order by id) as employees
      from (
        select id, (row_number() over (order by id) - 1) / ${p.size}::int as piece from employee
        where organisation_id = ${organisation} and joined_on <= ${p.last} and (left_on is null or left_on >= ${p.first})
      ) employed
      group by piece order by piece`.compile(db),
}))
