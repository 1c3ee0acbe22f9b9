import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import { permissions } from '@muster/contract/permissions.ts'
import { withPayroll } from '../../features/payroll/testing.ts'
import type { Key } from '../../testing/call.ts'
import { aCompany, run } from '../../testing/company.ts'

const account = {
  holderName: 'Hema Rao',
  accountNumber: '123456789012',
  accountNumberAgain: '123456789012',
  ifsc: 'HDFC0000001',
  accountType: 'savings',
}
const amount = { type: 'earning', name: 'Bonus', amountPaise: 100_000, reason: 'Well done', fromMonth: '2026-12' }
const item = { financialYear: '2026-27', details: { section: '80C', kind: 'ppf', note: '', amountPaise: 100_000 } }
const settlement = {
  ...{ reason: 'resignation', noticeDays: 30, servedDays: 30, noticeBy: 'nobody', isFixedTerm: false, items: [] },
  ...{ paysGratuity: true, paysBonus: true, gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0 },
}

/** Calls that a person in HR makes about themselves. `own` is their employee record. */
const aboutOneself = (own: string, ids: Record<'policy' | 'template', string>, value: object) =>
  ({
    'PUT /api/v1/employee/basic-info/{id}': { joinedOn: '2020-01-01' },
    'POST /api/v1/employee/assignments': { employees: [own], shiftId: ids.policy },
    'PUT /api/v1/employee/status/{id}': { status: 'active' },
    'POST /api/v1/employee/rehire/{id}': {
      ...{ code: 'ACM-0900', firstName: 'Hema', lastName: 'Rao', workEmail: 'hema@acme.test', joinedOn: '2026-12-01' },
      ...{ roleId: ids.policy, locationId: ids.policy, shiftId: ids.policy },
    },
    'PUT /api/v1/employee/permissions/{id}': { permissions: { form16Read: false } },
    'POST /api/v1/employee/personal-info': { employeeId: own, birthDate: '1950-01-01' },
    'PUT /api/v1/employee/personal-info/{id}': { birthDate: '1950-01-01' },
    'POST /api/v1/employee/bank-details': { employeeId: own, ...account },
    'PUT /api/v1/employee/bank-details/{id}': account,
    'PUT /api/v1/employee/attendance/{id}': {
      day: '2026-11-19',
      spans: [{ in: '09:30', out: '18:30' }],
      reason: 'Forgot to punch',
    },
    'POST /api/v1/employee/late-attendance/{id}': { day: '2026-10-15', halfDays: -2, reason: 'I was there' },
    'POST /api/v1/employee/salary': {
      employeeId: own,
      ...{ templateId: ids.template, annualCtcPaise: 999_999_900, startsOn: '2026-12-01' },
    },
    'PUT /api/v1/employee/salary/{id}': {
      ...{ templateId: ids.template, annualCtcPaise: 999_999_900, startsOn: '2026-12-01' },
    },
    'PUT /api/v1/employee/statutory/{id}': { from: '2026-12', value },
    'POST /api/v1/user/pay-input': { employeeId: own, ...amount, toMonth: '2026-12' },
    'POST /api/v1/user/opening-pay': {
      ...{ employeeId: own, fromMonth: '2026-04', toMonth: '2026-04' },
      ...{ salaryPaise: 100_000, tdsPaise: 50_000 },
    },
    'POST /api/v1/employee/loan': {
      employeeId: own,
      ...{ name: 'Advance', principalPaise: 100_000, givenOn: '2026-11-20', startMonth: '2026-12', repaidBy: 'months' },
      ...{ months: 3, installmentPaise: null, reason: 'A wedding' },
    },
    'PUT /api/v1/employee/settlement/{id}': settlement,
    'PUT /api/v1/employee/settlement/{id}/check': { item: 'assets', isDone: true },
    'POST /api/v1/employee/settlement/{id}/step': { action: 'approve' },
    'POST /api/v1/employee/leave-encashment/{id}': {
      policyId: ids.policy,
      halfDays: 2,
      atExit: false,
      month: '2026-12',
      reason: 'Asked for it',
    },
    'PUT /api/v1/user/tax-regime/{id}': { financialYear: '2026-27', regime: 'old' },
    'POST /api/v1/user/tax-item': { employeeId: own, ...item },
    'PUT /api/v1/user/roster': { changes: [{ employeeId: own, from: '2026-12-01', to: null, shiftId: ids.policy }] },
  }) as const

