import { early, over, schedule, type Schedule } from './schedule.ts'

const jharkhand = schedule('in.pt.JH', 'Jharkhand', [
  {
    from: '2011-11-01',
    value: {
      basis: 'monthlyGross',
      slabs: [
        over(25_000_00, 100_00),
        over(41_666_00, 150_00),
        over(66_666_00, 175_00),
        over(83_333_00, 208_00, { month: 3, taxPaise: 212_00 }),
      ],
    },
    source: 'Jharkhand Tax on Professions, Trades, Callings and Employments Act 2011',
    certainty: 'likely',
    note: `Annual tax 0 / 1,200 / 1,800 / 2,100 / 2,500 on annual salary up to 3 / 5 / 8 / 10 lakh / above; deducted monthly. ${early}`,
  },
])

const odisha = schedule('in.pt.OD', 'Odisha', [
  {
    from: '2000-11-01',
    value: {
      basis: 'monthlyGross',
      slabs: [over(13_304_00, 125_00), over(25_000_00, 200_00, { month: 3, taxPaise: 300_00 })],
    },
    source: 'Odisha State Tax on Professions, Trades, Callings and Employments Act 2000',
    certainty: 'likely',
    note: `Annual 1,60,000 / 3,00,000. One source uses 13,333 as the lower limit. ${early}`,
  },
  {
    from: '2026-04-01',
    value: { basis: 'none', slabs: [] },
    source: 'Odisha State Tax on Professions, Trades, Callings and Employments Act 2000',
    certainty: 'likely',
    note: 'Abolished from 1 Apr 2026 (state Budget 2026-27, newspaper report of 21 Feb 2026; a public payroll app does the same). Arrears of earlier months keep the old slabs.',
  },
])

const westBengal = schedule('in.pt.WB', 'West Bengal', [
  {
    from: '2014-04-01',
    value: {
      basis: 'monthlyGross',
      slabs: [
        over(8_500_00, 90_00),
        over(10_000_00, 110_00),
        over(15_000_00, 130_00),
        over(25_000_00, 150_00),
        over(40_000_00, 200_00),
      ],
    },
    source: 'West Bengal State Tax on Professions, Trades, Callings and Employments Act 1979',
    certainty: 'unsure',
    note: `No. 848-FT of 28 May 2014. For arrears only. ${early}`,
  },
  {
    from: '2016-08-01',
    value: {
      basis: 'monthlyGross',
      slabs: [over(10_000_00, 110_00), over(15_000_00, 130_00), over(25_000_00, 150_00), over(40_000_00, 200_00)],
    },
    source: 'West Bengal State Tax on Professions, Trades, Callings and Employments Act 1979, No. 682-L',
    certainty: 'firm',
    note: `Payment by the 21st. In force with a nil limit of 10,000 by 2021 at the latest. ${early}`,
  },
  {
    from: '2026-10-01',
    value: {
      basis: 'monthlyGross',
      slabs: [over(20_000_00, 100_00), over(30_000_00, 140_00), over(50_000_00, 170_00), over(100_000_00, 208_00)],
    },
    source: 'West Bengal State Tax on Professions, Trades, Callings and Employments Act 1979',
    certainty: 'unsure',
    note: 'New schedule from 1 Oct 2026, found in two public payroll repositories only; confirm on wbprofessiontax.gov.in.',
  },
])

/** Eastern states that tax by the month. */
export const easternSchedules: readonly Schedule[] = [jharkhand, odisha, westBengal]
