import { beforeAll, describe, expect, test } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { securityAlert } from '../../security/alerts/security-alert.ts'
import { type Method, sendScim } from '../testing/scim-client.ts'

const schema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
let company: Company
let token: string
let chief: Person
let ravi: Person
let divya: Person
let groups = 0

beforeAll(async () => {
  company = await aCompany()
  chief = await company.employee('Asha Pillai', { role: 'Admin' })
  ravi = await company.employee('Ravi Menon')
  divya = await company.employee('Divya Shah')
  token = await tokenOf(company)
})

const tokenOf = async ({ admin }: Company) =>
  (await admin.call('POST /api/v1/user/single-sign-on/scim-token', { body: { expiresOn: '2027-06-30' } })).token
const send = (method: Method, path: string, payload?: unknown, as = token) =>
  sendScim(company, as, method, path, payload)
const patch = (id: string, ...operations: object[]) =>
  send('PATCH', `/Groups/${id}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: operations,
  })
const member = ({ account }: Person) => ({ value: account })
const membersIn = (body: Record<string, unknown>) => (body['members'] as { value: string }[]).map(({ value }) => value)

async function added(more: object = {}) {
  groups += 1
  const { status, body } = await send('POST', '/Groups', { schemas: [schema], displayName: `Group ${groups}`, ...more })
  expect({ status, detail: body['detail'] }).toEqual({ status: 201, detail: undefined })
  return body
}

async function roleOf({ account }: Person) {
  const { rows } = await company.within((tx) =>
    tx.query({
      ...{ name: '', values: [account] },
      text: 'select role.name from account join role using (organisation_id) where role.id = account.role_id and account.id = $1',
    }),
  )
  return (rows[0] as { name: string }).name
}

test('groups are among the capabilities it reports', async () => {
  expect((await send('GET', '/ResourceTypes/Group')).body).toMatchObject({ endpoint: '/Groups', schema })
  expect((await send('GET', `/Schemas/${schema}`)).body).toMatchObject({ id: schema, name: 'Group' })
})

// RFC 7643, 8.4.
test('a group is added with its members, read, listed and deleted; its people stay', async () => {
  const made = await added({ displayName: 'Tour Guides', externalId: 'okta-7', members: [member(ravi), member(divya)] })
  expect(made).toMatchObject({
    ...{ schemas: [schema], displayName: 'Tour Guides', externalId: 'okta-7' },
    members: [
      { value: divya.account, display: 'Divya Shah', type: 'User' },
      { value: ravi.account, display: 'Ravi Menon', type: 'User' },
    ],
    meta: { resourceType: 'Group', location: expect.stringMatching(`/scim/v2/Groups/${made.id}$`) as string },
  })
  expect((await send('GET', `/Groups/${made.id}`)).body).toEqual(made)
  expect((await send('GET', `/Groups/${made.id}?excludedAttributes=members`)).body).not.toHaveProperty('members')
  expect((await send('GET', '/Groups')).body.Resources).toContainEqual(made)
  expect((await send('DELETE', `/Groups/${made.id}`)).status).toBe(204)
  expect((await send('GET', `/Groups/${made.id}`)).status).toBe(404)
  expect((await send('DELETE', `/Groups/${made.id}`)).status).toBe(404)
  expect((await send('GET', `/Users/${ravi.account}`)).body).toMatchObject({ active: true })
})

test('a name belongs to one group, in any case, also after a rename', async () => {
  const { id } = await added({ displayName: 'Sales' })
  const taken = { status: 409, body: { scimType: 'uniqueness', status: '409' } }
  expect(await send('POST', '/Groups', { displayName: 'SALES' })).toMatchObject(taken)
  const other = await added()
  expect(await patch(other.id, { op: 'replace', path: 'displayName', value: 'sales' })).toMatchObject(taken)
  expect((await patch(id, { op: 'replace', path: 'displayName', value: 'SALES' })).body).toMatchObject({
    displayName: 'SALES',
  })
})

test('two concurrent requests for the same group add one', async () => {
  const both = await Promise.all([1, 2].map(() => send('POST', '/Groups', { displayName: 'Twins' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

describe('a filter', () => {
  test.each([
    ['displayName eq "FILTERED"', 1],
    [`${schema}:displayName eq "Filtered" and externalId eq "f-1"`, 1],
    ['externalId eq "f-1"', 1],
    ['externalId eq "F-1"', 0],
    ['displayName eq "Nobody"', 0],
  ])('%s finds %d', async (filter, totalResults) => {
    await send('POST', '/Groups', { displayName: 'Filtered', externalId: 'f-1' })
    expect((await send('GET', `/Groups?filter=${encodeURIComponent(filter)}`)).body).toMatchObject({ totalResults })
  })

  test("by a member finds that person's groups", async () => {
    const { id } = await added({ members: [member(divya)] })
    const of = async (person: Person) =>
      (await send('GET', `/Groups?filter=${encodeURIComponent(`members.value eq "${person.account}"`)}`)).body.Resources
    expect((await of(divya)).map((group) => group['id'])).toContain(id)
    expect(await of(chief)).toEqual([])
  })

  test.each(['displayName', 'displayName sw "a"', 'members pr', 'displayName eq true', 'userName eq "a"', ''])(
    '%s is refused as such',
    async (filter) => {
      const { status, body } = await send('GET', `/Groups?filter=${encodeURIComponent(filter)}`)
      expect({ status, scimType: body['scimType'] }).toEqual({ status: 400, scimType: 'invalidFilter' })
    },
  )

  test('pages have the same total, also past the end', async () => {
    await added()
    const { totalResults } = (await send('GET', '/Groups')).body
    expect((await send('GET', '/Groups?startIndex=1&count=1')).body).toMatchObject({ totalResults, itemsPerPage: 1 })
    expect((await send('GET', '/Groups?startIndex=9000')).body).toMatchObject({ totalResults, itemsPerPage: 0 })
  })
})

describe('a PATCH', () => {
  // RFC 7644, 3.5.2.1: adding a member twice changes nothing the second time.
  test('adds members to those already there', async () => {
    const { id } = await added({ members: [member(ravi)] })
    const add = { op: 'add', path: 'members', value: [{ display: 'Divya', $ref: '../Users/x', ...member(divya) }] }
    const once = await patch(id, add)
    expect(membersIn(once.body).toSorted()).toEqual([ravi.account, divya.account].toSorted())
    expect((await patch(id, add)).body).toEqual(once.body)
  })

  // RFC 7644, 3.5.2.2, and what Entra and Okta send.
  test.each([
    ['one by its path', () => ({ op: 'remove', path: `members[value eq "${ravi.account}"]` }), 1],
    ['one as Entra does', () => ({ op: 'Remove', path: 'members', value: [member(ravi)] }), 1],
    ['all', () => ({ op: 'remove', path: 'members' }), 0],
    ['all but the new', () => ({ op: 'replace', path: 'members', value: [member(divya)] }), 1],
    ['all but the new, without a path', () => ({ op: 'replace', value: { members: [member(divya)] } }), 1],
  ])('removes %s', async (_, operation, left) => {
    const { id } = await added({ members: [member(ravi), member(divya)] })
    const { body } = await patch(id, operation())
    expect(membersIn(body)).toEqual(left === 0 ? [] : [divya.account])
  })

  // RFC 7644, 3.5.2.2: remove one and add another in one request.
  test('applies its operations in order', async () => {
    const { id } = await added({ members: [member(ravi)] })
    const { body } = await patch(
      id,
      { op: 'remove', path: `members[value eq "${ravi.account}"]` },
      { op: 'add', path: 'members', value: [member(divya)] },
      { op: 'replace', value: { id, displayName: `Renamed ${id}`, externalId: 'r' } },
    )
    expect(body).toMatchObject({ displayName: `Renamed ${id}`, externalId: 'r', members: [member(divya)] })
    expect((await patch(id, { op: 'remove', path: 'externalId' })).body).not.toHaveProperty('externalId')
  })

  test.each([
    [{ op: 'remove', path: 'displayName' }, 'mutability'],
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'replace', path: 'id', value: 'x' }, 'mutability'],
    [{ op: 'replace', path: 'colour', value: 'x' }, 'invalidPath'],
    [{ op: 'remove', path: 'members[display eq "x"]' }, 'invalidPath'],
    [{ op: 'replace', path: 'displayName', value: ' ' }, 'invalidValue'],
    [{ op: 'add', path: 'members', value: [{ value: 'nobody' }] }, 'invalidValue'],
    [{ op: 'add', path: 'members', value: [{ value: '0190a000-0000-7000-8000-000000000009' }] }, 'invalidValue'],
    [{ op: 'add', path: 'members', value: ['text'] }, 'invalidSyntax'],
    [{ op: 'move', path: 'members' }, 'invalidSyntax'],
  ])('%j is refused, and what stood before it is undone', async (operation, scimType) => {
    const { id, ...made } = await added()
    const refused = await patch(id, { op: 'add', path: 'members', value: [member(ravi)] }, operation)
    expect(refused).toMatchObject({ status: 400, body: { scimType } })
    expect((await send('GET', `/Groups/${id}`)).body).toMatchObject({ displayName: made['displayName'], members: [] })
  })
})

test('a PUT replaces everything; missing fields become empty', async () => {
  const { id } = await added({ externalId: 'x', members: [member(ravi)] })
  const { body } = await send('PUT', `/Groups/${id}`, { displayName: `Put ${id}`, members: [member(divya)] })
  expect(body).toMatchObject({ id, displayName: `Put ${id}`, members: [member(divya)] })
  expect(body).not.toHaveProperty('externalId')
  expect((await send('PUT', `/Groups/${id}`, { displayName: `Put ${id}` })).body).toMatchObject({ members: [] })
  expect((await send('PUT', `/Groups/${id}`, {})).body).toMatchObject({ scimType: 'invalidValue' })
})

test('a token reaches no group and no member of another company', async () => {
  const { id } = await added()
  const other = await aCompany('Chola Mills')
  const theirs = await tokenOf(other)
  for (const method of ['GET', 'DELETE'] as const)
    expect((await send(method, `/Groups/${id}`, undefined, theirs)).status).toBe(404)
  expect((await send('PUT', `/Groups/${id}`, { displayName: 'Taken' }, theirs)).status).toBe(404)
  const foreign = await send('POST', '/Groups', { displayName: 'Theirs', members: [member(ravi)] }, theirs)
  expect(foreign).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
  expect((await send('GET', '/Groups', undefined, theirs)).body).toMatchObject({ totalResults: 0 })
})

describe('a group that the company maps to a role', () => {
  const map = async (...groups: [string, string][]) => {
    const key = 'GET /api/v1/user/single-sign-on'
    const { roles } = await company.admin.call(key)
    const mapped = groups.map(([group, name]) => ({ group, roleId: roles.find((role) => role.name === name)!._id }))
    const body = { issuer: 'https://accounts.google.com', clientId: 'muster', roles: mapped, state: 'off' as const }
    await company.admin.call('PUT /api/v1/user/single-sign-on', { body })
  }

  test('gives it to its members, and takes it from those who leave', async () => {
    await map(['People team', 'HR'], ['Leads', 'Manager'])
    const leads = await added({ displayName: 'leads', members: [member(ravi)] })
    expect(await roleOf(ravi)).toBe('Manager')
    const people = await added({ displayName: 'People team', members: [member(ravi), member(chief)] })
    expect([await roleOf(ravi), await roleOf(chief)]).toEqual(['HR', 'Admin'])
    await patch(people.id, { op: 'remove', path: 'members' })
    expect([await roleOf(ravi), await roleOf(chief)]).toEqual(['Manager', 'Admin'])
    await send('DELETE', `/Groups/${leads.id}`)
    expect(await roleOf(ravi)).toBe('Employee')
    await send('DELETE', `/Groups/${people.id}`)
  })

  test('follows a renamed group, a deleted person, and a new list of the company', async () => {
    await map(['People team', 'HR'])
    const group = await added({ displayName: 'Desk', members: [member(divya)] })
    expect(await roleOf(divya)).toBe('Employee')
    await patch(group.id, { op: 'replace', path: 'displayName', value: 'People team' })
    expect(await roleOf(divya)).toBe('HR')
    await map(['People team', 'Manager'])
    expect(await roleOf(divya)).toBe('Manager')
    await map()
    expect(await roleOf(divya)).toBe('Manager')
    await map(['People team', 'Manager'])
    expect((await send('DELETE', `/Users/${divya.account}`)).status).toBe(204)
    expect(await roleOf(divya)).toBe('Employee')
    expect((await send('GET', `/Groups/${group.id}`)).body).toMatchObject({ members: [] })
  })

  test('keeps a role that was assigned in Muster', async () => {
    await map(['Readers', 'Manager'])
    const meera = await company.employee('Meera Iyer', { role: 'HR' })
    const group = await added({ displayName: 'Not mapped', members: [member(meera)] })
    await send('DELETE', `/Groups/${group.id}`)
    expect(await roleOf(meera)).toBe('HR')
  })

  test('alerts the admins if it brings privileged access, and not otherwise', async () => {
    await map(['Payroll desk', 'HR'], ['Readers', 'Employee'])
    const gita = await company.employee('Gita Sen')
    const logged = async () =>
      (await company.admin.call('GET /api/v1/user/activity-log', { query: { kind: 'access' } })).data
    const alerts = async () => (await company.admin.call('GET /api/v1/user/alert', { query: { kind: 'access' } })).data
    await added({ displayName: 'Payroll desk', members: [member(gita)] })
    const given = (await logged()).find(({ action }) => action === 'gavePrivilegedRole')!
    expect(given).toMatchObject({ record: { name: 'Gita Sen' }, changes: { role: { from: 'Employee', to: 'HR' } } })
    const { rows } = await company.within((tx) =>
      tx.query({ name: '', values: [], text: 'select max(n)::integer as n from audit_event' }),
    )
    const look = async () => {
      for (let event = 1; event <= (rows[0] as { n: number }).n; event += 1)
        await securityAlert(company.app, { organisation: company.organisation, event })
    }
    await look()
    await look()
    const message = 'Gita Sen got privileged access by a group of the identity provider'
    expect((await alerts()).filter((alert) => alert.message === message)).toMatchObject([{ times: 1, isTold: true }])
    const before = (await logged()).filter(({ action }) => action === 'gavePrivilegedRole').length
    await map(['Readers', 'Employee'])
    await added({ displayName: 'Readers', members: [member(await company.employee('Ila Das', { role: 'Manager' }))] })
    expect((await logged()).filter(({ action }) => action === 'gavePrivilegedRole')).toHaveLength(before)
  })
})

test('the activity log names groups and who came and went, and nothing if nothing changed', async () => {
  const { id } = await added({ displayName: 'Store keepers', members: [member(ravi)] })
  await patch(id, { op: 'add', path: 'members', value: [member(chief)] })
  await patch(id, { op: 'add', path: 'members', value: [member(chief)] })
  await patch(id, { op: 'replace', path: 'externalId', value: 'only of the provider' })
  await patch(
    id,
    { op: 'replace', path: 'displayName', value: 'Stores' },
    { op: 'remove', path: `members[value eq "${ravi.account}"]` },
  )
  await send('DELETE', `/Groups/${id}`)
  const { data } = await company.admin.call('GET /api/v1/user/activity-log', { query: { kind: 'access' } })
  const changes = data
    .filter(({ action }) => action.endsWith('ScimGroup'))
    .slice(0, 4)
    .map(({ action, changes: told }) => [action, told])
  const one = (to: string, from: string | null = null) => ({ from, to })
  expect(changes).toEqual([
    ['deletedScimGroup', { group: { from: 'Stores', to: null }, membersRemoved: one('Asha Pillai') }],
    ['changedScimGroup', { group: one('Stores', 'Store keepers'), membersRemoved: one('Ravi Menon') }],
    ['changedScimGroup', { group: one('Store keepers'), membersAdded: one('Asha Pillai') }],
    ['addedScimGroup', { group: one('Store keepers'), membersAdded: one('Ravi Menon') }],
  ])
})
