import { requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { managerAlone, type Level } from '../chain/level.ts'
import { dueAt } from '../due/due-at.ts'
import { record } from '../history/history.ts'
import { approverOf, type Assignee, type Skipped } from './approver.queries.ts'
import { insertStep, type Purpose } from './step.queries.ts'

export interface Levelled {
  _id: Id
  type: RequestTypeName
  requester: Id
  levels: readonly Level[]
}

/**
 * Opens the first level from `from` on that somebody has to decide, and answers who; null when none is left. A level
 * whose approver is the requester, or has approved it already, is skipped, and its history says so. `first` is what
 * `whoDecides` said of the level `from`, where it was asked before.
 */
export async function beginLevel(
  tx: Tx,
  request: Levelled,
  from: number,
  first?: Assignee | Skipped,
): Promise<Assignee | null> {
  const levels = request.levels.length > 0 ? request.levels : [managerAlone]
  for (let at = from; at <= levels.length; at++) {
    const level = levels[at - 1]!
    const known = at === from ? first : undefined
    const found = known ?? (await whoDecides(tx, request, level.approver, request._id))
    if (isAssignee(found)) {
      await open(tx, request, { assignee: found, level: at, label: level.label, due: level.due })
      return found
    }
    await skip(tx, request, at, level, found)
  }
  return null
}

/** Where all levels were skipped, somebody has to decide all the same. */
export async function beginFallback(tx: Tx, request: Levelled, purpose: Purpose = 'request'): Promise<Assignee> {
  const found = await whoDecides(tx, request, null, null)
  if (!isAssignee(found)) throw new Error('An organisation has no admin role.')
  await open(tx, request, { assignee: found, level: Math.max(1, request.levels.length), purpose })
  return found
}

/** Whom a level waits for, or why it is skipped. */
export async function whoDecides(
  tx: Tx,
  { type, requester }: Pick<Levelled, 'type' | 'requester'>,
  approver: Level['approver'] | null,
  request: Id | null,
): Promise<Assignee | Skipped> {
  const found = await approverOf(tx, {
    requester,
    permission: requestTypes[type].decide,
    approver: approver?.kind ?? null,
    up: approver?.kind === 'manager' ? approver.up : null,
    role: approver?.kind === 'role' ? approver.role : null,
    employee: approver?.kind === 'person' ? approver.employee : null,
    request,
  })
  if (!found) throw new Error('An organisation has no admin role.')
  return found
}

export function isAssignee(found: Assignee | Skipped): found is Assignee {
  return found.kind === 'person' || found.kind === 'role'
}

interface Opened {
  assignee: Assignee
  level?: number
  label?: string
  due?: Level['due']
  purpose?: Purpose
  forwardedBy?: Id
}

/** The request waits for somebody from now on. */
export async function open(
  tx: Tx,
  request: Pick<Levelled, '_id' | 'requester'>,
  { assignee, level = 1, label = '', due = null, purpose = 'request', forwardedBy }: Opened,
): Promise<void> {
  await insertStep(tx, {
    id: newId(),
    request: request._id,
    purpose,
    level,
    label,
    account: assignee.kind === 'person' ? assignee._id : null,
    role: assignee.kind === 'role' ? assignee._id : null,
    forwardedBy: forwardedBy ?? null,
    dueAt: due ? await dueAt(tx, request.requester, due.hours) : null,
    outcome: null,
    now: tx.now,
  })
}

async function skip(tx: Tx, request: Levelled, at: number, level: Level, { kind, _id, name }: Skipped): Promise<void> {
  const isRole = level.approver.kind === 'role'
  await insertStep(tx, {
    id: newId(),
    request: request._id,
    purpose: 'request',
    level: at,
    label: level.label,
    account: isRole ? null : _id,
    role: isRole ? _id : null,
    forwardedBy: null,
    dueAt: null,
    outcome: 'skipped',
    now: tx.now,
  })
  const why = {
    ownRequest: `${name} made this request`,
    alreadyApproved: `${name} has approved it already`,
    nobodyThere: 'No manager at this level',
  }[kind]
  await record(tx, request._id, { kind: 'skipped', account: null, to: level.label, note: why })
}
