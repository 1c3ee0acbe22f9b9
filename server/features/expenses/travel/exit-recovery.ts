import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { recover, recoverAtMost, recoverFrom } from '../../payroll/index.ts'
import { advancesOfLeavers, exitRecoveries, insertExitRecovery } from './exit-recovery.queries.ts'

/**
 * Recovers open advances of one employee, or all (null), with the last salary if they leave, and undoes that if they stay after all.
 * What was already recovered stays recovered.
 */
export async function advancesAtExit(tx: Tx, employee: Id | null): Promise<void> {
  for (const { trip, employee: whose, lastMonth, fromMonth, beforePaise } of await exitRecoveries(tx, { employee })) {
    if (lastMonth === null) await recoverAtMost(tx, { request: trip, employee: whose }, beforePaise)
    else if (lastMonth !== fromMonth) await recoverFrom(tx, { request: trip, fromMonth: lastMonth })
  }
  for (const { trip, lastMonth, beforePaise, ...owed } of await advancesOfLeavers(tx, { employee })) {
    await insertExitRecovery(tx, { trip, beforePaise, now: tx.now })
    await recover(tx, { ...owed, request: trip, requestType: 'travel' }, lastMonth)
  }
}
