import { beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { leave } from '../../leave/index.ts'
import { recompute } from '../day/recompute.ts'
import { lateAttendance } from '../late/late-attendance.ts'
import { lockDays, unlockDays } from '../payroll/attendance-facts.ts'

let company: Company
let anita: Person
let priya: Person

/** A Thursday and the days around it; today is Friday the 20th, 09:35 in Bengaluru. */
const thursday = '2026-11-19'
const wednesday = '2026-11-18'
const forgot = 'I forgot to punch out'

beforeEach(async () => {
  company = await aCompany()
  company.clock.set('2026-11-02T04:00:00.000Z')
  anita = await company.employee('Anita Rao', { role: 'Manager' })
  priya = await company.employee('Priya Nair', { reportsTo: anita, joinedOn: '2026-11-01' })
  company.clock.set('2026-11-20T04:05:00.000Z')
})

/** Punches by the clock of Bengaluru. */
async function punched(day: string, ...times: string[]) {
  const now = company.clock.now()
  for (const [at, time] of times.entries()) {
    const next = time < times[0]! ? 1 : 0
    company.clock.set(new Date(Date.parse(`${day}T${time}:00+05:30`) + next * 86_400_000).toISOString())
    await priya.call(at % 2 === 0 ? 'POST /api/v1/employee/punch-in' : 'POST /api/v1/employee/punch-out', { body: {} })
  }
  company.clock.set(now)
  await company.within((tx) => recompute(tx, [priya.employee], '2026-11-02', '2026-11-20'))
}
const out = (time: string, day = thursday) => ({ day, type: 'punchOut' as const, requestedTime: time })
const both = (punchInTime: string, punchOutTime: string, day = thursday) => ({
  ...{ day, type: 'both' as const, punchInTime, punchOutTime },
})
const sent = (...days: object[]) =>
  priya.raw('POST /api/v1/employee/attendance-request', { body: { days: days as never, reason: forgot } })
const submit = async (...days: object[]): Promise<Id> => {
  const { body, status } = await sent(...days)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { data: { requests: { _id: Id }[] } }).data.requests[0]!._id
}
const refused = async (...days: object[]) => {
  const { body, status } = await sent(...days)
  expect(status).toBe(400)
  return (body as { errors: { path: string; message: string }[] }).errors.map(({ path, message }) => [path, message])
}
const decide = (who: Person, id: Id, status: 'approved' | 'rejected' = 'approved') =>
  who.raw('PUT /api/v1/employee/attendance-request/{id}', {
    params: { id },
    body: status === 'rejected' ? { status, note: 'Not agreed' } : { status },
  })
const see = (who: Person, id: Id) => who.call('GET /api/v1/employee/attendance-request/{id}', { params: { id } })
const cancel = (id: Id) => priya.raw('PUT /api/v1/employee/attendance-cancel/{id}', { params: { id }, body: {} })
const dayOf = async (day = thursday) => {
  const { data } = await priya.call('GET /api/v1/employee/attendance', { query: { attendance: day.slice(0, 7) } })
  return data.find((one) => one.day === day)!
}
const clock = (at: string) => new Date(Date.parse(at) + 330 * 60_000).toISOString().slice(11, 16)
const holding = async (day = thursday) =>
  (await dayOf(day)).punches.filter((punch) => !punch.isSuperseded).map(({ kind, at }) => `${kind} ${clock(at)}`)
const correct = (day: string, spans: { in: string; out: string | null }[]) =>
  company.admin.call('PUT /api/v1/employee/attendance/{id}', {
    params: { id: priya.employee },
    body: { day, spans, reason: 'As the door recorded it' },
  })

