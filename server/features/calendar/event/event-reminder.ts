import type { Id } from '@muster/contract/values.ts'
import { occurrences } from '@muster/engine/calendar/repeat.ts'
import { addDays } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { instantAt, localDay } from '@muster/engine/zone.ts'
import type { App } from '../../../platform/app.ts'
import { secondsBetween } from '../../../platform/clock.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import { notify } from '../../notifications/index.ts'
import { companyCalendar } from '../../organisation/index.ts'
import { audienceOf, noteReminder, remindingEvents } from './event.queries.ts'

/** The job that reminds people of events shortly before they begin, but not of events that began long ago. */
export async function eventReminder(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx)) await tx.enqueue('event-reminder', { organisation: one }, { key: one })
    })
    return
  }
  await app.database.within(organisation, async (tx) => {
    const { zone } = await companyCalendar(tx)
    const today = localDay(tx.now, zone)
    const span = { from: today, to: addDays(today, 2) }
    for (const event of await remindingEvents(tx, span)) {
      for (const { from: day } of occurrences(event, span.from, span.to)) {
        const seconds = secondsBetween(tx.now, instantAt(day, event.startTime ?? '00:00', zone))
        if (seconds > event.remindMinutes * 60 || seconds < -graceSeconds) continue
        if ((await noteReminder(tx, { id: event.id, day, now: tx.now })) === 0) continue
        const accounts = (await audienceOf(tx, { id: event.id })).map(({ account }) => account)
        const { title, startTime } = event
        const message =
          startTime === null ? say`"${title}" is on ${{ day }}.` : say`"${title}" begins on ${{ day }} at ${startTime}.`
        await notify(tx, accounts, { type: 'event', message, target: event.id })
      }
    }
  })
}

/** The job runs every five minutes, and may be late. */
const graceSeconds = 3600
