import type { Holding } from './holding.ts'
import { accountHoldings } from './holdings/account.ts'
import { payHoldings } from './holdings/pay.ts'
import { peopleHoldings } from './holdings/people.ts'
import { timeHoldings } from './holdings/time.ts'

/** THE map of personal data: each table that holds something of a person, whose, and what of it the person gets. */
export const holdings: Readonly<Record<string, Holding>> = {
  ...peopleHoldings,
  ...payHoldings,
  ...timeHoldings,
  ...accountHoldings,
}
