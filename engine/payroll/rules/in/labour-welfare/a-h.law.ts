import { early } from '../professional-tax/schedule.ts'
import { fund, type WelfareFund } from './fund.ts'

const andhraPradesh = fund('in.lwf.AP', 'Andhra Pradesh', [
  {
    from: '2017-01-01',
    value: { months: [12], employeePaise: 30_00, employerPaise: 70_00, due: '31 Jan' },
    source: 'Andhra Pradesh Labour Welfare Fund Act 1987',
    certainty: 'firm',
    note: `From 20 employees (to be confirmed). ${early}`,
  },
])

const chandigarh = fund('in.lwf.CH', 'Chandigarh', [
  {
    from: '2020-01-01',
    value: {
      months: 'every',
      employeePaise: 5_00,
      employerPaise: 20_00,
      limit: { wagePaise: 15_000_00, of: 'everyone' },
      due: '15 Oct and 15 Apr',
    },
    source: 'Punjab Labour Welfare Fund Act 1965, as extended to Chandigarh',
    certainty: 'likely',
    note: `Employees with wages up to 15,000. From 20 employees (to be confirmed). ${early}`,
  },
])

const chhattisgarh = fund('in.lwf.CG', 'Chhattisgarh', [
  {
    from: '2016-01-01',
    value: { months: [6, 12], employeePaise: 15_00, employerPaise: 45_00, due: '15 Jul and 15 Jan' },
    source: 'Chhattisgarh Shram Kalyan Nidhi Adhiniyam 1982',
    certainty: 'likely',
    note: early,
  },
])

const delhi = fund('in.lwf.DL', 'Delhi', [
  {
    from: '2000-01-01',
    value: {
      months: [6, 12],
      employeePaise: 75,
      employerPaise: 2_25,
      limit: { wagePaise: 2_500_00, of: 'supervisors' },
      due: '15 Jul and 15 Jan',
    },
    source: 'Bombay Labour Welfare Fund Act 1953, as extended to Delhi',
    certainty: 'firm',
    note: `Not for managerial or supervisory staff above 2,500 per month. Amounts are not whole rupees. From 5 employees (to be confirmed). ${early}`,
  },
])

const goa = fund('in.lwf.GA', 'Goa', [
  {
    from: '2014-01-01',
    value: { months: [6, 12], employeePaise: 60_00, employerPaise: 180_00, due: '15 Jul and 15 Jan' },
    source: 'Goa Labour Welfare Fund Act 1986',
    certainty: 'likely',
    note: early,
  },
])

const gujarat = fund('in.lwf.GJ', 'Gujarat', [
  {
    from: '2009-01-01',
    value: { months: [6, 12], employeePaise: 6_00, employerPaise: 12_00, due: '15 Jul and 15 Jan' },
    source: 'Gujarat Labour Welfare Fund Act 1953',
    certainty: 'firm',
    note: `From 10 employees (to be confirmed). ${early}`,
  },
])

const haryana = fund('in.lwf.HR', 'Haryana', [
  {
    from: '2024-01-01',
    value: { months: 'every', rateBasisPoints: 20, employeeCapPaise: 31_00, employerTimes: 2, due: '31 Dec' },
    source: 'Punjab Labour Welfare Fund Act 1965, Haryana',
    certainty: 'unsure',
    note: `Cap of 31 from a public repository; not confirmed. From 10 employees (to be confirmed). ${early}`,
  },
  {
    from: '2025-01-01',
    value: {
      months: 'every',
      rateBasisPoints: 20,
      employeeCapPaise: 34_00,
      employerTimes: 2,
      due: '31 Dec (yearly) or end of month',
    },
    source: 'Punjab Labour Welfare Fund Act 1965, Haryana',
    certainty: 'likely',
    note: 'Employee 0.2% of wages, at most 34; employer twice that. Cap changes every January with the index. Rounding not stated in the source: nearest rupee here. From 10 employees (to be confirmed).',
  },
])

/** Andhra Pradesh to Haryana. */
export const welfareFundsAToH: readonly WelfareFund[] = [
  andhraPradesh,
  chandigarh,
  chhattisgarh,
  delhi,
  goa,
  gujarat,
  haryana,
]
