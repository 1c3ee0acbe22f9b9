import { beforeEach, expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { aCompany, type Person } from '../../../../testing/company.ts'
import { leave } from '../../../leave/index.ts'
import { attendanceFeature } from '../../../attendance/index.ts'
import { calculateRun } from '../calculation/calculate-run.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../../testing.ts'

/** A Sunday and a Thursday of a month whose pay is still open. */
const [sunday, thursday] = ['2026-11-15', '2026-11-12']
let company: Awaited<ReturnType<typeof withPayroll>>
let priya: Person

beforeEach(async () => {
  company = await withPayroll(await aCompany(), { statutory: true })
  company.clock.set('2026-11-02T04:00:00.000Z')
  priya = await company.employee('Priya Nair')
  await company.within((tx) => leave.seed(tx))
  const value = { ...startingSettings.pay, deductionCapOn: false, overtimePaid: true }
  await company.admin.call('POST /api/v1/user/statutory-settings', {
    body: { section: 'pay', from: '2000-01', note: '', value },
  })
  await pay(company, priya, 336_000_00, '2026-04-01')
  company.clock.set('2026-11-20T04:05:00.000Z')
  for (const day of [sunday, thursday])
    await company.admin.call('PUT /api/v1/employee/attendance/{id}', {
      params: { id: priya.employee },
      body: { day, spans: [{ in: '06:00', out: '23:30' }], reason: 'The terminal was broken' },
    })
})

const ask = (day: string) =>
  priya.raw('POST /api/v1/employee/compOff-request', { body: { day, amount: 'half', reason: 'Release' } })
const asked = async (day: string) => ((await ask(day)).body as unknown as { data: { _id: Id } }).data._id
const decide = (id: Id) =>
  company.admin.raw('PUT /api/v1/employee/compOff-approval/{id}', { params: { id }, body: { status: 'approved' } })
const overtime = async (run: Id) => {
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
  const slip = data.find(({ employee }) => employee._id === priya.employee)!
  const { lines } = await company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: slip._id } })
  return lines.find(({ code }) => code === 'OVERTIME')?.amountPaise ?? 0
}
const claimable = async () => (await priya.call('GET /api/v1/employee/compOff-days', {})).days.map(({ day }) => day)
const closeDays = () =>
  attendanceFeature.jobs!['attendance-close']!(company.app, { organisation: company.organisation })
const refusal = /The overtime of this day is paid with the salary, so it can't be taken as comp-off\./

test('a day taken as comp-off is not paid as overtime, and one that is paid cannot be taken', async () => {
  const id = await asked(thursday)
  expect((await decide(id)).status).toBe(200)
  await closeDays()
  const run = await lockMonth(company, '2026-11')
  const paid = await overtime(run)
  expect(paid).toBeGreaterThan(0)
  expect(await claimable()).not.toContain(sunday)
  const { status, body } = await ask(sunday)
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(refusal)])
})

test('a request that is decided after its day was paid is refused, and nothing is credited', async () => {
  const id = await asked(thursday)
  await closeDays()
  await lockMonth(company, '2026-11')
  const { status, body } = await decide(id)
  expect([status >= 400, JSON.stringify(body)]).toEqual([true, expect.stringMatching(refusal)])
  expect(await priya.call('GET /api/v1/employee/compOff-balance', {})).toMatchObject({ halfDays: 0 })
})

test('a run that was calculated before the comp-off was approved has to be calculated again', async () => {
  const id = await asked(thursday)
  await closeDays()
  const run = await runPayroll(company, '2026-11')
  const before = await overtime(run)
  expect((await decide(id)).status).toBe(200)
  const approve = { params: { id: run }, body: { action: 'approve' as const } }
  expect((await company.admin.raw('PUT /api/v1/user/payrun/{id}', approve)).status).toBe(409)
  await company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: run }, body: { action: 'recalculate' } })
  await calculateRun(company.app, { organisation: company.organisation, run })
  expect(await overtime(run)).toBeLessThan(before)
})

test('where overtime is not paid, comp-off is as before', async () => {
  const value = { ...startingSettings.pay, deductionCapOn: false, overtimePaid: false }
  await company.admin.call('POST /api/v1/user/statutory-settings', {
    body: { section: 'pay', from: '2026-11', note: '', value },
  })
  await closeDays()
  await lockMonth(company, '2026-11')
  expect((await decide(await asked(sunday))).status).toBe(200)
})
