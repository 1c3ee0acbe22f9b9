import { sql } from 'kysely'
import type { z } from 'zod'
import type { SettlementStatement } from '@muster/contract/payroll/settlement/settlement-statement.ts'
import type { Id } from '@muster/contract/values.ts'
import type { KeptLine } from '../said-line.ts'
import { one } from '../../../platform/database/statement.ts'

type Statement = z.output<typeof SettlementStatement>

export interface PaidStatement extends Omit<Statement, 'isExtra' | 'nothing' | 'lines'> {
  kind: 'regular' | 'settlement'
  lines: KeptLine[]
}

/** The payslip that paid a settlement. */
export const paidStatementOf = one(({ db, organisation }, p: { payslip: Id }) => ({
  compile: () =>
    sql<PaidStatement>`
      select run.kind, slip.month, slip.lines, slip.gross_paise as "grossPaise", slip.deductions_paise as "deductionsPaise",
        slip.reimbursements_paise as "reimbursementsPaise", slip.net_paise as "netPaise",
        coalesce(slip.facts -> 'carriedForward', '[]') as unrecovered
      from payslip slip
      join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
      where slip.organisation_id = ${organisation} and slip.id = ${p.payslip}`.compile(db),
}))
