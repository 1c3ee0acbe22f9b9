import type { ComponentFlags } from './component-flags.ts'

interface Nature {
  label: string
  help: string
  treatment: Omit<ComponentFlags, 'payslipOrder'>
}

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

/** What a one-time payment is to the law. Classes: Code on Wages, section 2(y) and the ministry's answers on it. */
export const payNatures = {
  allowance: {
    label: 'Pay for work',
    help: 'An allowance or arrears by hand: wages in every sense.',
    treatment: wages,
  },
  incentive: {
    label: 'Incentive or performance bonus',
    help: 'Taxed; no provident fund, no state insurance.',
    treatment: { ...outside, taxHead: 'bonus' },
  },
  statutoryBonus: {
    label: 'Statutory bonus',
    help: 'The bonus of the year that the law asks for; taxed.',
    treatment: { ...excluded, esiWage: false, taxHead: 'bonus' },
  },
  commission: {
    label: 'Commission',
    help: 'Excluded from wages up to half of the pay; taxed.',
    treatment: { ...excluded, taxHead: 'commission' },
  },
  overtime: { label: 'Overtime', help: 'Excluded from wages up to half of the pay; taxed.', treatment: excluded },
  exGratia: { label: 'Ex gratia', help: 'Outside wages; taxed.', treatment: { ...outside, taxHead: 'bonus' } },
  noticePay: {
    label: 'Notice pay',
    help: 'Paid in place of notice: outside wages, taxed as profit in lieu of salary.',
    treatment: { ...outside, taxHead: 'profitsInLieu' },
  },
  perquisite: {
    label: 'Benefit in kind',
    help: 'Not paid: its value is only taxed.',
    treatment: { ...outside, ptWage: false, tax: 'perquisite' },
  },
} as const satisfies Record<string, Nature>

export type PayNature = keyof typeof payNatures
