import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { lockDays } from '../payroll/attendance-facts.ts'
import { leave } from '../../leave/index.ts'
import { compOffReminder } from './comp-off-reminder.ts'

let company: Company
let anita: Person
let priya: Person

/** Sunday, and the fourth Saturday is the 28th: a working day, as is Thursday the 12th. */
const sunday = '2026-11-15'
const thursday = '2026-11-12'

beforeEach(async () => {
  company = await aCompany()
  company.clock.set('2026-11-02T04:00:00.000Z')
  anita = await company.employee('Anita Rao', { role: 'Manager' })
  priya = await company.employee('Priya Nair', { reportsTo: anita })
  await company.within((tx) => leave.seed(tx))
  company.clock.set('2026-11-20T04:05:00.000Z')
})

/** Punches after a correction by HR. */
const worked = (day: string, spans = [{ in: '09:30', out: '18:30' }]) =>
  company.admin.call('PUT /api/v1/employee/attendance/{id}', {
    params: { id: priya.employee },
    body: { day, spans, reason: 'The terminal was broken' },
  })
const draft = { day: sunday, amount: 'full' as 'full' | 'half' | 'hours', reason: 'Release of the month' }
const submit = async (more: object = {}) =>
  (await priya.call('POST /api/v1/employee/compOff-request', { body: { ...draft, ...more } }))._id
const refused = async (more: object = {}) => {
  const { status, errors, message } = await priya.refused('POST /api/v1/employee/compOff-request', {
    body: { ...draft, ...more },
  })
  return [status, errors?.[0]?.path, errors?.[0]?.message ?? message]
}
const decide = (who: Person, id: Id, status: 'approved' | 'rejected' = 'approved') =>
  who.raw('PUT /api/v1/employee/compOff-approval/{id}', {
    params: { id },
    body: status === 'rejected' ? { status, note: 'Not agreed' } : { status },
  })
const see = (who: Person, id: Id) => who.call('GET /api/v1/employee/compOff-request/{id}', { params: { id } })
const cancel = (id: Id) => priya.raw('PUT /api/v1/employee/compOff-cancel/{id}', { params: { id }, body: {} })
const balance = () => priya.call('GET /api/v1/employee/compOff-balance', {})
const count = async () => (await priya.call('GET /api/v1/employee/user-info', {})).compOffLeaveCount
const applyForLeave = async (from: string) => {
  const types = await priya.call('GET /api/v1/employee/leave-types', {})
  const policyId = types.find(({ name }) => name === 'Comp-off')!._id
  return priya.raw('POST /api/v1/employee/leave', {
    body: { policyId, from, to: from, reason: 'For the Sunday worked' },
  })
}

describe('what can be claimed', () => {
  it('is work on a day off and overtime, from half a day as defined by the shift', async () => {
    await worked(sunday)
    await worked('2026-11-14', [{ in: '10:00', out: '14:30' }])
    await worked('2026-11-08', [{ in: '10:00', out: '11:00' }])
    await worked(thursday, [{ in: '09:30', out: '18:30' }])
    await worked('2026-11-13', [{ in: '06:00', out: '23:30' }])
    const { days, requestWithinDays, validDays } = await priya.call('GET /api/v1/employee/compOff-days', {})
    expect(days.map(({ day, why, minutes, mostHalfDays }) => [day, why, minutes, mostHalfDays])).toEqual([
      [sunday, 'weeklyOff', 540, 2],
      ['2026-11-14', 'weeklyOff', 270, 1],
      ['2026-11-13', 'overtime', expect.any(Number), 1],
    ])
    expect([requestWithinDays, validDays]).toEqual([60, 90])
  })

  it('reports at its field what is wrong', async () => {
    expect(await refused({ day: '2026-11-29' })).toEqual([400, 'body.day', 'Choose a day that you have worked'])
    expect(await refused({ day: '2026-09-20' })).toEqual([
      400,
      'body.day',
      'Comp-off can be requested within 60 days of the day worked',
    ])
    const none = 'You did not work on a day off or over your hours on this day'
    expect(await refused()).toEqual([400, 'body.day', none])
    await worked(thursday)
    expect(await refused({ day: thursday })).toEqual([400, 'body.day', none])
    await worked(sunday, [{ in: '10:00', out: '14:30' }])
    expect(await refused()).toEqual([400, 'body.amount', 'You worked 4 h 30 min: claim half a day'])
    expect(await refused({ amount: 'hours' })).toEqual([400, 'body.minutes', 'Enter how long you worked'])
    expect(await refused({ amount: 'hours', minutes: 271 })).toEqual([
      400,
      'body.minutes',
      'You worked 4 h 30 min on this day',
    ])
    const short = 'Comp-off begins at 4 h of work, which is half a day'
    expect(await refused({ amount: 'hours', minutes: 239 })).toEqual([400, 'body.minutes', short])
    await worked(sunday, [{ in: '10:00', out: '11:00' }])
    expect(await refused({ amount: 'half' })).toEqual([400, 'body.day', short])
  })

  it('is claimed once, also at the same moment, and again after a rejection', async () => {
    await worked(sunday)
    const twice = await Promise.all(
      [1, 2].map(() => priya.raw('POST /api/v1/employee/compOff-request', { body: draft })),
    )
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await refused()).toEqual([400, 'body.day', 'You have already requested comp-off for this day'])
    const id = (await priya.call('GET /api/v1/employee/compOff-request', { query: {} })).data[0]!._id
    expect((await decide(anita, id, 'rejected')).status).toBe(200)
    expect(await balance()).toEqual({ halfDays: 0, credits: [] })
    await submit({ amount: 'hours', minutes: 300 })
  })
})

