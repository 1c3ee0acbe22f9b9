import { expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

const loan = {
  name: 'Festival advance',
  principalPaise: 30_000_00,
  givenOn: '2026-08-20',
  startMonth: '2026-09',
  repaidBy: 'amount' as const,
  months: null,
  installmentPaise: 10_000_00,
  reason: 'Asked for by Priya',
}

test('pay repays a loan month by month; a skipped month deducts nothing, and the rest is paid at once', async () => {
  const company = await withPayroll(await aCompany())
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  const body = { ...loan, employeeId: priya.employee }
  expect(await priya.refused('POST /api/v1/employee/loan', { body })).toMatchObject({ status: 403 })
  const { _id } = await hr.call('POST /api/v1/employee/loan', { body })
  const [own] = await priya.call('GET /api/v1/employee/loan/{id}', { params: { id: priya.employee } })
  expect(own).toMatchObject({ n: 1, leftPaise: 30_000_00, addedBy: 'Anita Rao' })

  const { employeeId: _employee, name: _name, givenOn: _day, reason: _reason, ...repayment } = body
  const preview = async (change: object) =>
    hr.call('POST /api/v1/employee/loan-preview', { body: { ...repayment, ...change } })
  expect(await preview({})).toEqual({
    ...{ installmentPaise: 10_000_00, months: 3, lastMonth: '2026-11', lastPaise: 10_000_00 },
  })
  expect(await preview({ repaidBy: 'months', months: 7, installmentPaise: null })).toEqual({
    ...{ installmentPaise: 4_286_00, months: 7, lastMonth: '2027-03', lastPaise: 4_284_00 },
  })
  const endless = { body: { ...body, principalPaise: 1_00_000_00, installmentPaise: 1_00 } }
  expect(await hr.refused('POST /api/v1/employee/loan', endless)).toMatchObject({ status: 400 })
  expect(await hr.call('GET /api/v1/user/pay-lock')).toEqual({ lockedTo: null })
  const run = await lockMonth(company, '2026-09')
  expect(await hr.call('GET /api/v1/user/pay-lock')).toEqual({ lockedTo: '2026-09' })
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run }, query: {} })
  const slip = await priya.call('GET /api/v1/user/payslip/{id}', { params: { id: data[0]!._id } })
  expect(slip.lines.find(({ code }) => code === 'LOAN:1')).toMatchObject({
    name: 'Festival advance',
    amountPaise: 10_000_00,
    explanation: { reason: 'Balance after this: ₹20,000' },
  })

  const skip = { params: { id: _id }, body: { month: '2026-09', isSkipped: true, reason: 'A festival' } }
  expect(await hr.refused('PUT /api/v1/employee/loan/{id}/month', skip)).toMatchObject({ status: 400 })
  for (const [month, isSkipped] of [
    ['2026-10', true],
    ['2026-11', true],
    ['2026-11', false],
  ] as const)
    await hr.call('PUT /api/v1/employee/loan/{id}/month', { ...skip, body: { ...skip.body, month, isSkipped } })
  await lockMonth(company, '2026-10')
  const after = async () => (await hr.call('GET /api/v1/employee/loan/{id}', { params: { id: priya.employee } }))[0]!
  expect((await after()).schedule.map(({ month, amountPaise, state }) => [month, amountPaise, state])).toEqual([
    ['2026-09', 10_000_00, 'repaid'],
    ['2026-11', 10_000_00, 'planned'],
    ['2026-12', 10_000_00, 'planned'],
  ])

  const rest = { params: { id: _id }, body: { kind: 'received' as const, amountPaise: null, note: 'By transfer' } }
  expect(await hr.call('POST /api/v1/employee/loan/{id}/repayment', rest)).toEqual({ leftPaise: 0 })
  expect(await hr.refused('POST /api/v1/employee/loan/{id}/repayment', rest)).toMatchObject({ status: 409 })
  expect(await hr.refused('DELETE /api/v1/employee/loan/{id}', { params: { id: _id } })).toMatchObject({ status: 409 })
})

test('what a reversed payslip had repaid is owed again, and a leaver repays all of it', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  await hr.call('POST /api/v1/employee/loan', { body: { ...loan, employeeId: priya.employee } })
  await lockMonth(company, '2026-09')
  const loanNow = async () => (await hr.call('GET /api/v1/employee/loan/{id}', { params: { id: priya.employee } }))[0]!
  expect((await loanNow()).leftPaise).toBe(20_000_00)

  const passbook = await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })
  const reversal = { params: { id: passbook.data[0]!._id }, body: { reason: 'Paid to the wrong account' } }
  await hr.call('POST /api/v1/user/payslip/{id}/reversal', reversal)
  expect(await loanNow()).toMatchObject({ leftPaise: 30_000_00, repayments: [{}, { amountPaise: -10_000_00 }] })

  const leaving = { status: 'inactive' as const, inactiveDate: '2026-10-31', reason: 'Moves to Pune' }
  await company.admin.call('PUT /api/v1/employee/status/{id}', { params: { id: priya.employee }, body: leaving })
  expect((await loanNow()).schedule).toMatchObject([{ month: '2026-10', amountPaise: 30_000_00 }])
})

test('what the deduction cap leaves of an installment stays owed and is deducted once', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  const body = { ...loan, principalPaise: 40_000_00, installmentPaise: 40_000_00, employeeId: priya.employee }
  await hr.call('POST /api/v1/employee/loan', { body })
  const params = { id: priya.employee }
  const loanNow = async () => (await hr.call('GET /api/v1/employee/loan/{id}', { params }))[0]!
  await lockMonth(company, '2026-09')
  const first = 40_000_00 - (await loanNow()).leftPaise
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(40_000_00)
  await lockMonth(company, '2026-10')
  const { leftPaise, schedule } = await loanNow()
  expect(schedule.reduce((total, { amountPaise }) => total + amountPaise, 0)).toBe(40_000_00)
  const { data } = await priya.call('GET /api/v1/user/passbook/{id}', { params })
  const october = await priya.call('GET /api/v1/user/payslip/{id}', { params: { id: data[0]!._id } })
  const taken = october.lines.filter(({ code }) => code.startsWith('LOAN')).map(({ amountPaise }) => amountPaise)
  expect(taken).toEqual([40_000_00 - first - leftPaise])
})

test("others' loans are seen and changed only with the permission, and by no one in other companies", async () => {
  const company = await withPayroll(await aCompany())
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  const ravi = await company.employee('Ravi Kumar')
  const { _id } = await hr.call('POST /api/v1/employee/loan', { body: { ...loan, employeeId: priya.employee } })
  const params = { id: priya.employee }
  expect(await ravi.refused('GET /api/v1/employee/loan/{id}', { params })).toMatchObject({ status: 404 })
  const own = { ...loan, employeeId: hr.employee }
  expect(await hr.refused('POST /api/v1/employee/loan', { body: own })).toMatchObject({ status: 403 })
  const elsewhere = await aCompany('Bolt Works')
  expect(await elsewhere.admin.refused('GET /api/v1/employee/loan/{id}', { params })).toMatchObject({ status: 404 })
  const remove = { params: { id: _id } }
  expect(await elsewhere.admin.refused('DELETE /api/v1/employee/loan/{id}', remove)).toMatchObject({ status: 404 })
  await hr.call('DELETE /api/v1/employee/loan/{id}', remove)
  expect(await hr.call('GET /api/v1/employee/loan/{id}', { params })).toEqual([])
})
