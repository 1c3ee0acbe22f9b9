import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { waitingBanks } from '../../employees/index.ts'
import { refusedAccounts } from '../outputs/bank/refused-accounts.ts'

/**
 * Employees paid to their previous account, because the new one is not effective yet or was reported; and those not paid
 * at all until it is, because the previous account has returned a payment.
 */
export async function bankWaiting(tx: Tx) {
  const refused = await refusedAccounts(tx)
  const waiting = await waitingBanks(tx, { employee: null, now: tx.now })
  return [
    ...[...refused].map(([employee, words]) => ({ employee, detail: { code: 'bankRefused' as const, words } })),
    ...waiting
      .filter(({ employee }) => !refused.has(employee))
      .map(({ employee, until }) => ({
        employee,
        detail: {
          code: 'bankWaiting' as const,
          words: until === null ? say`Reported: "This wasn't me"` : say`Until ${{ day: until.slice(0, 10) }}`,
        },
      })),
  ]
}
