import { law, type Law } from '../../../../law/law.ts'

const source = 'Income-tax Act 1961, s.80GG; Income-tax Act 2025, s.134'

export const rentMonthly = law<number>('in.tax.80GG.month', 'Income tax: rent without an allowance, a month', 'paise', [
  { from: '2023-04-01', value: 5_000_00, source, certainty: 'firm' },
])

export const rentOfIncome = law<number>(
  'in.tax.80GG.income',
  'Income tax: rent without an allowance, at most of the income',
  'basisPoints',
  [{ from: '2023-04-01', value: 2500, source, certainty: 'firm' }],
)

export const rentAbove = law<number>(
  'in.tax.80GG.above',
  'Income tax: rent without an allowance, only above this part of the income',
  'basisPoints',
  [{ from: '2023-04-01', value: 1000, source, certainty: 'firm' }],
)

export const rentWithoutAllowanceLaws: readonly Law[] = [rentMonthly, rentOfIncome, rentAbove]
