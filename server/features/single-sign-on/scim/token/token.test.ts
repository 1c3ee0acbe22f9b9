import { expect, test } from 'vitest'
import { addDays } from '@muster/engine/day.ts'
import { aCompany, type Company } from '../../../../testing/company.ts'
import { warnOfTokens } from '../warn.ts'

const key = 'POST /api/v1/user/single-sign-on/scim-token'
const get = 'GET /api/v1/user/single-sign-on/scim'
const body = { expiresOn: '2027-06-30' }

async function ask({ fastify }: Company, token: string, remoteAddress = '192.0.2.1') {
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fastify.inject({ ...{ method: 'GET', url: '/scim/v2/Users', remoteAddress }, headers })
  return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], body: reply.json() as object }
}
const works = async (company: Company, token: string) => (await ask(company, token)).status === 200
const heard = async ({ admin }: Company) =>
  (await admin.call('GET /api/v1/notification/all')).filter(({ type }) => type === 'scim').map(({ message }) => message)

test('only the admin makes, sees and revokes tokens; the secret is shown once', async () => {
  const company = await aCompany('Bharat Looms')
  const { admin } = company
  const hr = await company.employee('Hema Rao', { role: 'HR', granted: ['permissionWrite'] })
  expect((await hr.refused(key, { body })).status).toBe(403)
  expect((await hr.refused(get)).status).toBe(403)
  expect((await admin.call(get)).tokens).toEqual([])
  const { token } = await admin.call(key, { body: { ...body, mailsInvitations: true } })
  expect(await works(company, token)).toBe(true)
  const shown = await admin.call(get)
  expect(shown.tokens).toMatchObject([
    {
      ...{ lastFour: token.slice(-4), state: 'active', mailsInvitations: true, createdBy: 'Bharat Looms Admin' },
      ...{ expiresOn: '2027-06-30', lastUsedAt: company.clock.now() },
    },
  ])
  expect(JSON.stringify(shown)).not.toContain(token)
  const params = { id: shown.tokens[0]!._id }
  expect((await hr.refused('DELETE /api/v1/user/single-sign-on/scim-token/{id}', { params })).status).toBe(403)
  await admin.call('DELETE /api/v1/user/single-sign-on/scim-token/{id}', { params })
  expect(await works(company, token)).toBe(false)
  expect(await works(company, admin.token)).toBe(false)
})

test('two tokens work side by side, a third is refused, and revoking one leaves the other', async () => {
  const company = await aCompany('Deccan Tea')
  const { admin } = company
  const first = await admin.call(key, { body })
  company.clock.advance(1)
  const second = await admin.call(key, { body })
  expect([await works(company, first.token), await works(company, second.token)]).toEqual([true, true])
  expect((await admin.refused(key, { body })).status).toBe(409)
  const [newest, oldest] = (await admin.call(get)).tokens
  expect(newest?.lastFour).toBe(second.token.slice(-4))
  await admin.call('DELETE /api/v1/user/single-sign-on/scim-token/{id}', { params: { id: oldest!._id } })
  expect([await works(company, first.token), await works(company, second.token)]).toEqual([false, true])
})

test('admins who create tokens at the same moment get two', async () => {
  const company = await aCompany('Nilgiri Mills')
  const tries = await Promise.all([1, 2, 3, 4].map(() => company.admin.raw(key, { body })))
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(2)
  expect((await company.admin.call(get)).tokens).toHaveLength(2)
})

test("a company cannot revoke another company's token", async () => {
  const [one, other] = [await aCompany('Kaveri Foods'), await aCompany('Ganga Steel')]
  const { token } = await one.admin.call(key, { body })
  const params = { id: (await one.admin.call(get)).tokens[0]!._id }
  const foreign = await other.admin.refused('DELETE /api/v1/user/single-sign-on/scim-token/{id}', { params })
  expect(foreign.status).toBe(404)
  expect((await other.admin.call(get)).tokens).toEqual([])
  expect(await works(one, token)).toBe(true)
})

test('a token ends after its last day, and the admins are notified fourteen and three days before, once each', async () => {
  const company = await aCompany('Malabar Spices')
  const { admin } = company
  for (const expiresOn of ['2020-01-01', '2029-01-01'])
    expect((await admin.refused(key, { body: { expiresOn } })).errors).toMatchObject([{ path: 'body.expiresOn' }])
  const { token } = await admin.call(key, { body: { expiresOn: '2026-12-01' } })
  const check = async () => {
    for (let time = 0; time < 2; time += 1) await warnOfTokens(company.app, { organisation: company.organisation })
  }
  await check()
  expect(await heard(company)).toEqual([expect.stringMatching(`SCIM token ending in ${token.slice(-4)} expires on`)])
  company.clock.advance(9 * 86_400)
  await check()
  expect(await heard(company)).toHaveLength(2)
  expect(await works(company, token)).toBe(true)
  company.clock.advance(4 * 86_400)
  expect(await works(company, token)).toBe(false)
  expect((await admin.call(get)).tokens).toMatchObject([{ state: 'expired' }])
  await check()
  expect(await heard(company)).toHaveLength(3)
  expect(await heard(company)).toContainEqual(expect.stringMatching(`${token.slice(-4)} expired on`))
  for (let time = 0; time < 2; time += 1) await admin.call(key, { body })
  expect((await admin.call(get)).tokens.map(({ state }) => state)).toEqual(['active', 'active'])
})

