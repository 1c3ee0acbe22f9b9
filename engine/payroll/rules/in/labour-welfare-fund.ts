import { law, type Law, type LawRow } from '../../../law/law.ts'
import type { Paise } from '../../../money.ts'
import { monthName, percentText, rupeeText } from '../../../words.ts'

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

/** `₹25 and from the employer ₹75 in Jun, Dec`. */
function termsWords(terms: WelfareTerms): string {
  const { months, limit } = terms
  const when = months === 'every' ? 'every month' : `in ${months.map((month) => monthName(month)).join(', ')}`
  const whom =
    limit === undefined
      ? ''
      : `; not ${limit.of === 'supervisors' ? 'supervisors ' : ''}above ${rupeeText(limit.wagePaise)}`
  if ('employeePaise' in terms) {
    return `${rupeeText(terms.employeePaise)} and from the employer ${rupeeText(terms.employerPaise)} ${when}${whom}`
  }
  const { rateBasisPoints, employeeCapPaise, employerTimes } = terms
  const most = `${percentText(rateBasisPoints)} of wages, at most ${rupeeText(employeeCapPaise)}`
  return `${most}, and from the employer ${employerTimes} times as much, ${when}${whom}`
}
