import type { Day } from '@muster/contract/values.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyZone } from './company.queries.ts'

/** The day that it is where the organisation is. */
export async function companyToday(tx: Tx): Promise<Day> {
  const company = await companyZone(tx, {})
  return localDay(tx.now, company?.zone ?? 'UTC')
}

/**
 * To be told when the clock of a place has changed: what today is for those who work by it is worked out anew. Days that are
 * over stay as they were judged.
 */
export async function todayChanged(tx: Tx): Promise<void> {
  const today = await companyToday(tx)
  await daysChanged(tx, { from: today, to: today })
}

/** What the days between two were is worked out anew for everybody; those of a locked pay period stay. */
export async function daysChanged(tx: Tx, { from, to }: { from: Day; to: Day }): Promise<void> {
  const { organisation } = tx
  await tx.enqueue('attendance-recompute', { organisation, employees: null, from, to })
}
