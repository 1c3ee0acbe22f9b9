/** What an employer gives in kind, in the order of the statement of perquisites (Form 12BA, from 2026-27 Form 123). */
export const benefitKinds = {
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
} as const

export type BenefitKind = keyof typeof benefitKinds

export const benefitKindKeys = Object.keys(benefitKinds) as [BenefitKind, ...BenefitKind[]]
