import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Proof } from '@muster/contract/payroll/pay-run/payslip.routes.ts'
import { rules } from '@muster/engine/payroll/payslip/payslip-input.ts'
import type { PayslipResult } from '@muster/engine/payroll/payslip/payslip-result.ts'
import { reversalOf } from '@muster/engine/payroll/arrears/reversal.ts'
import { readSnapshot, replay } from '@muster/engine/payroll/calculation/snapshot.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { keptBook } from '../law-book/law-book.queries.ts'
import type { ProofRow } from './proof.queries.ts'

/** Recalculates a payslip from its frozen inputs, by the law stored with it, and compares every figure and step. */
export async function proofOf(tx: Tx, { kind, inputs, hash, ...kept }: ProofRow): Promise<z.output<typeof Proof>> {
  const input = readSnapshot(inputs)
  const law = (input.law as string | undefined) ?? ''
  const book = await keptBook(tx, { hash: law })
  if (input.rules !== rules || !book) return { result: 'older', hash, law }
  const { payslip } = JSON.parse(replay(book, inputs)) as PayslipResult
  const slip = payslip !== null && kind === 'reversal' ? reversalOf(book, { input, payslip }).payslip : payslip
  const isSame = slip !== null && holds(kept, comparable(slip)) && sha256(inputs) === hash
  return { result: isSame ? 'identical' : 'different', hash, law }
}

/** In the form in which a run's calculation writes it. */
function comparable({ lines, ...slip }: NonNullable<PayslipResult['payslip']>): object {
  return { ...slip, lines: lines.map(({ kind, ...line }) => ({ ...line, type: kind })) }
}

/**
 * Everything stored comes out the same: each amount, day, row of the law and step. Additional output of today's release
 * is ignored; so are the wording of a step or a legal value,
 * and the name of a line, which is identified by its code. Where no step was stored, new steps may appear.
 */
function holds(kept: unknown, again: unknown): boolean {
  if (typeof kept !== 'object' || kept === null) return kept === again
  if (typeof again !== 'object' || again === null || Array.isArray(kept) !== Array.isArray(again)) return false
  if (Array.isArray(kept) && kept.length !== (again as unknown[]).length) return false
  const isLaw = 'source' in kept
  return Object.entries(kept).every(([key, value]) => {
    const isWords = key === 'words' || key === 'name' || (isLaw && key !== 'id' && key !== 'from')
    const isUnsaid = key === 'steps' && Array.isArray(value) && value.length === 0
    return isWords || isUnsaid || holds(value, (again as Record<string, unknown>)[key])
  })
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
