import { sql } from 'kysely'
import type { Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import type { PaidDays } from '@muster/engine/payroll/payslip/paid-days.ts'
import { change, one } from '../../../platform/database/statement.ts'
import { lastAnswer, newestHold, wasPaid } from '../hold/hold.queries.ts'
import type { State } from '../run-state.ts'

export interface PayslipForUpdate {
  id: Id
  run: Id
  employee: Id
  account: Id
  month: Month
  state: State
  kind: 'regular' | 'reversal' | 'settlement'
  inputs: string
  days: PaidDays
  netPaise: Paise
  /** The money left the company, and did not come back as far as the bank answered. */
  wasPaid: boolean
  isReversed: boolean
}

/** Holds a payslip and its run until the transaction ends. Values read with the lock may be from before it was granted. */
export const lockPayslip = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql`
      select from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      where slip.organisation_id = ${organisation} and slip.id = ${p.id} for no key update of slip, run`.compile(db),
}))

export const payslipForUpdate = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<PayslipForUpdate>`
      select slip.id, slip.run_id as run, slip.employee_id as employee, employee.account_id as account, slip.month, run.state,
        run.kind, slip.inputs, slip.days, slip.net_paise as "netPaise", ${wasPaid} as "wasPaid", exists (
          select from payslip back where back.organisation_id = ${organisation} and back.reverses_id = slip.id
        ) as "isReversed"
      from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      join employee on employee.organisation_id = ${organisation} and employee.id = slip.employee_id
      ${newestHold(organisation)}
      ${lastAnswer(organisation)}
      where slip.organisation_id = ${organisation} and slip.id = ${p.id}`.compile(db),
}))

interface NewRun {
  id: Id
  original: Id
  reason: string
  account: Id
  now: Instant
}

/** A run of one document, locked from the start, with the configuration of the run that it corrects. */
export const insertReversalRun = change(({ db, organisation }, p: NewRun) => ({
  compile: () =>
    sql`
      insert into pay_run (organisation_id, id, month, kind, reason, state, config, total, done, started_by, started_at,
        progress_at, calculated_at, approved_by, approved_at)
      select ${organisation}, ${p.id}, month, 'reversal', ${p.reason}, 'approved', config, 1, 1, ${p.account}, ${p.now},
        ${p.now}, ${p.now}, ${p.account}, ${p.now}
      from pay_run where organisation_id = ${organisation} and id = ${p.original}
      returning 1`.compile(db),
}))

interface NewPayslip {
  id: Id
  run: Id
  original: Id
  /** JSON of `lines`, `facts`, `arrears` and the totals. */
  slip: string
  now: Instant
}

/** The employee, days and inputs are those of the payslip being reversed. */
export const insertReversal = change(({ db, organisation }, p: NewPayslip) => ({
  compile: () =>
    sql`
      insert into payslip (organisation_id, id, run_id, employee_id, month, person, days, lines, facts, arrears, inputs,
        inputs_hash, gross_paise, deductions_paise, reimbursements_paise, employer_paise, round_off_paise, net_paise,
        reverses_id, created_at, legal_entity_id)
      select ${organisation}, ${p.id}, ${p.run}, employee_id, month, person, days, back.lines, back.facts, back.arrears,
        inputs, inputs_hash, back.gross, back.deductions, back.reimbursements, back.employer, back.round_off, back.net,
        slip.id, ${p.now}, slip.legal_entity_id
      from payslip slip
      cross join jsonb_to_record(${p.slip}::jsonb) as back (lines jsonb, facts jsonb, arrears jsonb, gross bigint,
        deductions bigint, reimbursements bigint, employer bigint, round_off bigint, net bigint)
      where slip.organisation_id = ${organisation} and slip.id = ${p.original}
      returning 1`.compile(db),
}))

export const payslipToReverse = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ employee: Id; name: string; month: Month; netPaise: Paise; runId: Id }>`
      select employee.id as employee, employee.name, slip.month, slip.net_paise as "netPaise", slip.run_id as "runId"
      from payslip slip
      join employee on employee.organisation_id = ${organisation} and employee.id = slip.employee_id
      where slip.organisation_id = ${organisation} and slip.id = ${p.id}`.compile(db),
}))
