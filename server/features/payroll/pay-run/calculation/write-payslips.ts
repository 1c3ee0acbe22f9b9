import type { Id, Month } from '@muster/contract/values.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { insertPayslips } from './calculation.queries.ts'

/** Copying megabytes for one statement would hold up other calls. */
const atOnce = 100

/** @param payslips each as JSON. Returns how many are new: an employee's existing payslip is kept. */
export async function writePayslips(
  tx: Tx,
  { run, month }: { run: Id; month: Month },
  payslips: readonly Buffer[],
): Promise<number> {
  let written = 0
  for (let from = 0; from < payslips.length; from += atOnce) {
    const list = payslips.slice(from, from + atOnce).flatMap((one) => [comma, one])
    const json = Buffer.concat([Buffer.from('['), ...list.slice(1), Buffer.from(']')])
    written += await insertPayslips(tx, { run, month, payslips: json, now: tx.now })
  }
  return written
}

const comma = Buffer.from(',')
