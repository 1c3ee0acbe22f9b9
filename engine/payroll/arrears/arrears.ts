import { firstDay, lastDay, type Month } from '../../day.ts'
import type { LawBook } from '../../law/law.ts'
import { compareText } from '../../format.ts'
import { employedDays } from './arrears-days.ts'
import { insuredMonth } from '../steps/statutory/late-insurance.ts'
import { lateOvertime, type ArrearsInput, type ArrearsLine } from '../payslip/arrears-input.ts'
import { Worksheet } from '../steps/worksheet.ts'
import type { PfFacts } from '../payslip/facts.ts'
import { oneOffs } from '../steps/given-amounts.ts'
import { monthlyComponents } from '../steps/monthly-components.ts'
import type { LossOfPay, PayslipInput, Salary } from '../payslip/payslip-input.ts'
import { providentFund } from '../steps/statutory/provident-fund-step.ts'

/** A locked month as it is known now. */
export interface MonthNow {
  salary: readonly Salary[]
  lossOfPay: readonly LossOfPay[]
  employment: PayslipInput['employment']
}

/**
 * What a locked month is owed after its salary, days or employment changed: what it should have paid, less what was paid for it in the
 * month and as arrears since. So the original plus all arrears always equals a calculation from scratch, in both directions. PF goes by
 * the rates and the ceiling of that month.
 *
 * A month without a valid payslip is owed in full, including its state taxes.
 *
 * @param original the input that the month was locked with, whose one-off payments stay; or, if `paid` is empty, the input that the month
 *   would have been calculated from
 * @param paid the inputs of the month's payslips that are still valid
 * @param declared the salary as it was declared by the end of the month; a raise declared later brings no ESI contribution for the month
 * @param settled what later runs have already paid for that month
 * @returns null if nothing is owed either way
 */
export function arrearsOf(
  book: LawBook,
  of: {
    original: PayslipInput
    paid?: readonly PayslipInput[]
    now: MonthNow
    declared?: readonly Salary[]
    settled: readonly ArrearsInput[]
  },
): ArrearsInput | null {
  const { original, paid = [original], now, declared, settled } = of
  const { month } = original
  const before = paid.map((one) => earlySteps(book, one))
  const after = isEmployed(month, now) ? earlySteps(book, { ...original, ...now }) : null
  const known =
    after !== null && declared !== undefined ? earlySteps(book, { ...original, ...now, salary: declared }) : after
  const insured = insuredMonth(after, known)
  const lines = withInsured(changedLines(before, after, settled), before, declared && insured, settled)
  const pf = settledPf(before, after, settled)
  const days = employedDays({ month, paid, before, after, insured, settled })
  return lines.length === 0 && pf === null && days.employedDays === 0 ? null : { month, lines, pf, ...days }
}

function isEmployed(month: Month, { employment: { joinedOn, leftOn } }: MonthNow): boolean {
  return joinedOn <= lastDay(month) && (leftOn === null || leftOn >= firstDay(month))
}

function earlySteps(book: LawBook, input: PayslipInput): Worksheet {
  const sheet = new Worksheet(book, { ...input, law: book.hash, arrears: [] })
  monthlyComponents(sheet)
  oneOffs(sheet)
  providentFund(sheet)
  return sheet
}

function changedLines(
  before: readonly Worksheet[],
  after: Worksheet | null,
  settled: readonly ArrearsInput[],
  ofSettled = ({ amountPaise }: ArrearsLine) => amountPaise,
): ArrearsLine[] {
  const known = new Map<string, ArrearsLine>()
  const of = (line: Omit<ArrearsLine, 'amountPaise' | 'paidPaise' | 'duePaise'>) => {
    const one = known.get(line.code) ?? { ...line, amountPaise: 0, paidPaise: 0, duePaise: 0 }
    known.set(line.code, one)
    return one
  }
  const sides = [
    ...before.map((sheet) => [sheet, 'paidPaise'] as const),
    ...(after === null ? [] : [[after, 'duePaise'] as const]),
  ]
  for (const [sheet, side] of sides) {
    for (const { line, origin, treatment } of sheet.entries()) {
      if ((origin !== 'monthly' && origin !== 'other') || line.explanation.rule === 'oneOff') continue
      const { code, name, kind } = line
      if (kind === 'employer' || kind === 'roundOff' || treatment === null) continue
      of({ code, name, kind, treatment })[side] += line.amountPaise
    }
  }
  for (const { lines } of settled)
    for (const line of lines) if (line.code !== lateOvertime) of(line).paidPaise += ofSettled(line)
  return [...known.values()]
    .map((line) => ({ ...line, amountPaise: line.duePaise - line.paidPaise }))
    .filter(({ amountPaise }) => amountPaise !== 0)
    .toSorted((a, b) => compareText(a.code, b.code))
}

/** With the part of each line that ESI counts. What was settled before that part was kept counted as a whole, and still does. */
function withInsured(
  lines: ArrearsLine[],
  before: readonly Worksheet[],
  insured: Worksheet | null | undefined,
  settled: readonly ArrearsInput[],
): ArrearsLine[] {
  if (insured === undefined) return lines
  const isOlder = settled.some((one) =>
    one.lines.some(({ code, insuredPaise }) => code !== lateOvertime && insuredPaise === undefined),
  )
  if (isOlder) return lines
  const counted = changedLines(before, insured, settled, ({ insuredPaise = 0 }) => insuredPaise)
  const parts = new Map(counted.map(({ code, amountPaise }) => [code, amountPaise]))
  return lines.map((line) => ({ ...line, insuredPaise: parts.get(line.code) ?? 0 }))
}

function settledPf(
  before: readonly Worksheet[],
  after: Worksheet | null,
  settled: readonly ArrearsInput[],
): PfFacts | null {
  const due = after?.facts.pf ?? null
  const paid = [...before.map(({ facts }) => facts.pf), ...settled.map(({ pf }) => pf)].filter((one) => one !== null)
  if (due === null && paid.length === 0) return null
  const rest = paid.reduce((left, one) => plus(left, one, -1), due ?? plus(paid[0]!, paid[0]!, -1))
  // Wages above the ceiling bring no contribution by themselves.
  return Object.entries(rest).every(([key, value]) => value === 0 || key === 'earnedPaise') ? null : rest
}

/** Adds or subtracts, figure by figure. */
export function plus(a: PfFacts, b: PfFacts, sign: 1 | -1): PfFacts {
  const entries = Object.entries(a).map(([key, value]) => [key, value + sign * b[key as keyof PfFacts]])
  return Object.fromEntries(entries) as unknown as PfFacts
}
