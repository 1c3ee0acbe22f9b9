import { beforeEach, describe, expect, test } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { calculateRun } from '../pay-run/calculation/calculate-run.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../testing.ts'
import { oweNothing } from './payable.ts'
import { approvedClaim } from './testing.ts'

let company: Company & { template: string }
let hr: Person
let priya: Person

beforeEach(async () => {
  company = await withPayroll(await aCompany())
  company.clock.set('2026-10-05T06:00:00.000Z')
  hr = await company.employee('Anita Rao', { role: 'HR' })
  priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
})

const list = async (state: 'open' | 'settled' = 'open') =>
  (await hr.call('GET /api/v1/user/payable', { query: { state, sortBy: 'name', sortOrder: 'asc' } })).data
const open = async () => (await list()).map(({ request, openPaise }) => [request.number, openPaise])
const first = async () => (await list())[0]!
const again = async (id: string) => calculateRun(company.app, { organisation: company.organisation, run: id })
const approve = (id: string) =>
  company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id }, body: { action: 'approve' } })
const reopen = (id: string) =>
  hr.call('POST /api/v1/user/payrun/{id}/reopen', { params: { id }, body: { reason: 'Something is missing' } })

async function slipOf(run: string, person = 'Priya Nair') {
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run }, query: {} })
  const row = data.find((one) => one.employee.name === person)!
  return company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: row._id } })
}

const outside = (ids: string[], more: object = {}) => ({ body: { payables: ids, reference: 'UTR 8812', ...more } })

