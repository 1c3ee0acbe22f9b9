import type { Day, Id } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { organisationBook } from '../statutory/index.ts'
import { dueOf, hasGratuity, type SaidDue } from './due.ts'
import { paidStatementOf } from './paid-statement.queries.ts'
import { prepare } from './preview.ts'
import type { SettlementRow } from './settlement.queries.ts'
import { paidStatement, statementToCome, type SaidStatement } from './statement.ts'

export interface Stated {
  statement: SaidStatement | null
  /** Why there is no statement, or why it will not be paid. */
  problem: Sentence | null
}

/** The statement of a settlement: from its payslip, or the present amounts until there is one. */
export async function statementOf(tx: Tx, employee: Id, leftOn: Day, row: SettlementRow): Promise<Stated> {
  if (row.payslipId !== null) {
    const paid = await paidStatementOf(tx, { payslip: row.payslipId })
    return { statement: paid ? paidStatement(paid, row.lines) : null, problem: null }
  }
  const prepared = await prepare(tx, employee, leftOn, row)
  return { statement: prepared.last ? statementToCome(prepared) : null, problem: prepared.problem }
}

/** The due date of each part. */
export async function dueNow(
  tx: Tx,
  employee: Id,
  leftOn: Day,
  row: SettlementRow | undefined,
  statement: SaidStatement | null,
): Promise<SaidDue[]> {
  const paysGratuity = statement !== null && hasGratuity(statement.lines)
  return dueOf(tx, await organisationBook(tx), { employee, leftOn, paidOn: row?.paidOn ?? null, paysGratuity })
}
