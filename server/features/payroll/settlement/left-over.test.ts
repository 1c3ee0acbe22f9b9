import { expect, test } from 'vitest'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../testing.ts'

const get = 'GET /api/v1/employee/settlement/{id}'
const put = 'PUT /api/v1/employee/settlement/{id}'
const step = 'POST /api/v1/employee/settlement/{id}/step'

/** Priya earns ₹20,000 a month and leaves; ₹10,000 is deducted for a phone, of which the cap at half of her wages allows a part. */
async function leaverWithPhone(leftOn: string) {
  const company = await withPayroll(await aCompany())
  const value = { ...startingSettings.pay, deductionCapOn: true }
  await company.admin.call('POST /api/v1/user/statutory-settings', {
    body: { section: 'pay', from: '2026-04', note: '', value },
  })
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 24_000_000)
  const months = { fromMonth: '2026-09', toMonth: '2026-09' }
  const body = { employeeId: priya.employee, name: 'Phone', amountPaise: 10_000_00, reason: 'Bought', nature: null }
  await hr.call('POST /api/v1/user/pay-input', { body: { ...body, ...months, type: 'deduction' } })
  await leaves(company, priya, leftOn)
  return { company, hr, priya, params: { id: priya.employee } }
}

async function leaves(company: Company, { employee }: Person, inactiveDate: string) {
  const body = { status: 'inactive' as const, inactiveDate, reason: 'Moves to Pune' }
  await company.admin.call('PUT /api/v1/employee/status/{id}', { params: { id: employee }, body })
}

const decided = {
  ...{ reason: 'resignation' as const, noticeDays: 30, servedDays: 0, noticeBy: 'employer' as const },
  ...{ isFixedTerm: false, paysGratuity: false, paysBonus: false },
  ...{ gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0, items: [] },
}

async function settle({ hr, params }: Awaited<ReturnType<typeof leaverWithPhone>>) {
  await hr.call(put, { params, body: decided })
  const { statement } = await hr.call(get, { params })
  await hr.call(step, { params, body: { action: 'approve' } })
  return statement!
}

const phone = (lines: { code: string; amountPaise: number; explanation: { reason: string | null } }[]) =>
  lines.filter(({ code }) => code === 'PHONE').map(({ amountPaise, explanation }) => [amountPaise, explanation.reason])

test('what the cap cut in the last payslip is deducted by the settlement, with its wording and source', async () => {
  const scene = await leaverWithPhone('2026-09-30')
  const { company, hr, params } = scene
  await lockMonth(company, '2026-09')
  const left = [[2_800_00, 'Carried forward from September 2026']]
  expect(phone((await settle(scene)).lines)).toEqual(left)
  const paid = await hr.call(get, { params })
  expect(paid).toMatchObject({
    settlement: { state: 'paid', paidOn: null },
    statement: { isExtra: true, unrecovered: [] },
  })

  // Reversed and settled again: deducted again, and only once in total.
  const reversal = { params: { id: paid.payslipId! }, body: { reason: 'The notice was served' } }
  await hr.call('POST /api/v1/user/payslip/{id}/reversal', reversal)
  expect(phone((await settle(scene)).lines)).toEqual(left)

  // Someone who is rehired has nothing left to pay.
  await company.admin.call('PUT /api/v1/employee/status/{id}', { params, body: { status: 'active' } })
  await lockMonth(company, '2026-10')
  const { data } = await hr.call('GET /api/v1/user/passbook/{id}', { params })
  const october = await hr.call('GET /api/v1/user/payslip/{id}', {
    params: { id: data.find(({ month }) => month === '2026-10')!._id },
  })
  expect(phone(october.lines)).toEqual([])
})

test("in the month's own payslip, pay other than wages is deducted from first", async () => {
  const scene = await leaverWithPhone('2026-09-30')
  const { company, hr, params } = scene
  expect(phone((await settle(scene)).lines)).toEqual([[10_000_00, 'Bought']])
  await lockMonth(company, '2026-09')
  const { statement, payslipId } = await hr.call(get, { params })
  expect(phone(statement!.lines)).toEqual([[10_000_00, 'Bought']])
  expect(statement).toMatchObject({ isExtra: false, unrecovered: [] })

  // The month's payslip is reversed with it: all of it is settled again, in a payslip of its own.
  const reversal = { params: { id: payslipId! }, body: { reason: 'Paid to the wrong account' } }
  await hr.call('POST /api/v1/user/payslip/{id}/reversal', reversal)
  const again = await settle(scene)
  expect(phone(again.lines)).toEqual([[10_000_00, 'Bought']])
  expect(again.isExtra).toBe(true)
})

test('what the pay does not cover is reported, and never makes the pay negative', async () => {
  const scene = await leaverWithPhone('2026-09-30')
  const { company, hr, params } = scene
  await lockMonth(company, '2026-09')
  await hr.call(put, { params, body: { ...decided, noticeBy: 'nobody' } })
  const nothing = await hr.call(get, { params })
  expect(nothing).toMatchObject({
    problem: null,
    statement: { netPaise: 0, unrecovered: [{ code: 'PHONE', name: 'Phone', amountPaise: 2_800_00 }] },
  })
  await hr.call(step, { params, body: { action: 'approve' } })
  const { statement, payslipId } = await hr.call(get, { params })
  expect(statement?.unrecovered).toHaveLength(1)
  const slip = await hr.call('GET /api/v1/user/payslip/{id}', { params: { id: payslipId! } })
  expect(slip).toMatchObject({ isFinal: true, carriedForward: [{ name: 'Phone' }] })
})

test('a last working day that moves after the settlement was paid is reported, to payroll and before the next run', async () => {
  const scene = await leaverWithPhone('2026-09-30')
  const { company, hr, priya, params } = scene
  await lockMonth(company, '2026-09')
  await settle(scene)
  const october = await runPayroll(company, '2026-10')
  const preflight = { params: { id: october, code: 'noSettlement' as const } }
  const asked = async () => (await hr.call('GET /api/v1/user/payrun/{id}/preflight/{code}', preflight)).data
  expect([(await hr.call(get, { params })).toCheck, await asked()]).toEqual([[], []])
  await leaves(company, priya, '2026-09-28')
  expect((await hr.call(get, { params })).toCheck[0]).toMatch(/^It was paid with 30 Sep 2026 as the last working day/)
  expect(await asked()).toMatchObject([{ detail: 'Last working day 28 Sep 2026, settlement is for another date' }])
})
