import { expect, test } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import { aCompany } from '../../../testing/company.ts'
import { appWith, firstStep, turnOnAuthenticator } from '../testing/authenticator.ts'
import { priyaOf, refresh, signedIn } from '../testing/signed-in.ts'
import { visitor, type Visitor } from '../testing/visitor.ts'
import { givePassword, password } from '../testing/with-password.ts'

/** HR in a browser, and Priya, whom HR may help. */
async function hrAndPriya() {
  const company = await aCompany()
  const { priya, browser: priyas } = await priyaOf(company)
  const hr = await company.employee('Hema Rao', { role: 'HR' })
  const email = await givePassword(company, hr.account)
  const browser = await signedIn(email)
  /** Lets time pass while browsers stay open. */
  const later = async (seconds: number, ...browsers: Visitor[]) => {
    company.clock.advance(seconds)
    for (const one of browsers) one.token = String((await refresh(one)).body['accessToken'])
  }
  return { company, priya, priyas, email, browser, later }
}

const minute = 60
const prove = (browser: Visitor, body: object) => browser.send('POST /api/auth/user/prove', { body })

test('sensitive acts are refused 15 minutes after the last proof, and allowed after another one', async () => {
  const { priya, browser, later } = await hrAndPriya()
  const help = () => browser.send('POST /api/v1/user/disable-security/{id}', { params: { id: priya.employee } })
  await later(15 * minute, browser)
  expect((await help()).status).toBe(200)
  await later(1, browser)
  expect(await help()).toMatchObject({
    ...{ status: 403, message: 'Confirm that it is you, then try again.' },
    body: { needsProof: true },
  })
  for (const wrong of [{}, { password: 'not it' }, { code: '123456' }]) {
    expect((await prove(browser, wrong)).status).toBe(400)
  }
  expect((await help()).status).toBe(403)
  expect((await prove(browser, { password })).status).toBe(200)
  expect((await help()).status).toBe(200)
  await later(15 * minute + 1, browser)
  expect((await help()).status).toBe(403)
})

test('reading and everyday work go on, and a proof counts for one session only', async () => {
  const { priya, email, browser, later } = await hrAndPriya()
  const other = await signedIn(email)
  await later(16 * minute, browser, other)
  const params = { id: priya.employee }
  expect((await browser.send('GET /api/v1/employee/employee-security/{id}', { params })).status).toBe(200)
  await prove(browser, { password })
  const help = (from: Visitor) => from.send('POST /api/v1/user/disable-security/{id}', { params })
  expect([(await help(browser)).status, (await help(other)).status]).toEqual([200, 403])
})

test('anyone who may not make the call at all is not asked for a proof', async () => {
  const { priya, priyas, later } = await hrAndPriya()
  await later(16 * minute, priyas)
  const refused = await priyas.send('POST /api/v1/user/disable-security/{id}', { params: { id: priya.employee } })
  expect(refused.status).toBe(403)
  expect(refused.body['needsProof']).toBeUndefined()
})

test('a code of the authenticator proves it too, once', async () => {
  const company = await aCompany()
  const { browser } = await priyaOf(company)
  const { app } = await turnOnAuthenticator(browser, company.clock)
  company.clock.advance(30)
  const code = app.code(company.clock.now())
  const give = () => browser.send('POST /api/auth/user/prove', { body: { code } })
  expect([(await give()).status, (await give()).status]).toEqual([200, 400])
})

test('an authenticator still being set up proves nothing, and is not turned on by trying', async () => {
  const company = await aCompany()
  const { browser, email } = await priyaOf(company)
  const begun = appWith((await browser.send('POST /api/v1/user/enable-2fa', { body: { password } })).data)
  const code = begun.code(company.clock.now())
  for (const key of ['POST /api/auth/user/prove', 'POST /api/v1/user/disable-2fa'] as const) {
    expect((await browser.send(key, { body: { code } })).status).toBe(400)
  }
  expect(await firstStep(visitor(), email)).toBeNull()
})

