import type { z } from 'zod'
import type { LeaveEffect, leaveEffectRoutes } from '@muster/contract/leave/leave-effect.routes.ts'
import type { Day } from '@muster/contract/values.ts'
import { addDays, latest } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound, wrongField } from '../../../platform/problem.ts'
import { dayOfHoliday, weeklyOffsStay, type CalendarChange } from '../../calendar/index.ts'
import { companyToday, furthestLeave } from '../../organisation/index.ts'
import { recounted, type Recounted } from './recount-plan.ts'

type Effect = z.output<typeof LeaveEffect>
type Body<K extends keyof typeof leaveEffectRoutes> = z.output<(typeof leaveEffectRoutes)[K]['body']>

/** Recounts leave around a holiday as if it had already changed: people whose leave would take a different number of days. */
export async function holidayEffect(
  tx: Tx,
  { _id, holiday }: Body<'POST /api/v1/employee/holiday-effect'>,
): Promise<Effect> {
  const before = _id === undefined ? undefined : await dayOfHoliday(tx, { id: _id })
  if (_id !== undefined && !before) throw notFound(say`The holiday was not found.`)
  const added = holiday?.kind === 'public' ? { day: holiday.day, name: '', locations: holiday.locationIds } : null
  const days = new Set([before?.day ?? [], added?.day ?? []].flat())
  return effectOf(
    tx,
    [...days].map((day) => ({ from: day, to: day })),
    { holidays: { gone: _id ?? null, added } },
  )
}

/** The same for all leave from a day on, for other weekly offs of a shift. */
export async function shiftEffect(
  tx: Tx,
  { _id: id, from: asked, weeklyOffs }: Body<'POST /api/v1/user/shift-effect'>,
): Promise<Effect> {
  const today = await companyToday(tx)
  const from = asked ?? today
  if (from < addDays(today, -366))
    throw wrongField('body.from', say`Choose a day of the last twelve months or a later one`)
  const stay = await weeklyOffsStay(tx, { id, from, weeklyOffs: JSON.stringify(weeklyOffs) })
  if (!stay) throw notFound(say`The shift was not found.`)
  const span = { from, to: addDays(latest(today, from), furthestLeave + 1) }
  return effectOf(tx, stay.stays ? [] : [span], { shift: { id, from, weeklyOffs } })
}

async function effectOf(tx: Tx, spans: readonly { from: Day; to: Day }[], thoughtOf: CalendarChange): Promise<Effect> {
  const requests = new Map<string, Recounted>()
  for (const span of spans) {
    const near = await recounted(tx, { ...span, employees: null, lock: false, thoughtOf })
    for (const one of near) requests.set(one.request._id, one)
  }
  const changes = [...requests.values()]
    .map(({ request, stored, count }) => ({
      employee: request.requester,
      halfDays: count.halfDays - stored.reduce((sum, { halfDays }) => sum + halfDays, 0),
    }))
    .filter(({ halfDays }) => halfDays !== 0)
  const sum = (of: typeof changes) => of.reduce((total, { halfDays }) => total + Math.abs(halfDays), 0)
  return {
    people: new Set(changes.map(({ employee }) => employee)).size,
    returnedHalfDays: sum(changes.filter(({ halfDays }) => halfDays < 0)),
    takenHalfDays: sum(changes.filter(({ halfDays }) => halfDays > 0)),
  }
}
