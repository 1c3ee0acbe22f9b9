import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, days, earliest, latest } from '@muster/engine/day.ts'
import { localDay, milliseconds } from '@muster/engine/zone.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { JobData } from '../../../platform/after-commit/job.ts'
import { calendarPeople } from '../../calendar/index.ts'
import { firstOpenDay, mayBeArchived } from '../archive/archived-days.ts'
import { lockDaysShared } from '../lock/attendance-lock.queries.ts'
import {
  daysBeforeKnown,
  deleteDaysOutside,
  everyEmployee,
  keptZones,
  lockPeople,
  windowsBeside,
} from './attendance-day.queries.ts'
import { computeDay, type DayRow } from './compute-day.ts'
import { peopleUnderRule, withSandwich } from './absence-sandwich.ts'
import { byPerson, dayFacts, type DayFacts } from './day-facts.ts'
import { putDays } from './put-days.queries.ts'

interface How {
  onlyKnown?: boolean
  because?: string | null
  isBeside?: boolean
}

/**
 * Recalculates these people's days from current records. Future days are left for their morning, and days of a locked pay period stay:
 * their difference from what was paid is recorded as late attendance. Archived days stay too, without a record: callers that change one
 * deliberately must call `refuseArchived` before. A day beside them follows if a punch-out moved to it or away from it.
 *
 * @param how.onlyKnown skips days without records before their person was added: that is no absence
 * @param how.because the number of the request that changed them, for late attendance
 * @param how.isBeside leaves the days beside them
 */
export async function recompute(
  tx: Tx,
  employees: readonly Id[],
  asked: Day,
  to: Day,
  { onlyKnown = false, because = null, isBeside = false }: How = {},
): Promise<void> {
  // The furthest time zone is less than a day ahead.
  if (to < asked || employees.length === 0 || asked > addDays(tx.now.slice(0, 10), 1)) return
  const locked = Promise.all([lockPeople(tx, { employees }), lockDaysShared(tx, {})])
  const from = mayBeArchived(tx.now, asked) ? (await Promise.all([firstOpenDay(tx, asked), locked]))[0] : asked
  if (to < from) return
  for (let at = 0; at < employees.length; at += peopleAtOnce) {
    const piece = employees.slice(at, at + peopleAtOnce)
    // Read after the locks: statements sent together run in order.
    const [{ facts, rows }] = await Promise.all([daysOf(tx, { employees: piece, from, to }, onlyKnown), locked])
    const rowsOf = async (of: Span) => (await daysOf(tx, of, true)).rows
    const withOff = await withSandwich(tx, rows, facts, { from, to, rowsOf })
    const gone = deleteDaysOutside(tx, { employees: piece, from, to })
    const put = async () => {
      for (let row = 0; row < withOff.length; row += rowsAtOnce)
        await putDays(tx, withOff.slice(row, row + rowsAtOnce), because)
    }
    await Promise.all([gone, put()])
    if (isBeside) continue
    for (const [day, people] of await movedBeside(tx, rows, { employees: piece, from, to }))
      await recompute(tx, people, day, day, { onlyKnown: true, because, isBeside: true })
  }
}

/** Days off beside a day whose absence was entered or withdrawn by hand. */
export async function followAbsence(tx: Tx, employee: Id, day: Day): Promise<void> {
  const facts = await dayFacts(tx, { employees: [employee], from: day, to: day })
  if (peopleUnderRule(facts, day, day).length > 0) await recompute(tx, [employee], day, day)
}

interface Span {
  employees: readonly Id[]
  from: Day
  to: Day
}

/** The days between two days from current records, without future ones. */
async function daysOf(
  tx: Tx,
  { from, to, ...of }: Span,
  onlyKnown: boolean,
): Promise<{ facts: Map<Id, DayFacts>; rows: DayRow[] }> {
  const employees = [...of.employees]
  const facts = await dayFacts(tx, { employees, from, to })
  const [kept, early] = await Promise.all([
    keptZones(tx, { employees, from, to, zones: byPerson(facts, ({ zone }) => zone) }),
    daysBeforeKnown(tx, { employees, from, to, known: byPerson(facts, ({ createdAt }) => createdAt.slice(0, 10)) }),
  ])
  const isEarly = new Set(early.map(({ employee, day }) => `${employee} ${day}`))
  const isCorrected = new Set(early.filter((row) => row.isCorrected).map((row) => `${row.employee} ${row.day}`))
  const zoneOf = new Map(kept.map((row) => [`${row.employee} ${row.day}`, row.zone]))
  const rows = [...facts.values()].flatMap((one) => {
    const { employee, joinedOn, leftOn, zone, createdAt } = one.calendar
    const first = latest(from, joinedOn)
    const last = earliest(to, leftOn ?? to, localDay(tx.now, zone))
    if (first > last) return []
    const known = localDay(createdAt, zone)
    return days(first, last).flatMap((day) => {
      const there = zoneOf.get(`${employee} ${day}`) ?? zone
      const isBeforeKnown = day < known && !isCorrected.has(`${employee} ${day}`)
      const row = computeDay({ ...one, calendar: { ...one.calendar, zone: there } }, day, tx.now, isBeforeKnown)
      const isOnRecord = row.first_in !== null || row.state === 'leave' || isEarly.has(`${employee} ${day}`)
      return onlyKnown && day < known && !isOnRecord ? [] : [row]
    })
  })
  return { facts, rows }
}

/** The people of a day beside these whose window no longer meets theirs. */
async function movedBeside(
  tx: Tx,
  rows: readonly DayRow[],
  { employees, from, to }: { employees: Id[]; from: Day; to: Day },
): Promise<Map<Day, Id[]>> {
  const [before, after] = [addDays(from, -1), addDays(to, 1)]
  const ends = new Map(rows.filter(({ day }) => day === to).map((row) => [row.employee_id, row.window_to]))
  const starts = new Map(rows.filter(({ day }) => day === from).map((row) => [row.employee_id, row.window_from]))
  const beside = await windowsBeside(tx, { employees, before, after })
  const moved = beside.filter((one) => {
    const [own, meets] = one.day === before ? [one.to, starts] : [one.from, ends]
    const there = meets.get(one.employee)
    return there !== undefined && milliseconds(there) !== milliseconds(own)
  })
  return new Map([...Map.groupBy(moved, ({ day }) => day)].map(([day, own]) => [day, own.map((one) => one.employee)]))
}

const peopleAtOnce = 1000
const rowsAtOnce = 2000

/** Gives people a row for today, when they join or their location or shift changes. */
export async function openToday(tx: Tx, employees: readonly Id[]): Promise<void> {
  const date = tx.now.slice(0, 10)
  const people = await calendarPeople(tx, { employees: [...employees], from: date, to: date })
  for (const [zone, there] of Map.groupBy(people, (one) => one.zone)) {
    const today = localDay(tx.now, zone)
    await recompute(
      tx,
      there.map(({ employee }) => employee),
      today,
      today,
    )
  }
}

/** The same as a job, for changes concerning many people; in pieces that commit. */
export async function recomputeJob(app: App, job: JobData['attendance-recompute']): Promise<void> {
  const { organisation, from, to } = job
  const within = <T>(work: (tx: Tx) => Promise<T>) => app.database.within(organisation, work)
  const employees = job.employees ?? (await within((tx) => everyEmployee(tx, { from, to }))).map(({ id }) => id)
  for (let at = 0; at < employees.length; at += peopleAtOnce) {
    await within((tx) => recompute(tx, employees.slice(at, at + peopleAtOnce), from, to, { onlyKnown: true }))
  }
}
