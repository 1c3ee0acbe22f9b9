import type { Sentence } from '@muster/engine/sentence.ts'
import { sql } from 'kysely'
import type { Day, Id, Paise } from '@muster/contract/values.ts'
import { rows } from '../../../platform/database/statement.ts'

/** An employee of a run with the facts that the checks use. */
export interface CheckedPerson {
  employee: Id
  name: string
  code: string
  joinedOn: Day
  /** Why there is no payslip; null when one exists. */
  excluded: Sentence | null
  hasBank: boolean
  netPaise: Paise
  hasPf: boolean
  /** The fund's wages exceed its ceiling. */
  isAbovePfCeiling: boolean
  isEsiCovered: boolean
  ptState: string | null
  tdsPaise: Paise
  carriedPaise: Paise
  /** State taxes that the company now pays for the employee. */
  advancedPaise: Paise
  /** Income tax that the pay could not cover, in a year without another payment. */
  taxShortPaise: Paise
  arrearsMonths: number
  /** What was paid with payslips that were reversed since, and is taken off. */
  setOffPaise: Paise
  wagesPaise: Paise
  finesPaise: Paise
}

/** Everyone a run has processed, in one statement. */
export const checkedPeople = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<CheckedPerson>`
      select employee.id as employee, employee.name, employee.code, employee.joined_on as "joinedOn", 
        case when exclusion.employee_id is not null then jsonb_build_object('text', exclusion.reason, 'values', exclusion.reason_values) end as "excluded",
        bank.employee_id is not null as "hasBank", coalesce(slip.net_paise, 0) as "netPaise",
        coalesce(jsonb_typeof(slip.facts -> 'pf') = 'object', false) as "hasPf",
        coalesce((slip.facts #>> '{pf,earnedPaise}')::bigint - (slip.facts #>> '{pf,edliWagesPaise}')::bigint >= 100, false)
          as "isAbovePfCeiling",
        coalesce((slip.facts -> 'esi' ->> 'covered')::boolean, false) as "isEsiCovered",
        slip.facts -> 'pt' ->> 'state' as "ptState",
        coalesce((slip.facts -> 'tax' ->> 'tdsPaise')::bigint, 0) as "tdsPaise",
        coalesce((select sum((one ->> 'amountPaise')::bigint)::bigint
          from jsonb_array_elements(slip.facts -> 'carriedForward') one
          where one ->> 'code' not in ('PT_ADVANCED', 'LWF_ADVANCED')), 0) as "carriedPaise",
        coalesce((select sum((one ->> 'amountPaise')::bigint)::bigint
          from jsonb_array_elements(slip.facts -> 'carriedForward') one
          where one ->> 'code' in ('PT_ADVANCED', 'LWF_ADVANCED')), 0) as "advancedPaise",
        case when (slip.facts #>> '{taxYear,paymentsLeft}')::int = 0
          then coalesce((slip.facts #>> '{taxYear,leftPaise}')::bigint, 0) else 0 end as "taxShortPaise",
        coalesce(jsonb_array_length(slip.arrears), 0) as "arrearsMonths",
        coalesce((select sum((line ->> 'amountPaise')::bigint)::bigint
          from jsonb_array_elements(slip.lines) line
          join loan on loan.organisation_id = ${organisation} and loan.employee_id = slip.employee_id
            and 'LOAN:' || loan.n = line ->> 'code'
          join payslip back on back.organisation_id = ${organisation} and back.id = loan.payslip_id
          where back.reverses_id is not null), 0) as "setOffPaise",
        coalesce((slip.facts ->> 'wagesPaise')::bigint, 0) as "wagesPaise",
        coalesce((select sum((line ->> 'amountPaise')::bigint)::bigint
          from jsonb_array_elements(slip.lines) line where line ->> 'code' like 'FINE:%'), 0) as "finesPaise"
      from (
        select employee_id from payslip where organisation_id = ${organisation} and run_id = ${p.run}
        union
        select employee_id from pay_run_exclusion where organisation_id = ${organisation} and run_id = ${p.run}
      ) decided
      join employee on employee.organisation_id = ${organisation} and employee.id = decided.employee_id
      left join payslip slip on slip.organisation_id = ${organisation} and slip.run_id = ${p.run}
        and slip.employee_id = decided.employee_id
      left join pay_run_exclusion exclusion on exclusion.organisation_id = ${organisation} and exclusion.run_id = ${p.run}
        and exclusion.employee_id = decided.employee_id
      left join employee_bank bank on bank.organisation_id = ${organisation} and bank.employee_id = decided.employee_id
      order by lower(employee.name), employee.id`.compile(db),
}))
