import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { correctedPunches } from '@muster/engine/attendance/correction/corrected-punches.ts'
import { instantAt, milliseconds } from '@muster/engine/zone.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { recompute } from '../day/recompute.ts'
import { lockDays, unlockDays } from '../payroll/attendance-facts.ts'
import { dayPicture } from './day-picture.ts'
import { factsOfDays } from './facts-of-days.ts'

type Punch = { kind: 'in' | 'out'; at: string }
type CorrectionType = 'punchIn' | 'punchOut' | 'both'
interface Asked {
  day: string
  type: CorrectionType
  id: Id
  state: 'pending' | 'approved' | 'done'
  /** Corrections of its day at submission. */
  seen: number
  gone: Punch[]
  added: Punch[]
}
/** The expected day, in plain lists. */
interface Day {
  punches: Punch[]
  /** The request behind each correction; null if HR made it. */
  corrections: (Asked | null)[]
}

const span = { from: '2026-11-12', to: '2026-11-13' }
const zone = 'Asia/Kolkata'
const at = (day: string, time: string) => instantAt(day, time, zone)
const key = ({ kind, at: moment }: Punch) => `${kind} ${milliseconds(moment)}`
const sorted = (punches: readonly Punch[]) => punches.map(key).toSorted()
const without = (punches: readonly Punch[], gone: readonly Punch[]) =>
  punches.filter((one) => !gone.some((other) => key(other) === key(one)))

const day = fc.constantFrom(span.from, span.to)
const time = fc
  .integer({ min: 8 * 4, max: 21 * 4 })
  .map((n) => `${String(n >> 2).padStart(2, '0')}:${['00', '15', '30', '45'][n & 3]}`)
const which = fc.nat({ max: 5 })
const act = fc.oneof(
  fc.record({ act: fc.constant('hr' as const), day, times: fc.uniqueArray(time, { minLength: 0, maxLength: 4 }) }),
  fc.record({
    act: fc.constant('submit' as const),
    day,
    type: fc.constantFrom<CorrectionType>('punchIn', 'punchOut', 'both'),
    times: fc.tuple(time, time),
  }),
  fc.record({ act: fc.constantFrom('approve' as const, 'reject' as const, 'cancel' as const), which }),
  fc.record({ act: fc.constantFrom('lock' as const, 'unlock' as const) }),
)

it('whatever the order of punches, requests, decisions, cancellations, corrections and locks: a day matches a simple model, and a locked month keeps what was paid', async () => {
  const company = await aCompany()
  company.clock.set('2026-11-02T04:00:00.000Z')
  const anita = await company.employee('Anita Rao', { role: 'Manager' })
  await company.admin.call('PUT /api/v1/user/attendance-request-rule', {
    body: { monthlyLimit: 31, requestWithinDays: 60 },
  })
  let n = 0
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(fc.uniqueArray(time, { maxLength: 4 }), fc.uniqueArray(time, { maxLength: 4 })),
      fc.array(act, { minLength: 4, maxLength: 14 }),
      async (punched, acts) => {
        company.clock.set('2026-11-02T04:00:00.000Z')
        const priya = await company.employee(`Priya ${(n += 1)}`, { reportsTo: anita })
        const life = new Life(company, anita, priya)
        await life.begin(punched)
        for (const one of acts) {
          await life.live(one)
          await life.check()
        }
        if (life.isLocked) await company.within((tx) => unlockDays(tx, { from: span.from }))
      },
    ),
    {
      numRuns: Number(process.env['LIVES'] ?? 25),
      ...(process.env['LIVES_SEED'] ? { seed: Number(process.env['LIVES_SEED']) } : {}),
    },
  )
}, 120_000)

class Life {
  readonly days = new Map<string, Day>()
  readonly requests: Asked[] = []
  /** Loss of pay of each day when it was locked. */
  paid = new Map<string, number>()
  isLocked = false

  readonly company: Company
  readonly manager: Person
  readonly person: Person

  constructor(company: Company, manager: Person, person: Person) {
    this.company = company
    this.manager = manager
    this.person = person
  }

  async begin(punched: readonly (readonly string[])[]) {
    for (const [index, day] of [span.from, span.to].entries()) {
      const punches: Punch[] = []
      for (const [i, one] of punched[index]!.toSorted().entries()) {
        const kind = i % 2 === 0 ? 'in' : 'out'
        this.company.clock.set(at(day, one))
        await this.person.call(kind === 'in' ? 'POST /api/v1/employee/punch-in' : 'POST /api/v1/employee/punch-out', {
          body: {},
        })
        punches.push({ kind, at: at(day, one) })
      }
      this.days.set(day, { punches, corrections: [] })
    }
    this.company.clock.set('2026-11-20T04:00:00.000Z')
    await this.company.within((tx) => recompute(tx, [this.person.employee], '2026-11-02', '2026-11-20'))
  }

  async live(one: typeof act extends fc.Arbitrary<infer A> ? A : never) {
    if (one.act === 'hr') return this.hr(one.day, one.times.toSorted())
    if (one.act === 'submit') return this.submit(one.day, one.type, one.times)
    if (!('which' in one)) return this.lock(one.act === 'lock')
    const request = this.requests.at(one.which % Math.max(1, this.requests.length))
    if (request === undefined) return
    if (one.act === 'cancel') return this.cancel(request)
    return this.decide(request, one.act)
  }

