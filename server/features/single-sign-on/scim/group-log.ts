import { plural, say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { type AuditChanges, asValue, audit, nowIs, type Told } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { GroupRow } from './group.queries.ts'

const mostNamed = 20

/** Logs what the identity provider did to a group: by name, because groups have no page. */
export async function logGroup(tx: Tx, actor: Actor, before: GroupRow | null, after: GroupRow | null): Promise<void> {
  const added = named(after, before)
  const removed = named(before, after)
  const isRenamed = before?.displayName !== after?.displayName
  // Only the provider's own id changed.
  if (before && after && !isRenamed && added === null && removed === null) return
  const changes: AuditChanges = {
    group: isRenamed
      ? { from: asValue(before?.displayName), to: asValue(after?.displayName) }
      : nowIs(after?.displayName),
    ...(added === null ? {} : { membersAdded: nowIs(added) }),
    ...(removed === null ? {} : { membersRemoved: nowIs(removed) }),
  }
  const action = before === null ? 'addedScimGroup' : after === null ? 'deletedScimGroup' : 'changedScimGroup'
  await audit(tx, actor, action, { type: 'organisation', id: tx.organisation }, changes)
}

/** Members of the one and not the other. */
function named(group: GroupRow | null, other: GroupRow | null): Told {
  const rest = new Set(other?.members.map(({ value }) => value))
  const names = group?.members.filter(({ value }) => !rest.has(value)).map(({ display }) => display) ?? []
  if (names.length === 0) return null
  const list = names.slice(0, mostNamed).join(', ')
  const left = names.length - mostNamed
  return left > 0 ? say`${list} and ${plural(left, { one: '# more', other: '# more' })}` : list
}