describe('what requests make the company pay', () => {
  test('is paid by the next run without tax on it, explained, and settled once the run is approved', async () => {
    await approvedClaim(company, priya, 'CL-0001', 4_500_00)
    await approvedClaim(company, priya, 'TR-0001', 10_000_00, 'advance')
    await approvedClaim(company, priya, 'CL-0002', 1_000_00, 'taxedReimbursement')
    const run = await runPayroll(company, '2026-10')
    const slip = await slipOf(run)
    const line = (code: string) => slip.lines.find((one) => one.code === code)
    expect(line('REIMBURSEMENT:CL-0001')).toMatchObject({
      ...{ type: 'reimbursement', name: 'Expense reimbursement CL-0001', amountPaise: 4_500_00 },
      explanation: { reason: 'Client visit to Pune' },
    })
    expect(line('ADVANCE:TR-0001')).toMatchObject({ type: 'reimbursement', amountPaise: 10_000_00 })
    expect(line('TAXED_REIMBURSEMENT:CL-0002')).toMatchObject({ type: 'earning', amountPaise: 1_000_00 })
    expect(slip).toMatchObject({ reimbursementsPaise: 14_500_00, netPaise: 50_000_00 + 15_500_00 })
    expect(await open()).toHaveLength(3)
    await approve(run)
    expect(await open()).toEqual([])
    expect((await list('settled')).map(({ amountPaise, paidPaise }) => paidPaise - amountPaise)).toEqual([0, 0, 0])
    const october = await hr.call('GET /api/v1/user/payable/{id}', { params: { id: (await list('settled'))[0]!._id } })
    expect(october.payments).toMatchObject([{ payslip: { _id: slip._id, month: '2026-10' }, paidOn: null }])
    company.clock.set('2026-11-20T04:00:00.000Z')
    expect((await slipOf(await runPayroll(company, '2026-11'))).netPaise).toBe(50_000_00)
  })

  test('is open again if the run is reopened or the payslip reversed, and paid once after that', async () => {
    await approvedClaim(company, priya, 'CL-0001', 4_500_00)
    const october = await lockMonth(company, '2026-10')
    await reopen(october)
    expect(await open()).toEqual([['CL-0001', 4_500_00]])
    await again(october)
    await approve(october)
    expect(await open()).toEqual([])
    await company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: october }, body: { action: 'pay' } })
    const { _id } = await slipOf(october)
    await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', {
      params: { id: _id },
      body: { reason: 'Paid to the wrong account' },
    })
    expect(await open()).toEqual([['CL-0001', 4_500_00]])
    company.clock.set('2026-11-20T04:00:00.000Z')
    await lockMonth(company, '2026-11')
    expect(await open()).toEqual([])
  })

  test('is paid outside of pay: in part, several at once, and undone; a run never pays it as well', async () => {
    await approvedClaim(company, priya, 'CL-0001', 4_500_00)
    await approvedClaim(company, hr, 'CL-0002', 2_000_00)
    const tara = await company.employee('Tara Sen')
    await approvedClaim(company, tara, 'CL-0003', 700_00)
    const byNumber = new Map((await list()).map((one) => [one.request.number, one._id]))
    const [own, hers, third] = ['CL-0002', 'CL-0001', 'CL-0003'].map((number) => byNumber.get(number)!)
    const post = 'POST /api/v1/user/payable-payment'
    expect(await hr.refused(post, outside([own!, hers!]))).toMatchObject({ status: 403 })
    expect(await priya.refused(post, outside([third!]))).toMatchObject({ status: 403 })
    expect(await hr.refused(post, outside([hers!], { amountPaise: 4_500_01 }))).toMatchObject({
      errors: [{ path: 'body.amountPaise', message: '₹4,500 is open. Enter at most that.' }],
    })
    expect(await hr.refused(post, outside([hers!], { paidOn: '2026-10-06' }))).toMatchObject({ status: 400 })
    expect(await hr.refused(post, outside([hers!], { paidOn: '2026-10-04' }))).toMatchObject({ status: 400 })
    expect(await hr.refused(post, outside([hers!, third!], { amountPaise: 1_00 }))).toMatchObject({ status: 400 })
    expect(await hr.call(post, outside([hers!], { amountPaise: 1_500_00 }))).toEqual({ paidPaise: 1_500_00 })
    const run = await runPayroll(company, '2026-10')
    expect((await slipOf(run)).reimbursementsPaise).toBe(3_000_00)

    expect(await hr.call(post, outside([hers!, third!]))).toEqual({ paidPaise: 3_700_00 })
    expect(await hr.refused(post, outside([hers!]))).toMatchObject({ status: 409 })
    // Calculated before it was paid outside: approval reports it, and recalculation pays nothing of it.
    const step = { params: { id: run }, body: { action: 'approve' as const } }
    expect(await company.admin.refused('PUT /api/v1/user/payrun/{id}', step)).toMatchObject({ status: 409 })
    await company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: run }, body: { action: 'recalculate' } })
    await again(run)
    expect((await slipOf(run)).reimbursementsPaise).toBe(0)

    const { payments } = await hr.call('GET /api/v1/user/payable/{id}', { params: { id: hers! } })
    const undo = { params: { id: payments[0]!._id }, body: { reason: 'The transfer came back' } }
    await hr.call('POST /api/v1/user/payable-payment/{id}/undo', undo)
    expect(await hr.refused('POST /api/v1/user/payable-payment/{id}/undo', undo)).toMatchObject({ status: 409 })
    expect(await open()).toContainEqual(['CL-0001', 3_000_00])
    expect(await hr.call('GET /api/v1/user/payable-summary')).toEqual([
      { type: 'reimbursement', count: 2, people: 2, openPaise: 5_000_00 },
    ])
  })

  test('is not paid before its month, or through pay at all if so chosen', async () => {
    await approvedClaim(company, priya, 'CL-0001', 4_500_00)
    const { _id } = await first()
    const put = (body: { paidBy: 'pay' | 'outside'; fromMonth: string }) =>
      hr.call('PUT /api/v1/user/payable/{id}', { params: { id: _id }, body })
    await put({ paidBy: 'pay', fromMonth: '2026-11' })
    const october = await lockMonth(company, '2026-10')
    expect((await slipOf(october)).reimbursementsPaise).toBe(0)
    const early = { params: { id: _id }, body: { paidBy: 'pay' as const, fromMonth: '2026-10' } }
    expect(await hr.refused('PUT /api/v1/user/payable/{id}', early)).toMatchObject({
      errors: [{ path: 'body.fromMonth' }],
    })
    await put({ paidBy: 'outside', fromMonth: '2026-11' })
    company.clock.set('2026-11-20T04:00:00.000Z')
    expect((await slipOf(await runPayroll(company, '2026-11'))).reimbursementsPaise).toBe(0)
  })

  test('is recovered from pay; what the deduction cap cuts stays open and is deducted later', async () => {
    company = await withPayroll(await aCompany('Globex'), { statutory: true })
    company.clock.set('2026-10-05T06:00:00.000Z')
    hr = await company.employee('Anita Rao', { role: 'HR' })
    const tara = await company.employee('Tara Sen')
    await pay(company, tara, 24_000_000)
    await approvedClaim(company, tara, 'TR-0001', 15_000_00, 'recovery')
    const october = await lockMonth(company, '2026-10')
    const taken = (await slipOf(october, 'Tara Sen')).lines.find(({ code }) => code === 'RECOVERY:TR-0001')!
    expect(taken).toMatchObject({ type: 'deduction', name: 'Recovery of travel advance TR-0001' })
    expect(taken.amountPaise).toBeLessThan(15_000_00)
    expect(await open()).toEqual([['TR-0001', 15_000_00 - taken.amountPaise]])
    company.clock.set('2026-12-20T04:00:00.000Z')
    await lockMonth(company, '2026-11')
    await lockMonth(company, '2026-12')
    expect(await open()).toEqual([])
    expect((await list('settled'))[0]).toMatchObject({ paidPaise: 15_000_00 })
  })

  test('is no longer owed once its request is withdrawn, and a paid request cannot be withdrawn', async () => {
    const request = await approvedClaim(company, priya, 'CL-0001', 4_500_00)
    await company.within((tx) => oweNothing(tx, request))
    expect(await open()).toEqual([])
    expect((await slipOf(await runPayroll(company, '2026-10'))).reimbursementsPaise).toBe(0)
    expect((await list('settled'))[0]).toMatchObject({ isCancelled: true, openPaise: 0 })
    const second = await approvedClaim(company, priya, 'CL-0002', 1_000_00)
    await hr.call('POST /api/v1/user/payable-payment', outside([(await first())._id], { amountPaise: 1_00 }))
    await expect(company.within((tx) => oweNothing(tx, second))).rejects.toThrow('CL-0002 has been paid')
  })

  test('fills one column of the register and one account of the journal, however many requests there are', async () => {
    const tara = await company.employee('Tara Sen')
    await pay(company, tara, 60_000_000)
    await approvedClaim(company, priya, 'CL-0001', 4_500_00)
    await approvedClaim(company, priya, 'CL-0002', 500_00)
    await approvedClaim(company, tara, 'CL-0003', 250_00)
    const id = await lockMonth(company, '2026-10')
    const file = async (kind: string) =>
      String(
        (await company.admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', { params: { id, kind } })) as unknown,
      )
    const [head = '', ...rows] = (await file('register')).split(/\r?\n/)
    expect(head.match(/Expense reimbursements/g)).toHaveLength(1)
    const at = head.split(',').findIndex((name) => name.includes('Expense reimbursements'))
    expect(rows.filter(Boolean).map((row) => row.split(',')[at]?.replaceAll('"', ''))).toEqual(
      expect.arrayContaining(['5000.00', '250.00', '5250.00']),
    )
    expect((await file('journal')).match(/reimbursements/gi)).toHaveLength(1)
  })

  test('is in the settlement of someone whose month was locked before they left', async () => {
    const october = await lockMonth(company, '2026-10')
    await company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: october }, body: { action: 'pay' } })
    company.clock.set('2026-11-20T04:00:00.000Z')
    await approvedClaim(company, priya, 'CL-0001', 4_500_00)
    await hr.call('PUT /api/v1/employee/status/{id}', {
      params: { id: priya.employee },
      body: { status: 'inactive', inactiveDate: '2026-10-31', reason: 'Moves to Pune' },
    })
    const params = { id: priya.employee }
    const body = {
      ...{ reason: 'resignation' as const, noticeDays: 0, servedDays: 0, noticeBy: 'nobody' as const },
      ...{ isFixedTerm: false, paysGratuity: false, paysBonus: false },
      ...{ gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0, items: [] },
    }
    await hr.call('PUT /api/v1/employee/settlement/{id}', { params, body })
    await hr.call('POST /api/v1/employee/settlement/{id}/step', { params, body: { action: 'approve' } })
    expect(await open()).toEqual([])
    const own = await hr.call('GET /api/v1/employee/settlement/{id}', { params })
    expect(JSON.stringify(own)).toContain('Expense reimbursement CL-0001')
  })
})
