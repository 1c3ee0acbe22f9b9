import type { Id, Month } from '@muster/contract/values.ts'
import { financialYear, firstDay } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { withoutOpeningPay } from './opening.queries.ts'

/** In a mid-year first run, tax and state taxes start from zero for employees without previous pay entered. */
export async function openingPayFindings(
  tx: Tx,
  { run, month, paidIn }: { run: Id; month: Month; paidIn: Month },
): Promise<{ employee: Id; detail: { code: 'noOpeningPay'; words: Sentence } }[]> {
  const april = `${financialYear(paidIn).slice(0, 4)}-04`
  if (paidIn === april) return []
  const people = await withoutOpeningPay(tx, { run, month, first: firstDay(month), from: april, to: paidIn })
  return people.map(({ employee, joinedOn }) => ({
    employee,
    detail: {
      code: 'noOpeningPay',
      words: say`Joined on ${{ day: joinedOn }}: pay and tax before ${{ month }} not entered`,
    },
  }))
}
