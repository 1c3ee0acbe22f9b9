import { sum, type Paise } from '../../../money.ts'
import type { PfFacts } from '../../payslip/facts.ts'
import type { PfChallan } from '../../rules/in/provident-fund/return.ts'
import type { PaidLine } from '../paid-row.ts'

/**
 * The difference between a challan and the payslips, as lines that the books enter as an employer's cost: payslips have administration and
 * insurance to the paisa, while the challan rounds their sums to the rupee and has a minimum charge.
 *
 * @param members everyone the challan was made from
 */
export function pfRounding(
  challan: PfChallan,
  members: readonly Pick<PfFacts, 'adminPaise' | 'edliPaise'>[],
): PaidLine[] {
  const line = (code: string, name: string, owed: Paise, onPayslips: Paise[]): PaidLine => ({
    code,
    name,
    kind: 'employer',
    amountPaise: owed - sum(onPayslips),
  })
  return [
    line(
      'PF_ADMIN',
      'EPF admin charges, challan rounding',
      challan.account2Paise,
      members.map(({ adminPaise }) => adminPaise),
    ),
    line(
      'EDLI',
      'EDLI, challan rounding',
      challan.account21Paise,
      members.map(({ edliPaise }) => edliPaise),
    ),
  ].filter(({ amountPaise }) => amountPaise !== 0)
}