test('these calls need a proof', () => {
  const keys = Object.entries(allRoutes as Record<string, Route>).flatMap(([key, { proof }]) => (proof ? [key] : []))
  expect(keys.toSorted()).toEqual([
    'DELETE /api/v1/user/passkey/{id}',
    'DELETE /api/v1/user/payrun-bank-template/{id}',
    'DELETE /api/v1/user/role/{id}',
    'DELETE /api/v1/user/single-sign-on/scim-token/{id}',
    'GET /api/v1/privacy/export-file/{id}',
    'GET /api/v1/user/activity-log-export',
    'GET /api/v1/user/annual-return/file',
    'GET /api/v1/user/attendance-archive/{month}',
    'GET /api/v1/user/bonus-run/file/{form}',
    'GET /api/v1/user/gratuity/file',
    'GET /api/v1/user/parallel-run/{id}/file',
    'GET /api/v1/user/payrun/{id}/files/{kind}',
    'GET /api/v1/user/tds-statement/{year}/{quarter}/file',
    'POST /api/v1/employee/bank-details',
    'POST /api/v1/employee/employee-change-password/{id}',
    'POST /api/v1/employee/salary',
    'POST /api/v1/employee/self-change-request/bank',
    'POST /api/v1/employee/self-change-request/name',
    'POST /api/v1/employee/self-change-request/number',
    'POST /api/v1/privacy/erasure/{id}',
    'POST /api/v1/privacy/export/{id}',
    'POST /api/v1/privacy/own-export',
    'POST /api/v1/user/api-key',
    'POST /api/v1/user/api-key/{id}/renew',
    'POST /api/v1/user/data-import/{id}/start',
    'POST /api/v1/user/data-import/{id}/undo',
    'POST /api/v1/user/disable-security/{id}',
    'POST /api/v1/user/legal-entity',
    'POST /api/v1/user/letter',
    'POST /api/v1/user/letter/{id}/cancel',
    'POST /api/v1/user/passkey',
    'POST /api/v1/user/passkey-challenge',
    'POST /api/v1/user/payable-payment',
    'POST /api/v1/user/payrun-bank-template',
    'POST /api/v1/user/payrun/{id}/pf-part-payment',
    'POST /api/v1/user/payrun/{id}/release',
    'POST /api/v1/user/role',
    'POST /api/v1/user/single-sign-on/domain',
    'POST /api/v1/user/single-sign-on/domain-proof',
    'POST /api/v1/user/single-sign-on/domain-removal',
    'POST /api/v1/user/single-sign-on/scim-token',
    'POST /api/v1/user/single-sign-on/test',
    'POST /api/v1/user/webhook',
    'POST /api/v1/user/webhook/{id}/renew',
    'PUT /api/v1/employee/bank-details/{id}',
    'PUT /api/v1/employee/change-request/{id}',
    'PUT /api/v1/employee/permissions/{id}',
    'PUT /api/v1/employee/salary/{id}',
    'PUT /api/v1/user/alert-delivery',
    'PUT /api/v1/user/alert-setting',
    'PUT /api/v1/user/api-key/{id}',
    'PUT /api/v1/user/attendance-archive',
    'PUT /api/v1/user/bank-wait',
    'PUT /api/v1/user/legal-entity/{id}',
    'PUT /api/v1/user/legal-entity/{id}/bank',
    'PUT /api/v1/user/payrun-bank',
    'PUT /api/v1/user/payrun-bank-template/{id}',
    'PUT /api/v1/user/payrun/{id}',
    'PUT /api/v1/user/payrun/{id}/bank-answer',
    'PUT /api/v1/user/pending-change/{id}',
    'PUT /api/v1/user/pending-changes',
    'PUT /api/v1/user/role/{id}',
    'PUT /api/v1/user/second-factor-rule',
    'PUT /api/v1/user/single-sign-on',
    'PUT /api/v1/user/single-sign-on/scim-token/{id}',
    'PUT /api/v1/user/single-sign-on/sign-in/{id}',
    'PUT /api/v1/user/two-person-rule',
    'PUT /api/v1/user/webhook/{id}',
  ])
})
