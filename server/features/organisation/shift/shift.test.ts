import { describe, expect, it } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { lockDays, unlockDays } from '../../attendance/index.ts'

const night = {
  name: 'Night',
  startsAt: '22:00',
  endsAt: '06:00',
  breakMinutes: 45,
  graceMinutes: 10,
  halfDayMinutes: 210,
  fullDayMinutes: 420,
  weeklyOffs: [{ weekday: 0 }, { weekday: 6, weeks: [2, 4] }],
  locationIds: [],
}

describe('a shift', () => {
  it('is added by HR and found by name, newest first', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const { _id } = await hr.call('POST /api/v1/user/shift', { body: { ...night, locationIds: [company.location] } })
    const { data, pagination } = await hr.call('GET /api/v1/user/shift', { query: { search: 'nigh' } })
    expect(pagination).toEqual({ page: 1, limit: 10, total: 1 })
    expect(data).toMatchObject([{ _id, ...night, locationIds: [company.location], people: 0 }])
    const all = await hr.call('GET /api/v1/user/shift', {
      query: { sortBy: 'name', sortOrder: 'asc', limit: 1, page: 2 },
    })
    expect(all).toMatchObject({ data: [{ name: 'Night' }], pagination: { page: 2, limit: 1, total: 2 } })
  })

  it('reports all wrong fields at once', async () => {
    const company = await aCompany()
    const { status, errors } = await company.admin.refused('POST /api/v1/user/shift', {
      body: { ...night, name: ' ', startsAt: 'noon', graceMinutes: -1 },
    })
    expect(status).toBe(400)
    expect(errors?.map(({ path }) => path)).toEqual(['body.name', 'body.startsAt', 'body.graceMinutes'])
  })

  it('cannot have a full day longer than its span, nor a duplicate name', async () => {
    const company = await aCompany()
    const tooLong = await company.admin.refused('POST /api/v1/user/shift', { body: { ...night, fullDayMinutes: 481 } })
    expect(tooLong.errors).toEqual([{ path: 'body.fullDayMinutes', message: 'A full day is longer than the shift' }])
    await company.admin.call('POST /api/v1/user/shift', { body: night })
    const twice = await company.admin.refused('POST /api/v1/user/shift', { body: { ...night, name: 'NIGHT' } })
    expect(twice).toMatchObject({
      status: 409,
      errors: [{ path: 'body.name', message: 'A shift with this name exists' }],
    })
  })

  it('is changed by its id, and only with one', async () => {
    const company = await aCompany()
    await company.admin.call('PUT /api/v1/user/shift/{id}', {
      params: { id: company.shift },
      body: { ...night, name: 'Day' },
    })
    const { data } = await company.admin.call('GET /api/v1/user/shift')
    expect(data).toMatchObject([{ name: 'Day', startsAt: '22:00' }])
    const without = await company.admin.refused('PUT /api/v1/user/shift/{id}', {
      params: { id: 'undefined' },
      body: night,
    })
    expect(without).toMatchObject({
      message: 'Shift ID is required',
      errors: [{ path: 'params.id', message: 'Shift ID is required' }],
    })
  })

  it('recalculates today and future leave of its people when changed', async () => {
    const company = await aCompany()
    const params = { id: company.shift }
    await company.admin.call('PUT /api/v1/user/shift/{id}', { params, body: { ...night, name: 'General' } })
    const text = "select data from pgboss.job where name = 'leave-recount' and data ->> 'organisation' = $1"
    const { rows } = await company.within((tx) => tx.query({ name: '', text, values: [company.organisation] }))
    const { organisation } = company
    const days = { from: '2026-11-19', to: '2028-11-21' }
    expect(rows).toEqual([{ data: { ...days, organisation, employees: null, account: company.admin.account } }])
  })

  it("has new hours from a day on, and shows today's until then", async () => {
    const company = await aCompany()
    const params = { id: company.shift }
    const change = (body: object) =>
      company.admin.call('PUT /api/v1/user/shift/{id}', { params, body: { ...night, name: 'General', ...body } })
    const seen = () => company.admin.call('GET /api/v1/user/shift/{id}', { params })
    await change({ from: '2026-12-01' })
    expect(await seen()).toMatchObject({ startsAt: '09:30', changesOn: '2026-12-01' })
    await change({ from: '2026-11-25', startsAt: '21:00' })
    expect(await seen()).toMatchObject({ startsAt: '09:30', changesOn: '2026-11-25' })
    company.clock.set('2026-11-25T04:05:00.000Z')
    expect(await seen()).toMatchObject({ startsAt: '21:00', changesOn: null })
    const [shift] = await company.admin.call('GET /api/v1/user/all-shift')
    expect(shift).toMatchObject({ startsAt: '21:00' })
    company.clock.set('2026-11-20T04:05:00.000Z')
  })

  it('does not change on days locked by payroll, nor long ago', async () => {
    const company = await aCompany()
    await company.within((tx) => lockDays(tx, { from: '2026-10-01', to: '2026-10-31' }))
    const refusal = (from: string) =>
      company.admin.refused('PUT /api/v1/user/shift/{id}', { params: { id: company.shift }, body: { ...night, from } })
    expect(await refusal('2026-10-31')).toMatchObject({
      status: 400,
      errors: [{ path: 'body.from', message: 'Payroll has locked days to 31 Oct 2026. Choose a later day.' }],
    })
    await company.within((tx) => unlockDays(tx, { from: '2026-10-01' }))
    expect(await refusal('2026-08-19')).toMatchObject({ errors: [{ message: 'Choose 20 Aug 2026 or a later day.' }] })
  })

  it("counts today's people in the company's time zone", async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    const { _id } = await company.admin.call('POST /api/v1/user/shift', { body: night })
    const params = { id: priya.employee }
    await company.admin.call('PUT /api/v1/employee/basic-info/{id}', {
      params,
      body: { shiftId: _id, shiftFrom: '2026-11-22' },
    })
    const people = async () => (await company.admin.call('GET /api/v1/user/shift/{id}', { params: { id: _id } })).people
    company.clock.set('2026-11-21T18:29:00.000Z')
    expect(await people()).toBe(0)
    company.clock.set('2026-11-21T18:30:00.000Z')
    expect(await people()).toBe(1)
    company.clock.set('2026-11-20T04:05:00.000Z')
  })

  it('is deleted with its locations if no one has it', async () => {
    const company = await aCompany()
    const { _id: id } = await company.admin.call('POST /api/v1/user/shift', {
      body: { ...night, locationIds: [company.location] },
    })
    await company.admin.call('DELETE /api/v1/user/shift/{id}', { params: { id } })
    expect((await company.admin.call('GET /api/v1/user/all-shift')).map(({ _id }) => _id)).toEqual([company.shift])
    expect(await company.admin.refused('GET /api/v1/user/shift/{id}', { params: { id } })).toMatchObject({
      status: 404,
    })
  })

  it('stays while anyone has it', async () => {
    const company = await aCompany()
    await company.employee('Priya Nair')
    const { status, message } = await company.admin.refused('DELETE /api/v1/user/shift/{id}', {
      params: { id: company.shift },
    })
    expect([status, message]).toEqual([409, '"General" is used by 1 person. Assign another shift before deleting it.'])
  })

  it('of another organisation is not found', async () => {
    const [ours, theirs] = [await aCompany(), await aCompany('Other')]
    const params = { id: theirs.shift }
    expect(await ours.admin.refused('PUT /api/v1/user/shift/{id}', { params, body: night })).toMatchObject({
      status: 404,
    })
    expect(await ours.admin.refused('DELETE /api/v1/user/shift/{id}', { params })).toMatchObject({ status: 404 })
    expect((await ours.admin.call('GET /api/v1/user/all-shift')).map(({ _id }) => _id)).toEqual([ours.shift])
  })
})
