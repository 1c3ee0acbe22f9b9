import type { Holding } from './holding.ts'
import { accountHoldings } from './holdings/account.ts'
import { payHoldings } from './holdings/pay.ts'
import { peopleHoldings } from './holdings/people.ts'
import { timeHoldings } from './holdings/time.ts'

/** The map of personal data: every table that holds data of a person, whose it is, and what the person gets. */
export const holdings: Readonly<Record<string, Holding>> = {
  ...peopleHoldings,
  ...payHoldings,
  ...timeHoldings,
  ...accountHoldings,
}
