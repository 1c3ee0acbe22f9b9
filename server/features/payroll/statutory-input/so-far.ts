import type { Day, Month } from '@muster/contract/values.ts'
import { addMonths, financialYear, monthOf } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import {
  yearSoFar,
  type EarlierMonth,
  type TaxedBy,
  type YearSoFar,
} from '@muster/engine/payroll/payslip/year-so-far.ts'

/** Documents of earlier months, and the month in which each was paid. */
export interface Earlier {
  months: readonly EarlierMonth[]
  paidIn: readonly Month[]
}

/** The first month to read documents from: the year of the wages, and the year of the payment including payments in its April. */
export function earlierFrom(month: Month, payDate: Day): Month {
  const wages = aprilOf(month)
  const payments = addMonths(aprilOf(monthOf(payDate)), -1)
  return wages < payments ? wages : payments
}

/** Income tax adds up payments in this payment's tax year; state taxes and insurance go by the wage months. */
export function soFarOf(
  book: LawBook,
  { month, payDate, place }: { month: Month; payDate: Day; place: TaxedBy | null },
  { months, paidIn }: Earlier,
): YearSoFar {
  const year = financialYear(monthOf(payDate))
  const before = months
    .map((one, index) => ({ one, paidIn: paidIn[index] ?? one.month }))
    .filter(({ one }) => one.month < month)
  const worked = before.filter(({ one }) => financialYear(one.month) === financialYear(month)).map(({ one }) => one)
  const paid = before
    .filter((each) => financialYear(each.paidIn) === year)
    .map((each) => ({ ...each.one, month: each.paidIn }))
  return yearSoFar(book, month, place, worked, paid)
}

function aprilOf(month: Month): Month {
  return `${financialYear(month).slice(0, 4)}-04`
}
