import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { daysSaid } from '@muster/engine/format.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, notFound, wrongField } from '../../../platform/problem.ts'
import { activeRequests, requesterBehind, reviseRequests } from '../../approvals/index.ts'
import { homeDaysOfRequest, returnHomeDays } from './home-day.queries.ts'
import type { HomeFacts } from './home-types.ts'
import { workedOut } from './work-from-home.request.ts'

/**
 * Returns future days of the caller's own approved request. That needs no decision: coming to the office is always possible, and days that
 * have begun stay as they are.
 */
export async function endHome(tx: Tx, actor: Actor, request: Id, from: Day): Promise<null> {
  const { employee, zone } = await requesterBehind(tx, actor)
  const today = localDay(tx.now, zone)
  const all = { employees: [employee], from: addDays(today, -800), to: addDays(today, 800), lock: true }
  const own = (await activeRequests<unknown, HomeFacts>(tx, 'workFromHome', all)).find(({ _id }) => _id === request)
  if (!own) throw notFound(say`The request was not found.`)
  if (own.state !== 'approved')
    throw conflict(say`Only approved work from home can be ended. Cancel the request instead.`)
  const days = (await homeDaysOfRequest(tx, { request })).filter(({ state }) => state === 'approved')
  if (from <= today) throw wrongField('body.from', say`Choose a day after today`)
  if (from <= own.startsOn) throw wrongField('body.from', say`Nothing would be left. Cancel the request instead.`)
  if (!days.some(({ day }) => day >= from)) throw wrongField('body.from', say`No day at home is left from this day on`)
  await returnHomeDays(tx, { request, from, now: tx.now })
  // Always includes the first day.
  const left = days.filter(({ day }) => day < from)
  const quantity = daysSaid(left.reduce((sum, { part }) => sum + (part === 'full' ? 2 : 1), 0))
  const facts = { ...own.facts, days: own.facts.days.filter((day) => day < from) }
  const note = say`Ended from ${{ day: from }} on. ${quantity} remain.`
  await reviseRequests(tx, actor.account, [{ request: own, quantity, facts, endsOn: left.at(-1)!.day, note }])
  await workedOut(tx, request, employee)
  return null
}
