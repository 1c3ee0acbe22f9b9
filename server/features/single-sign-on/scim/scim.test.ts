import { beforeAll, describe, expect, test } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { proveDomain } from '../testing/company-with-provider.ts'
import { type Method, sendScim } from '../testing/scim-client.ts'

const key = 'POST /api/v1/user/single-sign-on/scim-token'
const user = 'urn:ietf:params:scim:schemas:core:2.0:User'
let company: Company
let token: string
let people = 0
/** Employed before the identity provider adds anyone, so that no one takes their codes. */
let chief: Person
const colleagues: Person[] = []

beforeAll(async () => {
  company = await aCompany()
  chief = await company.employee('Asha Pillai', { role: 'Admin' })
  for (const name of ['Ravi Menon', 'Divya Shah', 'Karan Gill', 'Lata Bose'])
    colleagues.push(await company.employee(name))
  await proveDomain(company, 'acme-scim.test')
  token = (await company.admin.call(key, { body: { expiresOn: '2027-06-30' } })).token
})

const send = (method: Method, path: string, payload?: unknown, as = token) =>
  sendScim(company, as, method, path, payload)

const patch = (id: string, ...operations: object[]) =>
  send('PATCH', `/Users/${id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: operations,
  })

async function added(more: object = {}) {
  people += 1
  const userName = `person${people}@acme-scim.test`
  const name = { givenName: 'Meera', familyName: 'Iyer' }
  const { status, body } = await send('POST', '/Users', { schemas: [user], userName, name, active: true, ...more })
  expect({ status, detail: body['detail'] }).toEqual({ status: 201, detail: undefined })
  return body
}

const rightsOf = async (person: Person) => (await person.raw('GET /api/auth/user/session')).status

test('it reports its capabilities', async () => {
  const { status, type, body } = await send('GET', '/ServiceProviderConfig', undefined, '')
  expect({ status, type }).toEqual({ status: 200, type: 'application/scim+json; charset=utf-8' })
  expect(body).toMatchObject({ patch: { supported: true }, bulk: { supported: false }, filter: { maxResults: 200 } })
  expect((await send('GET', '/ResourceTypes')).body.Resources).toMatchObject([
    { endpoint: '/Users', schema: user },
    { endpoint: '/Groups' },
  ])
  expect((await send('GET', '/Schemas')).body.Resources).toMatchObject([{ id: user }, { name: 'Group' }])
  expect((await send('GET', `/Schemas/${user}`)).body).toMatchObject({ id: user })
  expect((await send('GET', '/Me')).status).toBe(501)
  expect(await send('POST', '/Bulk', {})).toMatchObject({ status: 501, body: { status: '501' } })
  expect((await send('GET', '/Nothing')).status).toBe(404)
})

test('a person is added with the least privileged role, found, and unique by address', async () => {
  const made = await added({ externalId: 'okta-1' })
  expect(made).toMatchObject({ externalId: 'okta-1', active: true, name: { givenName: 'Meera', familyName: 'Iyer' } })
  expect((await send('GET', `/Users/${made.id}`)).body).toEqual(made)
  const again = await send('POST', '/Users', { userName: String(made['userName']).toUpperCase() })
  expect(again).toMatchObject({ status: 409, body: { scimType: 'uniqueness', status: '409' } })
  const role = await company.within((tx) =>
    tx.query({
      ...{ name: '', values: [made.id] },
      text: 'select role.name from account join role using (organisation_id) where role.id = account.role_id and account.id = $1',
    }),
  )
  expect(role.rows).toEqual([{ name: 'Employee' }])
})

test('two concurrent requests for the same person add one', async () => {
  const body = { userName: 'twin@acme-scim.test', name: { givenName: 'Twin', familyName: 'Rao' } }
  const both = await Promise.all([send('POST', '/Users', body), send('POST', '/Users', body)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect((await send('GET', '/Users?filter=userName eq "twin@acme-scim.test"')).body).toMatchObject({ totalResults: 1 })
})

describe('a filter', () => {
  test.each([
    (address: string) => `userName eq "${address}"`,
    (address: string) => `USERNAME EQ "${address.toUpperCase()}"`,
    (address: string) => `emails[type eq "work"].value eq "${address}"`,
    (address: string) => `emails.value eq "${address}" and active eq true`,
    (address: string) => `${user}:userName eq "${address}" and active eq "True"`,
    (address: string) => `externalId eq "ext-${address}"`,
  ])('%s finds the one', async (filter) => {
    people += 1
    const address = `person${people}@acme-scim.test`
    const made = await added({ userName: address, externalId: `ext-${address}` })
    const reply = await send('GET', `/Users?filter=${encodeURIComponent(filter(address))}`)
    expect(reply.body).toMatchObject({ totalResults: 1, Resources: [{ id: made.id }] })
  })

  test.each(['userName', 'userName eq', 'userName eq "a" or active eq true', 'title pr', 'userName sw "a"', '', '"'])(
    '%s is refused as such',
    async (filter) => {
      const { status, body } = await send('GET', `/Users?filter=${encodeURIComponent(filter)}`)
      expect({ status, scimType: body['scimType'] }).toEqual({ status: 400, scimType: 'invalidFilter' })
    },
  )

  test('pages have the same total, also past the end', async () => {
    await added()
    const { totalResults } = (await send('GET', '/Users')).body
    expect((await send('GET', '/Users?startIndex=2&count=1')).body).toMatchObject({ totalResults, itemsPerPage: 1 })
    expect((await send('GET', '/Users?count=0')).body).toMatchObject({ totalResults, Resources: [] })
    expect((await send('GET', '/Users?startIndex=9000')).body).toMatchObject({ totalResults, itemsPerPage: 0 })
    expect((await send('GET', '/Users?count=many')).body).toMatchObject({ scimType: 'invalidValue' })
  })
})

describe('a PATCH', () => {
  test.each(['add', 'replace', 'Replace', 'Add'])('%s sets each attribute, and twice changes nothing', async (op) => {
    const { id } = await added()
    const operations = [
      { op, path: 'name.givenName', value: 'Tara' },
      { op, path: `${user}:name.familyName`, value: 'Nair' },
      { op, path: 'externalId', value: `x-${id}` },
      { op, path: 'title', value: 'Not kept' },
    ]
    const once = await patch(id, ...operations)
    expect(once.body).toMatchObject({ name: { givenName: 'Tara', familyName: 'Nair' }, externalId: `x-${id}` })
    expect((await patch(id, ...operations)).body).toEqual(once.body)
    const whole = await patch(id, { op, value: { 'name.givenName': 'Uma', externalId: 'y', active: 'True' } })
    expect(whole.body).toMatchObject({ name: { givenName: 'Uma' }, externalId: 'y', active: true })
    expect((await patch(id, { op: 'remove', path: 'externalId' })).body).not.toHaveProperty('externalId')
  })

  test.each([
    [{ op: 'remove', path: 'userName' }, 'mutability'],
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'replace', path: 'id', value: 'x' }, 'mutability'],
    [{ op: 'replace', path: 'colour', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'userName', value: 'no address' }, 'invalidValue'],
    [{ op: 'replace', path: 'active', value: 'perhaps' }, 'invalidValue'],
    [{ op: 'replace', path: 'name.givenName', value: 7 }, 'invalidValue'],
    [{ op: 'move', path: 'active', value: true }, 'invalidSyntax'],
    [{ op: 'replace', value: 'text' }, 'invalidSyntax'],
  ])('%j is refused, and what stood before it is undone', async (operation, scimType) => {
    const { id, ...made } = await added()
    const refused = await patch(id, { op: 'replace', path: 'name.givenName', value: 'Lost' }, operation)
    expect(refused).toMatchObject({ status: 400, body: { scimType } })
    expect((await send('GET', `/Users/${id}`)).body).toMatchObject({ name: made['name'] as object })
  })

  test('bodies that are not JSON or not operations are refused', async () => {
    const { id } = await added()
    expect((await send('PATCH', `/Users/${id}`, '{')).body).toMatchObject({ scimType: 'invalidSyntax' })
    expect((await send('PATCH', `/Users/${id}`, {})).body).toMatchObject({ scimType: 'invalidSyntax' })
    expect((await send('POST', '/Users', {})).body).toMatchObject({ scimType: 'invalidValue' })
  })
})

describe('switching off', () => {
  test.each([
    ['Entra', (id: string) => patch(id, { op: 'Replace', path: 'active', value: 'False' })],
    ['a PATCH without path', (id: string) => patch(id, { op: 'replace', value: { active: false } })],
    [
      'Okta',
      async (id: string) => send('PUT', `/Users/${id}`, { ...(await send('GET', `/Users/${id}`)).body, active: false }),
    ],
    ['a DELETE', (id: string) => send('DELETE', `/Users/${id}`)],
  ])('by %s ends the session in the next call, and not the employment', async (_, off) => {
    const person = colleagues.pop()!
    expect(await rightsOf(person)).toBe(200)
    expect((await off(person.account)).status).toBeLessThan(300)
    expect(await rightsOf(person)).toBe(401)
    const { rows } = await company.within((tx) =>
      tx.query({ name: '', text: 'select status from employee where id = $1', values: [person.employee] }),
    )
    expect(rows).toEqual([{ status: 'active' }])
    const { stopped } = await company.admin.call('GET /api/v1/user/single-sign-on/scim')
    expect(stopped[0]).toMatchObject({ _id: person.account, employeeId: person.employee })
    await company.admin.call('PUT /api/v1/user/single-sign-on/sign-in/{id}', {
      params: { id: person.account },
      body: {},
    })
    expect((await company.admin.call('GET /api/v1/user/single-sign-on/scim')).stopped).toEqual(stopped.slice(1))
  })

  test('is found as such, and switching on restores', async () => {
    const { id, userName } = await added()
    await patch(id, { op: 'replace', path: 'active', value: false })
    expect((await send('GET', `/Users?filter=userName eq "${String(userName)}"`)).body).toMatchObject({
      Resources: [{ id, active: false }],
    })
    expect((await patch(id, { op: 'replace', path: 'active', value: true })).body).toMatchObject({ id, active: true })
  })

  test('a deleted person is gone, and comes back as the same person', async () => {
    const { id, userName } = await added({ externalId: 'before' })
    expect((await send('DELETE', `/Users/${id}`)).status).toBe(204)
    expect((await send('GET', `/Users/${id}`)).status).toBe(404)
    expect((await send('DELETE', `/Users/${id}`)).status).toBe(404)
    const back = await send('POST', '/Users', { userName, name: { givenName: 'Meera', familyName: 'Iyer' } })
    expect(back).toMatchObject({ status: 201, body: { id, active: true } })
    expect(back.body).not.toHaveProperty('externalId')
  })

  test('admins are left alone', async () => {
    expect((await patch(chief.account, { op: 'replace', path: 'active', value: false })).status).toBe(403)
    expect((await send('DELETE', `/Users/${chief.account}`)).status).toBe(403)
    expect((await patch(chief.account, { op: 'replace', path: 'userName', value: 'mine@evil.test' })).status).toBe(403)
    expect((await patch(company.admin.account, { op: 'replace', path: 'active', value: false })).status).toBe(404)
    expect(await rightsOf(chief)).toBe(200)
  })
})

test('a token reaches no one of another company', async () => {
  const { id } = await added()
  const other = await aCompany('Chola Mills')
  const theirs = (await other.admin.call(key, { body: { expiresOn: '2027-06-30' } })).token
  expect((await send('GET', `/Users/${id}`, undefined, theirs)).status).toBe(404)
  expect((await send('PUT', `/Users/${id}`, { userName: 'x@acme-scim.test' }, theirs)).status).toBe(404)
  expect((await send('DELETE', `/Users/${id}`, undefined, theirs)).status).toBe(404)
  expect((await send('GET', '/Users', undefined, theirs)).body).toMatchObject({ totalResults: 0 })
})

test('an address outside the verified domains is neither added nor given to anyone', async () => {
  const refused = { status: 400, body: { scimType: 'invalidValue' } }
  const name = { givenName: 'Eve', familyName: 'Shah' }
  for (const userName of ['eve@evil.test', 'eve@acme-scim.test.evil.test', 'eve@sub.acme-scim.test'])
    expect(await send('POST', '/Users', { userName, name })).toMatchObject(refused)
  const { id, userName } = await added()
  expect(await patch(id, { op: 'replace', path: 'userName', value: 'eve@evil.test' })).toMatchObject(refused)
  expect(await send('PUT', `/Users/${id}`, { userName: 'eve@evil.test', name })).toMatchObject(refused)
  expect((await send('GET', `/Users/${id}`)).body).toMatchObject({ userName, name: { givenName: 'Meera' } })
})
