import type { BenefitKind } from '@muster/contract/payroll/salary/benefit-kinds.ts'

/** What is given in kind, in the words of the person who enters it. */
export const benefitWords: Record<BenefitKind, string> = {
  house: 'Accommodation',
  car: 'Car',
  servants: 'Household help: sweeper, gardener, watchman, attendant',
  utilities: 'Gas, electricity, water',
  loan: 'Loan without or at low interest',
  holiday: 'Holidays',
  travel: 'Travel',
  meals: 'Meals',
  education: 'Education of children',
  gifts: 'Gifts and vouchers',
  card: 'Credit card expenses',
  club: 'Club membership',
  movableAssets: 'Use of things: furniture, appliances',
  assetTransfer: 'Things given over',
  other: 'Anything else',
  shares: 'Stock options',
  funds: 'Employer’s contribution to funds above the limit',
  fundsAccretion: 'What that contribution earned in the year',
  taxPaid: 'Tax paid by the employer',
}

export const benefitOptions = Object.entries(benefitWords).map(([value, label]) => ({ value, label }))
