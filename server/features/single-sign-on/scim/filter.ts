import { say } from '@muster/engine/sentence.ts'
import { ScimProblem } from './scim-error.ts'
import type { Wanted } from './user.queries.ts'

type Conditions = Pick<Wanted, 'id' | 'userName' | 'externalId' | 'active'>

export const everybody: Conditions = { id: null, userName: null, externalId: null, active: null }

/** `userName eq "a@b.test" and active eq true`: what identity providers send to find one person. */
export function readFilter(filter: string): Conditions {
  const found = { ...everybody }
  let rest = filter.trim()
  for (;;) {
    const match = condition.exec(rest)
    const attribute = match && attributes[match[1]!.toLowerCase().replace(coreUser, '').replace(/\s+/g, ' ')]
    if (!match || !attribute) throw unread()
    take(found, attribute, JSON.parse(match[2]!.toLowerCase().startsWith('"') ? match[2]! : match[2]!.toLowerCase()))
    rest = rest.slice(match[0].length)
    if (rest === '') return found
    const and = /^\s+and\s+/i.exec(rest)
    if (!and) throw unread()
    rest = rest.slice(and[0].length)
  }
}

function take(found: Conditions, attribute: keyof Conditions, value: unknown): void {
  // The same attribute twice is either the same or nobody; no provider sends it.
  if (found[attribute] !== null) throw unread()
  if (attribute === 'active') {
    const text = String(value).toLowerCase()
    if (text !== 'true' && text !== 'false') throw unread()
    found.active = text === 'true'
  } else if (typeof value !== 'string') throw unread()
  else found[attribute] = attribute === 'userName' ? value.toLowerCase() : value
}

const condition =
  /^([a-z][\w:.]*(?:\[\s*type\s+eq\s+"work"\s*\]\.value)?)\s+eq\s+("(?:[^"\\]|\\["\\/bfnrt]|\\u[\da-f]{4})*"|true|false)/i

export const coreUser = /^urn:ietf:params:scim:schemas:core:2\.0:user:/

const attributes: Readonly<Record<string, keyof Conditions>> = {
  ...{ id: 'id', username: 'userName', externalid: 'externalId', active: 'active' },
  ...{ emails: 'userName', 'emails.value': 'userName', 'emails[type eq "work"].value': 'userName' },
}

const unread = () =>
  new ScimProblem(
    'invalidFilter',
    say`This filter is not supported. Use id, userName, externalId, emails.value or active with eq, joined by and.`,
  )
