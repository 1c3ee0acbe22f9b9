import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { object, operationsOf, text } from './body.ts'
import { coreGroup } from './filter.ts'
import { ScimProblem } from './scim-error.ts'

/** The fields of a group an identity provider can set. */
export interface GroupValues {
  displayName: string
  externalId: string | null
  members: ReadonlySet<Id>
}

/** The body of POST and PUT: missing fields are empty. */
export function readGroup(body: unknown): GroupValues {
  const given = Object.fromEntries(Object.entries(object(body)).map(([key, value]) => [plain(key), value]))
  const { displayname: displayName, externalid: externalId = null, members } = given
  if (displayName === undefined) throw new ScimProblem('invalidValue', say`displayName is required.`)
  return {
    displayName: nameOf(displayName),
    externalId: externalId === null ? null : text('externalId', externalId),
    members: membersOf(members),
  }
}

/** A group after the operations of a PATCH, applied in order. */
export function patchGroup(before: GroupValues & { id: Id }, body: unknown): GroupValues {
  let values: GroupValues = before
  for (const { act, path, value } of operationsOf(body, unknownPath)) {
    if (act === 'remove') values = without(values, path!, value)
    else if (path !== undefined) values = withValue(values, before.id, act, path, value)
    else for (const [key, one] of Object.entries(object(value))) values = withValue(values, before.id, act, key, one)
  }
  return values
}

function withValue(values: GroupValues, id: Id, act: 'add' | 'replace', path: string, value: unknown): GroupValues {
  const name = plain(path)
  if (name === 'displayname') return { ...values, displayName: nameOf(value) }
  if (name === 'externalid') return { ...values, externalId: value === null ? null : text('externalId', value) }
  if (name === 'members') {
    const given = membersOf(value)
    return { ...values, members: act === 'add' ? new Set([...values.members, ...given]) : given }
  }
  if (name === 'id' && value !== id) throw new ScimProblem('mutability', say`id cannot be changed.`)
  if (name === 'id' || name === 'schemas' || name === 'meta' || name.startsWith('urn:')) return values
  throw unknownPath()
}

/** Removes all members, those in the value as Entra sends them, or the one in the path. */
function without(values: GroupValues, path: string, value: unknown): GroupValues {
  const name = plain(path)
  const one = /^members\[\s*value\s+eq\s+"([^"]*)"\s*\]$/.exec(name)?.[1]
  if (name === 'externalid') return { ...values, externalId: null }
  if (name === 'displayname') throw new ScimProblem('mutability', say`${path} cannot be removed.`)
  if (one === undefined && name !== 'members') throw unknownPath()
  if (one === undefined && value == null) return { ...values, members: new Set() }
  const gone = one === undefined ? membersOf(value) : new Set([one])
  return { ...values, members: new Set([...values.members].filter((member) => !gone.has(member))) }
}

/** The ids of people, who are looked up when they are written. */
function membersOf(value: unknown): Set<Id> {
  if (value == null) return new Set()
  return new Set(
    (Array.isArray(value) ? value : [value]).map((member) => {
      const { value: id, type = 'User' } = object(member)
      if (typeof id === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) && type === 'User')
        return id.toLowerCase()
      throw new ScimProblem('invalidValue', say`members must be users, each with its id as value.`)
    }),
  )
}

function nameOf(value: unknown): string {
  const name = text('displayName', value).trim()
  if (name === '') throw new ScimProblem('invalidValue', say`displayName is required.`)
  return name
}

const plain = (path: string) => path.trim().toLowerCase().replace(coreGroup, '')

const unknownPath = () => new ScimProblem('invalidPath', say`This path is not an attribute of a group.`)
