import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import type { Key } from '../../testing/call.ts'
import { aCompany, run, type Company, type Person } from '../../testing/company.ts'
import { plusSeconds } from '../clock.ts'
import { obeysKey } from './once.ts'

const roles = 'POST /api/v1/user/role'
let company: Company
let hr: Person
beforeAll(async () => {
  company = await aCompany()
  hr = await company.employee('Kavya Menon', { role: 'HR', granted: ['informationWrite'] })
})

const body = (name: string) => ({ body: { name } })
const under = (key: string) => ({ headers: { 'idempotency-key': key } })
const kept = async () =>
  Number(((await company.within((tx) => run(tx, sql`select count(*) as n from sent_once`))).rows[0] as { n: string }).n)

describe('a call with an Idempotency-Key', () => {
  it('is made once and gives the same reply, in any order and at the same moment', async () => {
    const send = () => company.admin.raw(roles, { ...body('Auditor'), ...under('a') })
    const answers = [...(await Promise.all(Array.from({ length: 6 }, send))), await send()]
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  })

  it('is a different call with another key, for another person, or without one', async () => {
    const send = (key: string, who = company.admin) => who.raw(roles, { ...body('Trainer'), ...under(key) })
    expect((await send('b')).status).toBe(200)
    expect((await send('c')).status).toBe(409)
    expect((await send('b', hr)).status).toBe(409)
    expect((await company.admin.raw(roles, body('Trainer'))).status).toBe(409)
  })

  it('is refused if the key came with something else', async () => {
    await company.admin.call(roles, { ...body('Cook'), ...under('d') })
    expect(await company.admin.refused(roles, { ...body('Gardener'), ...under('d') })).toMatchObject({
      ...{ status: 422, errors: [{ path: 'headers.idempotency-key' }] },
    })
  })

  it('may be retried after it failed', async () => {
    const again = () => company.admin.raw(roles, { ...body('Driver'), ...under('e') })
    const { _id } = await company.admin.call(roles, body('Driver'))
    expect((await again()).status).toBe(409)
    await company.admin.call('DELETE /api/v1/user/role/{id}', { params: { id: _id } })
    expect((await again()).status).toBe(200)
  })

  it.each(['', 'two words', 'x'.repeat(201), 'näh'])('is refused with the key "%s"', async (key) => {
    const { status, errors } = await company.admin.refused(roles, { ...body('Nobody'), ...under(key) })
    expect([status, errors?.[0]?.path]).toEqual([400, 'headers.idempotency-key'])
  })

  it('is forgotten after a day', async () => {
    await company.within((tx) =>
      run(
        tx,
        sql`update sent_once set sent_at = ${plusSeconds(tx.now, -25 * 3600)} where organisation_id = ${tx.organisation}`,
      ),
    )
    expect(await kept()).toBeGreaterThan(1)
    await company.admin.call(roles, { ...body('Porter'), ...under('f') })
    expect(await kept()).toBe(1)
  })
})

const signIn = '/api/v1/user/'
const ofApiKeys = ['api-key', 'api-key/{id}/renew']
const ofWebhooks = ['webhook', 'webhook/{id}/renew']
const ofSignIn = [
  'disable-2fa',
  'enable-2fa',
  'passkey-challenge',
  'recovery-codes',
  'two-step-verification',
  'two-step-verify-otp',
  'verify-2fa',
]

const ofCompanySignIn = [
  'POST /api/auth/sso/prove',
  `POST ${signIn}single-sign-on/domain-proof`,
  `POST ${signIn}single-sign-on/scim-token`,
  `POST ${signIn}single-sign-on/test`,
  `PUT ${signIn}single-sign-on`,
]

it('stores nothing of calls that carry or return a secret', () => {
  const secret = (Object.entries(allRoutes) as [Key, Route][]).filter(([, route]) => route.secret === true)
  const expected = [
    ...[...ofApiKeys, ...ofSignIn, ...ofWebhooks].map((call) => `POST ${signIn}${call}`),
    ...ofCompanySignIn,
    'POST /api/v1/dashboard/calendar-feed',
  ]
  expect(secret.map(([key]) => key).toSorted()).toEqual(expected.toSorted())
})

it('every call that changes something obeys a key, except those named here', () => {
  const without = (Object.entries(allRoutes) as [Key, Route][])
    .filter(([, { secret }]) => secret !== true)
    .filter(([key, route]) => !key.startsWith('GET ') && !obeysKey(key as never, route))
    .filter(([key, { access }]) => access !== 'public' && access !== 'onboarding' && !key.includes(' /api/auth/'))
    .map(([key]) => key)
  expect(without.toSorted()).toEqual([
    'POST /api/v1/employee/attendance-preview',
    'POST /api/v1/employee/claims-preview',
    'POST /api/v1/employee/holiday-effect',
    'POST /api/v1/employee/leave-preview',
    'POST /api/v1/employee/loan-preview',
    'POST /api/v1/employee/markdown-preview',
    'POST /api/v1/employee/procurement-preview',
    'POST /api/v1/employee/salary-arrears',
    'POST /api/v1/employee/travel-expense-preview',
    'POST /api/v1/employee/travel-expense-settlement-preview',
    'POST /api/v1/employee/work-from-home-preview',
    'POST /api/v1/user/activity-log-chain/head',
    'POST /api/v1/user/company-setup/preview',
    'POST /api/v1/user/leave-policy/effect',
    'POST /api/v1/user/letter-preview',
    'POST /api/v1/user/letter-preview-pdf',
    'POST /api/v1/user/letter-template/{kind}/preview',
    'POST /api/v1/user/pay-input-batch/preview',
    'POST /api/v1/user/pay-input-batch/rows',
    'POST /api/v1/user/payrun-bank-template-preview',
    'POST /api/v1/user/payrun/{id}/pf-part-payment',
    'POST /api/v1/user/quick-add/payrun-rehearsal',
    'POST /api/v1/user/salary-breakdown',
    'POST /api/v1/user/salary-component-example',
    'POST /api/v1/user/shift-effect',
    'POST /api/v1/user/statutory-settings/effect',
    'POST /api/v1/user/statutory-settings/preview',
  ])
})
