import { beforeEach, describe, expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { pay, withPayroll } from '../../payroll/testing.ts'
import { aCompany, type Person } from '../../../testing/company.ts'
import { toDecide, withPasswords } from '../../../testing/second-person.ts'
import { aKey } from '../testing/a-key.ts'

type Key = Awaited<ReturnType<typeof aKey>>
let company: Awaited<ReturnType<typeof withPayroll>>
let priya: Person
let mira: Person
let hr: Person
let key: Key

beforeEach(async () => {
  company = await withPayroll(await aCompany())
  priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  key = await aKey(company, ['salaries:write', 'people:write'])
  hr = await company.employee('Hema Rao', { role: 'HR' })
  mira = await company.employee('Mira Das', { role: 'HR' })
  await withPasswords(company, hr, mira)
})

const bonus = () =>
  key.raw('POST /api/v1/user/pay-input', {
    body: {
      ...{
        employeeId: priya.employee,
        type: 'earning' as const,
        name: 'Bonus',
        amountPaise: 100_000,
        reason: 'A good year',
      },
      ...{ fromMonth: '2026-12', toMonth: '2026-12' },
    },
  })
const kinds: Record<string, () => Promise<{ status: number; body: unknown }>> = {
  'a one-time payment': bonus,
  'a loan': () =>
    key.raw('POST /api/v1/employee/loan', {
      body: {
        ...{ employeeId: priya.employee, name: 'Advance', givenOn: '2026-11-20', reason: 'A wedding' },
        ...{
          principalPaise: 1_200_000,
          startMonth: '2026-12',
          repaidBy: 'months' as const,
          months: 12,
          installmentPaise: null,
        },
      },
    }),
  'the end of an employment': () =>
    key.raw('PUT /api/v1/employee/status/{id}', {
      params: { id: mira.employee },
      body: { status: 'inactive', inactiveDate: '2026-11-19', reason: 'Resigned' },
    }),
}
const approve = async (by: Person) => {
  const [change] = await toDecide(hr)
  return by.raw('PUT /api/v1/user/pending-change/{id}', {
    params: { id: change!._id as Id },
    body: { decision: 'approve' },
  })
}

describe('a change by an API key', () => {
  test.each(Object.keys(kinds))('is made once a second person approves it: %s', async (kind) => {
    const { status, body } = await kinds[kind]!()
    expect([status, body]).toMatchObject([202, { pendingChange: expect.any(String) as string }])
    expect((await approve(hr)).status).toBe(200)
  })

  test('is not approved by whoever has the secret of the key', async () => {
    await bonus()
    expect(await toDecide(company.admin)).toEqual([])
    expect((await approve(company.admin)).status).toBe(403)
    company.clock.advance(40 * 24 * 3600)
    expect((await approve(company.admin)).status).toBe(403)
  })

  const ends: Record<string, () => Promise<unknown>> = {
    revoked: () => company.admin.call('DELETE /api/v1/user/api-key/{id}', { params: { id: key._id } }),
    narrowed: () =>
      company.admin.call('PUT /api/v1/user/api-key/{id}', {
        params: { id: key._id },
        body: { name: 'Payroll sync', scopes: ['people:read'], callsPerMinute: 60 },
      }),
    expired: () => Promise.resolve(company.clock.advance(80 * 24 * 3600)),
  }
  test.each(Object.keys(ends))('is not made once the key is %s', async (end) => {
    await bonus()
    await ends[end]!()
    const refused = await approve(hr)
    expect(refused.status).toBe(409)
    expect((refused.body as { message: string }).message).toMatch(/^Payroll sync may no longer make this change/)
  })
})
