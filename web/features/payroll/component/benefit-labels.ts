import { t } from '@lingui/core/macro'
import type { BenefitKind } from '@muster/contract/payroll/salary/benefit-kinds.ts'

/** Kinds of benefits in kind, in the words of the person who enters them. */
export const benefitLabels: Record<BenefitKind, string> = {
  house: t`Accommodation`,
  car: t`Car`,
  servants: t`Domestic help: sweeper, gardener, watchman, attendant`,
  utilities: t`Gas, electricity, water`,
  loan: t`Interest-free or concessional loan`,
  holiday: t`Holiday expenses`,
  travel: t`Travel`,
  meals: t`Meals`,
  education: t`Children's education`,
  gifts: t`Gifts and vouchers`,
  card: t`Credit card expenses`,
  club: t`Club membership`,
  movableAssets: t`Use of movable assets: furniture, appliances`,
  assetTransfer: t`Transfer of assets`,
  other: t`Other benefit`,
  shares: t`Stock options`,
  funds: t`Employer contribution to funds above the limit`,
  fundsAccretion: t`Annual accretion to that contribution`,
  taxPaid: t`Tax paid by the employer`,
}

export const benefitOptions = Object.entries(benefitLabels).map(([value, label]) => ({ value, label }))