/** About a person, without an effect on pay or approval. */
const harmless = new Set<string>([
  'POST /api/v1/employee/salary-arrears',
  'POST /api/v1/user/letter-preview',
  'POST /api/v1/user/letter-preview-pdf',
  'POST /api/v1/employee/gdpr-doc-request',
  'POST /api/v1/employee/invitations',
  'POST /api/v1/employee/resend-invitation/{id}',
  'PUT /api/v1/employee/user-profile-pic/{id}',
  'DELETE /api/v1/employee/user-profile-pic/{id}',
])

describe('no one changes the basis of their own pay or its approval', () => {
  it('by any call that names an employee', async () => {
    const company = await withPayroll(await aCompany())
    const everything = Object.keys(permissions) as (keyof typeof permissions)[]
    const hema = await company.employee('Hema Rao', { role: 'HR', granted: everything })
    const [template] = await company.admin.call('GET /api/v1/user/salary-template')
    const params = { id: hema.employee }
    const { value } = await company.admin.call('GET /api/v1/employee/statutory/{id}', { params })
    const ids = { policy: company.location, template: template!._id }
    const sent = aboutOneself(hema.employee, ids, value) as unknown as Record<string, object>
    const named = (Object.entries(allRoutes) as [Key, Route][]).filter(([key, route]) => namesAnEmployee(key, route))
    expect(named.length).toBeGreaterThan(15)
    for (const key of new Set([...named.map(([one]) => one), ...(Object.keys(sent) as Key[])])) {
      if (harmless.has(key)) continue
      expect
        .soft(sent[key], `${key} names an employee: say here what somebody in HR would send about themselves`)
        .toBeDefined()
      const { status, body } = await hema.raw(key, { params, body: sent[key] } as never)
      expect.soft([key, [403, 422].includes(status)], JSON.stringify(body)).toEqual([key, true])
    }
  })

  it('by any field of their work', async () => {
    const company = await aCompany()
    const hema = await company.employee('Hema Rao', { role: 'HR' })
    const meera = await company.employee('Meera Nair')
    const params = { id: hema.employee }
    const terms = {
      joinedOn: '2020-01-01',
      probationDays: 90,
      employmentType: 'contract',
      reportsTo: meera.employee,
    } as const
    for (const [field, value] of Object.entries(terms)) {
      const { status, errors } = await hema.refused('PUT /api/v1/employee/basic-info/{id}', {
        params,
        body: { [field]: value },
      })
      expect([field, status, errors?.[0]?.path]).toEqual([field, 403, `body.${field}`])
    }
    const shown = await hema.call('PUT /api/v1/employee/basic-info/{id}', {
      params,
      body: { phone: '+919876543210', designation: 'People partner', joinedOn: '2024-04-01' },
    })
    expect(shown).toMatchObject({ phone: '+919876543210', joinedOn: '2024-04-01' })
    await company.admin.call('PUT /api/v1/employee/basic-info/{id}', { params, body: terms })
  })

  it('by the permissions of their own role', async () => {
    const company = await aCompany()
    const hema = await company.employee('Hema Rao', { role: 'HR' })
    const { data } = await company.admin.call('GET /api/v1/user/role', { query: { limit: 100 } })
    const hr = data.find(({ name }) => name === 'HR')!
    const held = await company.within((tx) => run(tx, sql`select permissions from role where id = ${hr._id}`))
    const { permissions: before } = held.rows[0] as { permissions: (keyof typeof permissions)[] }
    const params = { id: hr._id }
    const body = { name: 'HR', permissions: before.filter((one) => one !== 'form16Read') }
    expect((await hema.refused('PUT /api/v1/user/role/{id}', { params, body })).status).toBe(403)
    await company.admin.call('PUT /api/v1/user/role/{id}', { params, body })
  })
})

/** In its path or body: the contract rejects a missing employee id. */
function namesAnEmployee(key: string, route: Route): boolean {
  if (
    key.startsWith('GET ') ||
    (typeof route.access === 'string' && ['public', 'onboarding', 'signedIn'].includes(route.access))
  )
    return false
  const told = (schema: Route['params'], value: object) =>
    schema?.safeParse(value).error?.issues.map(({ message }) => message) ?? []
  return (
    told(route.params, { id: '' }).includes('Employee ID is required') ||
    told(route.body, { employeeId: '' }).includes('Choose an employee') ||
    told(route.body, { employeeId: '' }).includes('Employee ID is required')
  )
}
