import { sql } from 'kysely'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import type { PaidFacts, PaidLine, PaidPerson, PaidSlip } from '@muster/engine/payroll/outputs/paid-row.ts'
import { one, rows } from '../../../platform/database/statement.ts'
import type { Config } from '../pay-run-config/pay-run-config.queries.ts'

export interface LockedRun {
  id: Id
  month: Month
  state: 'draft' | 'calculating' | 'calculated' | 'approved' | 'paid'
  kind: 'regular' | 'reversal' | 'settlement'
  config: Config
  paidOn: Day | null
  calculatedAt: string | null
  netPaise: Paise
  /** The hash of the law it was calculated by; null without payslips, or before the law was stored. */
  law: string | null
}

export const runForFiles = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<LockedRun>`
      select run.id, run.month, run.state, run.kind, run.config, run.paid_on as "paidOn", run.calculated_at as "calculatedAt",
        (select coalesce(sum(net_paise), 0)::bigint from payslip
          where organisation_id = ${organisation} and run_id = run.id) as "netPaise",
        (select inputs::jsonb ->> 'law' from payslip
          where organisation_id = ${organisation} and run_id = run.id limit 1) as law
      from pay_run run where run.organisation_id = ${organisation} and run.id = ${p.id}`.compile(db),
}))

/** The latest locked regular run. */
export const lastPaidRun = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ id: Id; month: Month }>`
      select id, month from pay_run
      where organisation_id = ${organisation} and kind = 'regular' and state in ('approved', 'paid')
      order by month desc limit 1`.compile(db),
}))

export interface PaidSqlRow extends Omit<PaidSlip, 'lines' | 'facts' | 'days'> {
  employee: Id
  person: PaidPerson
  days: PaidSlip['days']
  lines: PaidLine[]
  facts: PaidFacts | Record<string, never>
  /** The legal entity that pays; null for the organisation itself. */
  entity: Id | null
  /** Whether it was reversed by a later document. */
  isReversed: boolean
  /** It was reversed before the run was paid, so that the run does not pay it. */
  isNotPaid: boolean
  /** What it had paid was set off or received since: if the bank returns the payment now, it is owed again. */
  isSetOff: boolean
}

/** Payslips of a run without line explanations, one piece at a time; `after` is the last employee of the previous piece. */
export const paidPiece = rows(({ db, organisation }, p: { run: Id; after: Id | null; limit: number }) => ({
  compile: () =>
    sql<PaidSqlRow>`
      select slip.employee_id as employee, slip.legal_entity_id as entity, slip.month, slip.person, slip.days - 'lossOfPay' as days,
        slip.facts - 'taxYear' as facts,
        gross_paise as "grossPaise", deductions_paise as "deductionsPaise", reimbursements_paise as "reimbursementsPaise",
        employer_paise as "employerPaise", round_off_paise as "roundOffPaise", net_paise as "netPaise",
        (select coalesce(jsonb_agg(jsonb_build_object('code', line ->> 'code', 'name', line ->> 'name',
            'kind', line ->> 'type', 'amountPaise', line -> 'amountPaise') order by n), '[]')
          from jsonb_array_elements(slip.lines) with ordinality as all_lines (line, n)) as lines,
        exists (select from payslip back
          where back.organisation_id = ${organisation} and back.reverses_id = slip.id) as "isReversed",
        exists (select from payslip back
          where back.organisation_id = ${organisation} and back.reverses_id = slip.id and back.net_paise <> 0
            and (run.paid_at is null or back.created_at < run.paid_at)) as "isNotPaid",
        exists (select from payslip back
          join loan on loan.organisation_id = ${organisation} and loan.payslip_id = back.id
          join loan_repayment paid on paid.organisation_id = ${organisation} and paid.loan_id = loan.id
            and paid.payslip_id is distinct from back.id
          where back.organisation_id = ${organisation} and back.reverses_id = slip.id) as "isSetOff"
      from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      where slip.organisation_id = ${organisation} and slip.run_id = ${p.run}
        and (${p.after}::uuid is null or slip.employee_id > ${p.after})
      order by slip.employee_id limit ${p.limit}::bigint`.compile(db),
}))

/** Everyone in a run with the employee code on the payslip and the net pay. */
export const paidPeople = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<{ employee: Id; code: string; netPaise: Paise }>`
      select employee_id as employee, coalesce(person ->> 'code') as code, net_paise as "netPaise" from payslip
      where organisation_id = ${organisation} and run_id = ${p.run}`.compile(db),
}))

/** Employees covered by ESI in a locked month. */
export const coveredIn = rows(({ db, organisation }, p: { month: Month }) => ({
  compile: () =>
    sql<{ employee: Id; entity: Id | null; name: string; code: string; leftOn: Day | null }>`
      select slip.employee_id as employee, slip.legal_entity_id as entity, employee.name, employee.code, employee.left_on as "leftOn"
      from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      join employee on employee.organisation_id = ${organisation} and employee.id = slip.employee_id
      where slip.organisation_id = ${organisation} and slip.month = ${p.month} and run.kind = 'regular'
        and run.state in ('approved', 'paid') and (slip.facts #>> '{esi,covered}') = 'true'`.compile(db),
}))
