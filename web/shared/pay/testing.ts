import type { CurrentMonth, PayRunDetail, Payslip } from './types.ts'

const runId = '01930000-0000-7000-8000-0000000000a1'

export const totals = {
  people: 2,
  grossPaise: 15_000_000,
  deductionsPaise: 0,
  reimbursementsPaise: 0,
  employerPaise: 0,
  netPaise: 15_000_000,
}

/** A calculated run of November 2026 that is to be approved. */
export const calculated: PayRunDetail = {
  _id: runId,
  month: '2026-11',
  kind: 'regular',
  reason: null,
  state: 'calculated',
  total: 3,
  done: 3,
  totals,
  leftOut: 1,
  cutOffDate: '2026-11-25',
  payDate: '2026-11-30',
  startedBy: 'Anita Rao',
  startedAt: '2026-11-20T04:00:00.000Z',
  calculatedAt: '2026-11-20T04:00:02.000Z',
  approvedBy: null,
  approvedAt: null,
  paidBy: null,
  paidAt: null,
  previous: null,
  isMonthOver: false,
  departments: [{ name: 'Design', people: 2, netPaise: 15_000_000 }],
}

/** November 2026, not started. */
export const november: CurrentMonth = {
  month: '2026-11',
  cutOffDate: '2026-11-25',
  payDate: '2026-11-30',
  people: { employed: 3, withoutSalary: 1 },
  run: null,
  previous: null,
  financialYear: '2026-27',
  months: [
    { month: '2026-10', runId: '01930000-0000-7000-8000-0000000000a0', state: 'paid', isFuture: false },
    { month: '2026-11', runId: null, state: null, isFuture: false },
  ],
}

export const payslip: Payslip = {
  _id: '01930000-0000-7000-8000-0000000000b1',
  runId,
  employeeId: '01930000-0000-7000-8000-0000000000c1',
  month: '2026-11',
  state: 'approved',
  payDate: '2026-11-30',
  paidAt: null,
  company: { name: 'Acme Components', legalName: 'Acme Components', address: '' },
  person: {
    name: 'Priya Nair',
    code: 'ACM-0001',
    designation: 'Engineer',
    department: 'Design',
    location: 'Bengaluru',
    joinedOn: '2024-04-01',
    leftOn: null,
  },
  days: { inMonth: 30, employed: 30, denominatorHalves: 60, lossOfPayHalves: 2, paidHalves: 58 },
  lossOfPay: [{ day: '2026-11-12', halves: 2, reason: 'Absent all day' }],
  lines: [
    {
      code: 'BASIC',
      name: 'Basic',
      type: 'earning',
      amountPaise: 2_416_700,
      explanation: {
        words: 'Monthly amount × 29 of 30 days paid',
        parts: [{ from: '2026-11-01', to: '2026-11-30', monthlyPaise: 2_500_000, numerator: 58, denominator: 60 }],
        reason: null,
        rounding: 'nearestRupee',
      },
    },
  ],
  grossPaise: 2_416_700,
  deductionsPaise: 0,
  reimbursementsPaise: 0,
  employerPaise: 0,
  roundOffPaise: 0,
  netPaise: 2_416_700,
  netInWords: 'Twenty-four thousand one hundred sixty-seven rupees only',
  yearToDate: { grossPaise: 2_416_700, deductionsPaise: 0, netPaise: 2_416_700 },
  previous: null,
}