describe('an approved comp-off', () => {
  it('is shown with its proof, credits leave once, and is used by leave', async () => {
    await worked(sunday)
    expect(await count()).toBe(0)
    const before = await priya.call('GET /api/v1/employee/leave-types', {})
    expect(before.map(({ name }) => name)).not.toContain('Comp-off')
    const id = await submit()
    const asked = await see(anita, id)
    expect(asked).toMatchObject({ state: 'pending', claimed: null, quantity: '1 day', startsOn: sunday })
    expect(asked.details).toMatchObject({
      ...{ amount: 'full', halfDays: 2, expiresOn: '2027-02-13', leftHalfDays: null },
      work: { day: sunday, why: 'weeklyOff', minutes: 540 },
    })
    expect(asked.details.punches.map(({ kind }) => kind)).toEqual(['in', 'out'])
    const both = await Promise.all([decide(anita, id), decide(company.admin, id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const credit = { _id: id, workedOn: sunday, expiresOn: '2027-02-13', halfDays: 2, leftHalfDays: 2 }
    expect(await balance()).toEqual({ halfDays: 2, credits: [credit] })
    expect(await count()).toBe(1)
    expect((await see(priya, id)).details.leftHalfDays).toBe(2)

    const taken = await applyForLeave('2026-11-24')
    const leaveId = (taken.body as { data: { _id: Id } }).data._id
    expect((await see(priya, id)).mayCancel).toBe(false)
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', {
      params: { id: leaveId },
      body: { status: 'approved' },
    })
    expect(await balance()).toEqual({ halfDays: 0, credits: [] })
    expect((await cancel(id)).body).toMatchObject({
      message: 'This comp-off has been used for leave. Cancel that leave first.',
    })
    expect((await applyForLeave('2026-11-25')).status).toBe(400)
    await priya.call('PUT /api/v1/employee/leave-cancel/{id}', { params: { id: leaveId }, body: {} })
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', {
      params: { id: leaveId },
      body: { status: 'approved' },
    })
    expect((await balance()).halfDays).toBe(2)
    expect((await cancel(id)).body).toMatchObject({ data: { state: 'cancellationRequested' } })
    expect((await decide(anita, id)).status).toBe(200)
    expect(await balance()).toEqual({ halfDays: 0, credits: [] })
    expect(await count()).toBe(0)
  })

  it('is not cancelled while leave uses it, even if the cancellation was requested before', async () => {
    await worked(sunday)
    const id = await submit()
    await decide(anita, id)
    await cancel(id)
    expect((await applyForLeave('2026-11-24')).status).toBe(200)
    expect(await decide(anita, id)).toMatchObject({
      status: 409,
      body: { message: 'The credit has been used for leave. Cancel that leave first.' },
    })
    expect((await balance()).credits).toHaveLength(1)
  })

  it('stays once payroll has locked its day', async () => {
    await worked(sunday)
    const id = await submit()
    await decide(anita, id)
    expect((await see(priya, id)).mayCancel).toBe(true)
    await company.within((tx) => lockDays(tx, { from: '2026-11-01', to: '2026-11-19' }))
    expect((await cancel(id)).body).toMatchObject({
      message: 'Payroll has locked this day, so its comp-off can no longer be cancelled.',
    })
  })

  it('expires on its own day, and its owner is notified once two weeks before', async () => {
    await worked(sunday)
    await worked('2026-11-14', [{ in: '09:30', out: '14:00' }])
    const first = await submit()
    await decide(anita, first)
    await decide(anita, await submit({ day: '2026-11-14', amount: 'half' }))
    expect((await balance()).credits.map(({ expiresOn, leftHalfDays }) => [expiresOn, leftHalfDays])).toEqual([
      ['2027-02-12', 1],
      ['2027-02-13', 2],
    ])
    expect(await count()).toBe(1.5)
    const remind = () => compOffReminder(company.app, { organisation: company.organisation })
    const told = async () =>
      (await priya.call('GET /api/v1/notification/all')).filter(({ message }) => message.includes('expires on')).length
    await remind()
    expect(await told()).toBe(0)
    company.clock.set('2027-01-30T06:00:00.000Z')
    await remind()
    await remind()
    expect(await told()).toBe(2)
    company.clock.set('2027-02-13T06:00:00.000Z')
    await company.within((tx) => leave.join(tx, priya.employee))
    expect((await balance()).halfDays).toBe(2)
    company.clock.set('2027-02-14T06:00:00.000Z')
    await company.within((tx) => leave.join(tx, priya.employee))
    expect(await balance()).toEqual({ halfDays: 0, credits: [] })
    expect(await count()).toBe(0)
    const { rows } = await company.within((tx) =>
      run(
        tx,
        sql`select on_day::text as "on", half_days from leave_ledger where kind = 'expiry' and grant_key like 'extra:%' order by on_day`,
      ),
    )
    expect(rows).toEqual([
      { on: '2027-02-13', half_days: -1 },
      { on: '2027-02-14', half_days: -2 },
    ])
  })

  it("follows its company's rules, and not while they disable comp-off", async () => {
    await company.admin.call('PUT /api/v1/user/comp-off-rule', { body: { requestWithinDays: 5, validDays: 30 } })
    await worked(sunday)
    await worked('2026-11-14')
    expect(await refused({ day: '2026-11-14' })).toEqual([
      400,
      'body.day',
      'Comp-off can be requested within 5 days of the day worked',
    ])
    const id = await submit()
    await decide(anita, id)
    expect((await see(priya, id)).details.expiresOn).toBe('2026-12-15')
    const policies = await company.admin.call('GET /api/v1/user/leave-policy', {})
    const policy = policies.find(({ name }) => name === 'Comp-off')!
    await company.admin.call('PUT /api/v1/user/leave-policy/{id}', {
      params: { id: policy._id },
      body: { isActive: false },
    })
    expect((await refused())[2]).toContain('Comp-off is switched off')
    const one = await priya.refused('PUT /api/v1/user/comp-off-rule', { body: { requestWithinDays: 0, validDays: 30 } })
    expect(one.status).toBe(403)
  })

  it('is visible only to its requester and approvers', async () => {
    await worked(sunday)
    const id = await submit()
    const stranger = await company.employee('Stranger Das', { role: 'Manager' })
    const other = await company.employee('Other Rao')
    for (const who of [stranger, other])
      expect((await who.raw('GET /api/v1/employee/compOff-request/{id}', { params: { id } })).status).toBe(404)
    expect((await decide(stranger, id)).status).toBe(404)
    expect((await anita.call('GET /api/v1/employee/all-compOff', { query: { page: 1, limit: 10 } })).data).toHaveLength(
      1,
    )
    expect(
      (await anita.call('GET /api/v1/employee/approval-counts', {})).find(({ type }) => type === 'compOff'),
    ).toEqual({
      type: 'compOff',
      count: 1,
    })
  })
})
