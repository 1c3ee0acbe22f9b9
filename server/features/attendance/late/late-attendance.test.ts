import { beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { leave, returnLeave } from '../../leave/index.ts'
import {
  attendanceFacts,
  attendanceFeature,
  lateAttendance,
  lockDays,
  openAttendance,
  recompute,
  reopenLateAttendance,
  markLateAttendancePaid,
  unlockDays,
} from '../index.ts'

let company: Company
let anita: Person
let priya: Person
let hr: Person

const november = { from: '2026-11-01', to: '2026-11-30' }
const run = '0197f000-0000-7000-8000-000000000001'

beforeEach(async () => {
  company = await aCompany()
  company.clock.set('2026-11-16T03:30:00.000Z')
  anita = await company.employee('Anita Rao', { role: 'Manager' })
  priya = await company.employee('Priya Nair', { reportsTo: anita })
  hr = await company.employee('Hema Rao', { role: 'HR' })
  company.clock.set('2026-11-20T14:00:00.000Z')
})

const close = () => attendanceFeature.jobs!['attendance-close']!(company.app, { organisation: company.organisation })
const lock = () => company.within((tx) => lockDays(tx, november))
const adjust = { day: '2026-11-18', halfDays: -2, reason: 'Was at the customer' }
const params = () => ({ id: priya.employee })
const late = async (of: { run?: Id; settled?: boolean } = {}) =>
  company.within(async (tx) => {
    const months = await lateAttendance(tx, { upTo: '2026-11', employees: [priya.employee], ...of })
    return months.map(({ month, halfDays, days }) => ({
      month,
      halfDays,
      days: days.map((one) => [one.day, one.halfDays]),
    }))
  })

describe('a day of a locked month', () => {
  it('is adjusted by HR with a reason, for the next pay run, and its attendance stays', async () => {
    await close()
    await lock()
    await hr.call('POST /api/v1/employee/late-attendance/{id}', { params: params(), body: adjust })
    expect(await late()).toEqual([{ month: '2026-11', halfDays: -2, days: [['2026-11-18', -2]] }])
    const seen = await hr.call('GET /api/v1/employee/attendance/{id}', { params: params(), query: {} })
    expect(seen.locked).toEqual([november])
    expect(seen.late).toMatchObject([{ ...adjust, source: 'hand', by: 'Hema Rao', settledAt: null }])
    expect(seen.days.find(({ day }) => day === adjust.day)).toMatchObject({ state: 'absent', lossOfPayHalfDays: 2 })
  })

  it('loses or returns at most one day', async () => {
    await close()
    await lock()
    const refused = (body: object) =>
      hr.refused('POST /api/v1/employee/late-attendance/{id}', { params: params(), body: { ...adjust, ...body } })
    expect(await refused({ halfDays: 1 })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.halfDays', message: 'Already deducted for this day: 1 day. Choose another adjustment.' }],
    })
    expect(await refused({ halfDays: 0 })).toMatchObject({ errors: [{ path: 'body.halfDays' }] })
    expect(await refused({ day: '2026-11-25' })).toMatchObject({ errors: [{ path: 'body.day' }] })
    await hr.call('POST /api/v1/employee/late-attendance/{id}', { params: params(), body: adjust })
    expect(await refused({})).toMatchObject({
      errors: [{ message: 'No deduction was made for this day. Choose another adjustment.' }],
    })
  })

  it('is adjusted only by HR, not for oneself, and not while it can still be corrected', async () => {
    await close()
    const refused = (by: Person, of: Person) =>
      by.refused('POST /api/v1/employee/late-attendance/{id}', { params: { id: of.employee }, body: adjust })
    expect(await refused(hr, priya)).toMatchObject({
      status: 400,
      message: 'Payroll has not locked this day. Correct the attendance itself.',
    })
    await lock()
    expect(await refused(anita, priya)).toMatchObject({ status: 403 })
    expect(await refused(hr, hr)).toMatchObject({ status: 422 })
    const elsewhere = await aCompany('Bolt Works')
    expect(await refused(elsewhere.admin, priya)).toMatchObject({ status: 404 })
  })

  it('without attendance can be adjusted too, during employment and once the day is over', async () => {
    await lock()
    const body = { ...adjust, day: '2026-11-05', halfDays: 2 }
    const anybody = { params: params(), body }
    expect(await hr.refused('POST /api/v1/employee/late-attendance/{id}', { ...anybody, body: adjust })).toMatchObject({
      errors: [{ message: 'No deduction was made for this day. Choose another adjustment.' }],
    })
    await hr.call('POST /api/v1/employee/late-attendance/{id}', anybody)
    expect(await hr.refused('POST /api/v1/employee/late-attendance/{id}', anybody)).toMatchObject({ status: 400 })
    // Later recalculations of the day are deducted once.
    await company.within((tx) => recompute(tx, [priya.employee], '2026-11-05', '2026-11-05'))
    expect(await late()).toEqual([{ month: '2026-11', halfDays: 2, days: [['2026-11-05', 2]] }])
    const ravi = await company.employee('Ravi Kumar', { joinedOn: '2026-11-09' })
    const early = { params: { id: ravi.employee }, body }
    expect(await hr.refused('POST /api/v1/employee/late-attendance/{id}', early)).toMatchObject({
      errors: [{ path: 'body.day', message: 'Choose a day that is over and on which the person was employed.' }],
    })
  })

  it('that ends after the lock is deducted from the next pay, once', async () => {
    await close()
    await lock()
    company.clock.set('2026-11-24T14:00:00.000Z')
    await close()
    await close()
    expect(await late()).toEqual([
      {
        month: '2026-11',
        halfDays: 6,
        days: [
          ['2026-11-21', 2],
          ['2026-11-23', 2],
          ['2026-11-24', 2],
        ],
      },
    ])
  })

  it('is repaid when leave for it is approved late, and deducted again when that leave is cancelled', async () => {
    await close()
    await lock()
    const id = await approvedLeave('2026-11-18')
    expect(await late()).toEqual([{ month: '2026-11', halfDays: -2, days: [['2026-11-18', -2]] }])
    await company.within(async (tx) => {
      await returnLeave(tx, id)
      await recompute(tx, [priya.employee], '2026-11-18', '2026-11-18')
    })
    expect((await late())[0]).toMatchObject({ halfDays: 0 })
  })

  it('is not repaid twice, by hand and by leave', async () => {
    await close()
    await lock()
    await hr.call('POST /api/v1/employee/late-attendance/{id}', { params: params(), body: adjust })
    await approvedLeave('2026-11-18')
    expect((await late())[0]).toMatchObject({ halfDays: -2 })
  })

  it('is settled by one run, and open again when that is reversed', async () => {
    await close()
    await lock()
    await hr.call('POST /api/v1/employee/late-attendance/{id}', { params: params(), body: adjust })
    await company.within(async (tx) => {
      const ids = (await lateAttendance(tx, { upTo: '2026-11' })).flatMap(({ days }) => days.map((one) => one.id))
      expect(await markLateAttendancePaid(tx, { ids, run })).toBe(1)
      expect(await markLateAttendancePaid(tx, { ids, run })).toBe(0)
    })
    expect(await late()).toEqual([])
    expect(await late({ run })).toHaveLength(1)
    expect(await late({ settled: true })).toHaveLength(1)
    await company.within((tx) => reopenLateAttendance(tx, { run, employee: priya.employee }))
    expect(await late()).toHaveLength(1)
  })

  it('with an automatic difference loses it when the lock is removed', async () => {
    await close()
    await lock()
    await hr.call('POST /api/v1/employee/late-attendance/{id}', { params: params(), body: adjust })
    company.clock.set('2026-11-21T14:00:00.000Z')
    await close()
    await company.within((tx) => unlockDays(tx, november))
    expect(await late()).toEqual([{ month: '2026-11', halfDays: -2, days: [['2026-11-18', -2]] }])
  })
})

