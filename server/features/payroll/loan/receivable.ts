import type { Id } from '@muster/contract/values.ts'
import { addMonths, monthOf } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import {
  closeReceivables,
  deleteReceivables,
  insertReceivables,
  recoveredOf,
  recoveredOfRun,
} from './receivable.queries.ts'

/** What the settlements of some people in an approved run could not recover is followed up. Whoever comes back repays it from pay. */
export async function followUp(
  tx: Tx,
  { account }: Pick<Actor, 'account'>,
  run: Id,
  employees: readonly Id[],
): Promise<void> {
  if (employees.length === 0) return
  const today = await companyToday(tx)
  const startMonth = addMonths(monthOf(today), 1)
  await insertReceivables(tx, { run, employees, startMonth, today, account, now: tx.now })
}

/** The payslip of a settlement is reversed: what it left is owed no more. Money that was received for it has to stay explained. */
export async function takeBackReceivables(tx: Tx, of: { payslip: Id; reversal: Id }): Promise<void> {
  const recovered = await recoveredOf(tx, { payslip: of.payslip })
  if (recovered)
    throw conflict(
      say`"${recovered.name}" of this settlement was recovered or written off in part. It cannot be reversed.`,
    )
  await closeReceivables(tx, { ...of, now: tx.now })
}

/** The run that left it is opened again. */
export async function forgetReceivables(tx: Tx, run: Id): Promise<void> {
  const recovered = await recoveredOfRun(tx, { run })
  if (recovered)
    throw conflict(say`"${recovered.name}" of a final settlement was recovered in part. Reverse its payslip instead.`)
  await deleteReceivables(tx, { run })
}
