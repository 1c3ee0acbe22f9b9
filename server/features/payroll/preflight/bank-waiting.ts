import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { waitingBanks } from '../../employees/index.ts'
import { refusedAccounts } from '../outputs/bank/refused-accounts.ts'

/**
 * Whose pay goes to the account before a change, because the new one does not count yet or was reported; and who is paid
 * nowhere until it counts, because the account before has sent a payment back.
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
