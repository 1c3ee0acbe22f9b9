import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { plural, say, type Sentence, verbatim } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { holdersOfAll, type Holder } from '../people.queries.ts'

interface Needed {
  requestedBy: Id
  employee: Id | null
  needs: readonly Permission[]
  barred: readonly Id[]
}

/** Possible second persons: not the requester, not the person it is about, and no one who took part in it, unless there is no one else. */
export async function approversOf(tx: Tx, { requestedBy, employee, needs, barred }: Needed): Promise<Holder[]> {
  const others = (await holdersOfAll(tx, { needs })).filter(
    (one) => one.account !== requestedBy && (employee === null || one.employee !== employee),
  )
  const apart = others.filter(({ account }) => !barred.includes(account))
  return apart.length > 0 ? apart : others
}

/** "Meera Iyer", "Meera Iyer or Ravi Kumar", "Meera Iyer, Ravi Kumar or 3 others". */
export function namesOf(people: readonly Pick<Holder, 'name'>[]): Sentence {
  const [first, second, ...rest] = people.map(({ name }) => name)
  if (first === undefined) return say`someone else`
  if (second === undefined) return verbatim(first)
  if (rest.length === 0) return say`${first} or ${second}`
  return say`${first}, ${second} or ${plural(rest.length, { one: '# other', other: '# others' })}`
}
