import { law, type Law } from '../../../../law/law.ts'

const source = 'Income-tax Act 1961, s.80D; Income-tax Act 2025, s.126'

export const healthMost = law<number>(
  'in.tax.80D',
  'Income tax: health insurance, each of family and parents',
  'paise',
  [{ from: '2023-04-01', value: 25_000_00, source, certainty: 'firm' }],
)

export const healthMostSenior = law<number>(
  'in.tax.80D.senior',
  'Income tax: health insurance, where one of them is a senior citizen',
  'paise',
  [{ from: '2023-04-01', value: 50_000_00, source, certainty: 'firm' }],
)

export const checkUpMost = law<number>('in.tax.80D.checkUp', 'Income tax: preventive check-ups in all', 'paise', [
  { from: '2023-04-01', value: 5_000_00, source, certainty: 'firm' },
])

export const healthLaws: readonly Law[] = [healthMost, healthMostSenior, checkUpMost]
