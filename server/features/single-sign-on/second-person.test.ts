import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, run, type Company, type Person } from '../../testing/company.ts'
import { toDecide, withPasswords } from '../../testing/second-person.ts'
import { proveDomain } from './testing/company-with-provider.ts'
import { followGroups } from './sign-in/person.ts'
import { sendScim } from './testing/scim-client.ts'

const sso = 'PUT /api/v1/user/single-sign-on'
const tokenKey = 'POST /api/v1/user/single-sign-on/scim-token'
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const plain = {
  ...{ issuer: 'https://login.example.com', clientId: 'muster', clientSecret: 'a secret of theirs' },
  ...{ accounts: 'invited' as const, trustsSecondFactor: false, groupsClaim: null, breakGlass: [] as string[] },
  ...{ state: 'off' as const, roles: [] as { group: string; roleId: string }[] },
}
let companies = 0
let company: Company
let domain: string
let hr: Person

beforeEach(async () => {
  companies += 1
  domain = `two-${companies}.test`
  company = await aCompany()
  hr = await company.employee('Hema Rao', { role: 'HR' })
  await proveDomain(company, domain)
})

const roleId = async (name: string) =>
  (await company.admin.call('GET /api/v1/user/role', { query: { roleName: name } })).data.find(
    (role) => role.name === name,
  )!._id
const approveOnly = async (by: Person) => {
  const [change] = await toDecide(by)
  return by.call('PUT /api/v1/user/pending-change/{id}', { params: { id: change!._id }, body: { decision: 'approve' } })
}
const mapped = async (role: string) => ({ ...plain, roles: [{ group: 'Finance', roleId: await roleId(role) }] })
const tokenOf = () => company.admin.call(tokenKey, { body: { expiresOn: '2027-06-30' } })
const set = (statement: ReturnType<typeof sql>) => company.within(async (tx) => void (await run(tx, statement)))

async function provisioned(token: string, name: string): Promise<string> {
  const userName = `${name}@${domain}`
  const user = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], userName, active: true }
  const made = await sendScim(company, token, 'POST', '/Users', {
    ...user,
    name: { givenName: name, familyName: 'Menon' },
  })
  expect(made.status).toBe(201)
  return made.body.id
}

const inGroup = (token: string, ...people: string[]) =>
  sendScim(company, token, 'POST', '/Groups', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
    displayName: 'Finance',
    members: people.map((value) => ({ value })),
  })

const roleOf = async (account: Id) => {
  const { rows } = await company.within((tx) =>
    run(
      tx,
      sql`select role.name from account join role on role.organisation_id = account.organisation_id and role.id = account.role_id
        where account.id = ${account}`,
    ),
  )
  return (rows[0] as { name: string }).name
}

