import { say } from '@muster/engine/sentence.ts'
import { ScimProblem } from './scim-error.ts'
import type { WantedGroups } from './group.queries.ts'
import type { Wanted } from './user.queries.ts'

type Conditions = Pick<Wanted, 'id' | 'userName' | 'externalId' | 'active'>
type GroupConditions = Pick<WantedGroups, 'id' | 'name' | 'externalId' | 'member'>

export const everybody: Conditions = { id: null, userName: null, externalId: null, active: null }
export const everyGroup: GroupConditions = { id: null, name: null, externalId: null, member: null }

/** `userName eq "a@b.test" and active eq true`: the filters identity providers send to find one person. */
export function readFilter(filter: string): Conditions {
  const conditions = { ...everybody }
  for (const [attribute, value] of conditionsOf(filter, attributes, coreUser, unreadUsers)) {
    // The same attribute twice is either redundant or matches no one; no provider sends it.
    if (conditions[attribute] !== null) throw unreadUsers()
    if (attribute === 'active') {
      const text = String(value).toLowerCase()
      if (text !== 'true' && text !== 'false') throw unreadUsers()
      conditions.active = text === 'true'
    } else if (typeof value !== 'string') throw unreadUsers()
    else conditions[attribute] = attribute === 'userName' ? value.toLowerCase() : value
  }
  return conditions
}

/** `displayName eq "Sales"`: the filters identity providers send to find a group, and a person's groups. */
export function readGroupFilter(filter: string): GroupConditions {
  const conditions = { ...everyGroup }
  for (const [attribute, value] of conditionsOf(filter, groupAttributes, coreGroup, unreadGroups)) {
    if (conditions[attribute] !== null || typeof value !== 'string') throw unreadGroups()
    conditions[attribute] = value
  }
  return conditions
}

function conditionsOf<K>(
  filter: string,
  known: Readonly<Record<string, K>>,
  core: RegExp,
  unread: () => ScimProblem,
): [K, unknown][] {
  const conditions: [K, unknown][] = []
  let rest = filter.trim()
  for (;;) {
    const match = condition.exec(rest)
    const name = match && match[1]!.toLowerCase().replace(core, '').replace(/\s+/g, ' ')
    if (!match || name === null || !Object.hasOwn(known, name)) throw unread()
    conditions.push([known[name]!, valueOf(match[2]!, unread)])
    rest = rest.slice(match[0].length)
    if (rest === '') return conditions
    const and = /^\s+and\s+/i.exec(rest)
    if (!and) throw unread()
    rest = rest.slice(and[0].length)
  }
}

/** JSON text may say more than PostgreSQL can compare: an escaped U+0000, or half a character. */
function valueOf(given: string, unread: () => ScimProblem): unknown {
  try {
    const value: unknown = JSON.parse(given.startsWith('"') ? given : given.toLowerCase())
    if (typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))) return value
  } catch {
    // An escape in capitals, or a raw control character.
  }
  throw unread()
}

const condition =
  /^([a-z][\w:.]*(?:\[\s*type\s+eq\s+"work"\s*\]\.value)?)\s+eq\s+("(?:[^"\\]|\\["\\/bfnrt]|\\u[\da-f]{4})*"|true|false)/i

export const coreUser = /^urn:ietf:params:scim:schemas:core:2\.0:user:/
export const coreGroup = /^urn:ietf:params:scim:schemas:core:2\.0:group:/

const attributes: Readonly<Record<string, keyof Conditions>> = {
  ...{ id: 'id', username: 'userName', externalid: 'externalId', active: 'active' },
  ...{ emails: 'userName', 'emails.value': 'userName', 'emails[type eq "work"].value': 'userName' },
}

const groupAttributes: Readonly<Record<string, keyof GroupConditions>> = {
  ...{ id: 'id', displayname: 'name', externalid: 'externalId', members: 'member', 'members.value': 'member' },
}

const unreadUsers = () =>
  new ScimProblem(
    'invalidFilter',
    say`This filter is not supported. Use id, userName, externalId, emails.value or active with eq, joined by and.`,
  )
const unreadGroups = () =>
  new ScimProblem(
    'invalidFilter',
    say`This filter is not supported. Use id, displayName, externalId or members.value with eq, joined by and.`,
  )
