import type { z } from 'zod'
import { longestCalendarDays, type EventAnswer } from '@muster/contract/calendar/event.ts'
import type { CalendarEvent, EventInput } from '@muster/contract/calendar/event.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { occurrences } from '@muster/engine/calendar/repeat.ts'
import { daysBetween } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound, wrongField } from '../../../platform/problem.ts'
import { notify } from '../../notifications/index.ts'
import {
  deleteEvent,
  type EventRow,
  eventsFor,
  invitedAccounts,
  putAnswer,
  putDepartments,
  putEvent,
  putInvited,
  putLocations,
} from './event.queries.ts'

type Input = z.output<typeof EventInput>
type Shown = z.output<typeof CalendarEvent>

export async function eventsBetween(tx: Tx, actor: Actor, { from, to }: { from: Day; to: Day }): Promise<Shown[]> {
  if (to < from) throw wrongField('query.to', say`Enter an end on or after the start`)
  if (daysBetween(from, to) > longestCalendarDays)
    throw wrongField('query.to', say`Choose at most ${longestCalendarDays} days`)
  return occurring(await eventsFor(tx, { from, to, ...seenBy(actor) }), from, to)
}

/** Events whose audience includes the person, whatever else they may see. */
export async function eventsOf(
  tx: Tx,
  { account, employee, from, to }: { account: Id; employee: Id | null; from: Day; to: Day },
): Promise<Shown[]> {
  return occurring(await eventsFor(tx, { from, to, account, employee, all: false }), from, to)
}

function occurring(events: readonly EventRow[], from: Day, to: Day): Shown[] {
  return events
    .flatMap((event) =>
      occurrences(event, from, to).map((days) => ({ ...event, firstFrom: event.from, firstTo: event.to, ...days })),
    )
    .toSorted((one, other) => key(one).localeCompare(key(other)))
}

const key = ({ from, startTime, title }: Shown) => `${from} ${startTime ?? ''} ${title}`
const seenBy = (actor: Actor) => ({
  ...{ employee: actor.employee, account: actor.account, all: may(actor, 'calendarWrite') },
})

export async function addEvent(tx: Tx, actor: Actor, input: Input): Promise<{ _id: Id }> {
  const id = newId()
  await write(tx, actor, { id, isNew: true }, input)
  return { _id: id }
}

export async function changeEvent(tx: Tx, actor: Actor, id: Id, input: Input): Promise<{ _id: Id }> {
  await write(tx, actor, { id, isNew: false }, input)
  return { _id: id }
}

/** Fields that an audience does not use are not stored, so that a later change starts empty. */
async function write(tx: Tx, actor: Actor, { id, isNew }: { id: Id; isNew: boolean }, input: Input): Promise<void> {
  const { departmentIds, locationIds, employeeIds, ...event } = input
  const repeatUntil = event.repeat === 'none' ? null : event.repeatUntil
  const sent = JSON.stringify({ ...event, repeatUntil })
  if ((await putEvent(tx, { id, isNew, event: sent, by: actor.account, now: tx.now })) === 0)
    throw notFound(say`The event was not found.`)
  const of = (audience: Input['audience'], ids: Id[]) => (event.audience === audience ? ids : [])
  await putDepartments(tx, { id, ids: of('departments', departmentIds) })
  await putLocations(tx, { id, ids: of('locations', locationIds) })
  const invited = await putInvited(tx, { id, ids: of('people', employeeIds) })
  const accounts = invited.map(({ account }) => account).filter((account) => account !== actor.account)
  const message = say`You are invited to "${event.title}" on ${{ day: event.from }}.`
  await notify(tx, accounts, { type: 'event', message, target: id })
}

export async function removeEvent(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const invited = await invitedAccounts(tx, { id })
  const gone = await deleteEvent(tx, { id })
  if (!gone) throw notFound(say`The event was not found.`)
  const accounts = invited.map(({ account }) => account).filter((account) => account !== actor.account)
  await notify(tx, accounts, { type: 'event', message: say`"${gone.title}" is cancelled.` })
  return null
}

/** For an event with the caller in its audience; others do not exist for them. */
export async function answerEvent(tx: Tx, actor: Actor, id: Id, answer: EventAnswer): Promise<{ _id: Id }> {
  const always = { from: '1900-01-01', to: '2199-12-31' }
  const events = await eventsFor(tx, { ...always, ...seenBy(actor) })
  if (!events.some(({ _id }) => _id === id)) throw notFound(say`The event was not found.`)
  if (actor.employee === null) throw conflict(say`You don't have an employee record.`)
  await putAnswer(tx, { id, employee: actor.employee, answer, now: tx.now })
  return { _id: id }
}
