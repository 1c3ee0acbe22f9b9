import type { Written } from '../../approvals/index.ts'
import { homeHalfDays } from '@muster/engine/attendance/work-from-home/home-days.ts'
import { addDays, latest } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { workCalendars } from '../../calendar/index.ts'
import { leaveOn } from '../../../platform/leave/leave.ts'
import { monthUse, wholeMonths } from './home-allowance.ts'
import { homeDayRows, homeDaysOfRequest } from './home-day.queries.ts'
import { homeRule } from './home-rule.routes.ts'
import type { HomeDetails, HomeFacts } from './home-types.ts'

type Draft = Pick<HomeDetails, 'pattern' | 'weekdays' | 'part'> & { reachableAt?: string | undefined }

/** A request's days as of now, reduced by later leave and days off. */
export async function homeDetails(tx: Tx, request: Written<Draft, HomeFacts>): Promise<HomeDetails> {
  const { _id, requester, zone, draft, facts } = request
  const span = { employees: [requester], ...wholeMonths(request.startsOn!, request.endsOn!) }
  const [[calendar], own, rows, leave, rule] = await Promise.all([
    workCalendars(tx, span),
    homeDaysOfRequest(tx, { request: _id }),
    homeDayRows(tx, span),
    leaveOn(tx, span.employees, span.from, span.to),
    homeRule(tx),
  ])
  if (!calendar) throw notFound(say`The employee was not found.`)
  const off = calendar.off(span.from, span.to)
  const days = own.map(({ day, part, state }) => {
    const isReturned = state === 'returned'
    return { day, isReturned, halfDays: isReturned ? 0 : homeHalfDays(day, { part, off, leave }) }
  })
  const others = rows.filter(({ request: other }) => other !== _id)
  const held = days.filter(({ isReturned }) => !isReturned)
  const from = addDays(latest(request.startsOn!, localDay(tx.now, zone)), 1)
  const last = own.findLast(({ state }) => state === 'approved')?.day
  return {
    ...{ pattern: draft.pattern, weekdays: draft.weekdays, part: draft.part },
    reachableAt: draft.reachableAt ?? null,
    needsPunches: facts.needsPunches,
    days,
    excluded: facts.excluded,
    months: monthUse({ counted: held, others, off, leave, limit: rule.daysPerMonth }),
    endable: last !== undefined && last >= from ? { from, to: last } : null,
  }
}
