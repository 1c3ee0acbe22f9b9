import { t } from '@lingui/core/macro'
import type { BenefitKind } from '@muster/contract/payroll/salary/benefit-kinds.ts'

/** What is given in kind, in the words of the person who enters it. */
export const benefitWords: Record<BenefitKind, string> = {
  house: t`Accommodation`,
  car: t`Car`,
  servants: t`Household help: sweeper, gardener, watchman, attendant`,
  utilities: t`Gas, electricity, water`,
  loan: t`Loan without or at low interest`,
  holiday: t`Holidays`,
  travel: t`Travel`,
  meals: t`Meals`,
  education: t`Education of children`,
  gifts: t`Gifts and vouchers`,
  card: t`Credit card expenses`,
  club: t`Club membership`,
  movableAssets: t`Use of things: furniture, appliances`,
  assetTransfer: t`Things given over`,
  other: t`Anything else`,
  shares: t`Stock options`,
  funds: t`Employer’s contribution to funds above the limit`,
  fundsAccretion: t`What that contribution earned in the year`,
  taxPaid: t`Tax paid by the employer`,
}

export const benefitOptions = Object.entries(benefitWords).map(([value, label]) => ({ value, label }))
