import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { everyGroup } from './filter.ts'
import { type GroupValues, patchGroup, readGroup } from './group-change.ts'
import { logGroup } from './group-log.ts'
import { followingGroups } from './group-roles.ts'
import {
  deleteGroup,
  deleteMembers,
  type GroupRow,
  insertGroup,
  insertMembers,
  scimGroups,
  updateGroup,
  usersAmong,
} from './group.queries.ts'
import { ScimProblem } from './scim-error.ts'
import { lockUsers } from './user.queries.ts'

export async function oneGroup(tx: Tx, id: string): Promise<GroupRow> {
  const [group] = await scimGroups(tx, { ...everyGroup, id, offset: 0, limit: 1 })
  if (!group) throw notFound(say`This group was not found.`)
  return group
}

export async function createGroup(tx: Tx, actor: Actor, body: unknown): Promise<GroupRow> {
  await lockUsers(tx, {})
  const given = readGroup(body)
  await assertFree(tx, given.displayName, null)
  await assertUsers(tx, given.members)
  const { displayName: name, externalId } = given
  const { id } = (await insertGroup(tx, { name, externalId, now: tx.now }))!
  const accounts = [...given.members]
  await followingGroups(tx, actor, accounts, () => insertMembers(tx, { group: id, accounts }))
  const made = await oneGroup(tx, id)
  await logGroup(tx, actor, null, made)
  return made
}

export async function replaceGroup(tx: Tx, actor: Actor, id: string, body: unknown): Promise<GroupRow> {
  await lockUsers(tx, {})
  return putGroup(tx, actor, await oneGroup(tx, id), readGroup(body))
}

export async function changeGroup(tx: Tx, actor: Actor, id: string, body: unknown): Promise<GroupRow> {
  await lockUsers(tx, {})
  const before = await oneGroup(tx, id)
  return putGroup(tx, actor, before, patchGroup({ ...before, members: membersOf(before) }, body))
}

/** Its people stay; those whose role came only from it lose the role. */
export async function removeGroup(tx: Tx, actor: Actor, id: string): Promise<void> {
  await lockUsers(tx, {})
  const group = await oneGroup(tx, id)
  await followingGroups(tx, actor, [...membersOf(group)], () => deleteGroup(tx, { id: group.id }))
  await logGroup(tx, actor, group, null)
}

async function putGroup(tx: Tx, actor: Actor, before: GroupRow, after: GroupValues): Promise<GroupRow> {
  const { id } = before
  const { displayName: name, externalId, members } = after
  const held = membersOf(before)
  const added = [...members].filter((member) => !held.has(member))
  const gone = [...held].filter((member) => !members.has(member))
  const isNamed = name === before.displayName
  if (isNamed && externalId === before.externalId && added.length + gone.length === 0) return before
  if (!isNamed) await assertFree(tx, name, id)
  await assertUsers(tx, added)
  const touched = isNamed ? [...added, ...gone] : [...new Set([...held, ...members])]
  await followingGroups(tx, actor, touched, async () => {
    await updateGroup(tx, { id, name, externalId, now: tx.now })
    if (gone.length > 0) await deleteMembers(tx, { group: id, accounts: gone })
    if (added.length > 0) await insertMembers(tx, { group: id, accounts: added })
  })
  const changed = await oneGroup(tx, id)
  await logGroup(tx, actor, before, changed)
  return changed
}

const membersOf = ({ members }: GroupRow): Set<Id> => new Set(members.map(({ value }) => value))

async function assertFree(tx: Tx, name: string, id: Id | null): Promise<void> {
  const [taken] = await scimGroups(tx, { ...everyGroup, name, offset: 0, limit: 1 })
  if (taken && taken.id !== id) throw new ScimProblem('uniqueness', say`A group with this displayName exists.`)
}

async function assertUsers(tx: Tx, members: Iterable<Id>): Promise<void> {
  const accounts = [...members]
  const known = new Set((await usersAmong(tx, { accounts })).map(({ account }) => account))
  const missing = accounts.find((account) => !known.has(account))
  if (missing !== undefined) throw new ScimProblem('invalidValue', say`There is no user with the id ${missing}.`)
}
