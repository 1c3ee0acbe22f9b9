import type { Month, Paise } from '@muster/contract/values.ts'
import { firstDay, months } from '@muster/engine/day.ts'
import { lawValue, type LawBook } from '@muster/engine/law/law.ts'
import { disability, severeDisability } from '@muster/engine/payroll/rules/in/tax-deductions/deduction-80.law.ts'
import type { Item } from './tax-item.queries.ts'

/** Income that is told, not claimed: it is accepted whole or not at all. */
export const incomeSections: ReadonlySet<string> = new Set(['otherIncome', 'letHouse', 'previousEmployer'])

/** What a declared item comes to before the limits of the law; of an income the income. `from`: April of the year. */
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
