import { dayText } from '@muster/engine/words.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { waitingBanks } from '../../employees/index.ts'

/** Whose pay goes to the account before a change, because the new one does not count yet or was reported. */
export async function bankWaiting(tx: Tx) {
  return (await waitingBanks(tx, { employee: null, now: tx.now })).map(({ employee, until }) => ({
    employee,
    detail: {
      code: 'bankWaiting' as const,
      words: until === null ? "Reported: this wasn't me" : `Until ${dayText(until.slice(0, 10))}`,
    },
  }))
}
