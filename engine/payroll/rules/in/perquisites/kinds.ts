import { say, type Sentence } from '../../../../sentence.ts'

/** The kinds in the statement of perquisites, in its order and wording. Source: Form 12BA, Income-tax Rules 1962. */
export const perquisiteKinds = {
  house: say`Accommodation`,
  car: say`Cars or other automotive`,
  servants: say`Sweeper, gardener, watchman or personal attendant`,
  utilities: say`Gas, electricity, water`,
  loan: say`Interest-free or concessional loans`,
  holiday: say`Holiday expenses`,
  travel: say`Free or concessional travel`,
  meals: say`Free meals`,
  education: say`Free education`,
  gifts: say`Gifts, vouchers`,
  card: say`Credit card expenses`,
  club: say`Club expenses`,
  movableAssets: say`Use of movable assets by employees`,
  assetTransfer: say`Transfer of assets to employees`,
  other: say`Value of any other benefit, amenity, service or privilege`,
  shares: say`Stock options`,
  funds: say`Contribution by employer to funds above the limit`,
  fundsAccretion: say`Annual accretion on that contribution`,
  taxPaid: say`Tax paid by the employer`,
} as const satisfies Record<string, Sentence>

export type PerquisiteKind = keyof typeof perquisiteKinds
