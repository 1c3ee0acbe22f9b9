import { furthestHome } from '@muster/contract/attendance/work-from-home.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { homeDays, patternDays, type HomeDays } from '@muster/engine/attendance/work-from-home/home-days.ts'
import { addDays, daysBetween } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { workCalendars } from '../../calendar/index.ts'
import { leaveOn } from '../../../platform/leave/leave.ts'
import { locksBetween } from '../lock/attendance-lock.queries.ts'
import { monthUse, wholeMonths } from './home-allowance.ts'
import { homeDayRows } from './home-day.queries.ts'
import { homeProblems, type HomeProblem } from './home-problems.ts'
import type { HomeRule } from './home-rule.queries.ts'
import { homeRule } from './home-rule.routes.ts'
import type { HomeSpan, MonthUse } from './home-types.ts'

export interface HomeCheck extends HomeDays {
  problems: HomeProblem[]
  months: MonthUse[]
  rule: HomeRule
}

/** The days a request would count and exclude, its use of each month, and every problem at once. */
export async function checkHome(tx: Tx, employee: Id, draft: HomeSpan): Promise<HomeCheck> {
  const rule = await homeRule(tx)
  const far = tooFar(tx, draft)
  if (far !== null) return { days: [], excluded: [], months: [], rule, problems: [far] }
  const chosen = chosenDays(draft)
  const [first, last] = [chosen[0], chosen.at(-1)]
  if (first === undefined || last === undefined) {
    const message = say`None of these weekdays lies between the two days`
    return { days: [], excluded: [], months: [], rule, problems: [{ field: 'weekdays', message, isBlocking: true }] }
  }
  const span = { employees: [employee], ...wholeMonths(first, last) }
  const [[calendar], rows, leave, locks] = await Promise.all([
    workCalendars(tx, span),
    homeDayRows(tx, span),
    leaveOn(tx, span.employees, span.from, span.to),
    locksBetween(tx, { from: first, to: last }),
  ])
  if (!calendar) throw notFound(say`The employee was not found.`)
  const { zone, joinedOn, leftOn } = calendar
  const off = calendar.off(span.from, span.to)
  const counted = homeDays({ days: chosen, part: draft.part, off, leave })
  const months = monthUse({ counted: counted.days, others: rows, off, leave, limit: rule.daysPerMonth })
  const today = localDay(tx.now, zone)
  const problems = homeProblems({
    ...{ draft, counted, months, rule, today, joinedOn, leftOn, locks },
    taken: rows.map(({ day }) => day),
  })
  return { ...counted, months, rule, problems }
}

/** Reports a mistyped year as such, before checking every day of a century. */
function tooFar(tx: Tx, { pattern, days, from = '', until = '' }: HomeSpan): HomeProblem | null {
  const wrong = (field: HomeProblem['field'], message: Sentence) => ({ field, message, isBlocking: true })
  const today = tx.now.slice(0, 10)
  const last = addDays(today, furthestHome)
  const first = addDays(today, -furthestHome)
  const ahead = say`Work from home can be requested at most a year ahead`
  const back = say`This day is more than a year ago`
  if (pattern === 'days') {
    if (days.some((day) => day > last)) return wrong('days', ahead)
    return days.some((day) => day < first) ? wrong('days', back) : null
  }
  if (until > last) return wrong('until', ahead)
  if (from < first) return wrong('from', back)
  return daysBetween(from, until) > furthestHome ? wrong('until', say`A pattern can last at most a year`) : null
}

function chosenDays({ pattern, days, weekdays, from, until }: HomeSpan): Day[] {
  if (pattern === 'days') return [...new Set(days)].toSorted()
  return patternDays({ weekdays, from: from!, until: until! })
}
