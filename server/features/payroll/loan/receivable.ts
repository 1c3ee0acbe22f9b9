import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths, monthOf } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import {
  closeReceivables,
  closeReturned,
  deleteReceivables,
  insertReceivables,
  openPaid,
  recoveredOf,
  recoveredOfRun,
} from './receivable.queries.ts'

/** Tracks what the settlements of some employees in an approved run could not recover. A rehired employee repays it from pay. */
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

/** A settlement's payslip is reversed: what it left is no longer owed. Money received for it must stay accounted for. */
export async function takeBackReceivables(tx: Tx, of: { payslip: Id; reversal: Id }): Promise<void> {
  const recovered = await recoveredOf(tx, { payslip: of.payslip })
  if (recovered)
    throw conflict(
      say`"${recovered.name}" of this settlement was recovered or written off in part. It cannot be reversed.`,
    )
  await closeReceivables(tx, { ...of, now: tx.now })
}

/** The run that left it is reopened. */
export async function forgetReceivables(tx: Tx, run: Id): Promise<void> {
  const recovered = await recoveredOfRun(tx, { run })
  if (recovered)
    throw conflict(say`"${recovered.name}" of a final settlement was recovered in part. Reverse its payslip instead.`)
  await deleteReceivables(tx, { run })
}

/** What was paid with a payslip reversed since is set off against the next pay, whatever month that is of. */
export async function setOffPaid(
  tx: Tx,
  { account }: Pick<Actor, 'account'>,
  { run, employee, month }: { run: Id; employee: Id; month: Month },
): Promise<void> {
  const today = await companyToday(tx)
  await insertReceivables(tx, { run, employees: [employee], startMonth: month, today, account, now: tx.now })
}

/** The bank answered for payments of a run: what came back is not set off. */
export async function followAnswers(tx: Tx, run: Id): Promise<void> {
  await openPaid(tx, { run })
  await closeReturned(tx, { run, now: tx.now })
}
