import { expect, test } from 'vitest'
import { pay, withPayroll } from '../testing.ts'
import { declare, people, ppf } from './testing.ts'

test('what it means: the tax under both regimes on the pay that is to come', async () => {
  const { priya, accounts, company } = await people()
  await pay(await withPayroll(company), priya, 180_000_000)
  await declare(priya, ppf)
  const mine = await priya.call('GET /api/v1/employee/self-tax-projection')
  // Five months of ₹1,50,000 from November: under ₹12 lakh nothing in the new regime.
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
