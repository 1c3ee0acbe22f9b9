import { describe, expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'

describe('the pay run configuration', () => {
  test('has starting values, and is saved', async () => {
    const company = await aCompany()
    expect(await company.admin.call('GET /api/v1/user/payrun-config')).toMatchObject({
      dayBasis: 'calendar',
      updatedAt: null,
    })
    const body = {
      cutOffDay: 24,
      payDay: 28,
      dayBasis: 'fixed30',
      lineRounding: 'nearestPaisa',
      netRounding: 'none',
    } as const
    await company.admin.call('POST /api/v1/user/payrun-config', { body })
    await company.admin.call('PUT /api/v1/user/payrun-config', { body: { ...body, payDay: 29 } })
    expect(await company.admin.call('GET /api/v1/user/payrun-config')).toMatchObject({
      payDay: 29,
      dayBasis: 'fixed30',
    })
    const refusal = await company.admin.refused('PUT /api/v1/user/payrun-config', { body: { ...body, cutOffDay: 30 } })
    expect(refusal).toMatchObject({ status: 400, errors: [{ path: 'body.cutOffDay' }] })
  })
})
