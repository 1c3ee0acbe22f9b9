import { early, over, schedule, since, type Schedule } from './schedule.ts'

const assam = schedule('in.pt.AS', 'Assam', [
  {
    from: '2010-01-01',
    value: {
      basis: 'monthlyGross',
      slabs: [over(10_000_00, 150_00), over(15_000_00, 180_00), since(25_000_00, 208_00)],
    },
    source: 'Assam Professions, Trades, Callings and Employments Taxation Act 1947',
    certainty: 'unsure',
    note: `Old schedule, for arrears only. ${early}`,
  },
  {
    from: '2025-04-01',
    value: { basis: 'monthlyGross', slabs: [over(15_000_00, 180_00), since(25_000_00, 208_00)] },
    source: 'Assam Professions, Trades, Callings and Employments Taxation Act 1947',
    certainty: 'likely',
    note: 'Amended schedule from April 2025; 208 at exactly 25,000. Some vendors take 212 in March so that the year totals 2,500: off by default.',
  },
])

const manipur = schedule('in.pt.MN', 'Manipur', [
  {
    from: '2012-04-01',
    value: {
      basis: 'monthlyGross',
      slabs: [
        over(4_166_00, 100_00),
        over(6_250_00, 167_00),
        over(8_333_00, 200_00),
        over(10_416_00, 208_00, { month: 3, taxPaise: 212_00 }),
      ],
    },
    source: 'Manipur Professions, Trades, Callings and Employments Taxation Act 1981',
    certainty: 'likely',
    note: `Annual tax 0 / 1,200 / 2,000 / 2,400 / 2,500 on annual salary up to 50,000 / 75,000 / 1,00,000 / 1,25,000 / above. ${early}`,
  },
])

const meghalaya = schedule('in.pt.ML', 'Meghalaya', [
  {
    from: '2010-01-01',
    value: {
      basis: 'monthlyGross',
      slabs: [
        over(4_166_00, 16_00),
        over(6_250_00, 25_00),
        over(8_333_00, 41_00),
        over(12_500_00, 62_00),
        over(16_666_00, 83_00),
        over(20_833_00, 104_00),
        over(25_000_00, 125_00),
        over(29_166_00, 150_00),
        over(33_333_00, 175_00),
        over(37_500_00, 200_00),
        over(41_666_00, 208_00),
      ],
    },
    source: 'Meghalaya Professions, Trades, Callings and Employments Taxation Act',
    certainty: 'likely',
    note: `Annual tax 200 / 300 / 500 / 750 / 1,000 / 1,250 / 1,500 / 1,800 / 2,100 / 2,400 / 2,500; the difference to the annual figure may be taken in March (setting, off). ${early}`,
  },
])

const mizoram = schedule('in.pt.MZ', 'Mizoram', [
  {
    from: '2010-01-01',
    value: {
      basis: 'monthlyGross',
      slabs: [
        over(5_000_00, 75_00),
        over(8_000_00, 120_00),
        over(10_000_00, 150_00),
        over(12_000_00, 180_00),
        over(15_000_00, 195_00),
        over(20_000_00, 208_00),
      ],
    },
    source: 'Mizoram Professions, Trades, Callings and Employments Taxation Act 1995',
    certainty: 'unsure',
    note: `No source at hand; confirm before use. ${early}`,
  },
])

const nagaland = schedule('in.pt.NL', 'Nagaland', [
  {
    from: '2010-01-01',
    value: {
      basis: 'monthlyGross',
      slabs: [
        over(4_000_00, 35_00),
        over(5_000_00, 75_00),
        over(7_000_00, 110_00),
        over(9_000_00, 180_00),
        over(12_000_00, 208_00, { month: 3, taxPaise: 212_00 }),
      ],
    },
    source: 'Nagaland Professions, Trades, Callings and Employments Taxation Act 1968',
    certainty: 'unsure',
    note: `One public repository; confirm before use. ${early}`,
  },
])

const sikkim = schedule('in.pt.SK', 'Sikkim', [
  {
    from: '2006-01-01',
    value: {
      basis: 'monthlyGross',
      slabs: [over(20_000_00, 125_00), over(30_000_00, 150_00), over(40_000_00, 200_00)],
    },
    source: 'Sikkim Tax on Professions, Trades, Callings and Employments Act 2006',
    certainty: 'likely',
    note: `Quarterly payment. ${early}`,
  },
])

const tripura = schedule('in.pt.TR', 'Tripura', [
  {
    from: '2018-07-01',
    value: { basis: 'monthlyGross', slabs: [over(7_500_00, 150_00), over(15_000_00, 208_00)] },
    source: 'Tripura Professions, Trades, Callings and Employments Taxation Act 1997',
    certainty: 'likely',
    note: early,
  },
])

/** North-eastern states; they tax by the month. */
export const northEasternSchedules: readonly Schedule[] = [
  assam,
  manipur,
  meghalaya,
  mizoram,
  nagaland,
  sikkim,
  tripura,
]