describe('while a second person is there', () => {
  beforeEach(() => withPasswords(company, hr))

  test('a group is mapped to a privileged role by two, also while single sign-on is off', async () => {
    expect((await company.admin.raw(sso, { body: await mapped('Employee') })).status).toBe(200)
    for (const role of ['HR', 'Accountant'])
      expect([role, (await company.admin.raw(sso, { body: await mapped(role) })).status]).toEqual([role, 202])
    const { provider } = await company.admin.call('GET /api/v1/user/single-sign-on')
    expect(provider?.roles).toEqual([{ group: 'Finance', roleId: await roleId('Employee') }])
  })

  test('a plain role that a group gives becomes privileged by two, although no one has it yet', async () => {
    const { _id: id } = await company.admin.call('POST /api/v1/user/role', { body: { name: 'Guest', permissions: [] } })
    const roles = [{ group: 'Finance', roleId: id }]
    expect((await company.admin.raw(sso, { body: { ...plain, roles } })).status).toBe(200)
    const body = { name: 'Guest', permissions: ['employeeSalaryWrite' as const] }
    expect((await company.admin.raw('PUT /api/v1/user/role/{id}', { params: { id }, body })).status).toBe(202)
  })

  test('a SCIM token is shown at once and works once a second person approves it', async () => {
    const { status, body } = await company.admin.raw(tokenKey, { body: { expiresOn: '2027-06-30' } })
    expect(status).toBe(202)
    const { token } = (body as unknown as { data: { token: string } }).data
    expect((await sendScim(company, token, 'GET', '/Users')).status).toBe(401)
    const state = async () => (await company.admin.call('GET /api/v1/user/single-sign-on/scim')).tokens[0]!.state
    expect(await state()).toBe('pending')
    await approveOnly(hr)
    expect((await sendScim(company, token, 'GET', '/Users')).status).toBe(200)
    expect(await state()).toBe('active')
  })

  test('SCIM asks for another address of someone with privileged access, and for their return; it answers what is so', async () => {
    const mira = await company.employee('Mira Das', { role: 'HR' })
    await withPasswords(company, mira)
    const { body } = await company.admin.raw(tokenKey, { body: { expiresOn: '2027-06-30' } })
    const { token } = (body as unknown as { data: { token: string } }).data
    await approveOnly(hr)
    const patch = (...operations: object[]) =>
      sendScim(company, token, 'PATCH', `/Users/${mira.account}`, { schemas: [patchOp], Operations: operations })
    const before = (await sendScim(company, token, 'GET', `/Users/${mira.account}`)).body['userName']
    // A provider sends it again with each round.
    for (let time = 0; time < 2; time += 1) {
      const moved = await patch({ op: 'replace', path: 'userName', value: `mira@${domain}` })
      expect([moved.status, moved.body['userName']]).toEqual([200, before])
    }
    await approveOnly(hr)
    expect((await sendScim(company, token, 'GET', `/Users/${mira.account}`)).body['userName']).toBe(`mira@${domain}`)
    expect((await patch({ op: 'replace', path: 'active', value: false })).body).toMatchObject({ active: false })
    for (let time = 0; time < 2; time += 1)
      expect((await patch({ op: 'replace', path: 'active', value: true })).body).toMatchObject({ active: false })
    await approveOnly(hr)
    expect((await sendScim(company, token, 'GET', `/Users/${mira.account}`)).body).toMatchObject({ active: true })
  })
})

describe('whoever got access through the identity provider', () => {
  test('does not decide for the admin who mapped the group and made the token, nor for others of that group', async () => {
    await company.admin.call(sso, { body: await mapped('HR') })
    const { token } = await tokenOf()
    const [pia, pal] = [await provisioned(token, 'pia'), await provisioned(token, 'pal')]
    expect((await inGroup(token, pia, pal)).status).toBe(201)
    expect(await roleOf(pia)).toBe('HR')
    await set(sql`update account set password_hash = 'set' where id in (${pia}, ${pal})`)
    await withPasswords(company, hr)
    const near = (await company.admin.call('GET /api/v1/user/two-person-rule')).find(({ area }) => area === 'salary')
    expect(near).toMatchObject({ isActive: true, notIndependent: ['pal Menon', 'pia Menon'] })
    const asked = await company.admin.raw('PUT /api/v1/user/two-person-rule', { body: { area: 'salary', isOn: false } })
    expect((asked.body as { message: string }).message).toBe('Sent for approval to Hema Rao')
  })

  test('does not either if a sign-in brought the group along', async () => {
    await company.admin.call(sso, { body: await mapped('HR') })
    const pia = await company.employee('Pia Menon')
    await withPasswords(company, pia, hr)
    await company.within((tx) => followGroups(tx, pia.account, ['Finance']))
    expect(await roleOf(pia.account)).toBe('HR')
    const asked = await company.admin.raw('PUT /api/v1/user/two-person-rule', { body: { area: 'salary', isOn: false } })
    expect((asked.body as { message: string }).message).toBe('Sent for approval to Hema Rao')
  })

  test('who is switched off by the provider leaves the rule in force for three days', async () => {
    const { token } = await tokenOf()
    await withPasswords(company, hr)
    const off = { schemas: [patchOp], Operations: [{ op: 'replace', path: 'active', value: false }] }
    expect((await sendScim(company, token, 'PATCH', `/Users/${hr.account}`, off)).status).toBe(200)
    const body = { area: 'salary' as const, isOn: false }
    expect((await company.admin.raw('PUT /api/v1/user/two-person-rule', { body })).status).toBe(202)
    company.clock.advance(3 * 24 * 3600 + 60)
    expect((await company.admin.raw('PUT /api/v1/user/two-person-rule', { body })).status).toBe(200)
  })
})
