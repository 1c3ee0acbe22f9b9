import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { run } from '../../../testing/company.ts'
import { both, forgot, out, thursday, wednesday, correctionCompany } from '../testing/correction-company.ts'

describe('a requested correction', () => {
  it('reports at each field what is wrong, for all days at once, and creates none', async () => {
    const { priya, punched, refused } = await correctionCompany()
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

  it('is shown before and after, to the requester before submission and to the approver', async () => {
    const { anita, priya, punched, submit, see, dayOf } = await correctionCompany()
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

  it("shows its approver how and where the punches were made, and the month's other corrections", async () => {
    const { company, anita, priya, punched, submit, decide, see, correct, cancel } = await correctionCompany()
    await company.within((tx) =>
      run(
        tx,
        sql`update location set punch_rule = 'warn', latitude_e6 = 12971600, longitude_e6 = 77594600, radius_metres = 200
          where id = ${company.location}`,
      ),
    )
    company.clock.set('2026-11-19T04:10:00.000Z')
    await priya.call('POST /api/v1/employee/punch-in', {
      body: { coordinates: [77.6046, 12.9716], onDuty: true, note: 'At the client' },
    })
    company.clock.set('2026-11-20T04:05:00.000Z')
    await punched(wednesday, '09:30')
    const first = await submit(out('18:30', wednesday))
    await decide(anita, first)
    await cancel(first)
    await correct('2026-11-17', [{ in: '09:00', out: '18:00' }])
    const id = await submit(out('18:30'))
    const { details } = await see(anita, id)
    expect(details.recorded).toMatchObject([
      {
        ...{ kind: 'in', at: '2026-11-19T04:10:00.000Z', source: 'web', place: 'onDuty' },
        position: { latitude: 12.9716, longitude: 77.6046 },
      },
    ])
    expect(details.recorded[0]!.distanceMetres).toBeGreaterThan(1000)
    expect(details.corrections).toMatchObject([
      { day: '2026-11-17', number: null, isCancelled: false, reason: 'As the door recorded it' },
      { day: wednesday, number: 'AT-0001', reason: forgot },
    ])
    expect((await see(priya, id)).details.recorded).toEqual(details.recorded)
    await decide(anita, id)
    // As at the decision: without the punch that the decision added.
    expect((await see(anita, id)).details.recorded).toEqual(details.recorded)
  })

  it('is one per day for several days, decided separately', async () => {
    const { anita, punched, submit, decide, dayOf } = await correctionCompany()
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

  it('is one pending per day and a limited number per month, also at the same moment; rejected ones do not count', async () => {
    const { company, anita, priya, punched, sent, submit, refused, decide } = await correctionCompany()
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

  it('is on the next morning for a night shift', async () => {
    const { priya, punched } = await correctionCompany()
    await punched('2026-11-17', '20:00')
    const { days } = await priya.call('POST /api/v1/employee/attendance-preview', {
      body: { days: [out('01:15', '2026-11-17')] },
    })
    expect(days[0]!.after).toMatchObject({ workedMinutes: 315, lastOut: expect.stringMatching(/^2026-11-17T19:45:00/) })
  })

  it('is on the evening before for a person added after midnight, while that work date lasts', async () => {
    const { company, anita } = await correctionCompany()
    company.clock.set('2026-11-20T19:00:00.000Z')
    const tara = await company.employee('Tara Bose', { reportsTo: anita, joinedOn: '2026-11-01' })
    company.clock.set('2026-11-20T19:20:00.000Z')
    const send = (day: string, times: object = { type: 'punchIn', requestedTime: '00:35' }) =>
      tara.raw('POST /api/v1/employee/attendance-request', {
        body: { days: [{ day, ...times } as never], reason: 'I forgot to punch in' },
      })
    expect(await send('2026-11-19', both('09:30', '18:30'))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.days.0.day', message: 'Your attendance is recorded from 20 Nov 2026' }] },
    })
    expect((await send('2026-11-20')).status).toBe(200)
    const { data } = await anita.call('GET /api/v1/employee/attendance-approval', { query: {} })
    const decision = { params: { id: data[0]!._id }, body: { status: 'approved' as const } }
    await anita.call('PUT /api/v1/employee/attendance-request/{id}', decision)
    const month = await tara.call('GET /api/v1/employee/attendance', { query: { attendance: '2026-11' } })
    const { punches } = month.data.find(({ day }) => day === '2026-11-20')!
    expect(punches).toMatchObject([{ kind: 'in', at: '2026-11-20T19:05:00.000Z', isSuperseded: false }])
  })
})
