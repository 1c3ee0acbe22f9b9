/** The kinds of the statement of perquisites, in its order and its words. Source: Form 12BA, Income-tax Rules 1962. */
export const perquisiteKinds = {
  house: 'Accommodation',
  car: 'Cars or other automotive',
  servants: 'Sweeper, gardener, watchman or personal attendant',
  utilities: 'Gas, electricity, water',
  loan: 'Interest-free or concessional loans',
  holiday: 'Holiday expenses',
  travel: 'Free or concessional travel',
  meals: 'Free meals',
  education: 'Free education',
  gifts: 'Gifts, vouchers',
  card: 'Credit card expenses',
  club: 'Club expenses',
  movableAssets: 'Use of movable assets by employees',
  assetTransfer: 'Transfer of assets to employees',
  other: 'Value of any other benefit, amenity, service or privilege',
  shares: 'Stock options',
  funds: 'Contribution by employer to funds above the limit',
  fundsAccretion: 'Annual accretion on that contribution',
  taxPaid: 'Tax paid by the employer',
} as const

export type PerquisiteKind = keyof typeof perquisiteKinds
