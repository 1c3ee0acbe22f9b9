import type { Month, Paise } from '@muster/contract/values.ts'
import { firstDay, months } from '@muster/engine/day.ts'
import { lawValue, type LawBook } from '@muster/engine/law/law.ts'
import { disability, severeDisability } from '@muster/engine/payroll/rules/in/tax-deductions/deduction-80.law.ts'
import type { Item } from './tax-item.queries.ts'

/** Declared income, as opposed to claims: it is accepted in full or not at all. */
export const incomeSections: ReadonlySet<string> = new Set(['otherIncome', 'letHouse', 'previousEmployer'])

/** The amount of a declared item before legal limits; for income, the income. `from`: April of the year. */
export function declaredPaise(book: LawBook, from: Month, details: Item['details']): Paise {
  if ('amountPaise' in details) return details.amountPaise
  switch (details.section) {
    case '80D':
      return details.premiumPaise + details.preventivePaise + details.medicalPaise
    case '80DD':
    case '80U':
      return lawValue(book, details.severe ? severeDisability : disability, firstDay(from))
    case 'rent':
      return details.monthlyRentPaise * monthCount(details)
    case 'ownHouse':
      return details.interestPaise
    case 'letHouse':
      return details.rentReceivedPaise
    case 'previousEmployer':
      return details.incomePaise
  }
}

export function monthCount({ from, to }: { from: string; to: string }): number {
  return months(from, to).length
}