describe('a correction that is requested', () => {
  it('says at each field what is wrong, of all days at once, and makes none', async () => {
    await punched(thursday, '09:30')
    await punched(wednesday, '09:30', '18:30')
    expect(await refused(out('18:30', '2026-11-21'))).toEqual([['body.days.0.day', 'Choose a day up to today']])
    expect(await refused(out('18:30', '2026-09-20'))).toEqual([
      ['body.days.0.day', 'Corrections can be requested within 60 days'],
    ])
    expect(await refused(both('09:30', '18:30', '2026-10-30'))).toEqual([
      ['body.days.0.day', 'You were not employed on this day'],
    ])
    expect(await refused(both('09:30', '18:30', '2026-11-01'))).toEqual([
      ['body.days.0.day', 'Your attendance is recorded from 2 Nov 2026'],
    ])
    expect(await refused(out('09:20'))).toEqual([
      ['body.days.0.requestedTime', 'Enter a time after the punch-in at 09:30'],
    ])
    expect(await refused(out('18:30', '2026-11-17'))).toEqual([
      ['body.days.0.type', 'No punch-in is recorded for this day. Enter both times.'],
    ])
    expect(await refused({ day: thursday, type: 'punchIn', requestedTime: '09:15' })).toEqual([
      ['body.days.0.type', 'No punch-out is recorded for this day. Enter both times.'],
    ])
    expect(await refused({ day: wednesday, type: 'punchIn', requestedTime: '18:40' })).toEqual([
      ['body.days.0.requestedTime', 'Enter a time before the punch-out at 18:30'],
    ])
    expect(
      await refused(out('18:30', wednesday), both('18:00', '09:00'), { day: '2026-11-20', type: 'punchIn' }),
    ).toEqual([['body.days.2.requestedTime', 'Enter when you punched in']])
    expect(await refused(out('18:30', wednesday), both('18:00', '09:00'))).toEqual([
      ['body.days.0.requestedTime', 'These punches are already recorded'],
      ['body.days.1.punchOutTime', 'Enter a time after the punch-in at 18:00'],
    ])
    expect(await refused({ day: '2026-11-20', type: 'punchIn', requestedTime: '11:00' })).toEqual([
      ['body.days.0.requestedTime', '11:00 is still to come'],
    ])
    expect(await refused(out('18:30'), out('19:00'))).toEqual([['body.days.1.day', 'This day is listed twice']])
    expect(await refused(out('18:30'), both('09:30', '25:00', wednesday))).toEqual([
      ['body.days.1.punchOutTime', 'Enter a time as HH:MM'],
    ])
    const own = await priya.call('GET /api/v1/employee/attendance-request', { query: {} })
    expect(own.data).toEqual([])
  })

  it('is shown before and after, to the requester before it is sent and to the approver', async () => {
    await punched(thursday, '09:50')
    const { days, usage, approver } = await priya.call('POST /api/v1/employee/attendance-preview', {
      body: { days: [out('18:30'), { day: wednesday, type: 'both', punchInTime: '09:30' }] },
    })
    expect(days[0]).toMatchObject({
      before: { state: 'absent', workedMinutes: 0, lossOfPayHalfDays: 2, lateMinutes: 20 },
      after: { state: 'present', workedMinutes: 520, lossOfPayHalfDays: 0, lateMinutes: 20, isFinal: true },
      ...{ locked: null, pending: null, problems: [] },
    })
    expect(days[1]).toMatchObject({ before: { state: 'absent' }, after: null, problems: [] })
    expect(usage).toEqual([{ month: '2026-11', used: 0, limit: 3 }])
    expect(approver).toBe('Anita Rao')
    const id = await submit(out('18:30'))
    expect(await see(anita, id)).toMatchObject({
      ...{ state: 'pending', number: 'AT-0001', title: 'Attendance correction', quantity: 'Out 18:30', reason: forgot },
      details: {
        before: { state: 'absent', lossOfPayHalfDays: 2 },
        after: { state: 'present', lossOfPayHalfDays: 0 },
        ...{ outdated: null, usage: { month: '2026-11', used: 1, limit: 3 } },
      },
    })
    expect((await dayOf()).state).toBe('absent')
  })

  it('is one for each of several days, that are decided one by one', async () => {
    await punched(thursday, '09:30')
    await submit(both('09:30', '18:30', wednesday), out('18:30'))
    const { data } = await anita.call('GET /api/v1/employee/attendance-approval', { query: { page: 1, limit: 5 } })
    expect(data.map(({ startsOn, quantity }) => [startsOn, quantity])).toEqual([
      [wednesday, '09:30 – 18:30'],
      [thursday, 'Out 18:30'],
    ])
    expect((await decide(anita, data[0]!._id, 'rejected')).status).toBe(200)
    expect((await decide(anita, data[1]!._id)).status).toBe(200)
    expect((await dayOf(wednesday)).state).toBe('absent')
    expect(await dayOf()).toMatchObject({ state: 'present', workedMinutes: 540, lossOfPayHalfDays: 0 })
    const named = (employeeName: string) =>
      anita.call('GET /api/v1/employee/attendance-approval', {
        query: { tab: 'decided', employeeName, startDate: wednesday, endDate: wednesday },
      })
    for (const name of ['"Priya"', '["Priya"]', 'priya']) expect((await named(name)).data).toHaveLength(1)
    expect((await named('"Rahul"')).data).toEqual([])
  })

  it('is one pending for a day and so many a month, also at the same moment; a rejected one counts no more', async () => {
    await company.admin.call('PUT /api/v1/user/attendance-request-rule', {
      body: { monthlyLimit: 2, requestWithinDays: 10 },
    })
    await punched(thursday, '09:30')
    const twice = await Promise.all([sent(out('18:30')), sent(out('18:40'))])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await refused(out('18:50'))).toEqual([
      ['body.days.0.day', 'You already have a pending request for this day'],
    ])
    const used = 'You have used all 2 corrections for November 2026'
    expect(await refused(both('09:30', '18:30', wednesday), both('09:30', '18:30', '2026-11-17'))).toEqual([
      ['body.days.1.day', used],
    ])
    const second = await submit(both('09:30', '18:30', wednesday))
    expect(await refused(both('09:30', '18:30', '2026-11-17'))).toEqual([['body.days.0.day', used]])
    expect((await decide(anita, second, 'rejected')).status).toBe(200)
    await submit(both('09:30', '18:30', '2026-11-17'))
    expect(await refused(both('09:30', '18:30', '2026-11-09'))).toEqual([
      ['body.days.0.day', 'Corrections can be requested within 10 days'],
    ])
    const own = await priya.refused('PUT /api/v1/user/attendance-request-rule', {
      body: { monthlyLimit: 31, requestWithinDays: 365 },
    })
    expect(own.status).toBe(403)
  })

  it('is of the next morning for a night shift', async () => {
    await punched('2026-11-17', '20:00')
    const { days } = await priya.call('POST /api/v1/employee/attendance-preview', {
      body: { days: [out('01:15', '2026-11-17')] },
    })
    expect(days[0]!.after).toMatchObject({ workedMinutes: 315, lastOut: expect.stringMatching(/^2026-11-17T19:45:00/) })
  })
})

