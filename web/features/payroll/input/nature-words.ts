import { t } from '@lingui/core/macro'
import type { PayNature } from '@muster/contract/payroll/salary/pay-natures.ts'

/** What a one-time payment is, in the words of the person who enters it. */
export const natureWords: Record<PayNature, { label: string; help: string }> = {
  allowance: { label: t`Pay for work`, help: t`An allowance or arrears by hand: wages in every sense.` },
  incentive: { label: t`Incentive or performance bonus`, help: t`Taxed; no provident fund, no state insurance.` },
  statutoryBonus: { label: t`Statutory bonus`, help: t`The bonus of the year that the law asks for; taxed.` },
  commission: { label: t`Commission`, help: t`Excluded from wages up to half of the pay; taxed.` },
  overtime: { label: t`Overtime`, help: t`Excluded from wages up to half of the pay; taxed.` },
  exGratia: { label: t`Ex gratia`, help: 'Outside wages; taxed.' },
  noticePay: {
    label: t`Notice pay`,
    help: t`Paid in place of notice: outside wages, taxed as profit in lieu of salary.`,
  },
  perquisite: { label: t`Benefit in kind`, help: t`Not paid: its value is only taxed.` },
}
