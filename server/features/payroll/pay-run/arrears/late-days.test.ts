import { beforeEach, describe, expect, it } from 'vitest'
import type { Day, Month } from '@muster/contract/values.ts'
import { aCompany, type Person } from '../../../../testing/company.ts'
import { aCompanyWithLeave } from '../../../../testing/company-with-leave.ts'
import { attendanceFeature, recompute } from '../../../attendance/index.ts'
import { calculateRun } from '../calculation/calculate-run.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../../testing.ts'

type Company = Awaited<ReturnType<typeof withPayroll>>
let company: Company
let priya: Person

/** ₹31,000 a month: a day of August is ₹1,000 of gross. */
const ctc = 372_000_00

beforeEach(async () => {
  company = await withPayroll(await aCompany())
  priya = await company.employee('Priya Nair')
  await pay(company, priya, ctc, '2026-04-01')
  for (const month of ['2026-07', '2026-08'] as const) await lockMonth(company, month)
})

const record = (day: Day, halfDays: number) =>
  company.admin.call('POST /api/v1/employee/late-attendance/{id}', {
    params: { id: priya.employee },
    body: { day, halfDays, reason: 'Was at the customer' },
  })
const slips = async () => (await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })).data
const slipOf = async (month: Month) => {
  const { _id: id } = (await slips()).find((slip) => slip.month === month && slip.kind === 'regular')!
  return priya.call('GET /api/v1/user/payslip/{id}', { params: { id } })
}
const owed = async (month: Month) => {
  const sums: Record<string, number> = {}
  for (const { code, type, amountPaise } of (await slipOf(month)).lines) {
    const of = code.split('@')[1]
    if (of !== undefined && type === 'earning') sums[of] = (sums[of] ?? 0) + amountPaise
  }
  return sums
}
const settledAt = async () => {
  const seen = await company.admin.call('GET /api/v1/employee/attendance/{id}', {
    params: { id: priya.employee },
    query: { attendance: '2026-08' },
  })
  return seen.late.map((one) => one.settledAt !== null)
}

describe('days recorded after their month was locked', () => {
  it('are settled by the next run, once, and every later run is approved', async () => {
    await record('2026-08-12', 2)
    await lockMonth(company, '2026-09')
    expect(await owed('2026-09')).toEqual({ '2026-08': -1_000_00 })
    expect(await settledAt()).toEqual([true])
    await lockMonth(company, '2026-10')
    expect(await owed('2026-10')).toEqual({})
    await record('2026-08-13', 1)
    await record('2026-09-14', 2)
    await lockMonth(company, '2026-11')
    expect(await owed('2026-11')).toEqual({ '2026-08': -500_00, '2026-09': -1_034_00 })
  })

  it('are reimbursed if they are removed again, in a later run and in the same one', async () => {
    await record('2026-08-12', 2)
    await lockMonth(company, '2026-09')
    await record('2026-08-12', -2)
    await record('2026-08-20', 2)
    await record('2026-08-20', -2)
    await lockMonth(company, '2026-10')
    expect(await owed('2026-10')).toEqual({ '2026-08': 1_000_00 })
    expect(await settledAt()).toEqual([true, true, true, true])
    await lockMonth(company, '2026-11')
    expect(await owed('2026-11')).toEqual({})
  })

  it('make a run calculated before them outdated, and it is approved after recalculation', async () => {
    const run = await runPayroll(company, '2026-09')
    await record('2026-08-12', 2)
    const step = (action: 'approve' | 'recalculate') => ({ params: { id: run }, body: { action } })
    expect(await company.admin.refused('PUT /api/v1/user/payrun/{id}', step('approve'))).toMatchObject({
      status: 409,
      message: expect.stringContaining('Priya Nair') as string,
    })
    await company.admin.call('PUT /api/v1/user/payrun/{id}', step('recalculate'))
    await calculateRun(company.app, { organisation: company.organisation, run })
    await company.admin.call('PUT /api/v1/user/payrun/{id}', step('approve'))
    await lockMonth(company, '2026-10')
    expect([await owed('2026-09'), await owed('2026-10')]).toEqual([{ '2026-08': -1_000_00 }, {}])
  })

  it('are open again once the payslip that settled them is reversed, and settled with the month again', async () => {
    await record('2026-08-12', 2)
    await lockMonth(company, '2026-09')
    const { _id: id } = await slipOf('2026-09')
    await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', { params: { id }, body: { reason: 'Wrong' } })
    expect(await settledAt()).toEqual([false])
    await lockMonth(company, '2026-10')
    expect(await owed('2026-10')).toEqual({ '2026-08': -1_000_00, '2026-09': 31_000_00 })
    expect(await settledAt()).toEqual([true])
    await lockMonth(company, '2026-11')
    expect(await owed('2026-11')).toEqual({})
  })

  it('of two people are settled for each, even if one of them has no payslip in the run', async () => {
    const ravi = await company.employee('Ravi Kumar')
    await record('2026-08-12', 2)
    await company.admin.call('POST /api/v1/employee/late-attendance/{id}', {
      params: { id: ravi.employee },
      body: { day: '2026-08-12', halfDays: 2, reason: 'Was not there' },
    })
    await lockMonth(company, '2026-09')
    await lockMonth(company, '2026-10')
    expect(await settledAt()).toEqual([true])
  })
})

describe('a month that was locked before it was over', () => {
  it('is corrected by the next run, and later runs are approved', async () => {
    const close = () =>
      attendanceFeature.jobs!['attendance-close']!(company.app, { organisation: company.organisation })
    await lockMonth(company, '2026-09')
    await lockMonth(company, '2026-10')
    company.clock.set('2026-11-20T14:00:00.000Z')
    await close()
    await lockMonth(company, '2026-11')
    company.clock.set('2026-11-24T14:00:00.000Z')
    await close()
    company.clock.set('2026-12-30T14:00:00.000Z')
    await lockMonth(company, '2026-12')
    const december = (await owed('2026-12'))['2026-11']!
    expect(december).toBeLessThan(0)
    company.clock.set('2027-01-30T14:00:00.000Z')
    await lockMonth(company, '2027-01')
    expect((await owed('2027-01'))['2026-11']).toBe(undefined)
  })
})

describe('leave approved after its month was locked', () => {
  it('pays the day, once', async () => {
    const scene = await aCompanyWithLeave()
    company = await withPayroll(scene.company)
    priya = scene.priya
    await pay(company, priya, ctc, '2026-04-01')
    company.clock.set('2026-11-30T14:00:00.000Z')
    await company.within((tx) => recompute(tx, [priya.employee], '2026-11-23', '2026-11-29'))
    await lockMonth(company, '2026-11')
    expect((await slipOf('2026-11')).lossOfPay).toHaveLength(5)
    await scene.taken('2026-11-25', '2026-11-25')
    company.clock.set('2026-12-31T03:00:00.000Z')
    await lockMonth(company, '2026-12')
    expect((await owed('2026-12'))['2026-11']).toBeGreaterThan(1_030_00)
    company.clock.set('2027-01-30T14:00:00.000Z')
    await lockMonth(company, '2027-01')
    expect((await owed('2027-01'))['2026-11']).toBe(undefined)
  })
})
