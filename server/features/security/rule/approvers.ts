import type { Permission } from '@muster/contract/permissions.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { plural, say, type Sentence, verbatim } from '@muster/engine/sentence.ts'
import { dependents, type Holder, holdersOfAll, lostHolders } from '../../../platform/access/access.queries.ts'
import type { Tx } from '../../../platform/database/tx.ts'

interface Needed {
  requestedBy: Id
  employee: Id | null
  needs: readonly Permission[]
  barred: readonly Id[]
}

export interface Approvers {
  approvers: readonly Holder[]
  /** Accounts that are not independent of the requester. */
  near: ReadonlySet<Id>
  /** Whether those who are near cannot decide it. */
  isStrict: boolean
  /** If no one can decide it now: the rule holds until then, because its last second person is gone. */
  holdsUntil: Instant | null
}

/**
 * Possible second persons: not the requester, not the person it is about, no one who took part in it unless there is no one else, and no one
 * whose access comes from the requester or from the same giver, unless no one else has held the permission for days.
 */
export async function approversOf(tx: Tx, { requestedBy, employee, needs, barred }: Needed): Promise<Approvers> {
  const isOther = (one: { account: Id; employee: Id | null }) =>
    one.account !== requestedBy && (employee === null || one.employee !== employee)
  const others = (await holdersOfAll(tx, { needs })).filter(isOther)
  const near = await nearTo(tx, requestedBy)
  const apart = (list: readonly Holder[]) => {
    const without = list.filter(({ account }) => !barred.includes(account))
    return without.length > 0 ? without : list
  }
  const independent = others.filter(({ account }) => !near.has(account))
  if (independent.length > 0) return { approvers: apart(independent), near, isStrict: true, holdsUntil: null }
  const [lost] = (await lostHolders(tx, { needs, now: tx.now })).filter((one) => isOther(one) && !near.has(one.account))
  if (lost) return { approvers: [], near, isStrict: true, holdsUntil: lost.until }
  return { approvers: apart(others), near, isStrict: false, holdsUntil: null }
}

export async function nearTo(tx: Tx, account: Id): Promise<ReadonlySet<Id>> {
  return new Set((await dependents(tx, { account, now: tx.now })).map((one) => one.account))
}

/** "Meera Iyer", "Meera Iyer or Ravi Kumar", "Meera Iyer, Ravi Kumar or 3 others". */
export function namesOf(people: readonly Pick<Holder, 'name'>[]): Sentence {
  const [first, second, ...rest] = people.map(({ name }) => name)
  if (first === undefined) return say`someone else`
  if (second === undefined) return verbatim(first)
  if (rest.length === 0) return say`${first} or ${second}`
  return say`${first}, ${second} or ${plural(rest.length, { one: '# other', other: '# others' })}`
}
