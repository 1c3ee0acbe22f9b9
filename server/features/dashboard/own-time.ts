import type { z } from 'zod'
import type { ComingUp, FirstLook } from '@muster/contract/dashboard/dashboard.routes.ts'
import { addDays, days, latest, monthOf, weekday } from '@muster/engine/day.ts'
import { say, verbatim, type Sentence } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { translate } from '../../platform/language/translate.ts'
import { homeOn, homeThatCounts, todayOf, workedDays } from '../attendance/index.ts'
import { eventsOf, holidaysBetween } from '../calendar/index.ts'
import { leaveOn } from '../../platform/leave/leave.ts'
import { companyCalendar, companyToday } from '../organisation/index.ts'
import { payDates } from '../payroll/index.ts'

/** The person's own punches of today and the week. */
export async function firstLook(tx: Tx, actor: Actor): Promise<z.output<typeof FirstLook>> {
  const { today: date, zone, weekStartsOn } = await companyCalendar(tx)
  if (actor.employee === null || !may(actor, 'selfattendanceRead')) {
    return { employeeAttendance: { punchIn: [], punchOut: [] }, date, zone, today: null, week: null }
  }
  const { employeeAttendance, ...today } = await todayOf(tx, actor.employee)
  const from = addDays(today.workDate, -((weekday(today.workDate) - weekStartsOn + 7) % 7))
  const to = addDays(from, 6)
  const worked = await workedDays(tx, { employee: actor.employee, from, to, now: tx.now })
  const byDay = new Map(worked.map((one) => [one.day, one]))
  return {
    ...{ employeeAttendance, date, zone, today },
    week: {
      from,
      minutes: worked.reduce((sum, { workedMinutes }) => sum + workedMinutes, 0),
      days: days(from, to).map((day) => byDay.get(day) ?? { day, state: null, workedMinutes: 0 }),
    },
  }
}

/** How far ahead the dashboard looks, including today. */
const aheadDays = 14

/** Holidays, own leave, own days at home, pay day and events of the coming days, in order. */
export async function comingUp(tx: Tx, actor: Actor, language: string): Promise<z.output<typeof ComingUp>[]> {
  const from = await companyToday(tx)
  const to = addDays(from, aheadDays - 1)
  const holidays = await holidaysBetween(tx, { from, to })
  const leave = actor.employee === null ? [] : await leaveOn(tx, [actor.employee], from, to)
  const asked = actor.employee === null ? [] : await homeOn(tx, [actor.employee], from, to)
  const home = await homeThatCounts(tx, asked)
  const { account, employee } = actor
  const events = may(actor, 'calendarRead') ? await eventsOf(tx, { account, employee, from, to }) : []
  const pay = await payDates(tx, [...new Set([monthOf(from), monthOf(to)])])
  return [
    ...holidays.map(({ day, name }) => ({ day, kind: 'holiday' as const, title: name })),
    ...leave.map(({ day, name, part }) => ({
      day,
      kind: 'leave' as const,
      title: translate(part === 'full' ? leaveName(name) : say`${leaveName(name)}, half a day`, language),
    })),
    ...home.map(({ day, halfDays }) => ({
      day,
      kind: 'workFromHome' as const,
      title: translate(halfDays === 2 ? say`Work from home` : say`Work from home, half a day`, language),
    })),
    ...pay
      .filter((day) => day >= from && day <= to)
      .map((day) => ({ day, kind: 'payDay' as const, title: translate(say`Pay day`, language) })),
    // One that began earlier continues today.
    ...events.map(({ from: begins, title }) => ({ day: latest(begins, from), kind: 'event' as const, title })),
  ].toSorted((a, b) => a.day.localeCompare(b.day))
}

/** A policy's name is the company's own text. */
function leaveName(policy: string): Sentence {
  return /\bleave$/i.test(policy) ? verbatim(policy) : say`${policy} leave`
}
