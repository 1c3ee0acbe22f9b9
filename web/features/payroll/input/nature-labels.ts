import { t } from '@lingui/core/macro'
import type { DeductionNature, PayNature } from '@muster/contract/payroll/salary/pay-natures.ts'

/** Kinds of one-time payments, in the words of the person who enters them. */
export const natureLabels: Record<PayNature, { label: string; help: string }> = {
  allowance: { label: t`Allowance`, help: t`An allowance or manual arrears; counts as wages for all purposes.` },
  incentive: { label: t`Incentive or performance bonus`, help: t`Taxable; no PF or ESI.` },
  statutoryBonus: { label: t`Statutory bonus`, help: t`The annual bonus required by law; taxable.` },
  commission: { label: t`Commission`, help: t`Excluded from wages up to half of pay; taxable.` },
  overtime: { label: t`Overtime`, help: t`Excluded from wages up to half of pay; taxable.` },
  exGratia: { label: t`Ex gratia`, help: t`Not part of wages; taxable.` },
  noticePay: {
    label: t`Notice pay`,
    help: t`Paid in lieu of notice; not wages, taxed as profit in lieu of salary.`,
  },
  perquisite: { label: t`Benefit in kind`, help: t`Not paid out; only its value is taxed.` },
}

/** What a deduction is for, if the register of wages distinguishes it. */
export const deductionLabels: Record<DeductionNature | 'other', { label: string; help: string }> = {
  other: { label: t`Other deduction`, help: t`For example, a fee or recovery.` },
  fine: {
    label: t`Fine`,
    help: t`Shown in the register of wages. At most 3% of the month's wages, deducted in one month.`,
  },
  damage: {
    label: t`Damage or loss`,
    help: t`Recovers damage or loss of company property. Shown in the register of wages.`,
  },
}
