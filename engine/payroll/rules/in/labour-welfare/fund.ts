import { law, type Law, type LawRow } from '../../../../law/law.ts'
import type { Paise } from '../../../../money.ts'
import { listOf, plain, say, type Sentence } from '../../../../sentence.ts'
import { monthSaid } from '../../../../format.ts'

/** What a state's fund takes from everyone on the rolls in its months: an amount, or a percentage of wages up to a cap. */
export type WelfareTerms = {
  /** Months of the year, 1 to 12. */
  months: 'every' | readonly number[]
  /** Who is exempt above a monthly wage. */
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
  return law(id, say`LWF: ${name}`, 'table', rows, termsWords)
}

/** `Employee ₹25, employer ₹75, in Jun and Dec; due 15 Jul and 15 Jan`. */
function termsWords(terms: WelfareTerms): Sentence {
  const { months, limit, due } = terms
  const amounts =
    'employeePaise' in terms
      ? say`Employee ${{ paise: terms.employeePaise }}, employer ${{ paise: terms.employerPaise }}`
      : say`Employee ${{ basisPoints: terms.rateBasisPoints }} of the wages up to ${{ paise: terms.employeeCapPaise }}, employer ${terms.employerTimes} times that`
  const taken = months === 'every' ? say`${amounts}, every month` : say`${amounts}, in ${listOf(months.map(monthSaid))}`
  if (limit === undefined) return say`${taken}; due ${plain(due)}`
  const wage = { paise: limit.wagePaise }
  return limit.of === 'everyone'
    ? say`${taken}; everyone up to wages of ${wage}; due ${plain(due)}`
    : say`${taken}; supervisors up to wages of ${wage}; due ${plain(due)}`
}
