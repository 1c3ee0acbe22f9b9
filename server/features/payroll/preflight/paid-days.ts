import type { Day, Id, Month } from '@muster/contract/values.ts'
import { addDays, addMonths, earliest, firstDay, lastDay, latest } from '@muster/engine/day.ts'
import { joined, say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { arrearsReach } from '../pay-run/arrears/arrears.ts'
import { runMonths, unevenMonths, type UnevenMonth } from './paid-days.queries.ts'

interface Uneven {
  code: 'unpaidDays' | 'overpaidDays' | 'skippedMonth'
  person: { employee: Id; name: string; code: string } | null
  detail: Sentence | null
}

interface Span {
  from: Day
  to: Day
}

/**
 * Checks that each day of employment since the first run here is paid exactly once, by whichever payslip. Reports the rest by
 * employee, with dates and the reason. Two statements. Employees a run excludes are a separate finding.
 */
export async function paidDaysFindings(tx: Tx, { run, month }: { run: Id; month: Month }): Promise<Uneven[]> {
  const known = await runMonths(tx, { month, from: addMonths(month, -arrearsReach) })
  if (!known) return []
  const skipped = new Set(known.skipped)
  const uneven = (await unevenMonths(tx, { run, month, from: known.first })).filter(
    (one) => !skipped.has(one.month) && (one.month < month || one.excluded === null),
  )
  const findings: Uneven[] = skipped.size === 0 ? [] : [{ code: 'skippedMonth', person: null, detail: null }]
  for (const months of Map.groupBy(
    uneven,
    ({ employee, paid, employed }) => `${employee} ${paid < employed}`,
  ).values()) {
    const { employee, name, code, paid, employed } = months[0]!
    const isUnpaid = paid < employed
    const spans = together(months.flatMap((one) => (isUnpaid ? gaps(one) : overlaps(one))))
    const dates = joined(spans.map(spanSaid), ', ')
    findings.push({
      code: isUnpaid ? 'unpaidDays' : 'overpaidDays',
      person: { employee, name, code },
      detail: isUnpaid ? whyUnpaid(dates, months, month) : whyOverpaid(dates, months),
    })
  }
  return findings
}

function whyUnpaid(dates: Sentence, months: readonly UnevenMonth[], month: Month): Sentence {
  const { excluded, leftOn, isInRun } = months[0]!
  if (months.some(({ hasSalary }) => !hasSalary)) return say`${dates}: no salary for these days`
  if (excluded !== null) return say`${dates}: excluded from this run`
  if (leftOn !== null && leftOn < firstDay(month)) return say`${dates}: pay them with the full and final settlement`
  return isInRun ? say`${dates}: couldn't be calculated` : say`${dates}: recalculate this run`
}

function whyOverpaid(dates: Sentence, [one]: readonly UnevenMonth[]): Sentence {
  const { joinedOn, leftOn, isInRun } = one!
  if (isInRun) return say`${dates}: paid twice. Recalculate this run.`
  return leftOn === null
    ? say`${dates}: paid before the date of joining, ${{ day: joinedOn }}`
    : say`${dates}: paid after the last working day, ${{ day: leftOn }}. Recover with the full and final settlement.`
}

function employedIn({ joinedOn, leftOn, month }: UnevenMonth): Span {
  const last = lastDay(month)
  return { from: latest(firstDay(month), joinedOn), to: earliest(last, leftOn ?? last) }
}

/** The days the month's payslip was calculated for; undefined without one. */
function paidIn({ month, hasPayslip, paidFrom, paidTo }: UnevenMonth): Span | undefined {
  if (!hasPayslip) return undefined
  const [first, last] = [firstDay(month), lastDay(month)]
  return { from: latest(first, paidFrom ?? first), to: earliest(last, paidTo ?? last) }
}

function gaps(one: UnevenMonth): Span[] {
  const paid = one.paid === 0 ? undefined : paidIn(one)
  return paid === undefined ? [employedIn(one)] : outside(employedIn(one), paid)
}

function overlaps(one: UnevenMonth): Span[] {
  const paid = paidIn(one) ?? { from: firstDay(one.month), to: lastDay(one.month) }
  return one.employed === 0 ? [paid] : outside(paid, employedIn(one))
}

/** The days of one span that another lacks; all where they are the same and only their number differs. */
function outside(span: Span, other: Span): Span[] {
  const before = { from: span.from, to: earliest(span.to, addDays(other.from, -1)) }
  const after = { from: latest(span.from, addDays(other.to, 1)), to: span.to }
  const rest = [before, after].filter(({ from, to }) => from <= to)
  return rest.length === 0 ? [span] : rest
}

/** Merges consecutive spans. */
function together(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last !== undefined && addDays(last.to, 1) === span.from) last.to = span.to
    else joined.push({ ...span })
  }
  return joined
}

function spanSaid({ from, to }: Span): Sentence {
  return from === to ? say`${{ day: from }}` : say`${{ day: from }} to ${{ day: to }}`
}
