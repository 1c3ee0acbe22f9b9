import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { Month } from '@muster/contract/values.ts'
import { aCompany, run } from '../../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../../testing.ts'

test('deductions above half of the wages are deferred, even past a month without a payslip or with a reversed one', async () => {
  const company = await withPayroll(await aCompany())
  const { admin } = company
  const value = { ...startingSettings.pay, deductionCapOn: true }
  await admin.call('POST /api/v1/user/statutory-settings', {
    body: { section: 'pay', from: '2026-04', note: '', value },
  })
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 24_000_000)
  const advance = { name: 'Phone', amountPaise: 1_000_000, reason: 'Bought for her', nature: null }
  await admin.call('POST /api/v1/user/pay-input', {
    body: { employeeId: priya.employee, type: 'deduction', ...advance, fromMonth: '2026-07', toMonth: '2026-07' },
  })
  const slipOf = async (month: Month) => {
    await lockMonth(company, month)
    const { data } = await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })
    const ofMonth = data.find((slip) => slip.month === month)
    return ofMonth === undefined ? null : priya.call('GET /api/v1/user/payslip/{id}', { params: { id: ofMonth._id } })
  }
  const status = (to: 'active' | 'inactive') =>
    company.within((tx) => run(tx, sql`update employee set status = ${to} where id = ${priya.employee}`))
  const phone = (slip: Awaited<ReturnType<typeof slipOf>>) =>
    slip?.lines.find(({ code }) => code === 'PHONE')?.amountPaise

  const july = await slipOf('2026-07')
  expect(july?.deductionsPaise).toBe(720_000)
  expect(july?.carriedForward).toEqual([{ code: 'PHONE', name: 'Phone', amountPaise: 280_000 }])

  await status('inactive')
  expect(await slipOf('2026-08')).toBe(null)
  await status('active')
  const september = await slipOf('2026-09')
  expect(phone(september)).toBe(280_000)

  const reversal = { params: { id: september!._id }, body: { reason: 'Paid to the wrong account' } }
  await admin.call('POST /api/v1/user/payslip/{id}/reversal', reversal)
  expect(phone(await slipOf('2026-10'))).toBe(280_000)
  expect(phone(await slipOf('2026-11'))).toBe(undefined)
})

test('a reversed payslip takes back what it deferred, including what was deducted of it since', async () => {
  const company = await withPayroll(await aCompany())
  const { admin } = company
  const value = { ...startingSettings.pay, deductionCapOn: true }
  const setting = { section: 'pay', from: '2026-04', note: '', value } as const
  await admin.call('POST /api/v1/user/statutory-settings', { body: setting })
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 24_000_000)
  const phone = (month: Month, amountPaise: number) => ({
    ...{
      employeeId: priya.employee,
      type: 'deduction' as const,
      name: 'Phone',
      reason: 'Bought for her',
      nature: null,
    },
    ...{ amountPaise, fromMonth: month, toMonth: month },
  })
  await admin.call('POST /api/v1/user/pay-input', { body: phone('2026-07', 2_000_000) })
  const takenIn = async (month: Month) => {
    await lockMonth(company, month)
    const { data } = await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })
    const { _id } = data.find((slip) => slip.month === month)!
    const { lines } = await priya.call('GET /api/v1/user/payslip/{id}', { params: { id: _id } })
    return { id: _id, taken: lines.filter(({ code }) => code === 'PHONE').map(({ amountPaise }) => amountPaise) }
  }
  const july = await takenIn('2026-07')
  expect(july.taken).toEqual([720_000])
  expect((await takenIn('2026-08')).taken).toEqual([720_000])
  // July is reversed as a whole: 7,200 of August go back with it, and the 5,600 carried forward are no longer due.
  const reversal = { params: { id: july.id }, body: { reason: 'Paid to the wrong account' } }
  await admin.call('POST /api/v1/user/payslip/{id}/reversal', reversal)
  expect((await takenIn('2026-09')).taken).toEqual([-720_000])
  expect((await takenIn('2026-10')).taken).toEqual([])
})
