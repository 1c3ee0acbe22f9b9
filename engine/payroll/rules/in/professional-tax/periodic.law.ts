import { early, over, schedule, since, type Schedule } from './schedule.ts'

const bihar = schedule('in.pt.BR', 'Bihar', [
  {
    from: '2011-04-01',
    value: {
      basis: 'annualGross',
      deductIn: [9],
      slabs: [over(300_000_00, 1_000_00), over(500_000_00, 2_000_00), over(1_000_000_00, 2_500_00)],
    },
    source: 'Bihar Tax on Professions, Trades, Callings and Employments Act 2011',
    certainty: 'firm',
    note: `Annual tax on annual gross salary. Employers deduct it once (September by custom) or spread it over the months left: setting. ${early}`,
  },
])

const kerala = schedule('in.pt.KL', 'Kerala', [
  {
    from: '2013-01-01',
    value: {
      basis: 'halfYearGross',
      deductIn: [8, 2],
      leastDays: 60,
      leavesOut: ['hra', 'conveyance'],
      slabs: [
        since(12_000_00, 120_00),
        since(18_000_00, 180_00),
        since(30_000_00, 300_00),
        since(45_000_00, 450_00),
        since(60_000_00, 600_00),
        since(75_000_00, 750_00),
        since(100_000_00, 1_000_00),
        since(125_000_00, 1_250_00),
      ],
    },
    source: 'Kerala Municipality Act, s.245, and Panchayat Raj Act, s.204; professional tax schedule',
    certainty: 'firm',
    note: `Old schedule, for arrears only. ${early}`,
  },
  {
    from: '2024-10-01',
    value: {
      basis: 'halfYearGross',
      deductIn: [8, 2],
      leastDays: 60,
      leavesOut: ['hra', 'conveyance'],
      slabs: [
        since(12_000_00, 320_00),
        since(18_000_00, 450_00),
        since(30_000_00, 600_00),
        since(45_000_00, 750_00),
        since(100_000_00, 1_000_00),
        since(125_000_00, 1_250_00),
      ],
    },
    source: 'Kerala Municipality Act, s.245, and Panchayat Raj Act, s.204; professional tax schedule',
    certainty: 'firm',
    note: 'Half-years Apr-Sep and Oct-Mar, per local body. Deducted in August and February by custom, or spread: 1/6 per month rounded down with the remainder in the last month.',
  },
])

const puducherry = schedule('in.pt.PY', 'Puducherry', [
  {
    from: '2010-01-01',
    value: {
      basis: 'halfYearGross',
      deductIn: [9, 3],
      slabs: [
        since(100_000_00, 250_00),
        over(200_000_00, 500_00),
        over(300_000_00, 750_00),
        over(400_000_00, 1_000_00),
        over(500_000_00, 1_250_00),
      ],
    },
    source: 'Puducherry Municipalities Act, professional tax schedule',
    certainty: 'unsure',
    note: `Up to 99,999 nil. ${early}`,
  },
])

const punjab = schedule('in.pt.PB', 'Punjab', [
  {
    from: '2018-06-01',
    value: { basis: 'annualTaxableIncome', slabs: [over(250_000_00, 200_00)] },
    source: 'Punjab State Development Tax Act 2018',
    certainty: 'unsure',
    note: `200 per month from a person assessable to income tax. Whether 2.5 lakh or the limit of the new regime counts is not settled. ${early}`,
  },
])

const tamilNaduChennai = schedule('in.pt.TN.greater-chennai', 'Tamil Nadu (Greater Chennai)', [
  {
    from: '2024-10-01',
    value: {
      basis: 'halfYearGross',
      deductIn: [9, 3],
      leastDays: 60,
      slabs: [
        over(21_000_00, 180_00),
        over(30_000_00, 425_00),
        over(45_000_00, 930_00),
        over(60_000_00, 1_025_00),
        over(75_000_00, 1_250_00),
      ],
    },
    source: 'Tamil Nadu municipal laws and rules, professional tax schedule',
    certainty: 'firm',
    note: 'Half-years Apr-Sep and Oct-Mar. Deducted in September and March by custom (some employers in August and January).',
  },
])

const tamilNaduOther = schedule('in.pt.TN.other', 'Tamil Nadu (other local bodies)', [
  {
    from: '2008-10-01',
    value: {
      basis: 'halfYearGross',
      deductIn: [9, 3],
      leastDays: 60,
      slabs: [
        over(21_000_00, 135_00),
        over(30_000_00, 315_00),
        over(45_000_00, 690_00),
        over(60_000_00, 1_025_00),
        over(75_000_00, 1_250_00),
      ],
    },
    source: 'Tamil Nadu municipal laws and rules, professional tax schedule',
    certainty: 'unsure',
    note: `Common schedule of other corporations and municipalities; each local body may revise by up to 35% (to be confirmed). One row per local body. ${early}`,
  },
])

/** States that tax by the half-year, the year, or the taxable income of the year. */
export const periodicSchedules: readonly Schedule[] = [
  bihar,
  kerala,
  puducherry,
  punjab,
  tamilNaduChennai,
  tamilNaduOther,
]
