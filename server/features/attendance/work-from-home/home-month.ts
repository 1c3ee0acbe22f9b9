import type { z } from 'zod'
import type { WorkFromHomeMonth } from '@muster/contract/attendance/work-from-home.routes.ts'
import type { Day, Month } from '@muster/contract/values.ts'
import { homeHalfDays } from '@muster/engine/attendance/work-from-home/home-days.ts'
import { days, firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { requesterBehind } from '../../approvals/index.ts'
import { workCalendars } from '../../calendar/index.ts'
import { leaveOn } from '../../../platform/leave/leave.ts'
import { homeDayRows } from './home-day.queries.ts'
import { homeRule } from './home-rule.routes.ts'

/** The caller's own month, derived from its days and not stored. */
export async function homeMonth(
  tx: Tx,
  actor: Actor,
  asked: Month | undefined,
): Promise<z.output<typeof WorkFromHomeMonth>> {
  const { employee, zone } = await requesterBehind(tx, actor)
  const today = localDay(tx.now, zone)
  const month = asked ?? monthOf(today)
  const span = { employees: [employee], from: firstDay(month), to: lastDay(month) }
  const [[calendar], rows, leave, rule] = await Promise.all([
    workCalendars(tx, span),
    homeDayRows(tx, span),
    leaveOn(tx, span.employees, span.from, span.to),
    homeRule(tx),
  ])
  if (!calendar) throw notFound(say`The employee was not found.`)
  const off = calendar.off(span.from, span.to)
  const atHome = (day: Day) => rows.find((row) => row.day === day)
  const halvesOf = (day: Day) => {
    const row = atHome(day)
    return row ? homeHalfDays(day, { part: row.part, off, leave }) : 0
  }
  const stateOf = (day: Day) => {
    if (halvesOf(day) > 0) return atHome(day)!.state === 'approved' ? ('home' as const) : ('pending' as const)
    const free = off.get(day)
    if (free) return free.kind
    return leave.some((one) => one.day === day) ? ('leave' as const) : ('office' as const)
  }
  const sum = (state: 'approved' | 'pending') =>
    rows.filter((row) => row.state === state).reduce((all, { day }) => all + halvesOf(day), 0)
  const { daysPerMonth, noticeDays, pastDays, needsPunches } = rule
  return {
    ...{ month, today },
    days: days(span.from, span.to).map((day) => ({
      ...{ day, state: stateOf(day), halfDays: halvesOf(day) },
      request: halvesOf(day) > 0 ? atHome(day)!.request : null,
    })),
    approvedHalfDays: sum('approved'),
    pendingHalfDays: sum('pending'),
    limitHalfDays: daysPerMonth === null ? null : daysPerMonth * 2,
    rule: { noticeDays, pastDays, needsPunches },
  }
}
