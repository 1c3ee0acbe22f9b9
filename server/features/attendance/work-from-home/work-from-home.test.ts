import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { run, type Person } from '../../../testing/company.ts'
import { lockDays } from '../index.ts'
import { aHomeCompany, weekly, type HomeCompany } from './testing.ts'

let at: HomeCompany

beforeEach(async () => {
  at = await aHomeCompany()
})

describe('approved work from home', () => {
  it('counts the day as at home as far as it was punched, wherever the punch was made', async () => {
    const { company, priya, submit, decide, dayOf, close, punch } = at
    await company.within((tx) =>
      run(tx, sql`update location set latitude_e6 = 12971600, longitude_e6 = 77594600, punch_rule = 'require'`),
    )
    await decide(await submit({ days: ['2026-11-23', '2026-11-24', '2026-11-25'] }))
    company.clock.set('2026-11-23T04:00:00.000Z')
    await close()
    expect((await dayOf('2026-11-23'))?.state).toBe('workFromHome')
    expect(await company.admin.call('GET /api/v1/employee/attendance-counts', { query: {} })).toMatchObject({
      workFromHomeCount: 1,
    })
    const in1 = await punch('in', '2026-11-23T04:00:00.000Z')
    expect(in1.asksForPosition).toBe(false)
    await punch('out', '2026-11-23T13:00:00.000Z')
    await punch('in', '2026-11-25T04:00:00.000Z')
    await punch('out', '2026-11-25T09:00:00.000Z')
    company.clock.set('2026-11-26T04:00:00.000Z')
    await close()
    const states = async (day: string) => {
      const stored = (await dayOf(day))!
      return [stored.state, stored.lossOfPayHalfDays, stored.punches[0]?.place]
    }
    expect(await states('2026-11-23')).toEqual(['workFromHome', 0, 'notAsked'])
    expect(await states('2026-11-24')).toEqual(['absent', 2, undefined])
    expect((await dayOf('2026-11-24'))!.reasons.map(({ text }) => text)).toContain('Worked from home without punches')
    expect(await states('2026-11-25')).toEqual(['halfDay', 1, 'notAsked'])
    const far = await priya.refused('POST /api/v1/employee/punch-in', { body: {} })
    expect(far.message).toContain('needs your position')
  })

  it("needs no punches if the company's rule says so, for later requests", async () => {
    const { company, priya, submit, decide, see, dayOf, rules, close } = at
    const before = await submit()
    await rules({ needsPunches: false })
    const after = await submit({ days: ['2026-11-25'] })
    await decide(before)
    await decide(after)
    company.clock.set('2026-11-26T04:00:00.000Z')
    await close()
    expect([(await dayOf('2026-11-24'))?.state, (await dayOf('2026-11-25'))?.state]).toEqual(['absent', 'workFromHome'])
    expect(await see(priya, before)).toMatchObject({ details: { needsPunches: true } })
  })

  it('counts for the starting date of a night shift', async () => {
    const { company, submit, decide, dayOf, close, punch } = at
    await company.within((tx) => run(tx, sql`update shift set starts_at = '22:00', ends_at = '06:00'`))
    company.clock.set('2026-11-24T12:00:00.000Z')
    await company.within((tx) =>
      run(tx, sql`update location set latitude_e6 = 12971600, longitude_e6 = 77594600, punch_rule = 'require'`),
    )
    await decide(await submit())
    await punch('in', '2026-11-24T16:30:00.000Z')
    // After midnight it is still the night of the 24th.
    await punch('out', '2026-11-25T00:30:00.000Z')
    company.clock.set('2026-11-25T12:00:00.000Z')
    await close()
    expect((await dayOf('2026-11-24'))?.state).toBe('workFromHome')
  })

  it('yields to later leave and holidays, which free its allowance', async () => {
    const { company, anita, submit, decide, see, month, dayOf, rules, close, casual, holiday } = at
    await rules({ needsPunches: false })
    const id = await submit({ days: ['2026-11-24', '2026-11-25', '2026-11-26'] })
    await decide(id)
    await casual('2026-11-24')
    await casual('2026-11-25', 'second')
    await holiday('2026-11-26')
    expect((await see(anita, id)).details.days.map(({ halfDays }) => halfDays)).toEqual([0, 1, 0])
    const { days, approvedHalfDays } = await month()
    const shown = (from: string) => days.find(({ day }) => day === from)?.state
    expect(['2026-11-24', '2026-11-25', '2026-11-26'].map(shown)).toEqual(['leave', 'home', 'holiday'])
    expect(approvedHalfDays).toBe(1)
    company.clock.set('2026-11-27T04:00:00.000Z')
    await close()
    const states = ['2026-11-24', '2026-11-25', '2026-11-26'].map(async (day) => (await dayOf(day))?.state)
    expect(await Promise.all(states)).toEqual(['leave', 'halfDay', 'holiday'])
  })

  it('for a past day counts what was punched, and is reversed exactly', async () => {
    const { company, priya, submit, decide, see, cancel, month, dayOf, close, punch } = at
    await close()
    await punch('in', '2026-11-20T04:00:00.000Z')
    await punch('out', '2026-11-20T13:00:00.000Z')
    company.clock.set('2026-11-23T04:00:00.000Z')
    await close()
    const was = await dayOf('2026-11-20')
    expect(was?.state).toBe('present')
    const id = await submit({ days: ['2026-11-20'] })
    await decide(id)
    expect((await dayOf('2026-11-20'))?.state).toBe('workFromHome')
    expect((await cancel(id)).body).toMatchObject({ data: { state: 'cancellationRequested' } })
    expect((await decide(id)).status).toBe(200)
    expect(await dayOf('2026-11-20')).toEqual(was)
    expect((await see(priya, id)).state).toBe('cancelled')
    expect((await month()).approvedHalfDays).toBe(0)
  })

  it('is not cancelled once payroll has locked one of its days, but its future days are ended', async () => {
    const { company, anita, priya, submit, decide, see, cancel, end, month } = at
    const id = await submit(weekly())
    expect((await end(id, '2026-12-10')).status).toBe(409)
    await decide(id)
    company.clock.set('2026-12-02T04:00:00.000Z')
    await company.within((tx) => lockDays(tx, { from: '2026-11-01', to: '2026-11-30' }))
    expect((await cancel(id)).body).toMatchObject({
      message: 'Payroll has locked days of this request. End the days that are left instead.',
    })
    expect((await see(priya, id)).details.endable).toEqual({ from: '2026-12-03', to: '2026-12-31' })
    const wrong = async (from: string) => (await end(id, from)).body as { errors: { message: string }[] }
    expect((await wrong('2026-12-02')).errors[0]!.message).toBe('Choose a day after today')
    expect((await wrong('2027-01-05')).errors[0]!.message).toBe('No day at home is left from this day on')
    expect((await end(id, '2026-12-10')).status).toBe(200)
    const ended = await see(anita, id)
    expect(ended).toMatchObject({ state: 'approved', quantity: '5 days', endsOn: '2026-12-08' })
    expect(ended.events.at(-1)).toMatchObject({ note: 'Ended from 10 Dec 2026 on. 5 days remain.' })
    expect((await month('2026-12')).approvedHalfDays).toBe(6)
    await submit({ days: ['2026-12-10'] })
    const other = await company.employee('Other Rao')
    const foreign = await other.raw('PUT /api/v1/employee/work-from-home-end/{id}', {
      params: { id },
      body: { from: '2026-12-08' },
    })
    expect(foreign.status).toBe(404)
  })

  it('is forwarded by a separate call, decided by the new approver, and notified to both', async () => {
    const { company, anita, priya, submit, decide } = at
    const meera = await company.employee('Meera Iyer', { role: 'Manager' })
    const id = await submit()
    const forward = (type: string) =>
      anita.raw('PUT /api/v1/employee/approval-forward/{id}', {
        params: { id },
        query: { type: type as 'workfromhome' },
        body: { employeeId: meera.employee },
      })
    expect((await forward('leave')).status).toBe(400)
    expect((await forward('workfromhome')).status).toBe(200)
    expect((await decide(id, 'approved', meera)).status).toBe(200)
    const told = async (who: Person) =>
      (await who.call('GET /api/v1/notification/all')).map(({ type, targetId }) => [type, targetId])
    expect(await told(meera)).toEqual([['work-from-home-approvals', id]])
    expect(await told(priya)).toContainEqual(['work-from-home', id])
    const stranger = await company.employee('Stranger Das', { role: 'Manager' })
    expect((await decide(id, 'approved', stranger)).status).toBe(404)
  })
})
