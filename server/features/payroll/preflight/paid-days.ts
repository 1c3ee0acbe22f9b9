import type { Day, Id, Month } from '@muster/contract/values.ts'
import { addDays, addMonths, earliest, firstDay, lastDay, latest } from '@muster/engine/day.ts'
import { dayText } from '@muster/engine/words.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { arrearsReach } from '../pay-run/arrears/arrears.ts'
import { runMonths, unevenMonths, type UnevenMonth } from './paid-days.queries.ts'

interface Uneven {
  code: 'unpaidDays' | 'overpaidDays' | 'skippedMonth'
  person: { employee: Id; name: string; code: string } | null
  detail: string
}

interface Span {
  from: Day
  to: Day
}

/**
 * Nobody forgotten: each day of employment since the first run here is paid once, by whichever payslip. What is not, by person,
 * with its dates and why. Two statements. What a run itself leaves out is another finding.
 */
export async function paidDaysFindings(tx: Tx, { run, month }: { run: Id; month: Month }): Promise<Uneven[]> {
  const known = await runMonths(tx, { month, from: addMonths(month, -arrearsReach) })
  if (!known) return []
  const skipped = new Set(known.skipped)
  const uneven = (await unevenMonths(tx, { run, month, from: known.first })).filter(
    (one) => !skipped.has(one.month) && (one.month < month || one.excluded === null),
  )
  const found: Uneven[] = skipped.size === 0 ? [] : [{ code: 'skippedMonth', person: null, detail: '' }]
  for (const months of Map.groupBy(
    uneven,
    ({ employee, paid, employed }) => `${employee} ${paid < employed}`,
  ).values()) {
    const { employee, name, code, paid, employed } = months[0]!
    const isUnpaid = paid < employed
    const dates = joined(months.flatMap((one) => (isUnpaid ? gaps(one) : overlaps(one)))).map(spanText)
    found.push({
      code: isUnpaid ? 'unpaidDays' : 'overpaidDays',
      person: { employee, name, code },
      detail: `${dates.join(', ')}: ${isUnpaid ? whyUnpaid(months, month) : whyOverpaid(months)}`,
    })
  }
  return found
}

function whyUnpaid(months: readonly UnevenMonth[], month: Month): string {
  const { excluded, leftOn, isInRun } = months[0]!
  if (months.some(({ hasSalary }) => !hasSalary)) return 'no salary for these days'
  if (excluded !== null) return 'excluded from this run'
  if (leftOn !== null && leftOn < firstDay(month)) return 'pay them with the final settlement'
  return isInRun ? 'could not be calculated' : 'calculate this run again'
}

function whyOverpaid([one]: readonly UnevenMonth[]): string {
  const { joinedOn, leftOn, isInRun } = one!
  if (isInRun) return 'paid twice, calculate this run again'
  return leftOn === null
    ? `paid before the date of joining, ${dayText(joinedOn)}`
    : `paid after the last working day, ${dayText(leftOn)}: recover with the final settlement`
}

function employedIn({ joinedOn, leftOn, month }: UnevenMonth): Span {
  const last = lastDay(month)
  return { from: latest(firstDay(month), joinedOn), to: earliest(last, leftOn ?? last) }
}

/** The days that the payslip of the month was calculated for; undefined without one. */
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

/** The days of one span that another does not have; all where they are the same and only their number differs. */
function outside(span: Span, other: Span): Span[] {
  const before = { from: span.from, to: earliest(span.to, addDays(other.from, -1)) }
  const after = { from: latest(span.from, addDays(other.to, 1)), to: span.to }
  const rest = [before, after].filter(({ from, to }) => from <= to)
  return rest.length === 0 ? [span] : rest
}

/** Spans that follow one another are one. */
function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const span of spans) {
    const last = found.at(-1)
    if (last !== undefined && addDays(last.to, 1) === span.from) last.to = span.to
    else found.push({ ...span })
  }
  return found
}

function spanText({ from, to }: Span): string {
  return from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`
}
