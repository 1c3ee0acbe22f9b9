import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyZone } from './company.queries.ts'

/**
 * To be told when a shift or the clock of a place has changed: what today is for those who work by it is worked out anew.
 * Days that are over stay as they were judged.
 */
export async function todayChanged(tx: Tx): Promise<void> {
  const company = await companyZone(tx, {})
  const today = localDay(tx.now, company?.zone ?? 'UTC')
  const { organisation } = tx
  await tx.enqueue('attendance-recompute', { organisation, employees: null, from: today, to: today })
}
