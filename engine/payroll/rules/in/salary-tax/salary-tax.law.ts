import { law, type Law } from '../../../../law/law.ts'

const firstYear = '2023-04-01'

export const standardDeductionNew = law<number>(
  'in.tax.standardDeduction.new',
  'Income tax: standard deduction, new regime',
  'paise',
  [
    { from: firstYear, value: 50_000_00, source: 'Income-tax Act 1961, s.16(ia), Finance Act 2023', certainty: 'firm' },
    {
      from: '2024-04-01',
      value: 75_000_00,
      source: 'Income-tax Act 1961, s.16(ia), Finance (No. 2) Act 2024; Income-tax Act 2025, s.19',
      certainty: 'firm',
    },
  ],
)

export const standardDeductionOld = law<number>(
  'in.tax.standardDeduction.old',
  'Income tax: standard deduction, old regime',
  'paise',
  [
    {
      from: firstYear,
      value: 50_000_00,
      source: 'Income-tax Act 1961, s.16(ia); Income-tax Act 2025, s.19',
      certainty: 'firm',
    },
  ],
)

export const houseLossMost = law<number>(
  'in.tax.house.loss',
  'Income tax: loss from house property set off in a year, old regime',
  'paise',
  [
    {
      from: firstYear,
      value: 2_00_000_00,
      source: 'Income-tax Act 1961, s.71(3A); Income-tax Act 2025, s.22',
      certainty: 'firm',
    },
  ],
)

const interest = 'Income-tax Act 1961, s.24(b); Income-tax Act 2025, s.22'

export const ownHouseInterest = law<number>(
  'in.tax.house.ownInterest',
  'Income tax: loan interest on a house lived in, old regime',
  'paise',
  [{ from: firstYear, value: 2_00_000_00, source: interest, certainty: 'firm' }],
)

export const ownHouseInterestReduced = law<number>(
  'in.tax.house.ownInterestReduced',
  'Income tax: loan interest on a house lived in, for repairs or a house more than five years late',
  'paise',
  [{ from: firstYear, value: 30_000_00, source: interest, certainty: 'firm' }],
)

export const letOutDeduction = law<number>(
  'in.tax.house.letOut',
  'Income tax: standard deduction from the rent of a house let out',
  'basisPoints',
  [
    {
      from: firstYear,
      value: 3000,
      source: 'Income-tax Act 1961, s.24(a); Income-tax Act 2025, s.22',
      certainty: 'firm',
    },
  ],
)

export const salaryTaxLaws: readonly Law[] = [
  standardDeductionNew,
  standardDeductionOld,
  houseLossMost,
  ownHouseInterest,
  ownHouseInterestReduced,
  letOutDeduction,
]
