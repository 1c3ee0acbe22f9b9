import type { LawBook } from '../../law/law.ts'
import { round } from '../../money.ts'
import type { ProvidentFundInput } from '../rules/in/provident-fund/input.ts'
import { providentFund as rule, type ProvidentFund } from '../rules/in/provident-fund/provident-fund.ts'
import type { PfTerms } from '../payslip/statutory-input.ts'
import { say } from '../../sentence.ts'

/**
 * The PF of a month by a person's terms. If only the employee contributes above the ceiling, the law treats that part as a voluntary
 * contribution.
 */
export function providentFundOf(book: LawBook, terms: PfTerms, input: ProvidentFundInput): ProvidentFund {
  const result = rule(book, input, terms.settings)
  const excess = round(input.wagesPaise, 'nearestRupee') - result.epfWagesPaise
  if (terms.onFullWages !== 'employee' || excess <= 0) return result
  const whole = rule(book, { ...input, onFullWages: true, vpf: 0 }, terms.settings)
  const own = whole.employeeEpfPaise - result.employeeEpfPaise
  const words = say`Employee, on the ${{ paise: excess }} above the ceiling, by choice`
  const trace = [...result.trace, { of: 'voluntary', words, amountPaise: own, rounding: 'nearestRupee' as const }]
  return { ...result, vpfPaise: result.vpfPaise + own, employeeSharePaise: result.employeeSharePaise + own, trace }
}
