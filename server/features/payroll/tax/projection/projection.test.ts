import { expect, test } from 'vitest'
import { lockMonth, pay, runPayroll, withPayroll } from '../../testing.ts'
import { declare, financialYear, people, ppf, rent } from '../testing.ts'

test('shows the tax under both regimes on the pay ahead', async () => {
  const { priya, accounts, company } = await people()
  await pay(await withPayroll(company), priya, 180_000_000)
  await declare(priya, ppf)
  const mine = await priya.call('GET /api/v1/employee/self-tax-projection')
  // Five months of ₹1,50,000 from November: under ₹12 lakh, so no tax in the new regime.
  expect(mine).toMatchObject({
    new: { grossPaise: 75_000_000, reductionsPaise: 7_500_000, totalIncomePaise: 67_500_000, taxPaise: 0 },
    old: {
      grossPaise: 75_000_000,
      reductionsPaise: 5_000_000,
      deductionsPaise: 10_000_000,
      totalIncomePaise: 60_000_000,
      taxPaise: 3_380_000,
    },
    better: 'new',
    savingPaise: 3_380_000,
    months: { paid: 0, assumed: 5 },
    tdsPaise: 0,
    monthlyTaxPaise: 0,
  })
  const theirs = await accounts.call('GET /api/v1/user/tax-projection/{id}', { params: { id: priya.employee } })
  expect(theirs).toEqual(mine)
})

test('shows for the next month what the next pay run deducts', async () => {
  const { priya, company } = await people()
  const paying = await withPayroll(company, { statutory: true })
  await company.admin.call('PUT /api/v1/employee/personal-info/{id}', {
    params: { id: priya.employee },
    body: { pan: 'ABCPN1234F' },
  })
  await pay(paying, priya, 300_000_000)
  await priya.call('PUT /api/v1/employee/self-tax-regime', { body: { financialYear, regime: 'old' } })
  await declare(priya, ppf)
  await declare(priya, rent)
  await lockMonth(paying, '2026-10')
  const mine = await priya.call('GET /api/v1/employee/self-tax-projection')
  expect(mine.months).toEqual({ paid: 1, assumed: 5 })
  expect(mine.tdsPaise).toBeGreaterThan(0)
  const run = await runPayroll(paying, '2026-11')
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
  const slip = await company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: data[0]!._id } })
  expect(slip.lines.find(({ code }) => code === 'TDS')?.amountPaise).toBe(mine.monthlyTaxPaise)
})
