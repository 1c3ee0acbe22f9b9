import { sql } from 'kysely'
import type { Id, Paise } from '@muster/contract/values.ts'
import { one, rows } from '../../../platform/database/statement.ts'

export interface ProofRow {
  kind: 'regular' | 'reversal'
  inputs: string
  hash: string
  days: unknown
  lines: unknown
  facts: unknown
  grossPaise: Paise
  deductionsPaise: Paise
  reimbursementsPaise: Paise
  employerPaise: Paise
  roundOffPaise: Paise
  netPaise: Paise
}

const proofRow = sql`run.kind, inputs, inputs_hash as hash, days, lines, facts, gross_paise as "grossPaise",
  deductions_paise as "deductionsPaise", reimbursements_paise as "reimbursementsPaise",
  employer_paise as "employerPaise", round_off_paise as "roundOffPaise", net_paise as "netPaise"`

/** A payslip's results, and the inputs of its calculation. */
export const payslipToProve = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<ProofRow>`
      select ${proofRow}
      from payslip slip join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      where slip.organisation_id = ${organisation} and slip.id = ${p.id}`.compile(db),
}))

/** The same for the newest approved payslips. */
export const newestToProve = rows(({ db, organisation }, p: { atMost: number }) => ({
  compile: () =>
    sql<ProofRow>`
      select ${proofRow}
      from pay_run run join payslip slip on slip.organisation_id = ${organisation} and slip.run_id = run.id
      where run.organisation_id = ${organisation} and run.state in ('approved', 'paid')
      order by run.month desc, slip.id limit ${p.atMost}`.compile(db),
}))
