import { joined, say, type Sentence } from '../../../../sentence.ts'
import { law, type Law } from '../../../../law/law.ts'

const rules = 'Income-tax Rules 1962, rule'
const rules2026 = 'Income-tax Rules 2026, G.S.R. 198(E), as reported'
const toConfirm = 'Read in one place only. Confirm before relying on it.'

/** A value that the rules of 2026 raised. */
function raised(id: string, name: string, rule: string, before: number, after: number): Law<number> {
  return law(`in.tax.${id}`, name, 'paise', [
    { from: '2023-04-01', value: before, source: `${rules} ${rule}`, certainty: 'firm' },
    { from: '2026-04-01', value: after, source: rules2026, certainty: 'unsure', note: toConfirm },
  ])
}

export const childEducation = raised(
  'childEducation',
  "Children's education allowance: exempt per child per month",
  '2BB',
  100_00,
  3_000_00,
)
export const childHostel = raised(
  'childHostel',
  'Hostel allowance: exempt per child per month',
  '2BB',
  300_00,
  9_000_00,
)
export const freeMeal = raised('perquisite.meal', 'Meals at work: tax-free per meal', '3(7)(iii)', 50_00, 200_00)
export const freeGifts = raised('perquisite.gifts', 'Gifts: tax-free per year', '3(7)(iv)', 5_000_00, 15_000_00)
export const smallCar = raised(
  'perquisite.car.small',
  'Car up to 1.6 litres, partly private: per month',
  '3(2)',
  1_800_00,
  5_000_00,
)
export const largeCar = raised(
  'perquisite.car.large',
  'Car above 1.6 litres, partly private: per month',
  '3(2)',
  2_400_00,
  7_000_00,
)
export const driver = raised(
  'perquisite.driver',
  'Driver of a car, partly private: per month',
  '3(2)',
  900_00,
  3_000_00,
)
export const freeLoan = raised('perquisite.loan', 'Loans: tax-free in total', '3(7)(i)', 20_000_00, 2_00_000_00)

export const childrenCounted = law('in.tax.children', 'Children whose allowances are exempt', 'count', [
  { from: '2023-04-01', value: 2, source: `${rules} 2BB`, certainty: 'firm' },
])

/** As a percentage of salary, by the city's population in the census of 2011. */
export const rentFreeHouse = law(
  'in.tax.perquisite.house',
  'Rent-free accommodation: value by population of the city',
  'table',
  [
    {
      from: '2023-04-01',
      value: [
        { abovePeople: 0, rateBasisPoints: 500 },
        { abovePeople: 1_500_000, rateBasisPoints: 750 },
        { abovePeople: 4_000_000, rateBasisPoints: 1000 },
      ],
      source: `${rules} 3(1), notification 65/2023`,
      certainty: 'likely',
      note: 'Not confirmed for the rules of 2026.',
    },
  ],
  bandsOfPeople,
)

export const employerFundsMost = law(
  'in.tax.perquisite.funds',
  "Employer's PF, NPS and superannuation per year: taxable above",
  'paise',
  [
    {
      from: '2023-04-01',
      value: 7_50_000_00,
      source: 'Income-tax Act 1961, s.17(2)(vii); Income-tax Act 2025, s.17(1)(h)',
      certainty: 'firm',
    },
  ],
)

/** Of basic pay, dearness allowance and commission on turnover; null: no limit besides that of all funds together. */
export const employerPfMost = law<number | null>(
  'in.tax.perquisite.pf',
  "Employer's PF: taxable above, in % of salary",
  'basisPoints',
  [
    {
      from: '2023-04-01',
      value: 1200,
      source: 'Income-tax Act 1961, s.17(1)(vi) and Fourth Schedule, part A, rule 6',
      certainty: 'firm',
    },
    {
      from: '2026-04-01',
      value: null,
      source: 'Income-tax Act 2025, s.17(1)(h), Schedule XI: the limit of all funds together alone remains',
      certainty: 'likely',
    },
  ],
)

export const statementAbove = law(
  'in.tax.perquisite.statement',
  'Annual salary above which a perquisites statement is issued',
  'paise',
  [{ from: '2023-04-01', value: 1_50_000_00, source: `${rules} 26A(2)`, certainty: 'likely' }],
)

export const perquisiteLaws: readonly Law[] = [
  childEducation,
  childHostel,
  childrenCounted,
  freeMeal,
  freeGifts,
  smallCar,
  largeCar,
  driver,
  freeLoan,
  rentFreeHouse,
  employerFundsMost,
  employerPfMost,
  statementAbove,
]

/** `5% of salary; 7.5% above a population of 15 lakh` */
function bandsOfPeople(bands: readonly { abovePeople: number; rateBasisPoints: number }[]): Sentence {
  return joined(
    bands.map(({ abovePeople, rateBasisPoints: basisPoints }) =>
      abovePeople === 0
        ? say`${{ basisPoints }} of salary`
        : say`${{ basisPoints }} above a population of ${abovePeople / 100_000} lakh`,
    ),
    '; ',
  )
}
