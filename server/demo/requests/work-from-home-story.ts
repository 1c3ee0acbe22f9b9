import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, days } from '@muster/engine/day.ts'
import type { DemoPerson } from '../people.ts'
import { forwardToHr, onDay, type Step, type Told } from './story.ts'

interface Home {
  who: DemoPerson
  submittedOn: Day
  /** Five consecutive days or more, so that some are working days, whatever today is. */
  draft: { days: Day[] } | { pattern: 'weekly'; weekdays: number[]; from: Day; until: Day }
  part?: 'first'
  reason: string
  end: 'approved' | 'pending' | 'forwarded' | 'rejected' | 'cancelled'
}

/** Work from home in every state; a team member is at home today. */
function atHome({ today, employee, team }: Told): Home[] {
  const [first = employee, second = first, third = second] = team
  const on = (count: number) => addDays(today, count)
  const row = (from: number) => ({ days: days(on(from), on(from + 4)) })
  const weekly = (weekdays: number[], from: number, until: number) =>
    ({ pattern: 'weekly', weekdays, from: on(from), until: on(until) }) as const
  return [
    {
      ...{ who: employee, submittedOn: on(-20), draft: weekly([2, 4], -17, -4), end: 'approved' },
      reason: 'Quiet time for the migration plan',
    },
    {
      ...{ who: employee, submittedOn: on(-2), draft: weekly([3], 28, 56), end: 'pending' },
      reason: 'Every Wednesday until the new desks are here',
    },
    { who: first, submittedOn: on(-3), draft: row(0), end: 'approved', reason: 'Painters at the house this week' },
    {
      ...{ who: second, submittedOn: on(-2), draft: row(7), part: 'first', end: 'forwarded' },
      reason: 'Mornings with the physiotherapist nearby',
    },
    {
      who: third,
      submittedOn: on(-6),
      draft: row(14),
      end: 'rejected',
      reason: 'Fewer trips during the monsoon repairs',
    },
    { who: third, submittedOn: on(-5), draft: row(21), end: 'cancelled', reason: 'Parents are visiting' },
  ]
}

export function workFromHomeStory(told: Told): Step[] {
  const { callAs, accountOf } = told
  return atHome(told).flatMap(({ who, submittedOn, draft, part, reason, end }) => {
    const boss = accountOf(who.reportsTo)
    let sent: Id | null = null
    const params = () => ({ id: sent! })
    const submit: Step = {
      at: onDay(submittedOn, '10:05'),
      act: async () => {
        const body = { ...draft, ...(part ? { part } : {}), reason, reachableAt: '+919845012345' }
        const files = { documents: [] }
        sent = (await callAs(who.account, 'POST /api/v1/employee/work-from-home', { body, files }))!._id
      },
    }
    const decide = (body: { status: 'approved' } | { status: 'rejected'; note: string }) =>
      callAs(boss, 'PUT /api/v1/employee/work-from-home-approval/{id}', { params: params(), body })
    const ends = {
      approved: () => decide({ status: 'approved' }),
      rejected: () => decide({ status: 'rejected', note: 'The audit needs you at the plant on these days.' }),
      forwarded: () => forwardToHr(told, boss, sent!, 'workfromhome', 'Is half a day at home in line with the policy?'),
      cancelled: () =>
        callAs(who.account, 'PUT /api/v1/employee/work-from-home-cancel/{id}', { params: params(), body: {} }),
      pending: null,
    }
    const act = ends[end]
    return act === null ? [submit] : [submit, { at: onDay(submittedOn, '15:40'), act }]
  })
}
