import { say } from '@muster/engine/sentence.ts'
import { address, object, operationsOf, personName, text } from './body.ts'
import { coreUser } from './filter.ts'
import { ScimProblem } from './scim-error.ts'

/** The fields of a user an identity provider can set; absent means unchanged. */
export interface UserChange {
  userName?: string
  externalId?: string | null
  givenName?: string
  familyName?: string
  active?: boolean
}

/** The body of POST and PUT. Ignores attributes that Muster does not store, as RFC 7644, 3.3 allows. */
export function readUser(body: unknown): UserChange & { userName: string; givenName: string; familyName: string } {
  const given = object(body)
  const change: UserChange = {}
  for (const [key, value] of Object.entries(given)) set(change, key, value)
  if (change.userName === undefined) throw new ScimProblem('invalidValue', say`userName is required.`)
  const [first = '', ...rest] = typeof given['displayName'] === 'string' ? given['displayName'].trim().split(/\s+/) : []
  const { userName } = change
  const givenName = change.givenName ?? personName('displayName', first)
  const familyName = change.familyName ?? personName('displayName', rest.join(' '))
  return { externalId: null, active: true, ...change, userName, givenName, familyName }
}

/** The changes of a PATCH's operations. */
export function readPatch(body: unknown): UserChange {
  const change: UserChange = {}
  for (const { act, path, value } of operationsOf(body, unknownPath)) {
    if (act === 'remove') remove(change, path!)
    else if (path !== undefined) set(change, path, value, true)
    else for (const [key, one] of Object.entries(object(value))) set(change, key, one, true)
  }
  return change
}

function remove(change: UserChange, path: string): void {
  const name = plain(path)
  if (name === 'externalid') change.externalId = null
  else if (settable.has(name)) throw new ScimProblem('mutability', say`${path} cannot be removed.`)
  else if (!isReadOver(name)) throw unknownPath()
}

function set(change: UserChange, path: string, value: unknown, isStrict = false): void {
  const name = plain(path)
  if (name === 'username') change.userName = address('userName', value)
  else if (name === 'externalid') change.externalId = value === null ? null : text('externalId', value)
  else if (name === 'active') change.active = truth(value)
  else if (name === 'name.givenname') change.givenName = personName('name.givenName', value)
  else if (name === 'name.familyname') change.familyName = personName('name.familyName', value)
  else if (name === 'name') {
    const { givenName, familyName } = object(value)
    if (givenName != null) change.givenName = personName('name.givenName', givenName)
    if (familyName != null) change.familyName = personName('name.familyName', familyName)
  } else if (name === 'id' && isStrict) throw new ScimProblem('mutability', say`id cannot be changed.`)
  else if (isStrict && !isReadOver(name)) throw unknownPath()
}

const plain = (path: string) => path.trim().toLowerCase().replace(coreUser, '')

/** Attributes of the core and enterprise schemas that Muster does not take from a provider. */
const isReadOver = (name: string) => name.startsWith('urn:') || readOver.has(/^[a-z]+/.exec(name)?.[0] ?? '')

const settable = new Set(['username', 'active', 'name', 'name.givenname', 'name.familyname'])
const readOver = new Set(
  `name displayname nickname profileurl title usertype preferredlanguage locale timezone password emails phonenumbers ims photos
  addresses groups entitlements roles x schemas meta`.split(/\s+/),
)

/** Entra sends "True" and "False" as text. */
function truth(value: unknown): boolean {
  const said = typeof value === 'string' ? value.toLowerCase() : JSON.stringify(value)
  if (said === 'true' || said === 'false') return said === 'true'
  throw new ScimProblem('invalidValue', say`active must be true or false.`)
}

const unknownPath = () => new ScimProblem('invalidPath', say`This path is not an attribute of a user.`)
