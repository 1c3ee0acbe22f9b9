import type { LawBook } from '../../../../law/law.ts'
import { useLaw } from '../../../../law/use.ts'
import { percent, type Paise } from '../../../../money.ts'
import { say } from '../../../../sentence.ts'
import { limitOf, type Limit, type LimitOf } from './deduction-80-limits.ts'
import type { DeductionSection } from './deduction-80-sections.ts'
import { rentAbove, rentMonthly, rentOfIncome } from './deduction-80gg.law.ts'
import { firstDayOfYear } from '../income-tax/year.ts'

/** The limit for rent paid without a house rent allowance, from the income that the other deductions leave. */
export function rentWithoutAllowance(
  book: LawBook,
  of: LimitOf & { monthsOfRent: number; deductions: Readonly<Partial<Record<DeductionSection, Paise>>> },
  incomePaise: Paise,
): Limit {
  const day = firstDayOfYear(of.financialYear)
  const monthly = useLaw(book, rentMonthly, day)
  const part = useLaw(book, rentOfIncome, day)
  const above = useLaw(book, rentAbove, day)
  const rentPaise = of.deductions['80GG'] ?? 0
  const overIncome = rentPaise - percent(incomePaise, above.value, 'nearestPaisa')
  const mostPaise = Math.max(
    0,
    Math.min(monthly.value * of.monthsOfRent, percent(incomePaise, part.value, 'nearestPaisa'), overIncome),
  )
  const { words } = limitOf(book, '80GG', of)
  return { mostPaise, words: say`${words}: ${{ paise: mostPaise }}`, law: [monthly.use, part.use, above.use] }
}
