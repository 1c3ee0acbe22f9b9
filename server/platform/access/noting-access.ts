import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../database/tx.ts'
import { deleteGifts, dependents, insertGifts, insertLoss, type Standing, standings } from './access.queries.ts'

/** Who is behind a change of access; null if no person is, such as the end of an employment. */
export interface Doer {
  account: Id
  /** The account that requested it, if this one approved it. */
  requester?: Id
  /** Others by whose doing it comes about, such as whoever mapped the groups of the identity provider. */
  with?: readonly Id[]
}

/**
 * Makes a change and notes who gained or lost privileged access by it: of the named accounts, or (null) of everyone. Every change to
 * roles, permissions or the state of accounts is made within it.
 */
export async function notingAccess<T>(
  tx: Tx,
  by: Doer | null,
  accounts: readonly Id[] | null,
  work: () => Promise<T>,
): Promise<T> {
  const before = await standingOf(tx, accounts)
  const done = await work()
  const after = await standingOf(tx, accounts)
  const gained = [...after.values()].filter(({ account, held }) => lacks(before.get(account), held))
  await noteGifts(
    tx,
    by,
    gained.map(({ account }) => account),
  )
  const lost = [...before.values()].filter(({ account, held, counts }) => {
    const now = after.get(account)
    return counts && (now?.counts !== true || lacks(now, held))
  })
  for (const { account, held } of lost) await insertLoss(tx, { account, held, by: by?.account ?? null, now: tx.now })
  await tellLater(tx, by, { given: gained, taken: lost })
  return done
}

/** New accounts, which held nothing before: their invitation tells them. */
export async function noteNewAccess(tx: Tx, by: Doer | null, accounts: readonly Id[]): Promise<void> {
  const gained = [...(await standingOf(tx, accounts)).values()]
  await noteGifts(
    tx,
    by,
    gained.map(({ account }) => account),
  )
}

/** Accounts that others hold in their hands, such as a key, of which they have the secret. */
export async function noteLastingAccess(tx: Tx, by: Doer, account: Id): Promise<void> {
  await insertGifts(tx, { accounts: [account], by: [by.account], now: tx.now, isLasting: true })
}

/** A changed sign-in address puts whoever changed it in reach of the account. */
export async function noteReach(tx: Tx, by: Doer, account: Id): Promise<void> {
  if ((await standingOf(tx, [account])).size > 0) await noteGifts(tx, by, [account])
}

/** A gift that someone independent approved is the company's, and bars no one. */
async function noteGifts(tx: Tx, by: Doer | null, accounts: readonly Id[]): Promise<void> {
  if (by === null || accounts.length === 0) return
  const { account, requester, with: others = [] } = by
  if (requester === undefined) return give(tx, accounts, [account, ...others])
  const near = await dependents(tx, { account: requester, now: tx.now })
  if (near.some((one) => one.account === account)) return give(tx, accounts, [account, requester, ...others])
  await deleteGifts(tx, { accounts, by: [account, requester] })
}

async function give(tx: Tx, accounts: readonly Id[], by: readonly Id[]): Promise<void> {
  await insertGifts(tx, { accounts, by: [...new Set(by)], now: tx.now, isLasting: false })
}

async function standingOf(tx: Tx, accounts: readonly Id[] | null): Promise<Map<Id, Standing>> {
  const found = await standings(tx, { accounts, flags: privilegedPermissions })
  return new Map(found.map((one) => [one.account, one]))
}

const lacks = (one: Standing | undefined, held: readonly string[]) =>
  held.some((flag) => !(one?.held as readonly string[] | undefined)?.includes(flag))

async function tellLater(
  tx: Tx,
  by: Doer | null,
  changed: { given: readonly Standing[]; taken: readonly Standing[] },
): Promise<void> {
  for (const what of ['given', 'taken'] as const) {
    const accounts = changed[what].map(({ account }) => account)
    if (accounts.length === 0) continue
    const { organisation, now } = tx
    await tx.enqueue('access-changed', { organisation, what, accounts, by: by?.account ?? null, at: now })
  }
}
