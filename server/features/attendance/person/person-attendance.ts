import type { z } from 'zod'
import type { PersonAttendance } from '@muster/contract/attendance/attendance.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { notFound } from '../../../platform/problem.ts'
import { activeRequests } from '../../approvals/index.ts'
import { mustLieHere, type ArchivedMonth } from '../archive/archived-person.ts'
import { lateOf } from '../late/late-attendance.queries.ts'
import { locksBetween } from '../lock/attendance-lock.queries.ts'
import { everyone, mustReach, reaches } from '../reach.ts'
import { monthDays, summaryOf } from './month.ts'
import { attendedPerson } from './person-attendance.queries.ts'

/** A month of a person whom the actor may see. */
export async function personAttendance(
  tx: Tx,
  actor: Actor,
  employee: Id,
  month: Month,
  language: string,
  archived: ArchivedMonth | null,
): Promise<z.output<typeof PersonAttendance>> {
  await mustReach(tx, actor, employee, everyone)
  const span = { from: firstDay(month), to: lastDay(month) }
  const [person, summary, { data: days }, canCorrect, locked, late] = await Promise.all([
    attendedPerson(tx, { employee, day: lastDay(month) }),
    summaryOf(tx, employee, month, archived),
    monthDays(tx, employee, month, language, undefined, archived),
    reaches(tx, actor, employee, ['attendanceWrite']),
    locksBetween(tx, span),
    lateOf(tx, { employee, ...span }),
  ])
  if (!person) throw notFound(say`The employee was not found.`)
  if (archived === null) await mustLieHere(tx, employee, month)
  const mayCorrect = canCorrect && !isOwn(actor, employee) && archived === null
  const requests = mayCorrect
    ? await activeRequests(tx, 'attendance', { employees: [employee], ...span, lock: false })
    : []
  return {
    person: { ...person, canCorrect: mayCorrect },
    month,
    isArchived: archived !== null,
    summary,
    days,
    locked,
    requested: requests.flatMap(({ state, startsOn }) => (state === 'pending' ? [startsOn] : [])),
    late: translateAll(late, language),
  }
}
