import { early } from '../professional-tax/schedule.ts'
import { fund, type WelfareFund } from './fund.ts'

const karnataka = fund('in.lwf.KA', 'Karnataka', [
  {
    from: '2017-01-01',
    value: { months: [12], employeePaise: 20_00, employerPaise: 40_00, due: '15 Jan' },
    source: 'Karnataka Labour Welfare Fund Act 1965',
    certainty: 'firm',
    note: `From 50 employees (to be confirmed). ${early}`,
  },
  {
    from: '2025-01-01',
    value: { months: [12], employeePaise: 50_00, employerPaise: 100_00, due: '15 Jan' },
    source: 'Karnataka Labour Welfare Fund Act 1965',
    certainty: 'firm',
    note: '20/40 before the amendment of January 2025. From 7 Jan 2026 for 10 or more employees (50 before).',
  },
])

const kerala = fund('in.lwf.KL', 'Kerala', [
  {
    from: '2022-01-01',
    value: { months: 'every', employeePaise: 50_00, employerPaise: 50_00, due: '5th of the next month' },
    source: 'Kerala Shops and Commercial Establishments Workers Welfare Fund Act 2006',
    certainty: 'likely',
    note: `Shops and Commercial Establishments Welfare Fund. Factories under the older Labour Welfare Fund Act: half-yearly 4/8 (to be confirmed). ${early}`,
  },
])

const madhyaPradesh = fund('in.lwf.MP', 'Madhya Pradesh', [
  {
    from: '2015-01-01',
    value: {
      months: [6, 12],
      employeePaise: 10_00,
      employerPaise: 30_00,
      limit: { wagePaise: 10_000_00, of: 'supervisors' },
      due: '15 Jul and 15 Jan',
    },
    source: 'Madhya Pradesh Shram Kalyan Nidhi Adhiniyam 1982',
    certainty: 'likely',
    note: `Not for supervisory staff above 10,000. ${early}`,
  },
])

const maharashtra = fund('in.lwf.MH', 'Maharashtra', [
  {
    from: '2003-01-01',
    value: { months: [6, 12], employeePaise: 12_00, employerPaise: 36_00, due: '15 Jul and 15 Jan' },
    source: 'Maharashtra Labour Welfare Fund Act 1953',
    certainty: 'likely',
    note: `6/18 for wages up to 3,000. From 5 employees (to be confirmed). ${early}`,
  },
  {
    from: '2024-06-01',
    value: { months: [6, 12], employeePaise: 25_00, employerPaise: 75_00, due: '15 Jul and 15 Jan' },
    source: 'Maharashtra Labour Welfare Fund Act 1953',
    certainty: 'firm',
    note: 'Amended by Maharashtra Act 25 of 2024 (12/36 before). From 5 employees (to be confirmed).',
  },
])

const odisha = fund('in.lwf.OD', 'Odisha', [
  {
    from: '2023-01-01',
    value: { months: [6, 12], employeePaise: 20_00, employerPaise: 40_00, due: '15 Jul and 15 Jan' },
    source: 'Odisha Labour Welfare Fund Act 1996',
    certainty: 'unsure',
    note: `Sources give 10/20 and 20/40. From 20 employees (to be confirmed). ${early}`,
  },
])

const punjab = fund('in.lwf.PB', 'Punjab', [
  {
    from: '2008-01-01',
    value: { months: 'every', employeePaise: 5_00, employerPaise: 20_00, due: '15 Oct and 15 Apr' },
    source: 'Punjab Labour Welfare Fund Act 1965',
    certainty: 'likely',
    note: `From 20 employees (to be confirmed). ${early}`,
  },
])

const tamilNadu = fund('in.lwf.TN', 'Tamil Nadu', [
  {
    from: '2022-12-01',
    value: { months: [12], employeePaise: 20_00, employerPaise: 40_00, due: '31 Jan' },
    source: 'Tamil Nadu Labour Welfare Fund Act 1972',
    certainty: 'firm',
    note: `From 5 employees (to be confirmed). ${early}`,
  },
])

const telangana = fund('in.lwf.TG', 'Telangana', [
  {
    from: '2014-06-01',
    value: { months: [12], employeePaise: 2_00, employerPaise: 5_00, due: '31 Jan' },
    source: 'Telangana Labour Welfare Fund Act 1987',
    certainty: 'firm',
    note: `From 20 employees (to be confirmed). ${early}`,
  },
])

const westBengal = fund('in.lwf.WB', 'West Bengal', [
  {
    from: '2024-01-01',
    value: {
      months: [6, 12],
      employeePaise: 3_00,
      employerPaise: 30_00,
      limit: { wagePaise: 1_600_00, of: 'supervisors' },
      due: '15 Jul and 15 Jan',
    },
    source: 'West Bengal Labour Welfare Fund Act 1974',
    certainty: 'unsure',
    note: "Not for supervisory staff above 1,600. Notification reported as 3/30 from 1 Jan 2024; the Board's own page still says 3/15. From 10 employees (to be confirmed).",
  },
])

/** Karnataka to West Bengal. */
export const welfareFundsKToW: readonly WelfareFund[] = [
  karnataka,
  kerala,
  madhyaPradesh,
  maharashtra,
  odisha,
  punjab,
  tamilNadu,
  telangana,
  westBengal,
]