test('a token stops with the rights of the admin who made it, and the other admins are notified', async () => {
  const company = await aCompany('Konkan Cashew')
  const asha = await company.employee('Asha Pillai', { role: 'Admin' })
  const { token } = await asha.call(key, { body })
  expect(await works(company, token)).toBe(true)
  await company.within((tx) =>
    tx.query({
      ...{ name: '', values: [asha.account] },
      text: `update account set role_id = role.id from role
        where role.organisation_id = account.organisation_id and role.name = 'Employee' and account.id = $1`,
    }),
  )
  expect(await works(company, token)).toBe(false)
  expect((await company.admin.call(get)).tokens).toMatchObject([{ state: 'stopped', createdBy: 'Asha Pillai' }])
  for (let time = 0; time < 2; time += 1) await warnOfTokens(company.app, { organisation: company.organisation })
  expect(await heard(company)).toEqual([`The SCIM token ending in ${token.slice(-4)} no longer works`])
})

test('a company can make 600 calls a minute, without slowing down any other company', async () => {
  const [busy, other] = [await aCompany('Satpura Paper'), await aCompany('Aravalli Stone')]
  const { token } = await busy.admin.call(key, { body })
  for (let call = 0; call < 599; call += 1)
    await busy.app.limits.spend('scim', busy.organisation, { max: 600, seconds: 60 })
  expect((await ask(busy, token)).status).toBe(200)
  const refused = await ask(busy, token)
  expect(refused).toMatchObject({ status: 429, body: { status: '429' } })
  expect(Number(refused.retryAfter)).toBeGreaterThan(0)
  expect(await works(other, (await other.admin.call(key, { body })).token)).toBe(true)
})

test('a network can try 60 wrong tokens a minute, without slowing down other networks or valid tokens', async () => {
  const company = await aCompany('Vindhya Glass')
  const { token } = await company.admin.call(key, { body })
  const network = '198.51.100.77'
  for (let time = 0; time < 60; time += 1) expect((await ask(company, `wrong-${time}`, network)).status).toBe(401)
  expect((await ask(company, 'wrong', network)).status).toBe(429)
  expect((await ask(company, 'wrong', '203.0.113.5')).status).toBe(401)
  expect((await ask(company, token, network)).status).toBe(200)
})

test('the admins are notified once of a token made before tokens had a last day', async () => {
  const company = await aCompany('Malwa Cotton')
  const { token } = await company.admin.call(key, { body })
  await company.within((tx) =>
    tx.query({
      ...{ name: '', values: [] },
      text: 'update scim_token set expires_on = null, expires_at = null, last_four = null',
    }),
  )
  for (let time = 0; time < 2; time += 1) await warnOfTokens(company.app, { organisation: company.organisation })
  expect(await heard(company)).toEqual(['Your SCIM token has no last day'])
  expect(await works(company, token)).toBe(true)
  expect((await company.admin.call(get)).tokens).toMatchObject([{ state: 'active', expiresOn: null }])
})

test('a token whose maker is an admin again is warned about like any other', async () => {
  const company = await aCompany('Coromandel Salt')
  const asha = await company.employee('Asha Pillai', { role: 'Admin' })
  const expiresOn = addDays(company.clock.now().slice(0, 10), 8)
  const { token } = await asha.call(key, { body: { expiresOn } })
  const make = (role: string) =>
    company.within((tx) =>
      tx.query({
        ...{ name: '', values: [asha.account, role] },
        text: `update account set role_id = role.id from role
          where role.organisation_id = account.organisation_id and role.name = $2 and account.id = $1`,
      }),
    )
  const check = () => warnOfTokens(company.app, { organisation: company.organisation })
  await make('Employee')
  await check()
  await make('Admin')
  for (let time = 0; time < 2; time += 1) await check()
  const ending = token.slice(-4)
  expect((await heard(company)).toSorted()).toEqual([
    expect.stringMatching(`ending in ${ending} expires on`),
    `The SCIM token ending in ${ending} no longer works`,
  ])
})
