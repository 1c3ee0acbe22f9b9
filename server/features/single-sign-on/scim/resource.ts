import { fullName } from '@muster/contract/name.ts'
import type { GroupRow } from './group.queries.ts'
import type { UserRow } from './user.queries.ts'

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'

export const userResource = (base: string, user: UserRow) => ({
  schemas: [userSchema],
  id: user.id,
  ...(user.externalId === null ? {} : { externalId: user.externalId }),
  userName: user.userName,
  name: {
    givenName: user.givenName,
    familyName: user.familyName,
    formatted: fullName({ firstName: user.givenName, lastName: user.familyName }),
  },
  displayName: fullName({ firstName: user.givenName, lastName: user.familyName }),
  emails: [{ value: user.userName, type: 'work', primary: true }],
  active: user.active,
  meta: {
    ...{ resourceType: 'User', created: user.createdAt, lastModified: user.updatedAt },
    location: `${base}/Users/${user.id}`,
  },
})

export const groupResource = (base: string, group: GroupRow, isWithMembers = true) => ({
  schemas: [groupSchema],
  id: group.id,
  ...(group.externalId === null ? {} : { externalId: group.externalId }),
  displayName: group.displayName,
  ...(isWithMembers
    ? { members: group.members.map((member) => ({ ...member, $ref: `${base}/Users/${member.value}`, type: 'User' })) }
    : {}),
  meta: {
    ...{ resourceType: 'Group', created: group.createdAt, lastModified: group.updatedAt },
    location: `${base}/Groups/${group.id}`,
  },
})

export const list = (resources: readonly unknown[], total = resources.length, startIndex = 1) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  ...{ totalResults: total, startIndex, itemsPerPage: resources.length, Resources: resources },
})

/** The most users or groups that one page holds. */
export const pageLimit = 200

export const providerConfig = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: pageLimit },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    { type: 'oauthbearertoken', name: 'Bearer token', description: 'A token from the company settings.' },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

export const resourceTypes = (base: string) =>
  [
    { id: 'User', endpoint: '/Users', schema: userSchema },
    { id: 'Group', endpoint: '/Groups', schema: groupSchema },
  ].map((type) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    ...{ ...type, name: type.id },
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${type.id}` },
  }))

const attribute = (name: string, more: object = {}) => ({
  ...{ name, type: 'string', multiValued: false, required: false, caseExact: false },
  ...{ mutability: 'readWrite', returned: 'default', uniqueness: 'none', ...more },
})

export const schemas = (base: string) =>
  [
    { id: userSchema, name: 'User', description: 'A person of the company', attributes: userAttributes },
    { id: groupSchema, name: 'Group', description: 'A group, which can give a role', attributes: groupAttributes },
  ].map((schema) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    ...schema,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema.id}` },
  }))

const userAttributes = [
  attribute('userName', { required: true, uniqueness: 'server' }),
  attribute('name', {
    type: 'complex',
    subAttributes: [
      attribute('givenName'),
      attribute('familyName'),
      attribute('formatted', { mutability: 'readOnly' }),
    ],
  }),
  attribute('displayName', { mutability: 'readOnly' }),
  attribute('emails', {
    ...{ type: 'complex', multiValued: true, mutability: 'readOnly' },
    subAttributes: [
      attribute('value', { mutability: 'readOnly' }),
      attribute('type', { mutability: 'readOnly' }),
      attribute('primary', { type: 'boolean', mutability: 'readOnly' }),
    ],
  }),
  attribute('active', { type: 'boolean' }),
]

const groupAttributes = [
  attribute('displayName', { required: true, uniqueness: 'server' }),
  attribute('members', {
    ...{ type: 'complex', multiValued: true },
    subAttributes: [
      attribute('value', { mutability: 'immutable', caseExact: true }),
      attribute('$ref', { type: 'reference', referenceTypes: ['User'], mutability: 'immutable' }),
      attribute('display', { mutability: 'readOnly' }),
      attribute('type', { mutability: 'immutable', canonicalValues: ['User'] }),
    ],
  }),
]
