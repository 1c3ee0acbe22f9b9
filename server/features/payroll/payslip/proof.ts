import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Proof } from '@muster/contract/payroll/payslip.routes.ts'
import { rules, type PayslipInput } from '@muster/engine/payroll/payslip-input.ts'
import type { PayslipResult } from '@muster/engine/payroll/payslip.ts'
import { reversalOf } from '@muster/engine/payroll/reversal.ts'
import { canonical, replay } from '@muster/engine/payroll/snapshot.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { keptBook } from '../pay-run/law-book.queries.ts'
import type { ProofRow } from './proof.queries.ts'

/** Calculates a payslip again from its frozen inputs, by the law that was kept with it, and compares every figure and step. */
export async function proofOf(tx: Tx, { kind, inputs, hash, ...kept }: ProofRow): Promise<z.output<typeof Proof>> {
  const input = JSON.parse(inputs) as PayslipInput
  const law = (input.law as string | undefined) ?? ''
  const book = await keptBook(tx, { hash: law })
  if (input.rules !== rules || !book) return { result: 'older', hash, law }
  const again = JSON.parse(replay(book, inputs)) as PayslipResult
  const slip =
    again.payslip !== null && kind === 'reversal'
      ? reversalOf(book, { input, payslip: again.payslip }).payslip
      : again.payslip
  const isSame = slip !== null && comparable(slip) === canonical(kept) && sha256(inputs) === hash
  return { result: isSame ? 'identical' : 'different', hash, law }
}

/** As the calculation of a run writes it. */
function comparable({ month: _, lines, ...slip }: NonNullable<PayslipResult['payslip']>): string {
  return canonical({ ...slip, lines: lines.map(({ kind, ...line }) => ({ ...line, type: kind })) })
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
