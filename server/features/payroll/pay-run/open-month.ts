import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths, monthOf } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyToday } from '../../organisation/index.ts'
import { runStates } from './pay-run.queries.ts'

/** The month to be paid next, with its run: that of an unlocked run, else the month after the newest locked one. */
export async function openMonth(tx: Tx) {
  const day = await companyToday(tx)
  const runs = await runStates(tx, {})
  // An earlier month that was reopened comes first.
  const open = runs.findLast(({ state }) => state !== 'approved' && state !== 'paid')
  const newest = runs[0]
  const month: Month = open?.month ?? (newest ? addMonths(newest.month, 1) : monthOf(day))
  const openRun: Id | null = open?._id ?? null
  return { day, runs, month, open: openRun }
}
