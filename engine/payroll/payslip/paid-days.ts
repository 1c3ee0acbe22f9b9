import { daysBetween, daysInMonth, earliest, firstDay, lastDay, latest, type Day, type Halves } from '../../day.ts'
import { compareText } from '../../words.ts'
import type { LossOfPay, PayslipInput, Salary } from './payslip-input.ts'

export interface PaidDays {
  inMonth: number
  /** Calendar days employed in the month. */
  employed: number
  /** Half-days that make a full month's pay. */
  denominatorHalves: Halves
  /** Half-days of loss of pay that were deducted. */
  lossOfPayHalves: Halves
  /** The loss of pay that was deducted, by day: within the employment, on days that count, at most a day each. */
  lossOfPay: readonly LossOfPay[]
  /** Half-days that are paid, never below 0 or above the denominator. */
  paidHalves: Halves
}

/** Days of the month with one salary. */
export interface Stretch {
  from: Day
  to: Day
  salary: Salary
  /** Its part of the paid half-days is `presentHalves` of the `presentHalves` of all stretches. */
  presentHalves: Halves
}

/**
 * Days to pay, by the basis of proration:
 * - `calendar`: of the days of the month.
 * - `fixed30`: of 30; whoever joins or leaves in the month is paid 30 less the days not employed, at least one.
 * - `fixed26`: of 26; joiners and leavers their working days, at most 26. Loss of pay counts on working days only.
 * - `workingDays`: of the working days of the month. Loss of pay counts on working days only.
 *
 * Whoever is present on no day is paid for none, also where the basis has more days than the month.
 */
export function paidDays(input: PayslipInput): { days: PaidDays; stretches: Stretch[] } {
  const first = firstDay(input.month)
  const last = lastDay(input.month)
  const inMonth = daysInMonth(input.month)
  const from = latest(first, input.employment.joinedOn)
  const to = input.employment.leftOn === null ? last : earliest(last, input.employment.leftOn)
  const employed = daysBetween(from, to) + 1
  const off = offInMonth(input, first, last)
  const countsOff = input.basis === 'calendar' || input.basis === 'fixed30'
  const lossOfPay = lossThatCounts(input, from, to, countsOff ? null : off)
  const lossOfPayHalves = lossOfPay.reduce((sum, { halves }) => sum + halves, 0)

  const working = inMonth - off.size
  const workingEmployed = employed - [...off].filter((day) => day >= from && day <= to).length
  const isWhole = employed === inMonth
  const [denominator, base] = {
    calendar: () => [inMonth, employed] as const,
    fixed30: () => [30, isWhole ? 30 : Math.max(1, 30 - (inMonth - employed))] as const,
    fixed26: () => [26, isWhole ? 26 : workingEmployed] as const,
    workingDays: () => [working, workingEmployed] as const,
  }[input.basis]()

  const stretches = stretchesOf(input, from, to, lossOfPay)
  const present = stretches.reduce((sum, { presentHalves }) => sum + presentHalves, 0)
  const paidHalves = present === 0 ? 0 : Math.max(0, Math.min(denominator, base) * 2 - lossOfPayHalves)
  return {
    days: { inMonth, employed, denominatorHalves: denominator * 2, lossOfPayHalves, lossOfPay, paidHalves },
    stretches,
  }
}

function offInMonth(input: PayslipInput, first: Day, last: Day): Set<Day> {
  return new Set(input.nonWorkingDays.filter((day) => day >= first && day <= last))
}

/** The loss of pay that counts, at most a whole day for each day; `off` are days on which nothing can be lost. */
function lossThatCounts(input: PayslipInput, from: Day, to: Day, off: ReadonlySet<Day> | null): LossOfPay[] {
  const counted: LossOfPay[] = []
  let room = 0
  for (const loss of input.lossOfPay.toSorted(inOrder)) {
    if (loss.day < from || loss.day > to || off?.has(loss.day) === true) continue
    if (counted.at(-1)?.day !== loss.day) room = 2
    const halves = Math.min(room, loss.halves)
    room -= halves
    if (halves > 0) counted.push({ day: loss.day, halves, reason: loss.reason })
  }
  return counted
}

function inOrder(a: LossOfPay, b: LossOfPay): number {
  return compareText(a.day, b.day) || compareText(a.reason, b.reason) || a.halves - b.halves
}

function stretchesOf(input: PayslipInput, from: Day, to: Day, lost: readonly LossOfPay[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const salary of input.salary) {
    const start = latest(from, salary.from)
    const end = salary.to === null ? to : earliest(to, salary.to)
    if (start > end) continue
    let presentHalves = (daysBetween(start, end) + 1) * 2
    for (const { day, halves } of lost) if (day >= start && day <= end) presentHalves -= halves
    stretches.push({ from: start, to: end, salary, presentHalves })
  }
  return stretches.toSorted((a, b) => (a.from < b.from ? -1 : 1))
}
