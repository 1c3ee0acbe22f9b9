import { early, over, schedule, since, type Schedule } from './schedule.ts'

const andhraPradesh = schedule('in.pt.AP', 'Andhra Pradesh', [
  {
    from: '2013-02-01',
    value: { basis: 'monthlyGross', slabs: [over(15_000_00, 150_00), over(20_000_00, 200_00)] },
    source: 'Andhra Pradesh Tax on Professions, Trades, Callings and Employments Act 1987',
    certainty: 'firm',
    note: `Return and payment by the 10th of the next month. ${early}`,
  },
])

const telangana = schedule('in.pt.TG', 'Telangana', [
  {
    from: '2014-06-01',
    value: { basis: 'monthlyGross', slabs: [over(15_000_00, 150_00), over(20_000_00, 200_00)] },
    source: 'Telangana Tax on Professions, Trades, Callings and Employments Act 1987',
    certainty: 'firm',
    note: `Same slabs as Andhra Pradesh. Payment by the 10th. ${early}`,
  },
])

const gujarat = schedule('in.pt.GJ', 'Gujarat', [
  {
    from: '2022-04-01',
    value: { basis: 'monthlyGross', slabs: [over(12_000_00, 200_00)] },
    source:
      'Gujarat State Tax on Professions, Traders, Callings and Employments Act 1976, notification of 8 April 2022',
    certainty: 'firm',
    note: '"More than 12,000". Local bodies collect. Due by the 15th of the next month.',
  },
])

const karnataka = schedule('in.pt.KA', 'Karnataka', [
  {
    from: '2023-04-01',
    value: { basis: 'monthlyGross', slabs: [since(25_000_00, 200_00)] },
    source: 'Karnataka Tax on Professions, Trades, Callings and Employments Act 1976',
    certainty: 'firm',
    note: `February also 200. ${early}`,
  },
  {
    from: '2025-04-01',
    value: { basis: 'monthlyGross', slabs: [since(25_000_00, 200_00, { month: 2, taxPaise: 300_00 })] },
    source: 'Karnataka Tax on Professions, Trades, Callings and Employments Act 1976',
    certainty: 'firm',
    note: 'From 1 Apr 2025 February is 300, so the year is 2,500. Payment by the 20th.',
  },
])

const madhyaPradesh = schedule('in.pt.MP', 'Madhya Pradesh', [
  {
    from: '2018-04-01',
    value: {
      basis: 'monthlyGross',
      slabs: [
        over(18_750_00, 125_00),
        over(25_000_00, 166_00, { month: 3, taxPaise: 174_00 }),
        over(33_333_00, 208_00, { month: 3, taxPaise: 212_00 }),
      ],
    },
    source: 'Madhya Pradesh Vritti Kar Adhiniyam 1995',
    certainty: 'likely',
    note: `Annual tax 0 / 1,500 / 2,000 / 2,500 on annual salary up to 2.25 / 3 / 4 lakh / above; monthly deduction with the difference in March. ${early}`,
  },
])

const maharashtraMen = schedule('in.pt.MH.male', 'Maharashtra (men)', [
  {
    from: '2015-04-01',
    value: {
      basis: 'monthlyGross',
      slabs: [over(7_500_00, 175_00), over(10_000_00, 200_00, { month: 2, taxPaise: 300_00 })],
    },
    source: 'Maharashtra State Tax on Professions, Trades, Callings and Employments Act 1975',
    certainty: 'firm',
    note: `Also used for a transgender person. Return monthly when the yearly liability is 1,00,000 or more, otherwise yearly. ${early}`,
  },
])

const maharashtraWomen = schedule('in.pt.MH.female', 'Maharashtra (women)', [
  {
    from: '2015-04-01',
    value: { basis: 'monthlyGross', slabs: [over(10_000_00, 200_00, { month: 2, taxPaise: 300_00 })] },
    source: 'Maharashtra State Tax on Professions, Trades, Callings and Employments Act 1975',
    certainty: 'firm',
    note: `Limit for women was 10,000 before April 2023. ${early}`,
  },
  {
    from: '2023-04-01',
    value: { basis: 'monthlyGross', slabs: [over(25_000_00, 200_00, { month: 2, taxPaise: 300_00 })] },
    source: 'Maharashtra State Tax on Professions, Trades, Callings and Employments Act 1975',
    certainty: 'firm',
    note: 'Women up to 25,000 are exempt since 1 Apr 2023.',
  },
])

/** Western and southern states that tax by the month. */
export const monthlySchedules: readonly Schedule[] = [
  andhraPradesh,
  telangana,
  gujarat,
  karnataka,
  madhyaPradesh,
  maharashtraMen,
  maharashtraWomen,
]
