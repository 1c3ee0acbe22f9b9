import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { run } from '../../../testing/company.ts'
import { leave } from '../../leave/index.ts'
import { lateAttendance } from '../late/late-attendance.ts'
import { lockDays, unlockDays } from '../payroll/attendance-facts.ts'
import { both, forgot, out, thursday, wednesday, correctionCompany } from '../testing/correction-company.ts'

describe('an approved correction', () => {
  it('supersedes the punches once, with simultaneous approvals', async () => {
    const { company, anita, priya, punched, submit, decide, see, dayOf, holding } = await correctionCompany()
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

  it('restores exactly the earlier punches when cancelled, with those made since', async () => {
    const { anita, priya, punched, submit, decide, see, cancel, dayOf, holding } = await correctionCompany()
    await punched(thursday, '09:40', '13:00', '14:00', '17:00')
    const before = await dayOf()
    const id = await submit(both('09:30', '18:30'))
    await decide(anita, id)
    expect((await see(priya, id)).mayCancel).toBe(true)
    expect((await cancel(id)).body).toMatchObject({ data: { state: 'cancellationRequested' } })
    expect(await holding()).toEqual(['in 09:30', 'out 13:00', 'in 14:00', 'out 18:30'])
    expect((await decide(anita, id)).status).toBe(200)
    expect(await holding()).toEqual(['in 09:40', 'out 13:00', 'in 14:00', 'out 17:00'])
    const { punches: _, ...after } = await dayOf()
    const { punches: __, ...same } = before
    expect(after).toEqual(same)
    // A day can need another correction.
    const next = await submit(out('18:30'))
    await decide(anita, next)
    expect(await holding()).toEqual(['in 09:40', 'out 13:00', 'in 14:00', 'out 18:30'])
  })

  it('of today leaves later punches alone', async () => {
    const { company, anita, priya, submit, decide, cancel, holding } = await correctionCompany()
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

  it('does not overwrite what HR or leave has changed meanwhile', async () => {
    const { company, anita, priya, punched, submit, refused, decide, see, cancel, dayOf, holding, correct } =
      await correctionCompany()
    await punched(thursday, '09:30')
    const id = await submit(out('18:30'))
    const requested = async () =>
      (
        await company.admin.call('GET /api/v1/employee/attendance/{id}', {
          params: { id: priya.employee },
          query: { attendance: '2026-11' },
        })
      ).requested
    expect(await requested()).toEqual([thursday])
    await correct(thursday, [{ in: '09:30', out: '17:00' }])
    const told = 'This day was corrected after the request was submitted.'
    expect((await see(anita, id)).details.outdated).toContain(told)
    const late = await decide(anita, id)
    expect([late.status, (late.body as { message: string }).message]).toEqual([409, expect.stringContaining(told)])
    expect(await holding()).toEqual(['in 09:30', 'out 17:00'])
    expect((await decide(anita, id, 'rejected')).status).toBe(200)
    expect(await requested()).toEqual([])

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

  it('and a correction by HR at the same moment: one is first, and the other does not overwrite it unseen', async () => {
    const { company, priya, anita, punched, submit, decide, holding } = await correctionCompany()
    await punched(thursday, '09:30')
    const id = await submit(out('18:30'))
    const [decided, corrected] = await Promise.all([
      decide(anita, id),
      company.admin.raw('PUT /api/v1/employee/attendance/{id}', {
        params: { id: priya.employee },
        body: { day: thursday, spans: [{ in: '09:30', out: '17:00' }], reason: 'As the door recorded it' },
      }),
    ])
    expect(corrected.status).toBe(200)
    expect([200, 409]).toContain(decided.status)
    // HR is second, or alone: either way HR's correction applies.
    expect(await holding()).toEqual(['in 09:30', 'out 17:00'])
  })

  it('of a person who left before that day is refused', async () => {
    const { company, priya, anita, punched, submit, decide, holding } = await correctionCompany()
    await punched(thursday, '09:30')
    const id = await submit(out('18:30'))
    await company.within((tx) => run(tx, sql`update employee set left_on = ${wednesday} where id = ${priya.employee}`))
    expect((await decide(anita, id)).body).toMatchObject({ message: 'Priya Nair was not employed on this day.' })
    await company.within((tx) => run(tx, sql`update employee set left_on = null where id = ${priya.employee}`))
    expect(await holding()).toEqual(['in 09:30'])
  })

  it('is not cancelled over a later correction', async () => {
    const { anita, priya, punched, submit, decide, see, cancel, holding, correct } = await correctionCompany()
    await punched(thursday, '09:30')
    const id = await submit(out('18:30'))
    await decide(anita, id)
    expect((await see(priya, id)).details.outdated).toBeNull()
    await cancel(id)
    await correct(thursday, [{ in: '09:30', out: '19:00' }])
    expect((await decide(anita, id)).body).toMatchObject({
      message: 'This day was corrected again later, so this correction can no longer be cancelled.',
    })
    expect(await holding()).toEqual(['in 09:30', 'out 19:00'])
    await decide(anita, id, 'rejected')
    const seen = await see(priya, id)
    expect(seen.mayCancel).toBe(false)
    expect(seen.details.outdated).toContain('This day was corrected again later.')
  })

  it('of a locked month leaves the day as paid, and is settled later under its number', async () => {
    const { company, anita, priya, punched, submit, decide, see, cancel, dayOf } = await correctionCompany()
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
    // The lock is removed: the day is as known now, and nothing is owed.
    await company.within((tx) => unlockDays(tx, { from: '2026-11-01' }))
    expect(await late()).toEqual([])
    expect(await dayOf()).toMatchObject({ state: 'present', lossOfPayHalfDays: 0 })
    expect((await see(priya, id)).mayCancel).toBe(true)
  })

  it('is not cancelled once payroll has locked its day, even if that was requested before', async () => {
    const { company, anita, punched, submit, decide, cancel, holding } = await correctionCompany()
    await punched(thursday, '09:30')
    const id = await submit(out('18:30'))
    await decide(anita, id)
    await cancel(id)
    await company.within((tx) => lockDays(tx, { from: '2026-11-01', to: thursday }))
    expect((await decide(anita, id)).status).toBe(409)
    expect(await holding()).toEqual(['in 09:30', 'out 18:30'])
    expect((await decide(anita, id, 'rejected')).status).toBe(200)
  })

  it('can no longer be decided once withdrawn', async () => {
    const { anita, punched, submit, decide, cancel, holding } = await correctionCompany()
    await punched(thursday, '09:30')
    const id = await submit(out('18:30'))
    expect((await cancel(id)).body).toMatchObject({ data: { state: 'cancelled' } })
    expect((await decide(anita, id)).status).toBe(409)
    expect(await holding()).toEqual(['in 09:30'])
    await submit(out('18:30'))
  })

  it('is seen and decided only by people who may, and forwarded', async () => {
    const { company, anita, priya, punched, submit, decide, holding } = await correctionCompany()
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
