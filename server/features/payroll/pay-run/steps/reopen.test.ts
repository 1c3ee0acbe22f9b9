import { describe, expect, test } from 'vitest'
import { aCompany, type Company, type Person } from '../../../../testing/company.ts'
import { lateAttendance, recompute } from '../../../attendance/index.ts'
import { encashmentsOfMonth } from '../../../../platform/leave/leave.ts'
import { leave } from '../../../leave/index.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../../testing.ts'
import { calculateRun } from '../calculation/calculate-run.ts'

type Set = Company & { template: string }
const reopenKey = 'POST /api/v1/user/payrun/{id}/reopen'
const why = { reason: 'The bonus of Priya is missing' }
const step = (id: string, action: 'approve' | 'pay' | 'recalculate', more: object = {}) => ({
  params: { id },
  body: { action, ...more },
})

/** Everyone's net pay and lines in a run, for comparing two calculations to the paisa. */
async function figures(company: Set, id: string) {
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', {
    params: { id },
    query: { sortBy: 'name', sortOrder: 'asc' },
  })
  const slips = await Promise.all(
    data.map(({ _id }) => company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: _id } })),
  )
  return slips.map(({ person, netPaise, lines }) => [
    person.name,
    netPaise,
    lines.map(({ code, amountPaise }) => `${code} ${amountPaise}`),
  ])
}

const again = (company: Set, id: string) => calculateRun(company.app, { organisation: company.organisation, run: id })

/** One employee with a loan, leave encashed and a day recorded late, and one who leaves with a settlement. */
async function aMonthThatSettles() {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const [priya, tara] = [await company.employee('Priya Nair'), await company.employee('Tara Sen')]
  for (const person of [hr, priya, tara]) await pay(company, person, 60_000_000)
  await company.within(async (tx) => {
    await leave.seed(tx)
    await leave.join(tx, priya.employee)
  })
  company.clock.set('2026-09-30T16:00:00.000Z')
  await lockMonth(company, '2026-09')
  const loan = {
    ...{ name: 'Festival advance', principalPaise: 30_000_00, givenOn: '2026-09-20', startMonth: '2026-10' },
    ...{ repaidBy: 'amount' as const, months: null, installmentPaise: 10_000_00, reason: 'Asked for' },
  }
  await hr.call('POST /api/v1/employee/loan', { body: { ...loan, employeeId: priya.employee } })
  const policies = await priya.call('GET /api/v1/employee/leave-policy-days', { query: {} })
  const earned = policies.find(({ code }) => code === 'EL')!._id
  await hr.call('POST /api/v1/employee/leave-encashment/{id}', {
    params: { id: priya.employee },
    body: { policyId: earned, halfDays: 4, month: '2026-10', atExit: false, reason: 'Asked for' },
  })
  company.clock.set('2026-11-20T04:00:00.000Z')
  await leaves(hr, tara, '2026-10-20')
  await settled(hr, tara)
  return { company, hr, priya, tara, october: await runPayroll(company, '2026-10') }
}

const leaves = (hr: Person, { employee }: Person, inactiveDate: string) =>
  hr.call('PUT /api/v1/employee/status/{id}', {
    params: { id: employee },
    body: { status: 'inactive', inactiveDate, reason: 'Moves to Pune' },
  })

async function settled(hr: Person, { employee }: Person) {
  const params = { id: employee }
  const body = {
    ...{ reason: 'resignation' as const, noticeDays: 30, servedDays: 0, noticeBy: 'employer' as const },
    ...{ isFixedTerm: false, paysGratuity: true, paysBonus: true },
    ...{ gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0, items: [] },
  }
  await hr.call('PUT /api/v1/employee/settlement/{id}', { params, body })
  await hr.call('POST /api/v1/employee/settlement/{id}/step', { params, body: { action: 'approve' } })
}

