import { beforeAll, expect, test } from 'vitest'
import { aCompany, type Company } from '../../../testing/company.ts'
import { proveDomain } from '../testing/company-with-provider.ts'
import { type Method, sendScim } from '../testing/scim-client.ts'

/** The examples printed in RFC 7643 and RFC 7644, word for word except the ids, which the server assigns. */
const core = 'urn:ietf:params:scim:schemas:core:2.0:User'
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const messages = 'urn:ietf:params:scim:api:messages:2.0'
const userName = 'bjensen@example.com'

let company: Company
let token: string
/** Barbara Jensen of the examples. */
let id: string

const send = (method: Method, path: string, payload?: unknown) => sendScim(company, token, method, path, payload)
const patch = (...operations: object[]) =>
  send('PATCH', `/Users/${id}`, { schemas: [`${messages}:PatchOp`], Operations: operations })

beforeAll(async () => {
  company = await aCompany()
  await proveDomain(company, 'example.com')
  const body = { expiresOn: '2027-06-30' }
  token = (await company.admin.call('POST /api/v1/user/single-sign-on/scim-token', { body })).token
})

test('RFC 7643, 8.2: the full user is added, and attributes not stored are ignored', async () => {
  const { status, body } = await send('POST', '/Users', {
    ...{ schemas: [core], externalId: '701984', userName },
    name: {
      ...{ formatted: 'Ms. Barbara J Jensen, III', familyName: 'Jensen', givenName: 'Barbara' },
      ...{ middleName: 'Jane', honorificPrefix: 'Ms.', honorificSuffix: 'III' },
    },
    ...{ displayName: 'Babs Jensen', nickName: 'Babs', profileUrl: 'https://login.example.com/bjensen' },
    emails: [
      { value: userName, type: 'work', primary: true },
      { value: 'babs@jensen.org', type: 'home' },
    ],
    addresses: [{ type: 'work', streetAddress: '100 Universal City Plaza', locality: 'Hollywood', primary: true }],
    phoneNumbers: [{ value: '555-555-5555', type: 'work' }],
    ims: [{ value: 'someaimhandle', type: 'aim' }],
    photos: [{ value: 'https://photos.example.com/profilephoto/72930000000Ccne/F', type: 'photo' }],
    ...{ userType: 'Employee', title: 'Tour Guide', preferredLanguage: 'en-US', locale: 'en-US' },
    ...{ timezone: 'America/Los_Angeles', active: true, password: 't1meMa$heen' },
    groups: [{ value: 'e9e30dba-f08f-4109-8486-d5c6a331660a', display: 'Tour Guides' }],
    x509Certificates: [{ value: 'MIIDQzCCAqygAwIBAgICEAAwDQYJKoZIhvcNAQEFBQAwTjELMAkGA1UEBhMCVVMx' }],
    // 8.3: that of an enterprise.
    [enterprise]: { employeeNumber: '701984', costCenter: '4130', manager: { displayName: 'John Smith' } },
  })
  expect(status).toBe(201)
  id = body.id
  expect(body).toMatchObject({
    ...{ schemas: [core], externalId: '701984', userName, active: true },
    name: { familyName: 'Jensen', givenName: 'Barbara' },
    emails: [{ value: userName, type: 'work', primary: true }],
    meta: { resourceType: 'User', location: expect.stringMatching(`/scim/v2/Users/${id}$`) as string },
  })
  expect(body).not.toHaveProperty('password')
})

test('RFC 7644, 3.3: a second one is refused as not unique, and a user name that is no address as invalid', async () => {
  const name = { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' }
  expect(await send('POST', '/Users', { schemas: [core], userName, externalId: 'bjensen', name })).toMatchObject({
    status: 409,
    body: { schemas: [`${messages}:Error`], scimType: 'uniqueness', status: '409' },
  })
  const bare = await send('POST', '/Users', { schemas: [core], userName: 'bjensen', externalId: 'bjensen', name })
  expect(bare).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
})

test.each([`userName eq "${userName}"`, `Username eq "${userName}"`, `userName Eq "${userName}"`])(
  'RFC 7644, 3.4.2.2: %s finds her',
  async (filter) => {
    expect((await send('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body).toMatchObject({
      ...{ schemas: [`${messages}:ListResponse`], totalResults: 1, startIndex: 1 },
      Resources: [{ id, userName }],
    })
  },
)

test.each([
  `name.familyName co "O'Malley"`,
  'userName sw "J"',
  `${core}:userName sw "J"`,
  'title pr',
  'meta.lastModified gt "2011-05-13T04:42:34Z"',
  'title pr and userType eq "Employee"',
  'title pr or userType eq "Intern"',
  `schemas eq "${enterprise}"`,
  'userType eq "Employee" and (emails co "example.com" or emails.value co "example.org")',
  'userType ne "Employee" and not (emails co "example.com" or emails.value co "example.org")',
  'userType eq "Employee" and emails[type eq "work" and value co "@example.com"]',
  'emails[type eq "work" and value co "@example.com"] or ims[type eq "xmpp" and value co "@foo.com"]',
])(
  'RFC 7644, 3.4.2.2: %s is refused as a filter that is not supported, and never answered with everybody',
  async (filter) => {
    expect(await send('GET', `/Users?filter=${encodeURIComponent(filter)}`)).toMatchObject({
      status: 400,
      body: { schemas: [`${messages}:Error`], scimType: 'invalidFilter', status: '400' },
    })
  },
)

test('RFC 7644, 3.5.1: a PUT replaces what is kept', async () => {
  const { status, body } = await send('PUT', `/Users/${id}`, {
    ...{ schemas: [core], id, userName, externalId: 'bjensen', roles: [] },
    name: {
      ...{ formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara', middleName: 'Jane' },
    },
    emails: [{ value: 'bjensen@example.com' }, { value: 'babs@jensen.org' }],
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ id, userName, externalId: 'bjensen', active: true })
})

test.each([
  { op: 'add', value: { emails: [{ value: 'babs@jensen.org', type: 'home' }], nickname: 'Babs' } },
  { op: 'remove', path: 'emails[type eq "work" and value ew "example.com"]' },
  {
    op: 'replace',
    path: 'addresses[type eq "work"]',
    value: { type: 'work', streetAddress: '911 Universal City Plaza' },
  },
  { op: 'replace', path: 'addresses[type eq "work"].streetAddress', value: '1010 Broadway Ave' },
  { op: 'replace', value: { emails: [{ value: 'bjensen@example.com', primary: true }], nickname: 'Babs' } },
])('RFC 7644, 3.5.2: %j is accepted, and her sign-in stays as it is', async (operation) => {
  const before = (await send('GET', `/Users/${id}`)).body
  const { status, body } = await patch(operation)
  expect(status).toBe(200)
  expect(body).toMatchObject({ userName, emails: before['emails'] as object, name: before['name'] as object })
})

test('RFC 7644, 3.12: an id is not changed, and the error says so', async () => {
  const { status, type, body } = await patch({
    op: 'replace',
    path: 'id',
    value: '2819c223-7f76-453a-919d-413861904646',
  })
  expect([status, type]).toEqual([400, 'application/scim+json; charset=utf-8'])
  expect(body).toMatchObject({ schemas: [`${messages}:Error`], scimType: 'mutability', status: '400' })
})

test('RFC 7644, 3.6: a deleted user is not found, by any call', async () => {
  expect((await send('DELETE', `/Users/${id}`)).status).toBe(204)
  expect(await send('GET', `/Users/${id}`)).toMatchObject({ status: 404, body: { status: '404' } })
})
