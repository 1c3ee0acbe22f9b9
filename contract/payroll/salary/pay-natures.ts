import type { ComponentFlags } from './component-flags.ts'

const wages = {
  wageClass: 'included',
  ptWage: true,
  esiWage: true,
  bonusWage: false,
  tax: 'taxable',
  taxHead: 'other',
} as const
const outside = { ...wages, wageClass: 'outside', esiWage: false } as const
const excluded = { ...wages, wageClass: 'excluded' } as const

/** How the law treats a one-time payment. Classes: Code on Wages, section 2(y) and the ministry's answers on it. */
export const payNatures = {
  allowance: wages,
  incentive: { ...outside, taxHead: 'bonus' },
  statutoryBonus: { ...excluded, esiWage: false, taxHead: 'bonus' },
  commission: { ...excluded, taxHead: 'commission' },
  overtime: excluded,
  exGratia: { ...outside, taxHead: 'bonus' },
  noticePay: { ...outside, taxHead: 'profitsInLieu' },
  perquisite: { ...outside, ptWage: false, tax: 'perquisite' },
} as const satisfies Record<string, Omit<ComponentFlags, 'payslipOrder' | 'benefit'>>

export type PayNature = keyof typeof payNatures

/** What the law requires an employer to record about a deduction. Source: Code on Wages 2019, sections 18(2), 19 and 50. */
export const deductionNatures = ['fine', 'damage'] as const

export type DeductionNature = (typeof deductionNatures)[number]
