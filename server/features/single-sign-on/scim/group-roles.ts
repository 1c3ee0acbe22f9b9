import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { roleToBeginWith } from '../../identity/index.ts'
import { roleGiver } from '../role-giver.ts'
import { accountsInGroups, rolesByGroups } from './group.queries.ts'

/**
 * Changes the groups of these people, then gives each the role of their groups. A person whose role came only from a group loses it with
 * the group, for the least privileged role. Admins keep theirs.
 */
export async function followingGroups<T>(
  tx: Tx,
  actor: Actor,
  accounts: readonly Id[],
  work: () => Promise<T>,
): Promise<T> {
  const before = new Map((await rolesByGroups(tx, { accounts })).map(({ account, givenId }) => [account, givenId]))
  const done = await work()
  await giveRoles(tx, actor, accounts, before)
  return done
}

/** After the company changed which group gives which role; if none does any more, the role stays. */
export async function groupsGiveRoles(tx: Tx, actor: Actor): Promise<void> {
  const accounts = (await accountsInGroups(tx, {})).map(({ account }) => account)
  await giveRoles(tx, actor, accounts, new Map())
}

async function giveRoles(
  tx: Tx,
  actor: Actor,
  accounts: readonly Id[],
  before: ReadonlyMap<Id, Id | null>,
): Promise<void> {
  const least = await roleToBeginWith(tx)
  const give = roleGiver(tx, actor)
  for (const { account, roleId, role, givenId, given } of await rolesByGroups(tx, { accounts })) {
    const lost = givenId === null && before.get(account) === roleId ? least : undefined
    const next = givenId === null ? lost?._id : givenId
    if (next === undefined || next === roleId) continue
    await give(account, { _id: roleId, name: role }, { _id: next, name: given ?? lost?.name ?? '' })
  }
}
