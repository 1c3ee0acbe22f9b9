import { employeeCode } from '../employee-code.ts'
import type { ImportTable } from '../import-column.ts'

/** Named like the fields of the call. */
const figures = {
  salaryPaise: {
    heading: 'Gross salary',
    names: ['gross', 'grosspay', 'grossearnings', 'totalearnings', 'totalgross'],
    isNeeded: true,
    example: '60000',
    type: 'amount',
    isSensitive: true,
  },
  tdsPaise: { heading: 'TDS', names: ['incometax', 'taxdeducted', 'tax'], example: '1500', type: 'amount' },
  pfPaise: {
    heading: 'Employee PF',
    names: ['pf', 'epf', 'employeeepf', 'providentfund'],
    example: '1800',
    type: 'amount',
  },
  ptPaise: { heading: 'Professional tax', names: ['pt', 'ptax', 'proftax'], example: '200', type: 'amount' },
  esiWagesPaise: { heading: 'ESI wages', names: ['esiwage', 'esicwages', 'esigross'], example: '', type: 'amount' },
  basicPaise: { heading: 'Basic', names: ['basicpay', 'basicsalary'], example: '30000', type: 'amount' },
  daPaise: { heading: 'DA', names: ['dearnessallowance'], example: '', type: 'amount' },
  hraPaise: { heading: 'HRA', names: ['houserentallowance'], example: '12000', type: 'amount' },
  ltaPaise: { heading: 'LTA', names: ['leavetravelallowance'], example: '', type: 'amount' },
  exemptPaise: { heading: 'Tax-exempt part', names: ['exempt', 'exemptallowances'], example: '', type: 'amount' },
  perquisitesPaise: { heading: 'Perquisites', names: ['perks', 'perquisite'], example: '', type: 'amount' },
  employerNpsPaise: { heading: 'Employer NPS', names: ['nps', 'npsemployer'], example: '', type: 'amount' },
  employerPfPaise: { heading: 'Employer PF', names: ['pfemployer', 'employerepf'], example: '', type: 'amount' },
  superannuationPaise: { heading: 'Employer superannuation', names: ['superannuation'], example: '', type: 'amount' },
  bonusWagesPaise: { heading: 'Bonus wages', example: '', type: 'amount' },
  paidHalfDays: { heading: 'Paid days', names: ['dayspaid', 'payabledays', 'daysworked'], example: '', type: 'amount' },
} as const

/** One person's month per row. */
export const payByMonthTable = {
  columns: {
    code: employeeCode,
    fromMonth: { heading: 'Month', names: ['paymonth', 'period'], isNeeded: true, example: '04/2026', type: 'day' },
    ...figures,
  },
} as const satisfies ImportTable

/** One person's totals over several months per row. */
export const payTotalsTable = {
  columns: {
    code: employeeCode,
    fromMonth: {
      heading: 'From month',
      names: ['from', 'startmonth'],
      isNeeded: true,
      example: '04/2026',
      type: 'day',
    },
    toMonth: { heading: 'To month', names: ['to', 'endmonth'], isNeeded: true, example: '09/2026', type: 'day' },
    ...figures,
  },
} as const satisfies ImportTable
