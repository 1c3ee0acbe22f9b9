import { randomBytes } from 'node:crypto'
import type { Id, Instant } from '@muster/contract/values.ts'
import { icalOf, type FeedEntry } from '@muster/engine/calendar/ical.ts'
import { addDays } from '@muster/engine/day.ts'
import { say } from '@muster/engine/sentence.ts'
import { instantAt } from '@muster/engine/zone.ts'
import type { App } from '../../../platform/app.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { notFound } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { eventsOf, holidaysBetween } from '../../calendar/index.ts'
import { permissionsHeld } from '../../identity/index.ts'
import { leaveOn } from '../../../platform/leave/leave.ts'
import { companyCalendar } from '../../organisation/index.ts'
import { ownerOfFeed, putFeed } from './calendar.queries.ts'

/** The address contains the organisation, so that the secret is searched only there. */
export async function renewFeed(tx: Tx, app: App, actor: Actor): Promise<{ url: string }> {
  const token = Buffer.concat([Buffer.from(actor.organisation.replaceAll('-', ''), 'hex'), randomBytes(24)])
  const text = token.toString('base64url')
  await putFeed(tx, { account: actor.account, digest: digestOf(app, text), now: tx.now })
  return { url: `${app.config.publicUrl}/api/v1/dashboard/calendar-feed/${text}.ics` }
}

const digestOf = ({ secrets }: Pick<App, 'secrets'>, token: string) => secrets.digest('calendar-feed', token)

export async function readFeed(app: App, sent: string, language: string): Promise<Bytes> {
  const token = sent.replace(/\.ics$/, '')
  const content = await app.database.within(organisationOf(token), async (tx) => {
    const owner = await ownerOfFeed(tx, { digest: digestOf(app, token), now: tx.now })
    if (!owner || !(await permissionsHeld(tx, owner.account)).includes('calendarRead'))
      throw notFound(say`The calendar was not found.`)
    return icalOf(translate(say`Work calendar`, language), tx.now, await entriesOf(tx, owner, language))
  })
  return { type: 'text/calendar; charset=utf-8', content: Buffer.from(content), name: 'calendar.ics' }
}

/** A UUID from the first sixteen bytes. */
function organisationOf(token: string): Id {
  const hex = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const span = { before: 90, after: 365 }

interface Owner {
  account: Id
  employee: Id | null
  location: Id | null
}

/** What other programs may see: no attendees, no descriptions, nothing about colleagues, and leave without its type. */
async function entriesOf(tx: Tx, { account, employee, location }: Owner, language: string): Promise<FeedEntry[]> {
  const { today, zone } = await companyCalendar(tx)
  const [from, to] = [addDays(today, -span.before), addDays(today, span.after)]
  const events = await eventsOf(tx, { account, employee, from, to })
  const holidays = await holidaysBetween(tx, { from, to })
  const leave = employee === null ? [] : await leaveOn(tx, [employee], from, to)
  const at = (day: string, time: string): Instant => instantAt(day, time, zone)
  const onLeave = translate(say`On leave`, language)
  const halfDay = translate(say`On leave, half a day`, language)
  return [
    ...events.map(({ _id, title, place, startTime, endTime, ...days }): FeedEntry => {
      const when =
        startTime === null || endTime === null
          ? { from: days.from, to: days.to }
          : { start: at(days.from, startTime), end: at(days.to, endTime) }
      return { uid: `${_id}-${days.from}@muster`, title, place, when, isFree: startTime === null }
    }),
    ...holidays
      .filter(({ locations }) => locations.length === 0 || locations.some(({ _id }) => _id === location))
      .map(({ _id, name, day }): FeedEntry => {
        return { uid: `${_id}@muster`, title: name, when: { from: day, to: day }, isFree: true }
      }),
    ...leave.map(({ day, part }): FeedEntry => {
      const title = part === 'full' ? onLeave : halfDay
      return { uid: `leave-${day}-${part}-${account}@muster`, title, when: { from: day, to: day }, isFree: false }
    }),
  ]
}