describe('an approved correction', () => {
  it('supersedes the punches once, whoever approves at the same moment', async () => {
    await punched(thursday, '09:40', '13:00', '14:00', '17:00')
    const id = await submit(both('09:30', '18:30'))
    const done = await Promise.all([decide(anita, id), decide(company.admin, id)])
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await holding()).toEqual(['in 09:30', 'out 13:00', 'in 14:00', 'out 18:30'])
    const { punches } = await dayOf()
    expect(punches.filter((punch) => punch.isSuperseded)).toHaveLength(2)
    expect(punches.find(({ source }) => source === 'correction')).toMatchObject({
      ...{ reason: forgot, request: { number: 'AT-0001', isCancelled: false } },
    })
    expect((await see(priya, id)).details).toMatchObject({
      before: { firstIn: expect.stringMatching(/T04:10:00/) },
      after: { firstIn: expect.stringMatching(/T04:00:00/) },
    })
  })

  it('restores exactly the earlier punches when it is cancelled, with those that came since', async () => {
    await punched(thursday, '09:40', '13:00', '14:00', '17:00')
    const before = await dayOf()
    const id = await submit(both('09:30', '18:30'))
    await decide(anita, id)
    expect((await see(priya, id)).mayCancel).toBe(true)
    expect((await cancel(id)).body).toMatchObject({ data: { state: 'cancelAsked' } })
    expect(await holding()).toEqual(['in 09:30', 'out 13:00', 'in 14:00', 'out 18:30'])
    expect((await decide(anita, id)).status).toBe(200)
    expect(await holding()).toEqual(['in 09:40', 'out 13:00', 'in 14:00', 'out 17:00'])
    const { punches: _, ...after } = await dayOf()
    const { punches: __, ...same } = before
    expect(after).toEqual(same)
    // A day can be wrong again.
    const next = await submit(out('18:30'))
    await decide(anita, next)
    expect(await holding()).toEqual(['in 09:40', 'out 13:00', 'in 14:00', 'out 18:30'])
  })

  it('of today leaves the punches that follow it alone', async () => {
    company.clock.set('2026-11-20T06:00:00.000Z')
    const id = await submit({ day: '2026-11-20', type: 'punchIn', requestedTime: '09:30' })
    await decide(anita, id)
    company.clock.set('2026-11-20T13:00:00.000Z')
    await priya.call('POST /api/v1/employee/punch-out', { body: {} })
    expect(await holding('2026-11-20')).toEqual(['in 09:30', 'out 18:30'])
    await cancel(id)
    await decide(anita, id)
    expect(await holding('2026-11-20')).toEqual(['out 18:30'])
  })

  it('is not written over what HR or leave has settled meanwhile', async () => {
    await punched(thursday, '09:30')
    const id = await submit(out('18:30'))
    await correct(thursday, [{ in: '09:30', out: '17:00' }])
    const told = 'This day was corrected after the request was submitted.'
    expect((await see(anita, id)).details.outdated).toContain(told)
    const late = await decide(anita, id)
    expect([late.status, (late.body as { message: string }).message]).toEqual([409, expect.stringContaining(told)])
    expect(await holding()).toEqual(['in 09:30', 'out 17:00'])
    expect((await decide(anita, id, 'rejected')).status).toBe(200)

    await company.within(async (tx) => {
      await leave.seed(tx)
      await leave.join(tx, priya.employee)
    })
    const second = await submit(both('09:30', '18:30', wednesday))
    const [casual] = await priya.call('GET /api/v1/employee/leave-types', {})
    const taken = await priya.raw('POST /api/v1/employee/leave', {
      body: { policyId: casual!._id, from: wednesday, to: wednesday, reason: 'A wedding in the family' },
    })
    const { _id: leaveId } = (taken.body as { data: { _id: Id } }).data
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', {
      params: { id: leaveId },
      body: { status: 'approved' },
    })
    expect((await decide(anita, second)).body).toMatchObject({
      message: expect.stringContaining('Leave was approved for this day'),
    })
    expect((await dayOf(wednesday)).state).toBe('leave')
    expect(await refused(both('09:30', '18:30', wednesday))).toContainEqual([
      ...['body.days.0.day', 'You already have a pending request for this day'],
    ])
    await cancel(second)
    expect(await refused(both('09:30', '18:30', wednesday))).toEqual([
      ['body.days.0.day', 'You are on leave on this day'],
    ])
  })

  it('is not taken back over a later correction', async () => {
    await punched(thursday, '09:30')
    const id = await submit(out('18:30'))
    await decide(anita, id)
    await cancel(id)
    await correct(thursday, [{ in: '09:30', out: '19:00' }])
    expect((await decide(anita, id)).body).toMatchObject({
      message: 'This day was corrected again later, so this correction can no longer be cancelled.',
    })
    expect(await holding()).toEqual(['in 09:30', 'out 19:00'])
    await decide(anita, id, 'rejected')
    expect((await see(priya, id)).mayCancel).toBe(false)
  })

  it('of a locked month leaves the day as it was paid, and is settled later under its number', async () => {
    await punched(thursday, '09:30')
    await company.within((tx) => lockDays(tx, { from: '2026-11-01', to: thursday }))
    const { days } = await priya.call('POST /api/v1/employee/attendance-preview', { body: { days: [out('18:30')] } })
    expect(days[0]).toMatchObject({ locked: { from: '2026-11-01', to: thursday }, problems: [] })
    const id = await submit(out('18:30'))
    expect((await see(anita, id)).details.locked).toEqual({ from: '2026-11-01', to: thursday })
    await decide(anita, id)
    expect(await dayOf()).toMatchObject({ state: 'absent', lossOfPayHalfDays: 2 })
    const late = () => company.within((tx) => lateAttendance(tx, { upTo: '2026-11' }))
    expect(await late()).toMatchObject([
      {
        employee: priya.employee,
        halfDays: -2,
        days: [{ day: thursday, source: 'changed', requestNumber: 'AT-0001' }],
      },
    ])
    expect((await cancel(id)).body).toMatchObject({
      message: 'Payroll has locked this day, so its correction can no longer be cancelled.',
    })
    // The lock goes: the day is what it is known to be, and nothing is owed.
    await company.within((tx) => unlockDays(tx, { from: '2026-11-01' }))
    expect(await late()).toEqual([])
    expect(await dayOf()).toMatchObject({ state: 'present', lossOfPayHalfDays: 0 })
    expect((await see(priya, id)).mayCancel).toBe(true)
  })

  it('is not taken back once payroll locked its day, though that was requested before', async () => {
    await punched(thursday, '09:30')
    const id = await submit(out('18:30'))
    await decide(anita, id)
    await cancel(id)
    await company.within((tx) => lockDays(tx, { from: '2026-11-01', to: thursday }))
    expect((await decide(anita, id)).status).toBe(409)
    expect(await holding()).toEqual(['in 09:30', 'out 18:30'])
    expect((await decide(anita, id, 'rejected')).status).toBe(200)
  })

  it('that was withdrawn is not decided any more', async () => {
    await punched(thursday, '09:30')
    const id = await submit(out('18:30'))
    expect((await cancel(id)).body).toMatchObject({ data: { state: 'cancelled' } })
    expect((await decide(anita, id)).status).toBe(409)
    expect(await holding()).toEqual(['in 09:30'])
    await submit(out('18:30'))
  })

  it('is seen and decided by those who may alone, and forwarded', async () => {
    await punched(thursday, '09:30')
    const id = await submit(out('18:30'))
    const stranger = await company.employee('Stranger Das', { role: 'Manager' })
    const other = await company.employee('Other Rao')
    for (const who of [stranger, other])
      expect((await who.raw('GET /api/v1/employee/attendance-request/{id}', { params: { id } })).status).toBe(404)
    expect((await decide(priya, id)).status).toBe(403)
    await anita.call('PUT /api/v1/employee/claim-approval-forward/{id}', {
      ...{ params: { id }, query: { type: 'attendance' }, body: { employeeId: stranger.employee } },
    })
    expect((await decide(stranger, id)).status).toBe(200)
    expect(await holding()).toEqual(['in 09:30', 'out 18:30'])
  })
})
