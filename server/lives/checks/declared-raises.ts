import { addDays, addMonths, firstDay, latest, type Day, type Month } from '@muster/engine/day.ts'
import { rupeeText } from '@muster/engine/format.ts'
import type { Somebody } from '../company-of-life.ts'
import type { Ended } from '../ended.ts'
import { unreversed, type PaidLine, type PaidSlip } from '../paid.ts'
import { salaryCodes } from './wages.ts'

/**
 * Half of the pay is basic and a fifth and 1,600 are excluded, so the rest is wages, but at least half of all pay (negative arrears can
 * reverse that); overtime and awards count too.
 */
const wageCodes = new Set(['BASIC', 'SPECIAL'])

/** The first month whose end the Codes on wages govern, by 21 November 2025; before, all pay is wages (ESI Act 1948 s.2(22)). */
const codesFrom: Month = '2025-11'

/** Wages of a month, by the law of that month and not of the one in which they are paid. */
export function wagesOf(month: Month, lines: readonly PaidLine[]): number {
  const earnings = lines.filter(({ type }) => type === 'earning')
  const sumOf = (list: readonly PaidLine[]) => list.reduce((total, { amountPaise }) => total + amountPaise, 0)
  if (month < codesFrom) return Math.max(0, sumOf(earnings))
  const paid = sumOf(earnings.filter(({ code }) => wageCodes.has(code.split('@')[0]!) || code.startsWith('AWARD')))
  return Math.max(0, paid, Math.round(sumOf(earnings) / 2))
}

/** A payslip's lines as ESI counts them. */
export function counted({ lines, arrears }: PaidSlip): PaidLine[] {
  const parts = new Map(
    arrears.flatMap(({ month, lines: owed }) =>
      owed.map(({ code, amountPaise, insuredPaise = amountPaise }) => [`${code}@${month}`, insuredPaise]),
    ),
  )
  return lines.map((line) => ({ ...line, amountPaise: parts.get(line.code) ?? line.amountPaise }))
}

/**
 * For every month, what ESI counted of the salary in the month itself and later is the salary of the end, or the one declared by the end of
 * the month where that is less: a raise brings nothing to a month before the one in which it was declared (rule book 13).
 */
export function declaredRaises({ months, slips, dueOf }: Ended, person: Somebody): string[] {
  const wrong: string[] = []
  const own = slips.filter(({ employee }) => employee === person.employee)
  for (const month of months) {
    const paidAt = unreversed(own, person).find((slip) => paysSalaryOf(month, slip))?.at
    const [now, then] = [undefined, declaredBy(person, month, paidAt)].map(
      (salaries) => dueOf(person, month, salaries)?.lines.map(({ kind, ...line }) => ({ ...line, type: kind })) ?? [],
    )
    const due = wagesOf(month, then!) < wagesOf(month, now!) ? then! : now!
    for (const code of salaryCodes) {
      const isOf = (slip: PaidSlip, line: PaidLine) =>
        line.code === `${code}@${month}` || (line.code === code && slip.month === month)
      const paid = own.flatMap((slip) => counted(slip).filter((line) => isOf(slip, line)))
      const total = paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
      const owed = due.find((line) => line.code === code)?.amountPaise ?? 0
      if (total === owed) continue
      wrong.push(`${person.is.name}: ESI counts ${rupeeText(total)} of ${code} for ${month}; due is ${rupeeText(owed)}`)
    }
  }
  return wrong
}

/** The month's own payslip; or a settlement that was made again, when the salary of the last month is in that. */
const paysSalaryOf = (month: Month, slip: PaidSlip) =>
  slip.month === month && slip.lines.some(({ code }) => salaryCodes.some((one) => one === code))

/** The salaries as they had been recorded by the end of a month, by its payslip, or by the end of the day of the first one that covers it. */
function declaredBy({ declared, joinedOn }: Somebody, month: Month, paidAt = ''): Map<Day, number> | undefined {
  const first = latest(firstDay(month), joinedOn)
  const recorded = declared.filter(({ day }) => day <= first).map(({ at }) => at)
  if (recorded.length === 0) return undefined
  const until = [nightAfter(recorded.toSorted()[0]!.slice(0, 10)), midnight(firstDay(addMonths(month, 1))), paidAt]
  const last = until.toSorted().at(-1)!
  return new Map(declared.filter(({ at }) => at <= last).map(({ day, monthly }) => [day, monthly]))
}

/** The end of a day in India. Calls are made by day, so that it is the same day everywhere. */
const nightAfter = (day: Day) => midnight(addDays(day, 1))
const midnight = (day: Day) => new Date(`${day}T00:00:00+05:30`).toISOString()