describe("payroll's checks before a run", () => {
  it('list people losing pay for a missing punch, and people with overtime', async () => {
    company.clock.set('2026-11-19T04:00:00.000Z')
    await priya.call('POST /api/v1/employee/punch-in', { body: {} })
    company.clock.set('2026-11-20T04:00:00.000Z')
    await anita.call('POST /api/v1/employee/punch-in', { body: {} })
    company.clock.set('2026-11-20T15:00:00.000Z')
    await anita.call('POST /api/v1/employee/punch-out', { body: {} })
    await priya.call('POST /api/v1/employee/punch-in', { body: {} })
    await close()
    const [open, facts] = await company.within((tx) =>
      Promise.all([openAttendance(tx, { month: '2026-11' }), attendanceFacts(tx, { month: '2026-11' })]),
    )
    expect(open).toEqual([{ employee: priya.employee, missingPunch: ['2026-11-19'] }])
    expect(facts.find((one) => one.employee === anita.employee)).toMatchObject({ overtimeMinutes: 120 })
  })
})

async function approvedLeave(day: string): Promise<Id> {
  await company.within(async (tx) => {
    await leave.seed(tx)
    await leave.join(tx, priya.employee)
  })
  const [casual] = (await priya.call('GET /api/v1/employee/leave-types')).filter(({ code }) => code === 'CL')
  const { _id: id } = await priya.call('POST /api/v1/employee/leave', {
    body: { policyId: casual!._id, from: day, to: day, reason: 'A wedding in the family' },
  })
  await anita.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: { status: 'approved' } })
  return id
}