  async hr(day: string, times: string[]) {
    const pairs = Array.from({ length: Math.ceil(times.length / 2) }, (_, i) => ({
      in: times[2 * i]!,
      out: times[2 * i + 1] ?? null,
    }))
    const { status } = await this.company.admin.raw('PUT /api/v1/employee/attendance/{id}', {
      params: { id: this.person.employee },
      body: { day, spans: pairs, reason: 'As the door recorded it' },
    })
    expect(status).toBe(this.isLocked ? 409 : 200)
    if (this.isLocked) return
    const known = this.days.get(day)!
    known.punches = times.map((one, i) => ({ kind: i % 2 === 0 ? 'in' : 'out', at: at(day, one) }))
    known.corrections.push(null)
  }

  async submit(day: string, type: CorrectionType, [first, second]: readonly [string, string]) {
    const times = type === 'both' ? { punchInTime: first, punchOutTime: second } : { requestedTime: first }
    const { status, body } = await this.person.raw('POST /api/v1/employee/attendance-request', {
      body: { days: [{ day, type, ...times }], reason: 'The terminal was broken' },
    })
    const isPending = this.requests.some((one) => one.day === day && one.state === 'pending')
    const change = this.wanted(day, type, first, second)
    expect(status).toBe(isPending || change === null ? 400 : 200)
    if (status !== 200) return
    const [{ _id: id }] = (body as { data: { requests: [{ _id: Id }] } }).data.requests
    this.requests.push({ day, type, id, state: 'pending', seen: this.days.get(day)!.corrections.length, ...change! })
  }

  wanted(day: string, type: CorrectionType, first: string, second: string) {
    const { punches } = this.days.get(day)!
    const given = {
      in: type === 'punchOut' ? null : at(day, first),
      out: type === 'punchIn' ? null : at(day, type === 'both' ? second : first),
    }
    const wanted = correctedPunches(punches, given)
    if (wanted === null || wanted.at(-1)!.kind === 'in') return null
    const change = { gone: without(punches, wanted as Punch[]), added: without(wanted as Punch[], punches) }
    return change.gone.length + change.added.length === 0 ? null : change
  }

  async decide(request: Asked, how: 'approve' | 'reject') {
    const known = this.days.get(request.day)!
    const { status } = await this.manager.raw('PUT /api/v1/employee/attendance-request/{id}', {
      params: { id: request.id },
      body: how === 'approve' ? { status: 'approved' } : { status: 'rejected', note: 'Not agreed' },
    })
    const holds = how === 'reject' || known.corrections.length === request.seen
    expect(status).toBe(request.state === 'pending' && holds ? 200 : 409)
    if (status !== 200) return
    request.state = how === 'approve' ? 'approved' : 'done'
    if (how === 'reject') return
    known.punches = [...without(known.punches, request.gone), ...request.added]
    known.corrections.push(request)
  }

  async cancel(request: Asked) {
    const { status } = await this.person.raw('PUT /api/v1/employee/attendance-cancel/{id}', {
      params: { id: request.id },
      body: {},
    })
    const known = this.days.get(request.day)!
    const isLast = known.corrections.at(-1) === request
    const may = request.state === 'pending' || (request.state === 'approved' && isLast && !this.isLocked)
    expect(status).toBe(may ? 200 : 409)
    if (!may) return
    if (request.state === 'approved') {
      const done = await this.manager.raw('PUT /api/v1/employee/attendance-request/{id}', {
        params: { id: request.id },
        body: { status: 'approved' },
      })
      expect(done.status).toBe(200)
      known.punches = [...without(known.punches, request.added), ...request.gone]
      known.corrections.push(request)
    }
    request.state = 'done'
  }

  async lock(wish: boolean) {
    if (wish === this.isLocked) return
    await this.company.within((tx) => (wish ? lockDays(tx, span) : unlockDays(tx, { from: span.from })))
    this.isLocked = wish
    this.paid = new Map(wish ? (await this.stored()).map(({ day, lost }) => [day, lost]) : [])
  }

  async check() {
    const { employee } = this.person
    const factsOn = await this.company.within((tx) => factsOfDays(tx, employee, span))
    const late = await this.late()
    for (const { day, lost } of await this.stored()) {
      const { punches, lossOfPayHalfDays } = dayPicture(factsOn(day), day, this.company.clock.now())
      expect(sorted(punches)).toEqual(sorted(this.days.get(day)!.punches))
      expect(lost + (late.get(day) ?? 0)).toBe(lossOfPayHalfDays)
      if (this.isLocked) expect(lost).toBe(this.paid.get(day))
      else expect(late.get(day) ?? 0).toBe(0)
    }
  }

  stored() {
    return this.company.within(async (tx) => {
      const { rows } = await run(
        tx,
        sql`select day::text as day, loss_of_pay_half_days as lost from attendance_day
          where employee_id = ${this.person.employee} and day between ${span.from} and ${span.to}`,
      )
      return rows as { day: string; lost: number }[]
    })
  }

  async late() {
    return this.company.within(async (tx) => {
      const { rows } = await run(
        tx,
        sql`select day::text as day, sum(half_days)::int as half_days from late_attendance
          where employee_id = ${this.person.employee} group by day`,
      )
      return new Map((rows as { day: string; half_days: number }[]).map((row) => [row.day, row.half_days]))
    })
  }
}
