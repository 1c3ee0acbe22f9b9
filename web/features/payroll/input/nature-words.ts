import type { PayNature } from '@muster/contract/payroll/salary/pay-natures.ts'

/** What a one-time payment is, in the words of the person who enters it. */
export const natureWords: Record<PayNature, { label: string; help: string }> = {
  allowance: { label: 'Pay for work', help: 'An allowance or arrears by hand: wages in every sense.' },
  incentive: { label: 'Incentive or performance bonus', help: 'Taxed; no provident fund, no state insurance.' },
  statutoryBonus: { label: 'Statutory bonus', help: 'The bonus of the year that the law asks for; taxed.' },
  commission: { label: 'Commission', help: 'Excluded from wages up to half of the pay; taxed.' },
  overtime: { label: 'Overtime', help: 'Excluded from wages up to half of the pay; taxed.' },
  exGratia: { label: 'Ex gratia', help: 'Outside wages; taxed.' },
  noticePay: {
    label: 'Notice pay',
    help: 'Paid in place of notice: outside wages, taxed as profit in lieu of salary.',
  },
  perquisite: { label: 'Benefit in kind', help: 'Not paid: its value is only taxed.' },
}
