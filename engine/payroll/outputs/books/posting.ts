import { checkPaise, type Paise } from '../../../money.ts'
import type { Journal } from '../journal.ts'
import type { Words } from '../table.ts'

/** One account of a month, with the share of each department and each location. */
export interface Posting {
  ledger: string
  /** Above zero is a debit. */
  paise: Paise
  departments: readonly Allocation[]
  locations: readonly Allocation[]
}

export interface Allocation {
  /** Null for people without one. */
  name: string | null
  paise: Paise
}

/**
 * The accounts of a journal, each once. The same run comes by department and by location: both have the same accounts with the same
 * balances.
 */
export function postings(byDepartment: Journal, byLocation: Journal, words: Words): Posting[] {
  const totals = new Map<
    string,
    { paise: Paise; departments: Map<string | null, Paise>; locations: Map<string | null, Paise> }
  >()
  const of = (ledger: string) => {
    const known = totals.get(ledger) ?? { paise: 0, departments: new Map(), locations: new Map() }
    totals.set(ledger, known)
    return known
  }
  const add = (into: Map<string | null, Paise>, name: string | null, paise: Paise) =>
    into.set(name, checkPaise((into.get(name) ?? 0) + paise, 'share'))
  for (const { account, isExpense, department, debitPaise, creditPaise } of byDepartment.entries) {
    const posting = of(words(account))
    posting.paise = checkPaise(posting.paise + debitPaise - creditPaise, 'balance')
    if (isExpense) add(posting.departments, department, debitPaise - creditPaise)
  }
  for (const { account, isExpense, department: location, debitPaise, creditPaise } of byLocation.entries)
    if (isExpense) add(of(words(account)).locations, location, debitPaise - creditPaise)
  const allocations = (all: Map<string | null, Paise>) => [...all].map(([name, paise]) => ({ name, paise }))
  return [...totals]
    .filter(([, { paise }]) => paise !== 0)
    .map(([ledger, { paise, departments, locations }]) => ({
      ...{ ledger, paise },
      departments: allocations(departments),
      locations: allocations(locations),
    }))
}
