/** Kinds of benefits in kind, in the order of the statement of perquisites (Form 12BA, from 2026-27 Form 123). */
export const benefitKinds = [
  'house',
  'car',
  'servants',
  'utilities',
  'loan',
  'holiday',
  'travel',
  'meals',
  'education',
  'gifts',
  'card',
  'club',
  'movableAssets',
  'assetTransfer',
  'other',
  'shares',
  'funds',
  'fundsAccretion',
  'taxPaid',
] as const

export type BenefitKind = (typeof benefitKinds)[number]
