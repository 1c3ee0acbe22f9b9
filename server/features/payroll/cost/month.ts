import type { BreakdownLine } from '@muster/engine/payroll/components/breakdown.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import { rules, type PayslipInput } from '@muster/engine/payroll/payslip/payslip-input.ts'
import type { Payslip, PayslipResult } from '@muster/engine/payroll/payslip/payslip-result.ts'
import { payslip } from '@muster/engine/payroll/calculation/payslip.ts'
import { say } from '@muster/engine/sentence.ts'
import { refused } from '../../../platform/problem.ts'
import { statutoryInput } from '../statutory-input/statutory-input.ts'
import { flagsOf, treatmentOf } from '../component-flags/treatment.ts'
import type { Ground } from './ground.ts'

/** The payslip of a full month for some lines, as a run would calculate it, without income tax. */
export function usualMonth(ground: Ground, lines: readonly BreakdownLine[]): Payslip {
  const result = tryUsualMonth(ground, lines)
  if (result.payslip !== null) return result.payslip
  const why = result.ok ? undefined : result.errors[0]?.message
  throw refused(why === undefined ? say`This month cannot be calculated.` : why)
}

/** The same, or why there is none. */
export function tryUsualMonth(
  { month, book, settings, person, flags }: Ground,
  lines: readonly BreakdownLine[],
): PayslipResult {
  const first = firstDay(month)
  const statutory = statutoryInput({
    ...{ month, payDate: lastDay(month) },
    book,
    settings,
    person,
    joinedOn: first,
    tax: undefined,
    earlier: { months: [], paidIn: [] },
  })
  const input: PayslipInput = {
    rules,
    law: book.hash,
    month,
    payDate: lastDay(month),
    employment: { joinedOn: first, leftOn: null },
    salary: [
      {
        from: first,
        to: null,
        lines: lines
          .map(({ code, name, kind, monthlyPaise, prorate }) => ({ code, name, kind, monthlyPaise, prorate }))
          .toSorted((a, b) => flagsOf(flags, a).payslipOrder - flagsOf(flags, b).payslipOrder)
          .map((line) => ({ ...line, treatment: treatmentOf(flags, line) })),
      },
    ],
    basis: 'calendar',
    nonWorkingDays: [],
    lossOfPay: [],
    arrears: [],
    oneOffs: [],
    deductions: [],
    // Half-yearly or yearly tax is spread: a single month would show all of it or nothing.
    statutory: {
      ...statutory,
      tax: null,
      capDeductions: false,
      pt:
        statutory.pt === null
          ? null
          : { ...statutory.pt, settings: { ...statutory.pt.settings, periodic: 'spread', countsDays: false } },
    },
    rounding: { line: 'nearestRupee', net: 'none' },
  }
  return payslip(book, input)
}
