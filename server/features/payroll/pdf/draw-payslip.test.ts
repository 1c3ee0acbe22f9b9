import { expect, test } from 'vitest'
import { drawPayslip } from './draw-payslip.ts'
import { payslipPaper } from './payslip-paper.ts'
import type { PrintedPayslip } from './printed-payslip.ts'

const line = (type: PrintedPayslip['lines'][number]['type'], name: string, amountPaise: number) => ({
  code: name.toUpperCase(),
  name,
  type,
  amountPaise,
  fullMonthPaise: type === 'earning' ? amountPaise : null,
  yearToDatePaise: amountPaise * 8,
  explanation: { words: '', parts: [], reason: null, rounding: null, steps: [] },
})

const payslip: PrintedPayslip = {
  _id: '01930000-0000-7000-8000-0000000000b1',
  runId: '01930000-0000-7000-8000-0000000000a1',
  employeeId: '01930000-0000-7000-8000-0000000000c1',
  month: '2026-11',
  state: 'approved',
  reversal: null,
  payDate: '2026-11-30',
  paidAt: null,
  paidOn: null,
  hold: null,
  issuedOn: '2026-11-28',
  company: { name: 'Acme Components', legalName: 'Acme Components Private Limited', address: '12 MG Road, Bengaluru' },
  person: {
    name: 'Priya Nair',
    code: 'ACM-0001',
    designation: 'Engineer',
    department: null,
    location: 'Bengaluru',
    joinedOn: '2024-04-01',
    leftOn: null,
    relative: { name: 'Suresh Nair', relation: 'father' },
    panLast4: '234F',
    uanLast4: null,
    esiLast4: null,
    bank: { name: 'HDFC Bank', accountLast4: '6372' },
  },
  days: { inMonth: 30, employed: 30, denominatorHalfDays: 60, lossOfPayHalfDays: 1, paidHalfDays: 59 },
  lossOfPay: [{ day: '2026-11-12', halfDays: 1, reason: 'Absent' }],
  lines: [line('earning', 'Basic', 123_456_700), line('deduction', 'Provident fund', 300_000)],
  arrears: [
    {
      ...{ month: '2026-10', paidPaise: 120_000_000, duePaise: 123_456_700 },
      lines: [{ code: 'BASIC', name: 'Basic', type: 'earning', paidPaise: 120_000_000, duePaise: 123_456_700 }],
    },
  ],
  grossPaise: 123_456_700,
  deductionsPaise: 300_000,
  reimbursementsPaise: 0,
  employerPaise: 0,
  roundOffPaise: 0,
  netPaise: 123_156_700,
  netInWords: 'Twelve lakh thirty-one thousand five hundred sixty-seven rupees only',
  yearToDate: { grossPaise: 987_653_600, reimbursementsPaise: 0, deductionsPaise: 2_400_000, netPaise: 985_253_600 },
  earlierLines: [{ code: 'BONUS', name: 'Bonus', type: 'earning', yearToDatePaise: 5_000_000 }],
  taxYear: null,
  isFinal: false,
  carriedForward: [{ code: 'LOAN', name: 'Loan', amountPaise: 500_000 }],
  previous: null,
}

const pagesIn = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length

test('the same payslip is the same document, byte by byte, on one page', async () => {
  const [first, second] = [
    await drawPayslip(payslipPaper(payslip, 'en'), null),
    await drawPayslip(payslipPaper(payslip, 'en'), null),
  ]
  expect(Buffer.compare(first, second)).toBe(0)
  expect(pagesIn(first)).toBe(1)
})

test('a payslip with more lines than fit on a page continues on the next', async () => {
  const lines = Array.from({ length: 60 }, (_, n) => line('earning', `Allowance ${n}`, 100_000))
  expect(pagesIn(await drawPayslip(payslipPaper({ ...payslip, lines }, 'en'), null))).toBe(2)
})

test.each(['b\u0301\u0301', 'Jose\u0301 \u202eRao', '🧾 मीरा مرحبا 漢字', '\ufeff\u200d'])(
  'a payslip of %j is drawn',
  async (name) => {
    const person = { ...payslip.person, name, designation: name }
    expect(pagesIn(await drawPayslip(payslipPaper({ ...payslip, person }, 'en'), null))).toBe(1)
  },
)
