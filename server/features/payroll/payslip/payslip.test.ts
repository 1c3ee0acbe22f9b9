import { describe, expect, test } from 'vitest'
import { recompute } from '../../attendance/index.ts'
import { calculateRun } from '../pay-run/calculation/calculate-run.ts'
import { aCompany } from '../../../testing/company.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../testing.ts'

async function priyaWithPayslip() {
  const company = await withPayroll(await aCompany())
  const manager = await company.employee('Rohit Verma', { role: 'Manager' })
  const priya = await company.employee('Priya Nair', { reportsTo: manager, department: 'Design' })
  await pay(company, priya, 60_000_000)
  const run = await runPayroll(company, '2026-10')
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
  const params = { id: data[0]!._id }
  const approve = () =>
    company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: run }, body: { action: 'approve' } })
  return { company, manager, priya, run, params, approve }
}

describe('a payslip', () => {
  test('explains the calculation of each line, and its lines add up to the net', async () => {
    const { company, params } = await priyaWithPayslip()
    const slip = await company.admin.call('GET /api/v1/user/payslip/{id}', { params })
    expect(slip).toMatchObject({
      month: '2026-10',
      person: { name: 'Priya Nair', department: 'Design', designation: 'Employee' },
      netPaise: 5_000_000,
      netInWords: 'Fifty thousand rupees only',
      yearToDate: { netPaise: 5_000_000 },
    })
    expect(slip.lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(slip.netPaise)
    expect(slip.lines[0]?.explanation).toMatchObject({
      words: expect.any(String),
      parts: [{ monthlyPaise: 2_500_000 }],
    })
  })

  test('is visible to its owner when the run is approved, and not before', async () => {
    const { priya, params, approve } = await priyaWithPayslip()
    expect(await priya.refused('GET /api/v1/user/payslip/{id}', { params })).toMatchObject({ status: 404 })
    expect((await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })).data).toEqual([])
    await approve()
    expect(await priya.call('GET /api/v1/user/payslip/{id}', { params })).toMatchObject({ netPaise: 5_000_000 })
    const { data, pagination } = await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })
    expect(data).toMatchObject([{ _id: params.id, month: '2026-10', state: 'approved', yearToDatePaise: 5_000_000 }])
    expect(pagination.limit).toBe(5)
  })

  test('is never seen by the manager, a colleague or another company', async () => {
    const { company, manager, priya, params, approve } = await priyaWithPayslip()
    await approve()
    const colleague = await company.employee('Rahul Iyer')
    const other = await aCompany('Globex')
    for (const person of [manager, colleague, other.admin]) {
      expect(await person.refused('GET /api/v1/user/payslip/{id}', { params })).toMatchObject({ status: 404 })
      expect(await person.refused('GET /api/v1/user/payslip/{id}/pdf', { params })).toMatchObject({ status: 404 })
      const passbook = await person.refused('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })
      expect(passbook).toMatchObject({ status: 404 })
    }
  })

  test('counts the days of absence, and says which', async () => {
    const { company, priya, run } = await priyaWithPayslip()
    await company.within((tx) => recompute(tx, [priya.employee], '2026-10-12', '2026-10-12'))
    const step = (action: 'recalculate' | 'approve') => ({ params: { id: run }, body: { action } })
    const refusal = await company.admin.refused('PUT /api/v1/user/payrun/{id}', step('approve'))
    expect(refusal.message).toContain('Priya Nair')
    await company.admin.call('PUT /api/v1/user/payrun/{id}', step('recalculate'))
    await calculateRun(company.app, { organisation: company.organisation, run })
    await company.admin.call('PUT /api/v1/user/payrun/{id}', step('approve'))
    const { data } = await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })
    const slip = await priya.call('GET /api/v1/user/payslip/{id}', { params: { id: data[0]!._id } })
    expect(slip).toMatchObject({
      days: { lossOfPayHalfDays: 2, paidHalfDays: 60, denominatorHalfDays: 62 },
      lossOfPay: [{ day: '2026-10-12', halfDays: 2, reason: expect.any(String) }],
    })
    // 30 of 31 days of ₹25,000, ₹10,000, ₹1,600 and ₹13,400, each to the rupee.
    expect(slip.lines.map(({ amountPaise }) => amountPaise)).toEqual([2_419_400, 967_700, 154_800, 1_296_800])
    expect(slip.netPaise).toBe(4_838_700)
  })

  test('is compared with the month before, and the passbook adds up the year', async () => {
    const { company, priya, approve } = await priyaWithPayslip()
    await approve()
    await lockMonth(company, '2026-11')
    const { data } = await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })
    expect(data.map(({ month, yearToDatePaise }) => [month, yearToDatePaise])).toEqual([
      ['2026-11', 10_000_000],
      ['2026-10', 5_000_000],
    ])
    const slip = await priya.call('GET /api/v1/user/payslip/{id}', { params: { id: data[0]!._id } })
    expect(slip.previous).toMatchObject({ month: '2026-10', netPaise: 5_000_000 })
    expect(slip.yearToDate.netPaise).toBe(10_000_000)
  })

  test('is a PDF once its month is locked, the same one each time', async () => {
    const { company, priya, params, approve } = await priyaWithPayslip()
    expect(await company.admin.refused('GET /api/v1/user/payslip/{id}/pdf', { params })).toMatchObject({ status: 409 })
    await approve()
    const first = await priya.raw('GET /api/v1/user/payslip/{id}/pdf', { params })
    expect(first.headers['content-type']).toBe('application/pdf')
    expect((first.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-')
    const second = await priya.raw('GET /api/v1/user/payslip/{id}/pdf', { params })
    expect((second.body as Buffer).equals(first.body as Buffer)).toBe(true)
  })
})

describe("an employee's payroll profile", () => {
  test('has their workplace, salary and latest locked payslip, for themselves as well', async () => {
    const { company, priya, params, approve } = await priyaWithPayslip()
    const profile = { params: { id: priya.employee } }
    expect(await company.admin.call('GET /api/v1/user/profile/{id}', profile)).toMatchObject({
      name: 'Priya Nair',
      department: 'Design',
      status: 'active',
      salary: { annualCtcPaise: 60_000_000 },
      payslip: null,
    })
    await approve()
    const payslip = { _id: params.id, month: '2026-10', netPaise: 5_000_000 }
    for (const person of [company.admin, priya])
      expect(await person.call('GET /api/v1/user/profile/{id}', profile)).toMatchObject({ payslip })
  })

  test('shows the salary only to those who may see salaries, and nothing to others', async () => {
    const { company, manager, priya } = await priyaWithPayslip()
    const profile = { params: { id: priya.employee } }
    const finance = await company.employee('Farah Khan', { granted: ['payRollHistoryRead'] })
    expect(await finance.call('GET /api/v1/user/profile/{id}', profile)).toMatchObject({
      name: 'Priya Nair',
      salary: null,
    })
    const other = await aCompany('Globex')
    for (const person of [manager, await company.employee('Rahul Iyer'), other.admin])
      expect(await person.refused('GET /api/v1/user/profile/{id}', profile)).toMatchObject({ status: 404 })
  })
})
