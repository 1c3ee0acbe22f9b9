import type { z } from 'zod'
import type { FamilyMember } from '@muster/contract/employees/family-member.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import { type Actor, isOwn, may } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, invalid, notFound } from '../../../platform/problem.ts'
import { deleteFamilies, familyMembers, insertFamilies, personForFamily } from './family-member.queries.ts'

type Member = z.output<typeof FamilyMember>

export async function familyOf(tx: Tx, actor: Actor, id: Id): Promise<Member[]> {
  assertMayTouch(actor, id)
  const members = await familyMembers(tx, { employee: id })
  if (members.length === 0 && !isOwn(actor, id)) await personOf(tx, id)
  return members
}

export async function replaceFamily(tx: Tx, actor: Actor, id: Id, after: Member[]): Promise<Member[]> {
  assertMayTouch(actor, id)
  const { zone } = await personOf(tx, id)
  const today = localDay(tx.now, zone)
  const unborn = after.flatMap(({ birthDate }, at) =>
    birthDate > today
      ? [{ path: `body.members.${at}.birthDate`, message: say`Choose a day that is not in the future` }]
      : [],
  )
  if (unborn.length > 0) throw invalid(unborn)
  const before = await familyMembers(tx, { employee: id })
  if (JSON.stringify(before) === JSON.stringify(after)) return before
  await writeFamilies(tx, new Map([[id, after]]))
  const change = { from: named(before), to: named(after) }
  await audit(tx, actor, 'changedPersonal', { type: 'employee', id }, { familyMembers: change })
  return after
}

/** Replaces the whole lists of these employees, who must be locked. */
export async function writeFamilies(tx: Tx, families: ReadonlyMap<Id, readonly Member[]>): Promise<void> {
  const members = [...families].flatMap(([employee, family]) =>
    family.map((member, at) => ({ ...member, employee, position: at + 1 })),
  )
  await deleteFamilies(tx, { employees: [...families.keys()] })
  await insertFamilies(tx, { members: JSON.stringify(members), now: tx.now })
}

function assertMayTouch(actor: Actor, id: Id): void {
  if (!isOwn(actor, id) && !may(actor, 'allEmployeeWrite')) throw forbidden()
}

async function personOf(tx: Tx, employee: Id) {
  const person = await personForFamily(tx, { employee })
  if (!person) throw notFound(say`The employee was not found.`)
  return person
}

/** `Meera Nair 60%, Arun Nair`; null for none. */
function named(members: readonly Member[]) {
  const names = members.map(({ name, nomineePercent }) => (nomineePercent > 0 ? `${name} ${nomineePercent}%` : name))
  return names.length === 0 ? null : verbatim(names.join(', '))
}
