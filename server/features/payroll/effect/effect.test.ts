import { expect, test } from 'vitest'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { aCompany } from '../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

test('the effect of a change on the next pay run is shown before it is saved, and nothing is stored', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const [priya, ravi] = [await company.employee('Priya Nair'), await company.employee('Ravi Kumar')]
  await pay(company, priya, 60_000_000)
  await pay(company, ravi, 120_000_000)
  await company.employee('Nobody Paid')
  await lockMonth(company, '2026-09')
  const value = { ...startingSettings.pf, epfRate: '0.10' } as const
  const body = { section: 'pf', from: '2026-08', value } as const
  const effect = await company.admin.call('POST /api/v1/user/statutory-settings/effect', { body })
  expect(effect).toMatchObject({ month: '2026-10', people: 2, changed: 2 })
  // Both are above the ceiling of 25,000: 500 less each, and the same less from the employer.
  expect(effect.before.deductionsPaise - effect.after.deductionsPaise).toBe(100_000)
  expect(effect.after.netPaise - effect.before.netPaise).toBe(100_000)
  expect(effect.before.employerPaise - effect.after.employerPaise).toBe(100_000)
  const off = { section: 'esi', from: '2027-01', value: { ...startingSettings.esi, enabled: false } } as const
  expect(await company.admin.call('POST /api/v1/user/statutory-settings/effect', { body: off })).toMatchObject({
    ...{ month: '2027-01', changed: 0 },
  })
  expect((await company.admin.call('GET /api/v1/user/statutory-settings')).pf.from).toBeNull()
  const clerk = await company.employee('Clerk', { granted: ['access_statutory_settings'] })
  expect((await clerk.refused('POST /api/v1/user/statutory-settings/effect', { body })).status).toBe(403)
})
