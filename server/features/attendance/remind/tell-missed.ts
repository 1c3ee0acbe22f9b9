import { addDays } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notifyEach } from '../../notifications/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { noteMissed } from './remind.queries.ts'
import { missedText } from './remind.ts'

/** Days back from which a missed punch is still told: no server may have run over a weekend. */
const daysBack = 3

/** Tells people of days that ended without a punch-out, once each, while they remember when they left. */
export async function tellMissed(tx: Tx): Promise<void> {
  const today = await companyToday(tx)
  const missed = await noteMissed(tx, { from: addDays(today, -daysBack), now: tx.now })
  await notifyEach(
    tx,
    missed.map(({ account, day }) => ({ account, type: 'missed-punch' as const, message: missedText(day, today) })),
  )
}
