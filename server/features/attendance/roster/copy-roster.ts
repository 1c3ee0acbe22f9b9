import type { z } from 'zod'
import type { RosterCopy } from '@muster/contract/attendance/roster.routes.ts'
import { weekOf, type ShiftSpan } from '@muster/engine/attendance/roster/roster.ts'
import { addDays } from '@muster/engine/day.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import type { ShiftHolder } from '../../employees/index.ts'
import { holdersOf, namesOfShifts, putRoster } from './put-roster.ts'
import { rosterLimits } from './roster-limits.ts'
import { spanSaid } from './tell-roster.ts'
import { isEmployed, peopleOf, weekAround } from './roster.ts'

/** Assigns the shifts of a week for the following weeks. The actor's own shifts are excluded. */
export async function copyRoster(
  tx: Tx,
  actor: Actor,
  { week, weeks, ...people }: z.output<typeof RosterCopy>,
): Promise<{ people: number }> {
  const { from, to } = await weekAround(tx, week)
  const [first, last] = [addDays(from, 7), addDays(to, weeks * 7)]
  const order = { sortBy: 'name', sortOrder: 'asc', limit: mostPeople, offset: 0 } as const
  const { data, total } = await peopleOf(tx, from, to, { ...people, ...order })
  if (total > mostPeople)
    throw wrongField(
      'body.departmentId',
      say`Choose a department: a week is copied for at most ${plural(mostPeople, { one: '# person', other: '# people' })} at once.`,
    )
  const holders = await holdersOf(
    tx,
    data.map(({ _id }) => _id).filter((id) => !isOwn(actor, id)),
  )
  const [fault] = (await rosterLimits(tx, { from: first, to: last })).faults(first, last)
  if (fault) throw wrongField(fault[0] === 'from' ? 'body.week' : 'body.weeks', fault[1])
  const starts = Array.from({ length: weeks }, (_, at) => 7 * (at + 1))
  const spansOf = new Map(holders.map((one) => [one.employee, starts.flatMap((days) => copied(one, from, days))]))
  const changed = await putRoster(tx, actor, holders, spansOf, await namesOfShifts(tx, holders))
  if (changed.length === 0) return { people: 0 }
  const copies = { of: spanSaid(first, last), ...nowIs(changed.length) }
  await audit(tx, actor, 'copiedRoster', { type: 'organisation', id: tx.organisation }, { people: copies })
  return { people: changed.length }
}

const mostPeople = 1000

/** The week beginning on a day, moved by a number of days; days outside employment stay unchanged. */
function copied(person: ShiftHolder, from: string, later: number): ShiftSpan[] {
  const isBoth = (day: string) => isEmployed(person, day) && isEmployed(person, addDays(day, later))
  return weekOf(person.shifts, from, isBoth).map((span) => ({
    ...span,
    from: addDays(span.from, later),
    to: addDays(span.to, later),
  }))
}