describe('an approved run that is reopened', () => {
  test('gives the same figures if nothing changed, and settles everything once', async () => {
    const { company, hr, priya, tara, october } = await aMonthThatSettles()
    const owed = async () => {
      const [loan] = await hr.call('GET /api/v1/employee/loan/{id}', { params: { id: priya.employee } })
      const settlement = await hr.call('GET /api/v1/employee/settlement/{id}', { params: { id: tara.employee } })
      const open = await company.within((tx) => encashmentsOfMonth(tx, { month: '2026-10' }))
      return { loan: loan?.leftPaise, settlement: settlement.settlement?.state, encashments: open.length }
    }
    const before = await owed()
    await company.admin.call('PUT /api/v1/user/payrun/{id}', step(october, 'approve'))
    const [first, after] = [await figures(company, october), await owed()]
    expect(before).toEqual({ loan: 30_000_00, settlement: 'approved', encashments: 1 })
    expect(after).toEqual({ loan: 20_000_00, settlement: 'paid', encashments: 0 })

    for (const _ of [1, 2]) {
      await hr.call(reopenKey, { params: { id: october }, body: why })
      expect(await owed()).toEqual(before)
      await again(company, october)
      await company.admin.call('PUT /api/v1/user/payrun/{id}', step(october, 'approve'))
      expect(await figures(company, october)).toEqual(first)
      expect(await owed()).toEqual(after)
    }
    const run = await hr.call('GET /api/v1/user/payrun/{id}', { params: { id: october } })
    expect(run).toMatchObject({ state: 'approved', reopened: { by: 'Anita Rao', reason: why.reason } })
    const [loan] = await hr.call('GET /api/v1/employee/loan/{id}', { params: { id: priya.employee } })
    expect(loan?.repayments).toHaveLength(1)
  })

  test('pays what was missing, and changes made while it was locked become pay of the month', async () => {
    const company = await withPayroll(await aCompany())
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const id = await lockMonth(company, '2026-10')
    const bonus = { type: 'earning' as const, name: 'Bonus', amountPaise: 5_000_00, reason: 'A good year' }
    const months = { fromMonth: '2026-10', toMonth: '2026-10' }
    const body = { ...bonus, ...months, employeeId: priya.employee }
    expect(await hr.refused('POST /api/v1/user/pay-input', { body })).toMatchObject({ status: 400 })
    await hr.call(reopenKey, { params: { id }, body: why })
    await hr.call('POST /api/v1/user/pay-input', { body })
    await again(company, id)
    await company.admin.call('PUT /api/v1/user/payrun/{id}', step(id, 'approve'))
    expect(await company.admin.call('GET /api/v1/user/payrun/{id}', { params: { id } })).toMatchObject({
      totals: { netPaise: 5_500_000 },
    })
  })

  test('opens the days of its month, and changes to them while locked become pay of the month, once', async () => {
    const company = await withPayroll(await aCompany())
    company.clock.set('2026-10-30T04:00:00.000Z')
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const priya = await company.employee('Priya Nair', { reportsTo: hr })
    await pay(company, priya, 60_000_000)
    const day = '2026-10-29'
    await company.within(async (tx) => {
      await leave.seed(tx)
      await leave.join(tx, priya.employee)
      await recompute(tx, [priya.employee], day, day)
    })
    const id = await lockMonth(company, '2026-10')
    const net = async () => (await figures(company, id)).map(([, paise]) => paise)
    const [cut] = await net()
    expect(cut).toBeLessThan(5_000_000)
    // Leave for the day is approved after locking: the next run would pay the day back.
    const [casual] = (await priya.call('GET /api/v1/employee/leave-types')).filter(({ code }) => code === 'CL')
    const { _id } = await priya.call('POST /api/v1/employee/leave', {
      body: { policyId: casual!._id, from: day, to: day, reason: 'A wedding in the family' },
    })
    const decision = { params: { id: _id }, body: { status: 'approved' as const } }
    await hr.call('PUT /api/v1/employee/leave-approval/{id}', decision)
    const late = () => company.within((tx) => lateAttendance(tx, { upTo: '2026-10' }))
    expect(await late()).toHaveLength(1)

    await hr.call(reopenKey, { params: { id }, body: why })
    const seen = await hr.call('GET /api/v1/employee/attendance/{id}', { params: { id: priya.employee }, query: {} })
    expect(seen.locked).toEqual([])
    expect(seen.days.find((one) => one.day === day)).toMatchObject({ state: 'leave', lossOfPayHalfDays: 0 })
    await again(company, id)
    await company.admin.call('PUT /api/v1/user/payrun/{id}', step(id, 'approve'))
    expect(await net()).toEqual([5_000_000])
    expect(await late()).toEqual([])
  })

  test('hides its payslips until it is approved again, and notifies the employees', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const id = await lockMonth(company, '2026-10')
    const mine = async () =>
      (await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })).data.length
    expect(await mine()).toBe(1)
    await company.admin.call(reopenKey, { params: { id }, body: why })
    expect(await mine()).toBe(0)
    const [news] = await priya.call('GET /api/v1/notification/all')
    expect(news?.message).toBe(
      'Your payslip of October 2026 was withdrawn for correction. It will be available again once approved.',
    )
  })

  test('is refused once it is paid, has bank responses, has later records, or is not approved; and without the permission', async () => {
    const company = await withPayroll(await aCompany())
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const accountant = await company.employee('Dev Shah', { role: 'Accountant' })
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const september = await runPayroll(company, '2026-09')
    const refused = async (id: string, by = hr) => {
      const { status, message } = await by.refused(reopenKey, { params: { id }, body: why })
      return `${status} ${message}`
    }
    expect(await refused(september)).toContain('409 September 2026 is not approved yet')
    await company.admin.call('PUT /api/v1/user/payrun/{id}', step(september, 'approve'))
    expect(await refused(september, accountant)).toMatch(/^403/)
    expect(await refused(september, (await aCompany('Globex')).admin)).toMatch(/^404/)
    expect(await hr.refused(reopenKey, { params: { id: september }, body: { reason: ' ' } })).toMatchObject({
      errors: [{ path: 'body.reason' }],
    })
    const october = await lockMonth(company, '2026-10')
    expect(await refused(september)).toContain('October 2026 is approved and was calculated from it')
    await company.admin.call('PUT /api/v1/user/payrun/{id}', step(october, 'pay'))
    expect(await refused(october)).toContain('October 2026 is paid')
    const params = { id: october }
    expect(await hr.call('POST /api/v1/user/payrun/{id}/not-paid', { params, body: why })).toMatchObject({
      state: 'approved',
    })
    const { data } = await hr.call('GET /api/v1/user/payrun/{id}/payments', { params, query: {} })
    await hr.call('PUT /api/v1/user/payrun/{id}/bank-answer', {
      params,
      body: { payslipId: data[0]!.payslipId, answer: 'paid' },
    })
    expect(await refused(october)).toContain('The bank has processed payments of this run')
  })

  test('is refused after a payslip of an earlier month was reversed, and names that reversal', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const september = await lockMonth(company, '2026-09')
    await company.admin.call('PUT /api/v1/user/payrun/{id}', step(september, 'pay'))
    const october = await lockMonth(company, '2026-10')
    const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', {
      params: { id: september },
      query: {},
    })
    company.clock.set('2026-11-21T04:00:00.000Z')
    const params = { id: data[0]!._id }
    await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', { params, body: why })
    const { message } = await company.admin.refused(reopenKey, { params: { id: october }, body: why })
    expect(message).toBe('A payslip of September 2026 was reversed later. Correct it in the next run.')
  })

  test('comes before later months, which are blocked, and then recalculated', async () => {
    const company = await withPayroll(await aCompany())
    company.clock.set('2026-11-20T04:00:00.000Z')
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const october = await lockMonth(company, '2026-10')
    const november = await runPayroll(company, '2026-11')
    await company.admin.call(reopenKey, { params: { id: october }, body: why })
    expect(await company.admin.call('GET /api/v1/user/payrun')).toMatchObject({ month: '2026-10' })
    expect(await company.admin.refused('PUT /api/v1/user/payrun/{id}', step(november, 'approve'))).toMatchObject({
      status: 409,
      message: 'Approve October 2026 first.',
    })
  })

  test('is reopened once, even by two calls at the same moment', async () => {
    const company = await withPayroll(await aCompany())
    await pay(company, await company.employee('Priya Nair'), 60_000_000)
    const id = await lockMonth(company, '2026-10')
    const reopen = () => company.admin.raw(reopenKey, { params: { id }, body: why })
    expect((await Promise.all([reopen(), reopen()])).map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('the payment of a run', () => {
  test("has its day and the bank's reference, and can be undone until the bank has responded", async () => {
    const company = await withPayroll(await aCompany())
    company.clock.set('2026-11-20T04:00:00.000Z')
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const id = await lockMonth(company, '2026-10')
    company.clock.advance(3 * 86_400)
    const refused = (paidOn: string) =>
      company.admin.refused('PUT /api/v1/user/payrun/{id}', step(id, 'pay', { paidOn }))
    expect(await refused('2026-11-19')).toMatchObject({ status: 400, errors: [{ path: 'body.paidOn' }] })
    expect(await refused('2026-11-24')).toMatchObject({ status: 400, errors: [{ path: 'body.paidOn' }] })
    const paid = step(id, 'pay', { paidOn: '2026-11-21', reference: 'UTR 8812' })
    await company.admin.call('PUT /api/v1/user/payrun/{id}', paid)
    const run = () => company.admin.call('GET /api/v1/user/payrun/{id}', { params: { id } })
    expect(await run()).toMatchObject({ state: 'paid', paidOn: '2026-11-21', paymentReference: 'UTR 8812' })
    const file = async (kind: string) => {
      const bytes: unknown = await company.admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', {
        params: { id, kind },
      })
      return String(bytes)
    }
    const [slip] = (await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })).data
    expect(slip?.paidOn).toBe('2026-11-21')
    expect(await file('wages-register')).toContain('2026-11-21')

    const back = { params: { id }, body: { reason: 'The bank did not take the file' } }
    expect(await priya.refused('POST /api/v1/user/payrun/{id}/not-paid', back)).toMatchObject({ status: 403 })
    await company.admin.call('POST /api/v1/user/payrun/{id}/not-paid', back)
    expect(await run()).toMatchObject({ state: 'approved', paidOn: null, paidBy: null, paymentReference: '' })
    expect(await company.admin.refused('POST /api/v1/user/payrun/{id}/not-paid', back)).toMatchObject({ status: 409 })
    await company.admin.call('PUT /api/v1/user/payrun/{id}', step(id, 'pay'))
    expect(await run()).toMatchObject({ paidOn: '2026-11-23' })
    const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payments', { params: { id }, query: {} })
    await company.admin.call('PUT /api/v1/user/payrun/{id}/bank-answer', {
      params: { id },
      body: { payslipId: data[0]!.payslipId, answer: 'paid' },
    })
    expect(await company.admin.refused('POST /api/v1/user/payrun/{id}/not-paid', back)).toMatchObject({ status: 409 })
  })
})
