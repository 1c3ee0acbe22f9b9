import { law, type Law } from '../../../../law/law.ts'
import { say, type Sentence } from '../../../../sentence.ts'
import {
  newSlabs,
  oldSlabs,
  oldSlabsSenior,
  oldSlabsVerySenior,
  seniorAge,
  verySeniorAge,
  type Band,
} from './slabs.law.ts'

/** Tax waived up to an income. `marginalRelief`: above it, tax never exceeds the income above the limit. */
export interface Rebate {
  limitRupees: number
  mostRupees: number
  marginalRelief: boolean
}

const act = 'Income-tax Act 1961'
const firstYear = '2023-04-01'

export const newRebate = law<Rebate>(
  'in.tax.rebate.new',
  'Income tax: rebate, new regime',
  'table',
  [
    {
      from: firstYear,
      value: { limitRupees: 700_000, mostRupees: 25_000, marginalRelief: true },
      source: `${act}, s.87A, Finance Act 2023`,
      certainty: 'firm',
    },
    {
      from: '2025-04-01',
      value: { limitRupees: 1_200_000, mostRupees: 60_000, marginalRelief: true },
      source: `${act}, s.87A, Finance Act 2025; Income-tax Act 2025, s.156`,
      certainty: 'firm',
    },
  ],
  rebateWords,
)

export const oldRebate = law<Rebate>(
  'in.tax.rebate.old',
  'Income tax: rebate, old regime',
  'table',
  [
    {
      from: firstYear,
      value: { limitRupees: 500_000, mostRupees: 12_500, marginalRelief: false },
      source: `${act}, s.87A; Income-tax Act 2025, s.156`,
      certainty: 'firm',
    },
  ],
  rebateWords,
)

export const newSurcharge = law<readonly Band[]>('in.tax.surcharge.new', 'Income tax: surcharge, new regime', 'table', [
  {
    from: firstYear,
    value: [
      { aboveRupees: 5_000_000, rateBasisPoints: 1000 },
      { aboveRupees: 10_000_000, rateBasisPoints: 1500 },
      { aboveRupees: 20_000_000, rateBasisPoints: 2500 },
    ],
    source: 'Finance Acts 2023 to 2026, First Schedule',
    certainty: 'likely',
    note: 'The cap of 25% for tax withheld from salaries in 2026-27 is read from the part on advance tax.',
  },
])

export const oldSurcharge = law<readonly Band[]>('in.tax.surcharge.old', 'Income tax: surcharge, old regime', 'table', [
  {
    from: firstYear,
    value: [
      { aboveRupees: 5_000_000, rateBasisPoints: 1000 },
      { aboveRupees: 10_000_000, rateBasisPoints: 1500 },
      { aboveRupees: 20_000_000, rateBasisPoints: 2500 },
      { aboveRupees: 50_000_000, rateBasisPoints: 3700 },
    ],
    source: 'Finance Acts 2023 to 2026, First Schedule',
    certainty: 'firm',
  },
])

export const cess = law<number>('in.tax.cess', 'Income tax: health and education cess', 'basisPoints', [
  { from: firstYear, value: 400, source: 'Finance Acts 2023 to 2026, s.2', certainty: 'firm' },
])

export const roundedTo = law<number>('in.tax.roundedTo', 'Income tax: income and tax are rounded to', 'rupees', [
  {
    from: firstYear,
    value: 10,
    source: `${act}, s.288A and 288B; Income-tax Act 2025, s.516`,
    certainty: 'firm',
  },
])

export const withoutPan = law<number>('in.tax.withoutPan', 'Income tax: rate without a PAN', 'basisPoints', [
  {
    from: firstYear,
    value: 2000,
    source: `${act}, s.206AA; Income-tax Act 2025, s.397(2); CBDT circular 24/2022`,
    certainty: 'firm',
    note: 'On the total income, without cess, where a tax is due.',
  },
])

export const incomeTaxLaws: readonly Law[] = [
  newSlabs,
  oldSlabs,
  oldSlabsSenior,
  oldSlabsVerySenior,
  seniorAge,
  verySeniorAge,
  newRebate,
  oldRebate,
  newSurcharge,
  oldSurcharge,
  cess,
  roundedTo,
  withoutPan,
]

/** `Up to ₹60,000, for income up to ₹12,00,000; marginal relief above it` */
function rebateWords({ limitRupees, mostRupees, marginalRelief }: Rebate): Sentence {
  const [most, limit] = [{ paise: mostRupees * 100 }, { paise: limitRupees * 100 }]
  return marginalRelief
    ? say`Up to ${most}, for income up to ${limit}; marginal relief above it`
    : say`Up to ${most}, for income up to ${limit}; no marginal relief`
}
