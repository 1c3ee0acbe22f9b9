import { days, firstDay, lastDay, weekday, type Day } from '../../day.ts'
import { lawBook } from '../../law/law.ts'
import type { PayslipInput } from './payslip-input.ts'
import { plainPay } from './treatment.ts'

/** For tests without any law. */
export const testBook = lawBook([], [], 'no law')

/** A month in `cases/payslip.json`: amounts in rupees; a code with `*` is not prorated. */
export interface PayslipCase {
  month: string
  joinedOn?: Day
  leftOn?: Day
  salary: [Day, Day | null, Record<string, number>][]
  basis?: PayslipInput['basis']
  off?: 'weekends' | 'sundays'
  lost?: [Day, number][] | 'all' | 'all but half a day'
  oneOffs?: [string, 'earning' | 'deduction' | 'reimbursement', number][]
  deductions?: Record<string, number>
  line?: PayslipInput['rounding']['line']
  net?: PayslipInput['rounding']['net']
}

export function inputOf(of: PayslipCase): PayslipInput {
  const all = days(firstDay(of.month), lastDay(of.month))
  return {
    rules: 'pay-2',
    law: testBook.hash,
    month: of.month,
    payDate: lastDay(of.month),
    employment: { joinedOn: of.joinedOn ?? '2020-01-01', leftOn: of.leftOn ?? null },
    salary: of.salary.map(([from, to, lines]) => ({
      from,
      to,
      lines: Object.entries(lines).map(([code, rupees]) => ({
        code: code.replace('*', ''),
        name: code.replace('*', ''),
        kind: 'earning',
        monthlyPaise: rupees * 100,
        prorate: !code.endsWith('*'),
        treatment: plainPay,
      })),
    })),
    basis: of.basis ?? 'calendar',
    nonWorkingDays: all.filter(
      (day) => of.off !== undefined && (weekday(day) === 0 || (of.off === 'weekends' && weekday(day) === 6)),
    ),
    lossOfPay: lossOf(of.lost ?? [], all),
    arrears: [],
    oneOffs: (of.oneOffs ?? []).map(([code, kind, rupees]) => ({
      code,
      name: code,
      kind,
      amountPaise: rupees * 100,
      reason: 'Agreed',
      treatment: plainPay,
    })),
    deductions: Object.entries(of.deductions ?? {}).map(([code, rupees]) => ({
      code,
      name: code,
      amountPaise: rupees * 100,
      reason: 'Agreed',
    })),
    statutory: null,
    rounding: { line: of.line ?? 'nearestPaisa', net: of.net ?? 'none' },
  }
}

function lossOf(lost: [Day, number][] | 'all' | 'all but half a day', all: readonly Day[]): PayslipInput['lossOfPay'] {
  if (typeof lost !== 'string') return lost.map(([day, halfDays]) => ({ day, halfDays, reason: 'Absent' }))
  return all.map((day, index) => ({ day, halfDays: lost === 'all' || index > 0 ? 2 : 1, reason: 'Absent' }))
}
