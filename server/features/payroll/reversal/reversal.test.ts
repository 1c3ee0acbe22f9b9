import { expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

test('a reversed payslip is paid again by the next run; nothing that was locked changes', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  const bonus = { type: 'earning' as const, name: 'Bonus', amountPaise: 5_000_00, reason: 'A good year' }
  const months = { fromMonth: '2026-09', toMonth: '2026-09' }
  await hr.call('POST /api/v1/user/pay-input', { body: { ...bonus, ...months, employeeId: priya.employee } })
  const isBonusPaid = async () =>
    (await hr.call('GET /api/v1/user/pay-input', { query: { employeeId: priya.employee } }))[0]!.isPaid
  const run = await lockMonth(company, '2026-09')
  expect(await isBonusPaid()).toBe(true)
  const passbook = { params: { id: priya.employee } }
  const [first] = (await priya.call('GET /api/v1/user/passbook/{id}', passbook)).data
  const original = await priya.call('GET /api/v1/user/payslip/{id}', { params: { id: first!._id } })

  const reversal = { params: { id: original._id }, body: { reason: 'Paid to the wrong account' } }
  expect(await priya.refused('POST /api/v1/user/payslip/{id}/reversal', reversal)).toMatchObject({ status: 403 })
  const back = await hr.call('POST /api/v1/user/payslip/{id}/reversal', reversal)
  expect(await hr.refused('POST /api/v1/user/payslip/{id}/reversal', reversal)).toMatchObject({ status: 409 })

  // A one-time payment is entered again: the reversed payslip no longer pays it.
  expect(await isBonusPaid()).toBe(false)
  const document = await priya.call('GET /api/v1/user/payslip/{id}', { params: { id: back._id } })
  expect(document.netPaise).toBe(-original.netPaise)
  expect(await priya.call('GET /api/v1/user/payslip/{id}', { params: { id: original._id } })).toMatchObject({
    netPaise: original.netPaise,
    lines: original.lines,
  })
  const { data: runs } = await company.admin.call('GET /api/v1/user/payrun-history')
  expect(runs.map(({ kind, reason, totals }) => [kind, reason, totals.netPaise])).toEqual(
    expect.arrayContaining([
      ['regular', null, original.netPaise],
      ['reversal', 'Paid to the wrong account', -original.netPaise],
    ]),
  )

  // October pays its own month and September as arrears: the year comes to two months.
  await lockMonth(company, '2026-10')
  const [october] = (await priya.call('GET /api/v1/user/passbook/{id}', passbook)).data
  const slip = await priya.call('GET /api/v1/user/payslip/{id}', { params: { id: october!._id } })
  expect(slip.month).toBe('2026-10')
  expect(slip.lines.find(({ code }) => code === 'BASIC@2026-09')?.amountPaise).toBe(2_500_000)
  expect(slip.yearToDate.grossPaise).toBe(10_000_000)
  expect(run).not.toBe(back.runId)
})
