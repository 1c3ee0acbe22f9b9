import { daysBetween, daysInMonth, earliest, firstDay, lastDay, latest, type Day, type HalfDays } from '../../day.ts'
import { compareText } from '../../format.ts'
import type { LossOfPay, PayslipInput, Salary } from './payslip-input.ts'

export interface PaidDays {
  inMonth: number
  /** Calendar days employed in the month. */
  employed: number
  /** The half-days of a full month's pay. */
  denominatorHalfDays: HalfDays
  /** Half-days deducted as loss of pay. */
  lossOfPayHalfDays: HalfDays
  /** The deducted loss of pay, by date: only on employed days that count, at most a whole day each; last, loss without a date. */
  lossOfPay: readonly LossOfPay[]
  /** Paid half-days, between 0 and the denominator. */
  paidHalfDays: HalfDays
}

interface LostDay extends LossOfPay {
  day: Day
}

/** Days of the month with one salary. */
export interface Stretch {
  from: Day
  to: Day
  salary: Salary
  /** Its share of the paid half-days is `presentHalfDays` out of that of all stretches. */
  presentHalfDays: HalfDays
}

/**
 * The paid days, by the basis of proration:
 * - `calendar`: out of the days of the month.
 * - `fixed30`: out of 30; in the month of joining or leaving, 30 less the days not employed, at least one.
 * - `fixed26`: out of 26; joiners and leavers get their working days, at most 26. Loss of pay counts on working days only.
 * - `workingDays`: out of the working days of the month. Loss of pay counts on working days only.
 *
 * Someone present on no day is paid for none, even if the basis has more days than the month.
 *
 * Loss of pay without a date is added to dated loss, up to the employed days that count. Between two salaries it is split in proportion to
 * the days present.
 */
export function paidDays(input: PayslipInput): {
  days: PaidDays
  stretches: Stretch[]
  /** Half-days that can still be lost. */
  leftHalfDays: HalfDays
} {
  const first = firstDay(input.month)
  const last = lastDay(input.month)
  const inMonth = daysInMonth(input.month)
  const from = latest(first, input.employment.joinedOn)
  const to = input.employment.leftOn === null ? last : earliest(last, input.employment.leftOn)
  const employed = daysBetween(from, to) + 1
  const off = offInMonth(input, first, last)
  const countsOff = input.basis === 'calendar' || input.basis === 'fixed30'
  const working = inMonth - off.size
  const workingEmployed = employed - [...off].filter((day) => day >= from && day <= to).length
  const byDay = lossThatCounts(input, from, to, countsOff ? null : off)
  const countingHalfDays = (countsOff ? employed : workingEmployed) * 2
  const lossOfPay = [...byDay, ...lossWithoutDay(input, countingHalfDays - sumOf(byDay))]
  const lossOfPayHalfDays = sumOf(lossOfPay)

  const isWhole = employed === inMonth
  const [denominator, base] = {
    calendar: () => [inMonth, employed] as const,
    fixed30: () => [30, isWhole ? 30 : Math.max(1, 30 - (inMonth - employed))] as const,
    fixed26: () => [26, isWhole ? 26 : workingEmployed] as const,
    workingDays: () => [working, workingEmployed] as const,
  }[input.basis]()

  const stretches = stretchesOf(input, from, to, byDay)
  const present = stretches.reduce((sum, { presentHalfDays }) => sum + presentHalfDays, 0)
  const isAway = present === 0 || lossOfPayHalfDays === employed * 2
  const paidHalfDays = isAway ? 0 : Math.max(0, Math.min(denominator, base) * 2 - lossOfPayHalfDays)
  return {
    days: { inMonth, employed, denominatorHalfDays: denominator * 2, lossOfPayHalfDays, lossOfPay, paidHalfDays },
    stretches,
    leftHalfDays: countingHalfDays - lossOfPayHalfDays,
  }
}

function offInMonth(input: PayslipInput, first: Day, last: Day): Set<Day> {
  return new Set(input.nonWorkingDays.filter((day) => day >= first && day <= last))
}

/** The dated loss of pay that counts, at most a whole day per date; on days in `off` nothing can be lost. */
function lossThatCounts(input: PayslipInput, from: Day, to: Day, off: ReadonlySet<Day> | null): LostDay[] {
  const counted: LostDay[] = []
  let room = 0
  for (const loss of input.lossOfPay.filter(isByDay).toSorted(inOrder)) {
    if (loss.day < from || loss.day > to || off?.has(loss.day) === true) continue
    if (counted.at(-1)?.day !== loss.day) room = 2
    const halfDays = Math.min(room, loss.halfDays)
    room -= halfDays
    if (halfDays > 0) counted.push({ day: loss.day, halfDays, reason: loss.reason })
  }
  return counted
}

/** Loss of pay without a date, as far as half-days are left. */
function lossWithoutDay({ lossOfPay }: PayslipInput, left: HalfDays): LossOfPay[] {
  const counted: LossOfPay[] = []
  let room = left
  for (const loss of lossOfPay) {
    if (isByDay(loss)) continue
    const halfDays = Math.min(room, loss.halfDays)
    room -= halfDays
    if (halfDays > 0) counted.push({ ...loss, halfDays })
  }
  return counted
}

function sumOf(lost: readonly LossOfPay[]): HalfDays {
  return lost.reduce((sum, { halfDays }) => sum + halfDays, 0)
}

function isByDay(loss: LossOfPay): loss is LostDay {
  return loss.day !== null
}

function inOrder(a: LostDay, b: LostDay): number {
  return compareText(a.day, b.day) || compareText(textOf(a), textOf(b)) || a.halfDays - b.halfDays
}

function textOf({ reason }: LostDay): string {
  return typeof reason === 'string' ? reason : reason.text
}

function stretchesOf(input: PayslipInput, from: Day, to: Day, lost: readonly LostDay[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const salary of input.salary) {
    const start = latest(from, salary.from)
    const end = salary.to === null ? to : earliest(to, salary.to)
    if (start > end) continue
    let presentHalfDays = (daysBetween(start, end) + 1) * 2
    for (const { day, halfDays } of lost) if (day >= start && day <= end) presentHalfDays -= halfDays
    stretches.push({ from: start, to: end, salary, presentHalfDays })
  }
  return stretches.toSorted((a, b) => (a.from < b.from ? -1 : 1))
}
