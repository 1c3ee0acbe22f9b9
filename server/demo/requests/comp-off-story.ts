import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { instantAt, offsetMinutes } from '@muster/engine/zone.ts'
import type { DemoPerson } from '../people.ts'
import type { DemoPunch } from '../punches.ts'
import { forwardToHr, onDay, type Step, type Told } from './story.ts'

interface SundayWork {
  who: DemoPerson
  day: Day
  reason: string
  end: 'approved' | 'pending' | 'forwarded' | 'rejected' | 'cancelled'
}

const zone = 'Asia/Kolkata'

/** People who worked on a Sunday, and the outcome of their comp-off requests. */
function sundays({ today, employee, team }: Pick<Told, 'today' | 'employee' | 'team'>): SundayWork[] {
  const [first = employee, second = first, third = second] = team
  return [
    { who: employee, day: sunday(today, 3), reason: 'Release of the plant portal', end: 'approved' },
    { who: employee, day: sunday(today, 0), reason: 'Data moved to the new server', end: 'pending' },
    { who: first, day: sunday(today, 0), reason: 'Data moved to the new server', end: 'forwarded' },
    { who: second, day: sunday(today, 2), reason: 'Stock count at the plant', end: 'rejected' },
    { who: third, day: sunday(today, 1), reason: 'Support during the audit', end: 'cancelled' },
  ]
}

/** The punches that prove it. */
export function sundayPunches(told: Pick<Told, 'today' | 'employee' | 'team'>): DemoPunch[] {
  return sundays(told).flatMap(({ who: { employee }, day }) => {
    const punch = (kind: 'in' | 'out', time: string): DemoPunch => {
      const at = instantAt(day, time, zone)
      return { employee, kind, at, offset: offsetMinutes(at, zone) }
    }
    return [punch('in', '09:48'), punch('out', '13:20'), punch('in', '14:02'), punch('out', '18:36')]
  })
}

/** Comp-off in every state. */
export function compOffStory(told: Told): Step[] {
  const { callAs, accountOf } = told
  return sundays(told).flatMap(({ who, day, reason, end }) => {
    const boss = accountOf(who.reportsTo)
    let sent: Id | null = null
    const params = () => ({ id: sent! })
    const submit: Step = {
      at: onDay(day, '19:10'),
      act: async () => {
        const body = { day, amount: 'full' as const, reason }
        sent = (await callAs(who.account, 'POST /api/v1/employee/compOff-request', { body, files: { documents: [] } }))!
          ._id
      },
    }
    const decide = (body: { status: 'approved' } | { status: 'rejected'; note: string }) =>
      callAs(boss, 'PUT /api/v1/employee/compOff-approval/{id}', { params: params(), body })
    const ends = {
      approved: () => decide({ status: 'approved' }),
      rejected: () => decide({ status: 'rejected', note: 'The stock count was paid as overtime.' }),
      forwarded: () => forwardToHr(told, boss, sent!, 'compOff', 'Please check against the move plan.'),
      cancelled: () => callAs(who.account, 'PUT /api/v1/employee/compOff-cancel/{id}', { params: params(), body: {} }),
      pending: null,
    }
    const act = ends[end]
    return act === null ? [submit] : [submit, { at: onDay(day, '20:30'), act }]
  })
}

/** The last Sunday before today, or a number of weeks earlier. */
function sunday(today: Day, weeks: number): Day {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, -(weekday === 0 ? 7 : weekday) - 7 * weeks)
}
