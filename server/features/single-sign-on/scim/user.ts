import { say } from '@muster/engine/sentence.ts'
import { notingAccess } from '../../../platform/access/noting-access.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, notFound } from '../../../platform/problem.ts'
import { orPending } from '../../../platform/second-person/or-pending.ts'
import { addProvisioned, changeProvisioned } from '../../employees/index.ts'
import { stopSignIn } from '../../identity/index.ts'
import { insertNews } from '../digest/news.queries.ts'
import { personByAddress } from '../sign-in/flow.queries.ts'
import { plainLastName, plainName } from '../sign-in/person.ts'
import { allowSignIn, signInGuard } from './allow-sign-in.ts'
import { type readUser, type UserChange } from './change.ts'
import { everybody } from './filter.ts'
import { deleteMemberships } from './group.queries.ts'
import { followingGroups } from './group-roles.ts'
import { ScimProblem } from './scim-error.ts'
import { addressTaken, deleteUser, lockUsers, putUser, scimUsers, type UserRow } from './user.queries.ts'

export async function oneUser(tx: Tx, id: string): Promise<UserRow> {
  const [user] = await scimUsers(tx, { ...everybody, id, offset: 0, limit: 1 })
  if (!user) throw notFound(say`This user was not found.`)
  return user
}

/** A new person, or one whom the provider deleted before and who returns with what they had. */
export async function createUser(
  tx: Tx,
  app: App,
  actor: Actor,
  given: ReturnType<typeof readUser>,
  isMailed: boolean,
): Promise<UserRow> {
  await lockUsers(tx, {})
  const { userName, externalId = null } = given
  const taken = await addressTaken(tx, { userName })
  if (taken && !taken.isDeleted) throw new ScimProblem('uniqueness', say`A user with this userName exists.`)
  await assertOwnDomain(tx, userName)
  const account = taken?.account ?? (await addProvisioned(tx, app, actor, personOf(given), isMailed))
  if (!taken) await insertNews(tx, { account, change: 'added', now: tx.now })
  await putUser(tx, { account, externalId, now: tx.now })
  return changeUser(tx, app, actor, account, given)
}

/** Changes what differs. Who is admin can change only in Muster, so that no outsider can lock a company out. */
export async function changeUser(tx: Tx, app: App, actor: Actor, id: string, change: UserChange): Promise<UserRow> {
  await lockUsers(tx, {})
  const before = await oneUser(tx, id)
  const { externalId = before.externalId, active, ...person } = onlyNew(before, change)
  // Known to the provider from now on, so that it still finds the person when switched off.
  if (externalId !== before.externalId || active !== undefined)
    await putUser(tx, { account: before.id, externalId, now: tx.now })
  if (Object.keys(person).length === 0 && active === undefined) return oneUser(tx, id)
  assertMayTouch(before)
  const { userName: email, givenName: firstName, familyName: lastName } = person
  if (email !== undefined) await assertOwnDomain(tx, email)
  const names = { ...(firstName === undefined ? {} : { firstName }), ...(lastName === undefined ? {} : { lastName }) }
  if (Object.keys(person).length > 0)
    await changeProvisioned(tx, app, actor, before.id, { ...names, ...(email === undefined ? {} : { email }) })
  if (active !== undefined) await switchUser(tx, app, actor, before, active)
  return oneUser(tx, id)
}

/** Signed out, removed from all groups and unknown to the provider; the employment continues until HR ends it. */
export async function removeUser(tx: Tx, actor: Actor, id: string): Promise<void> {
  await lockUsers(tx, {})
  const user = await oneUser(tx, id)
  assertMayTouch(user)
  await followingGroups(tx, actor, [user.id], () => deleteMemberships(tx, { account: user.id }))
  await notingAccess(tx, actor, [user.id], () => stopSignIn(tx, user.id, true))
  await deleteUser(tx, { account: user.id })
  await insertNews(tx, { account: user.id, change: 'turnedOff', now: tx.now })
  await audit(tx, actor, 'stoppedSignIn', { type: 'account', id: user.id })
}

/** Turning off is quick. The return of someone with privileged access is pending until a second person approves it. */
async function switchUser(tx: Tx, app: App, actor: Actor, user: UserRow, active: boolean): Promise<void> {
  const { id } = user
  if (active && user.isFormer)
    throw new ScimProblem('mutability', say`HR set this person to inactive. Reactivate them in Muster first.`)
  if (active) {
    const call = { key: 'PUT /api/v1/user/single-sign-on/sign-in/{id}' as const, params: { id }, body: {} }
    return orPending(
      app,
      { tx, actor, ...call, make: (part) => allowSignIn(part, actor, id) },
      await signInGuard(tx, id),
    )
  }
  await notingAccess(tx, actor, [id], () => stopSignIn(tx, id, true))
  await insertNews(tx, { account: id, change: 'turnedOff', now: tx.now })
  await audit(tx, actor, 'stoppedSignIn', { type: 'account', id })
}

function assertMayTouch({ isAdmin }: UserRow): void {
  if (isAdmin) throw forbidden(say`Admins are changed in Muster, not by the identity provider.`)
}

/** Sign-in mails go to this address, so a stolen token must not be able to point it outside the company. */
async function assertOwnDomain(tx: Tx, email: string): Promise<void> {
  if (!(await personByAddress(tx, { email }))?.isOwnDomain)
    throw new ScimProblem('invalidValue', say`${email} is not in a domain that your company verified.`)
}

function onlyNew(before: UserRow, { givenName, familyName, ...rest }: UserChange): UserChange {
  const given: UserChange = {
    ...rest,
    ...(givenName === undefined ? {} : { givenName: plainName(givenName) }),
    ...(familyName === undefined ? {} : { familyName: plainLastName(familyName) }),
  }
  return Object.fromEntries(
    Object.entries(given).filter(([key, value]) => value !== undefined && value !== before[key as keyof UserRow]),
  )
}

const personOf = ({ userName, givenName, familyName }: ReturnType<typeof readUser>) => ({
  ...{ firstName: plainName(givenName), lastName: plainLastName(familyName), email: userName },
})
