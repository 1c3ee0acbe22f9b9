import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { addDays, days, weekday, type Day, type DayPart } from '@muster/engine/day.ts'
import { workCalendarJobs } from '../../../testing/calendar-jobs.ts'
import { run } from '../../../testing/company.ts'
import { aHomeCompany, type HomeCompany } from './testing.ts'

/** A number from 0 to `below`, the same in every run. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Request {
  id: Id
  days: Set<Day>
  part: DayPart
  needsPunches: boolean
  state: 'pending' | 'approved' | 'over'
}

/** Everything done so far, for a simple model. Leave has a separate test and is read as stored. */
interface Told {
  today: Day
  needsPunches: boolean
  holidays: Map<Day, Id>
  weeklyOffs: { from: Day; weekdays: number[] }[]
  requests: Request[]
}

const [first, last] = ['2026-11-23', '2026-12-06']
const halves = (part: DayPart) => (part === 'full' ? ['first', 'second'] : [part])

function offOf(told: Told, day: Day): 'holiday' | 'weeklyOff' | null {
  if (told.holidays.has(day)) return 'holiday'
  const rule = told.weeklyOffs.findLast(({ from }) => from <= day)
  return rule?.weekdays.includes(weekday(day)) ? 'weeklyOff' : null
}

async function leaveTaken(at: HomeCompany): Promise<Map<Day, string[]>> {
  const { rows } = await at.company.within((tx) =>
    run(tx, sql`select day::text as day, part from leave_day where state = 'taken' order by day`),
  )
  const taken = new Map<Day, string[]>()
  for (const { day, part } of rows as { day: Day; part: DayPart }[])
    taken.set(day, [...(taken.get(day) ?? []), ...halves(part)])
  return taken
}

/** A past day without punches. */
function plain(told: Told, day: Day, leave: readonly string[]): string {
  const off = offOf(told, day)
  if (leave.length === 2) return 'leave'
  if (off !== null) return off
  const request = told.requests.find((one) => one.state === 'approved' && one.days.has(day))
  const home = request === undefined ? [] : halves(request.part).filter((half) => !leave.includes(half))
  const counted = request?.needsPunches ? 0 : home.length
  if (counted === 2) return 'workFromHome'
  if (counted === 0) return leave.length === 0 ? 'absent' : 'leave'
  return 'halfDay'
}

async function step(at: HomeCompany, told: Told, next: (below: number) => number): Promise<void> {
  const { company, priya, submit, decide, cancel, end, rules } = at
  const day = addDays(first, next(14))
  const part = (['full', 'full', 'first', 'second'] as const)[next(4)]!
  const open = told.requests.filter(({ state }) => state !== 'over')
  const one = open[next(Math.max(1, open.length))]
  const what = next(14)
  if (what < 5) {
    const chosen = [day, addDays(day, 1)].filter((each) => each >= told.today)
    const leave = await leaveTaken(at)
    const counted = chosen.filter(
      (each) => offOf(told, each) === null && halves(part).some((half) => !(leave.get(each) ?? []).includes(half)),
    )
    const isTaken = counted.some((each) => open.some((other) => other.days.has(each)))
    const sent = submit({ days: chosen, part })
    if (counted.length === 0 || isTaken) return expect(sent).rejects.toThrow(/400/)
    const { needsPunches } = told
    told.requests.push({ id: await sent, days: new Set(counted), part, needsPunches, state: 'pending' })
  } else if (what < 7 && one?.state === 'pending') {
    const isApproved = next(4) > 0
    await decide(one.id, isApproved ? 'approved' : 'rejected')
    one.state = isApproved ? 'approved' : 'over'
  } else if (what === 7 && one) {
    await cancel(one.id)
    if (one.state === 'approved') await decide(one.id)
    one.state = 'over'
  } else if (what === 8 && one) {
    const from = addDays(told.today, 1 + next(3))
    const { status } = await end(one.id, from)
    if (status === 200) for (const each of one.days) if (each >= from) one.days.delete(each)
  } else if (what < 11) {
    const types = await priya.call('GET /api/v1/employee/leave-types', {})
    const policyId = types.find(({ name }) => name.includes('Unpaid'))!._id
    const body = { policyId, from: day, to: day, fromPart: part, toPart: part, reason: 'A day at the bank' }
    const asked = await priya.raw('POST /api/v1/employee/leave', { body })
    if (asked.status !== 200) return
    const { _id: id } = (asked.body as { data: { _id: Id } }).data
    await at.anita.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: { status: 'approved' } })
  } else if (what === 11) {
    const known = told.holidays.get(day)
    const body = { name: 'Local holiday', day, kind: 'public' as const, locationIds: [] }
    if (known === undefined)
      told.holidays.set(day, (await company.admin.call('POST /api/v1/employee/holiday', { body }))._id)
    else {
      await company.admin.call('DELETE /api/v1/employee/holiday/{id}', { params: { id: known } })
      told.holidays.delete(day)
    }
    await workCalendarJobs(company)
  } else if (what === 12) {
    const from = addDays(told.today, next(3))
    const weekdays = [[0], [0, 6], [0, 3]][next(3)]!
    const shift = await company.admin.call('GET /api/v1/user/shift/{id}', { params: { id: company.shift } })
    const { name, startsAt, endsAt, breakMinutes, graceMinutes, halfDayMinutes, fullDayMinutes } = shift
    await company.admin.call('PUT /api/v1/user/shift/{id}', {
      params: { id: company.shift },
      body: {
        ...{
          name,
          startsAt,
          endsAt,
          breakMinutes,
          graceMinutes,
          halfDayMinutes,
          fullDayMinutes,
          locationIds: [],
          from,
        },
        weeklyOffs: weekdays.map((each) => ({ weekday: each })),
      },
    })
    told.weeklyOffs = [...told.weeklyOffs.filter((rule) => rule.from < from), { from, weekdays }]
    await workCalendarJobs(company)
  } else if (next(2) === 0) {
    told.needsPunches = !told.needsPunches
    await rules({ needsPunches: told.needsPunches })
  } else if (told.today < '2026-12-02') {
    told.today = addDays(told.today, 1)
    company.clock.set(`${told.today}T04:05:00.000Z`)
    await at.close()
  }
}

it.each([1, 2, 3, 4])(
  'whatever happens to leave, holidays, shifts and requests, in any order, a day matches a simple model (%i)',
  { timeout: 120_000 },
  async (seed) => {
    const next = random(seed)
    const at = await aHomeCompany()
    await at.rules({ needsPunches: false, daysPerMonth: null })
    const told: Told = {
      ...{ today: '2026-11-20', needsPunches: false, holidays: new Map<Day, Id>(), requests: [] },
      weeklyOffs: [{ from: '2026-01-01', weekdays: [0] }],
    }
    // Without Saturdays that depend on the week.
    await at.company.within((tx) => run(tx, sql`update shift set weekly_offs = '[{"weekday":0}]'`))
    for (let count = 0; count < 70; count += 1) await step(at, told, next)
    at.company.clock.set('2026-12-08T04:05:00.000Z')
    await workCalendarJobs(at.company)
    await at.close()
    const leave = await leaveTaken(at)
    const stored = await Promise.all(days(first, last).map(async (day) => [day, (await at.dayOf(day))?.state]))
    expect(stored).toEqual(days(first, last).map((day) => [day, plain(told, day, leave.get(day) ?? [])]))
    const states = new Set(stored.map(([, state]) => state))
    expect([...states].filter((state) => ['workFromHome', 'leave', 'holiday', 'weeklyOff'].includes(state!)).length)
      // Enough happened to be meaningful.
      .toBeGreaterThan(2)
  },
)
