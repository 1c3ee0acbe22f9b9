import { beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { translate } from '../../../platform/language/translate.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { testNow } from '../../../testing/server.ts'
import { checkLeave, consumeLeave, leave, leaveFeature } from '../index.ts'

let company: Company
let meera: Person
let priya: Person
let pune: Id

/** Twelve days a year from January, neither carried forward nor encashed. */
const rules = {
  ...{
    isPaid: true,
    halfDaysAYear: 24,
    accrual: 'atOnce' as const,
    leaveYear: 'calendar' as const,
    yearStartsInMonth: 1,
    prorate: true,
  },
  ...{ waitingDays: 0, afterProbation: false, carryForward: null, encashable: false, longestRunDays: null },
  ...{ noticeDays: 0, allowsHalfDays: true, sandwich: false, negativeLimitHalfDays: 0, proofAfterDays: null },
}
const whoever = { genders: [], employmentTypes: [], locationIds: [], departmentIds: [], waitingDays: 0 }

beforeEach(async () => {
  company = await aCompany()
  company.clock.set(testNow)
  await company.within((tx) => leave.seed(tx))
  meera = await company.employee('Meera Shah', { role: 'HR' })
  priya = await company.employee('Priya Nair', {})
  pune = (await meera.call('POST /api/v1/user/location', { body: somewhere }))._id
})

const somewhere = {
  ...{ name: 'Pune', addressLine1: '', addressLine2: '', city: 'Pune', state: 'IN-MH', postalCode: '' },
  ...{ timeZone: 'Asia/Kolkata', latitude: null, longitude: null, radiusMetres: 200, punchRule: 'off' as const },
}
const add = async (limit: object) => {
  const body = { ...rules, name: 'Local', code: 'LL', ...limit }
  const { _id } = await meera.call('POST /api/v1/user/leave-policy', { body })
  await accrue()
  return _id
}
const accrue = () =>
  leaveFeature.jobs!['leave-accrual']!(company.app, { organisation: company.organisation, again: true })
const change = (body: object) =>
  meera.call('PUT /api/v1/employee/basic-info/{id}', { params: { id: priya.employee }, body })
const balance = async (code = 'LL') =>
  (await priya.call('GET /api/v1/employee/leave-policy-days', { query: {} })).find((one) => one.code === code)
const rowsOf = async () =>
  (await balance())!.rows.map(({ on, halfDays, text }) => `${on} ${halfDays} ${text}`).toReversed()
const offers = async () => (await priya.call('GET /api/v1/employee/leave-types')).some(({ code }) => code === 'LL')
const problems = async (policyId: Id, from: string, to = from) => {
  const draft = { policyId, from, to, fromPart: 'full', toPart: 'full' } as const
  const { problems } = await company.within((tx) => checkLeave(tx, priya.employee, draft))
  return problems
    .filter(({ code }) => code === 'notEligible')
    .map(({ field, message }) => `${field}: ${translate(message)}`)
}

describe('leave of a location', () => {
  it('is granted from the day of a move, ends on the day of another, and stays right if the move is entered late', async () => {
    const policy = await add({ locationIds: [pune] })
    expect([await balance(), await offers()]).toEqual([undefined, false])
    expect(await problems(policy, '2026-11-23')).toEqual(['policy: You are not eligible for Local'])
    await change({ locationId: pune, locationFrom: '2026-07-01' })
    expect(await rowsOf()).toEqual([
      '2026-07-01 12 For 1 Jan 2026 to 31 Dec 2026: 12 days a year × 184 of 365 days eligible',
    ])
    expect(await offers()).toBe(true)
    await change({ locationId: company.location, locationFrom: '2026-10-01' })
    expect(await rowsOf()).toEqual([
      '2026-07-01 12 For 1 Jan 2026 to 31 Dec 2026: 12 days a year × 184 of 365 days eligible',
      '2026-10-01 -12 Not eligible from 1 Oct 2026',
    ])
    expect([(await balance())!.halfDaysAYear, await offers()]).toEqual([0, false])
    expect(await problems(policy, '2026-11-23')).toEqual(['from: You were eligible for Local until 30 Sep 2026'])
  })

  it('keeps what was taken, and what is approved for later', async () => {
    const policy = await add({ locationIds: [company.location] })
    const request = '0197f000-0000-7000-8000-000000000001'
    const draft = { policyId: policy, from: '2026-12-14', to: '2026-12-15', fromPart: 'full', toPart: 'full' } as const
    await company.within((tx) => consumeLeave(tx, { request, employee: priya.employee, draft }))
    await change({ locationId: pune, locationFrom: '2026-11-02' })
    expect(await balance()).toMatchObject({ balanceHalfDays: 0, takenHalfDays: 4, lapsedHalfDays: 20 })
    expect(await problems(policy, '2026-11-30')).toEqual(['from: You were eligible for Local until 1 Nov 2026'])
  })

  it('does not exist elsewhere, and prevents deleting its location', async () => {
    const elsewhere = await aCompany('Bolt Works')
    const body = {
      ...rules,
      name: 'Local',
      code: 'LL',
      locationIds: [elsewhere.location],
      departmentIds: [elsewhere.location],
    }
    const { errors } = await meera.refused('POST /api/v1/user/leave-policy', { body })
    expect(errors?.map(({ path }) => path)).toEqual(['body.locationIds', 'body.departmentIds'])
    const policy = await add({ locationIds: [pune] })
    expect((await meera.call('GET /api/v1/user/leave-policy', {})).find(({ _id }) => _id === policy)).toMatchObject({
      locationIds: [pune],
      locations: [{ _id: pune, name: 'Pune' }],
    })
    const kept = await company.admin.refused('DELETE /api/v1/user/location/{id}', { params: { id: pune } })
    expect(kept).toMatchObject({ status: 409, message: 'A leave policy is limited to this location. It stays.' })
    await meera.call('DELETE /api/v1/user/leave-policy/{id}', { params: { id: policy } })
    await company.admin.call('DELETE /api/v1/user/location/{id}', { params: { id: pune } })
  })
})

describe('leave of an employment type or a department', () => {
  it('follows a change from its day, entered late and out of order, and only once', async () => {
    await add({ employmentTypes: ['fullTime'] })
    expect((await balance())!.balanceHalfDays).toBe(24)
    await change({ employmentType: 'contract', employmentTypeFrom: '2026-09-01' })
    expect((await rowsOf()).at(-1)).toBe('2026-09-01 -24 Not eligible from 1 Sep 2026')
    // The change turns out to be earlier: the September row is corrected by one in June.
    await change({ employmentType: 'fullTime', employmentTypeFrom: '2026-09-01' })
    await change({ employmentType: 'contract', employmentTypeFrom: '2026-06-01' })
    await accrue()
    await accrue()
    expect(await balance()).toMatchObject({ balanceHalfDays: 0, lapsedHalfDays: 24 })
    const { rows } = (await balance())!
    const sum = (on: string) => rows.filter((row) => row.on === on).reduce((total, { halfDays }) => total + halfDays, 0)
    expect([sum('2026-06-01'), sum('2026-09-01')]).toEqual([-24, 0])
    const wrong = await company.admin.refused('PUT /api/v1/employee/basic-info/{id}', {
      params: { id: priya.employee },
      body: { employmentType: 'intern', employmentTypeFrom: '2026-12-01' },
    })
    expect(wrong.errors).toEqual([{ path: 'body.employmentTypeFrom', message: 'Choose today or an earlier day' }])
  })

  it('is only for those who meet every limit', async () => {
    const { _id: design } = await company.admin.call('POST /api/v1/user/department', { body: { name: 'Design' } })
    await add({ employmentTypes: ['fullTime'], departmentIds: [design], genders: ['female'] })
    await change({ departmentId: design, departmentFrom: '2026-07-01' })
    expect(await balance()).toBeUndefined()
    const params = { id: priya.employee }
    await meera.call('PUT /api/v1/employee/personal-info/{id}', { params, body: { gender: 'female' } })
    expect(await balance()).toMatchObject({ balanceHalfDays: 12 })
    await change({ employmentType: 'intern', employmentTypeFrom: '2026-11-02' })
    expect(await balance()).toMatchObject({ balanceHalfDays: 0 })
  })
})

describe('before a policy is saved', () => {
  it('shows who is covered, who loses and who gets it, and which requests are open', async () => {
    const policy = await add({})
    const arjun = await company.employee('Arjun Das', { location: pune, joinedOn: '2026-11-02' })
    await accrue()
    await priya.call('POST /api/v1/employee/leave', {
      body: { policyId: policy, from: '2026-12-14', to: '2026-12-15', reason: 'A wedding at home' },
    })
    const ask = (limit: object) =>
      meera.call('POST /api/v1/user/leave-policy/effect', {
        body: { ...whoever, afterProbation: false, _id: policy, ...limit } as never,
      })
    expect(await ask({ locationIds: [pune] })).toEqual({
      employed: 3,
      eligible: { count: 1, names: ['Arjun Das'] },
      later: { count: 0, names: [] },
      notRecorded: { count: 0, names: [] },
      losing: { count: 2, names: ['Meera Shah', 'Priya Nair'], halfDays: 48 },
      gaining: { count: 0, names: [] },
      requests: { pending: 1, approved: 0 },
    })
    expect(await ask({ waitingDays: 80 })).toMatchObject({
      eligible: { count: 2 },
      later: { count: 1, names: ['Arjun Das'] },
      losing: { count: 1, names: ['Arjun Das'] },
    })
    await meera.call('PUT /api/v1/user/leave-policy/{id}', { params: { id: policy }, body: { locationIds: [pune] } })
    await accrue()
    expect(await balance()).toMatchObject({ balanceHalfDays: 0, halfDaysAYear: 0 })
    expect(await ask({})).toMatchObject({ gaining: { count: 2 }, losing: { count: 0 } })
    expect(arjun.employee).not.toBe('')
  })
})

it('starts a company with maternity leave for women after 80 days, and earned leave after probation', async () => {
  const mine = async () =>
    (await priya.call('GET /api/v1/employee/leave-types')).map(({ code, from }) => `${code} ${from}`)
  expect((await mine()).join()).not.toContain('ML')
  const params = { id: priya.employee }
  await meera.call('PUT /api/v1/employee/personal-info/{id}', { params, body: { gender: 'female' } })
  await change({ joinedOn: '2026-11-02', probationDays: 30 })
  expect(await mine()).toEqual(expect.arrayContaining(['ML 2027-01-21', 'EL 2026-12-02']))
  expect((await mine()).join()).not.toContain('PL')
})
