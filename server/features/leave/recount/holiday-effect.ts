import type { z } from 'zod'
import type { HolidayEffect, holidayEffectRoutes } from '@muster/contract/leave/holiday-effect.routes.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { dayOfHoliday, type HolidayChange } from '../../calendar/index.ts'
import { recounted, type Recounted } from './recount-plan.ts'

type Asked = z.output<(typeof holidayEffectRoutes)['POST /api/v1/employee/holiday-effect']['body']>

/** Counts the leave around a holiday as if it were changed already: whose would take another number of days. */
export async function holidayEffect(tx: Tx, { _id, holiday }: Asked): Promise<z.output<typeof HolidayEffect>> {
  const before = _id === undefined ? undefined : await dayOfHoliday(tx, { id: _id })
  if (_id !== undefined && !before) throw notFound('The holiday')
  const added = holiday?.kind === 'public' ? { day: holiday.day, name: '', locations: holiday.locationIds } : null
  const thoughtOf: HolidayChange = { gone: _id ?? null, added }
  const requests = new Map<string, Recounted>()
  for (const day of new Set([before?.day ?? [], added?.day ?? []].flat())) {
    const near = await recounted(tx, { employees: null, from: day, to: day, hold: false, thoughtOf })
    for (const one of near) requests.set(one.request._id, one)
  }
  const changes = [...requests.values()]
    .map(({ request, stored, count }) => ({
      employee: request.requester,
      halves: count.halves - stored.reduce((sum, { halves }) => sum + halves, 0),
    }))
    .filter(({ halves }) => halves !== 0)
  const sum = (of: typeof changes) => of.reduce((total, { halves }) => total + Math.abs(halves), 0)
  return {
    people: new Set(changes.map(({ employee }) => employee)).size,
    returnedHalves: sum(changes.filter(({ halves }) => halves < 0)),
    takenHalves: sum(changes.filter(({ halves }) => halves > 0)),
  }
}
