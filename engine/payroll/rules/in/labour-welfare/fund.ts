import { law, type Law, type LawRow } from '../../../../law/law.ts'
import type { Paise } from '../../../../money.ts'
import { monthName, percentText, rupeeText } from '../../../../words.ts'

/** What a state's fund takes of everyone on the rolls in its months: an amount, or a part of the wages up to a cap. */
export type WelfareTerms = {
  /** Months of the year, 1 to 12. */
  months: 'every' | readonly number[]
  /** Whom the fund leaves out above a monthly wage. */
  limit?: { wagePaise: Paise; of: 'everyone' | 'supervisors' }
  /** When the shares are paid. */
  due: string
} & (
  | { employeePaise: Paise; employerPaise: Paise }
  | { rateBasisPoints: number; employeeCapPaise: Paise; employerTimes: number }
)

export type WelfareFund = Law<WelfareTerms>

/** `in.lwf.KA`. */
export function fund(id: string, name: string, rows: readonly LawRow<WelfareTerms>[]): WelfareFund {
  return law(id, `Labour welfare fund: ${name}`, 'table', rows, termsWords)
}

/** `Employee ₹25, employer ₹75, in Jun and Dec; due 15 Jul and 15 Jan`. */
function termsWords(terms: WelfareTerms): string {
  const { months, limit, due } = terms
  const shares =
    'employeePaise' in terms
      ? `Employee ${rupeeText(terms.employeePaise)}, employer ${rupeeText(terms.employerPaise)}`
      : `Employee ${percentText(terms.rateBasisPoints)} of the wages up to ${rupeeText(terms.employeeCapPaise)}, employer ${terms.employerTimes} times that`
  const when = months === 'every' ? 'every month' : `in ${months.map(monthName).join(' and ')}`
  const whom = limit === undefined ? '' : `; ${limit.of} up to wages of ${rupeeText(limit.wagePaise)}`
  return `${shares}, ${when}${whom}; due ${due}`
}
