import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { actorsChanged } from '../../../platform/actors-changed.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { notFound, wrongField } from '../../../platform/problem.ts'
import { effectivePermissions, writeOf } from './effective.ts'
import { voidInvitation } from './invitation.queries.ts'
import {
  accountActor,
  accountSecret,
  claimedAddress,
  holdersOf,
  insertAccount,
  insertAccounts,
  insertDirectoryEntry,
  insertFormerAccount,
  insertKeyAccount,
  moveDirectoryEntry,
  updateAccount,
  photoAfter,
  updateDesignation,
  updateRole,
} from './account.queries.ts'
import type { Actor } from '../../../platform/actor.ts'
import { deleteOtherChanges, permissionsOfAccount } from './account-permission.queries.ts'

export interface NewAccount {
  email: string
  name: string
  phone: string | null
  designation?: string | null
  roleId: Id
}

/** Adds an account without a password. Accepting the invitation confirms the address and sets one. */
export async function createAccount(tx: Tx, given: NewAccount): Promise<Id> {
  const id = newId()
  const email = given.email.toLowerCase()
  await insertAccount(tx, { ...given, id, email, hash: null, now: tx.now })
  if (given.designation) await updateDesignation(tx, { account: id, designation: given.designation })
  return id
}

/** The account that an API key acts as: no one can sign in to it, it has no role, and it is never active. */
export async function createKeyAccount(tx: Tx, name: string): Promise<Id> {
  const id = newId()
  await insertKeyAccount(tx, { id, email: `${id}@keys.invalid`, name, now: tx.now })
  return id
}

/**
 * The account of an employment that is over, once the person's account goes with a further one: same name, role and photo, for what is shown of
 * that time. No one can sign in to it.
 */
export async function createFormerAccount(tx: Tx, account: Id): Promise<Id> {
  const id = newId()
  await insertFormerAccount(tx, { id, account, email: `${id}@former.invalid`, now: tx.now })
  return id
}

export async function renameKeyAccount(tx: Tx, account: Id, name: string): Promise<void> {
  await updateAccount(tx, { account, name, email: null, isPhoneGiven: false, phone: null })
}

export interface AccountChange {
  name?: string
  /** A name that the employee record's log entry already reports as changed to `name`. */
  nameTold?: string
  email?: string
  phone?: string | null
  designation?: string | null
}

/**
 * Changes the given fields, and logs a change of name unless an employee record's entry reports it. A new address voids the open
 * invitation, and signs in only once its owner has confirmed it.
 *
 * @returns whether the person has to be sent a link (`inviteAccount`)
 */
export async function changeAccount(
  tx: Tx,
  actor: Pick<Actor, 'account' | 'from' | 'requestedBy'>,
  account: Id,
  change: AccountChange,
): Promise<boolean> {
  const before = await accountSecret(tx, { account })
  if (!before) throw notFound(say`The account was not found.`)
  const email = change.email?.toLowerCase() ?? null
  const { name = null, phone = null } = change
  const isMoved = email !== null && email !== before.email
  if (isMoved) {
    await voidInvitation(tx, { organisation: tx.organisation, account })
  }
  await updateAccount(tx, { account, name, email, isPhoneGiven: change.phone !== undefined, phone })
  if (change.designation !== undefined) await updateDesignation(tx, { account, designation: change.designation })
  if (name !== null && name !== before.name && before.name !== change.nameTold)
    await audit(tx, actor, 'changed', { type: 'account', id: account }, differences({ name: before.name }, { name }))
  if (!isMoved) return false
  return before.hash === null || (await addressOf(tx, account)) !== email
}

/** The address that signs in to an account; another one may be on record and not yet confirmed. */
export async function addressOf(tx: Tx, account: Id): Promise<string | null> {
  return (await claimedAddress(tx, { organisation: tx.organisation, account }))?.email ?? null
}

/** Makes this address the one that signs in; false if it belongs to another account in any organisation. */
export async function claimAddress(tx: Tx, account: Id, email: string): Promise<boolean> {
  if ((await moveDirectoryEntry(tx, { account, email })) > 0) return true
  return (await insertDirectoryEntry(tx, { email, account, signUp: null })) > 0
}

/** No one becomes admin this way, and the admin keeps the role. */
export async function setRole(tx: Tx, account: Id, role: Id, path = 'body.roleId'): Promise<void> {
  if ((await updateRole(tx, { account, role })) === 0) throw wrongField(path, say`This role cannot be given`)
  await actorsChanged(tx, account)
}

/** Withdraws single permissions, so that those of the role are left. */
export async function forgetPermissions(tx: Tx, account: Id): Promise<void> {
  await deleteOtherChanges(tx, { account, changes: '{}' })
}

/** Active accounts with this permission, the admin's included. */
export async function accountsWithPermission(tx: Tx, permission: Permission): Promise<Id[]> {
  const write = writeOf(permission)
  const holders = await holdersOf(tx, { permissions: write ? [permission, write] : [permission] })
  return holders.map(({ account }) => account)
}

/** The effective permissions of an account. */
export async function permissionsHeld(tx: Tx, account: Id): Promise<Permission[]> {
  const held = await permissionsOfAccount(tx, { account })
  return held ? [...effectivePermissions(held, held.changes)] : []
}

/** Sets the photo of an account without an employee record; returns the previous one. */
export async function setAccountPhoto(tx: Tx, account: Id, photo: string | null): Promise<string | null> {
  return (await photoAfter(tx, { account, photo }))?.before ?? null
}

export async function accountName(tx: Tx, account: Id): Promise<string> {
  return (await accountSecret(tx, { account }))?.name ?? ''
}

/** Adds many accounts; returns their ids in the same order. */
export async function createAccounts(tx: Tx, given: readonly NewAccount[]): Promise<Id[]> {
  const accounts = given.map((one) => ({ ...one, id: newId(), email: one.email.toLowerCase() }))
  if (accounts.length > 0) await insertAccounts(tx, { accounts: JSON.stringify(accounts), now: tx.now })
  return accounts.map(({ id }) => id)
}

/** The account that a job works for, with its present permissions; null if it is no longer active. */
export async function actorOfAccount(tx: Tx, account: Id): Promise<Actor | null> {
  const actor = await accountActor(tx, { account })
  if (!actor?.isActive) return null
  const permissions = new Set(await permissionsHeld(tx, account))
  const { isAdmin, role, employee, formerly } = actor
  // No session: jobs do nothing that needs a fresh proof of identity.
  const nobody = { session: account, provedAt: tx.now, hasLeft: false }
  return { ...nobody, organisation: tx.organisation, account, employee, formerly, isAdmin, role, permissions }
}
