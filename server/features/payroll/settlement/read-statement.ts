import type { z } from 'zod'
import type { SettlementStatement, DuePart } from '@muster/contract/payroll/settlement/settlement-statement.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { organisationBook } from '../statutory/index.ts'
import { dueOf, hasGratuity } from './due.ts'
import { paidStatementOf } from './paid-statement.queries.ts'
import { prepare } from './preview.ts'
import type { SettlementRow } from './settlement.queries.ts'
import { paidStatement, statementToCome } from './statement.ts'

type Statement = z.output<typeof SettlementStatement>

export interface Stated {
  statement: Statement | null
  /** Why there is none, or why it is not going to be paid. */
  problem: string | null
}

/** What a settlement came to once it is in a payslip; until then what it comes to. */
export async function statementOf(tx: Tx, employee: Id, leftOn: Day, row: SettlementRow): Promise<Stated> {
  if (row.payslipId !== null) {
    const paid = await paidStatementOf(tx, { payslip: row.payslipId })
    return { statement: paid ? paidStatement(paid, row.lines) : null, problem: null }
  }
  const prepared = await prepare(tx, employee, leftOn, row)
  return { statement: prepared.last ? statementToCome(prepared) : null, problem: prepared.problem }
}

/** By when each part of it is to be paid. */
export async function dueNow(
  tx: Tx,
  employee: Id,
  leftOn: Day,
  row: SettlementRow | undefined,
  statement: Statement | null,
): Promise<z.output<typeof DuePart>[]> {
  const paysGratuity = statement !== null && hasGratuity(statement.lines)
  return dueOf(tx, await organisationBook(tx), { employee, leftOn, paidOn: row?.paidOn ?? null, paysGratuity })
}
