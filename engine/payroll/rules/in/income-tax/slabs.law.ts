import { law } from '../../../../law/law.ts'

/** A rate on the part of an income above a limit, up to the next band. In whole rupees, like the limits in the law. */
export interface Band {
  aboveRupees: number
  rateBasisPoints: number
}

const act = 'Income-tax Act 1961'
const firstYear = '2023-04-01'

export const newSlabs = law<readonly Band[]>('in.tax.slabs.new', 'Income tax: slabs, new regime', 'table', [
  {
    from: firstYear,
    source: `${act}, s.115BAC(1A), Finance Act 2023`,
    certainty: 'firm',
    value: [
      { aboveRupees: 300_000, rateBasisPoints: 500 },
      { aboveRupees: 600_000, rateBasisPoints: 1000 },
      { aboveRupees: 900_000, rateBasisPoints: 1500 },
      { aboveRupees: 1_200_000, rateBasisPoints: 2000 },
      { aboveRupees: 1_500_000, rateBasisPoints: 3000 },
    ],
  },
  {
    from: '2024-04-01',
    source: `${act}, s.115BAC(1A), Finance (No. 2) Act 2024`,
    certainty: 'firm',
    value: [
      { aboveRupees: 300_000, rateBasisPoints: 500 },
      { aboveRupees: 700_000, rateBasisPoints: 1000 },
      { aboveRupees: 1_000_000, rateBasisPoints: 1500 },
      { aboveRupees: 1_200_000, rateBasisPoints: 2000 },
      { aboveRupees: 1_500_000, rateBasisPoints: 3000 },
    ],
  },
  {
    from: '2025-04-01',
    source: `${act}, s.115BAC(1A), Finance Act 2025; Income-tax Act 2025, s.202(1); Finance Act 2026 left it unchanged`,
    certainty: 'firm',
    value: [
      { aboveRupees: 400_000, rateBasisPoints: 500 },
      { aboveRupees: 800_000, rateBasisPoints: 1000 },
      { aboveRupees: 1_200_000, rateBasisPoints: 1500 },
      { aboveRupees: 1_600_000, rateBasisPoints: 2000 },
      { aboveRupees: 2_000_000, rateBasisPoints: 2500 },
      { aboveRupees: 2_400_000, rateBasisPoints: 3000 },
    ],
  },
])

const oldSource = 'First Schedule to the Finance Acts 2023 to 2026, part I'

export const oldSlabs = law<readonly Band[]>('in.tax.slabs.old', 'Income tax: slabs, old regime', 'table', [
  {
    from: firstYear,
    source: oldSource,
    certainty: 'firm',
    value: [
      { aboveRupees: 250_000, rateBasisPoints: 500 },
      { aboveRupees: 500_000, rateBasisPoints: 2000 },
      { aboveRupees: 1_000_000, rateBasisPoints: 3000 },
    ],
  },
])

export const oldSlabsSenior = law<readonly Band[]>(
  'in.tax.slabs.old.senior',
  'Income tax: slabs, old regime, senior citizens',
  'table',
  [
    {
      from: firstYear,
      source: oldSource,
      certainty: 'firm',
      value: [
        { aboveRupees: 300_000, rateBasisPoints: 500 },
        { aboveRupees: 500_000, rateBasisPoints: 2000 },
        { aboveRupees: 1_000_000, rateBasisPoints: 3000 },
      ],
    },
  ],
)

export const oldSlabsVerySenior = law<readonly Band[]>(
  'in.tax.slabs.old.verySenior',
  'Income tax: slabs, old regime, very senior citizens',
  'table',
  [
    {
      from: firstYear,
      source: oldSource,
      certainty: 'firm',
      value: [
        { aboveRupees: 500_000, rateBasisPoints: 2000 },
        { aboveRupees: 1_000_000, rateBasisPoints: 3000 },
      ],
    },
  ],
)

export const seniorAge = law<number>('in.tax.age.senior', 'Income tax: age of a senior citizen', 'years', [
  { from: firstYear, value: 60, source: oldSource, certainty: 'firm' },
])

export const verySeniorAge = law<number>('in.tax.age.verySenior', 'Income tax: age of a very senior citizen', 'years', [
  { from: firstYear, value: 80, source: oldSource, certainty: 'firm' },
])
