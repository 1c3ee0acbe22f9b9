import { requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { together } from '../../../platform/database/together.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import type { Assignee } from '../assignee.ts'
import { managerAlone, type Level } from './level.ts'
import { dueAt } from './due-at.ts'
import { record } from '../history/history.ts'
import { approverOf, type Deciding, type Skipped } from './approver.queries.ts'
import { insertStep, type Purpose } from './step.queries.ts'

export interface Levelled {
  _id: Id
  type: RequestTypeName
  requester: Id
  levels: readonly Level[]
}

/** The next step of a request. */
export interface Next {
  /** Levels that no one has to decide, with the reason. */
  skipped: { at: number; level: Level; why: Skipped }[]
  /** Null if no level is left. */
  step: Step | null
}

interface Step<A = Deciding> {
  assignee: A
  level: number
  label: string
  dueAt: Instant | null
  purpose: Purpose
}

/**
 * The first level starting at `from` that someone has to decide. A level whose approver is the requester, or has already approved, is
 * skipped. Writes nothing.
 */
export async function nextLevel(tx: Tx, request: Levelled, from: number): Promise<Next> {
  const levels = request.levels.length > 0 ? request.levels : [managerAlone]
  const skipped: Next['skipped'] = []
  for (let at = from; at <= levels.length; at++) {
    const level = levels[at - 1]!
    const assigneeOrReason = await whoDecides(tx, request, level.approver, request._id)
    if (isAssignee(assigneeOrReason)) {
      const due = level.due ? await dueAt(tx, request.requester, level.due.hours) : null
      return {
        skipped,
        step: { assignee: assigneeOrReason, level: at, label: level.label, dueAt: due, purpose: 'request' },
      }
    }
    skipped.push({ at, level, why: assigneeOrReason })
  }
  return { skipped, step: null }
}

/** The first level, or the default role if all levels are skipped, because someone has to decide. */
export async function firstLevel(tx: Tx, request: Levelled): Promise<Next & { step: Step }> {
  const { skipped, step } = await nextLevel(tx, request, 1)
  if (step) return { skipped, step }
  const assignee = await whoDecides(tx, request, null, null)
  if (!isAssignee(assignee)) throw new Error('An organisation has no admin role.')
  const level = Math.max(1, request.levels.length)
  return { skipped, step: { assignee, level, label: '', dueAt: null, purpose: 'request' } }
}

/** Writes the next step: the skipped levels, which the history names, and the open step. Sends everything at once. */
export async function begin(tx: Tx, request: Pick<Levelled, '_id'>, { skipped, step }: Next): Promise<void> {
  const written = skipped.map(({ at, level, why }) => skip(tx, request._id, at, level, why))
  await together([...written, ...(step ? [putStep(tx, request._id, step)] : [])])
}

/** The approver of a level, or why it is skipped. */
export async function whoDecides(
  tx: Tx,
  { type, requester }: Pick<Levelled, 'type' | 'requester'>,
  approver: Level['approver'] | null,
  request: Id | null,
): Promise<Deciding | Skipped> {
  const assignee = await approverOf(tx, {
    requester,
    permission: requestTypes[type].decide,
    approver: approver?.kind ?? null,
    up: approver?.kind === 'manager' ? approver.up : null,
    role: approver?.kind === 'role' ? approver.role : null,
    employee: approver?.kind === 'person' ? approver.employee : null,
    request,
    type,
    now: tx.now,
  })
  if (!assignee) throw new Error('An organisation has no admin role.')
  return assignee
}

export function isAssignee(assigneeOrReason: Deciding | Skipped): assigneeOrReason is Deciding {
  return assigneeOrReason.kind === 'person' || assigneeOrReason.kind === 'role'
}

interface Opened {
  assignee: Assignee
  level?: number
  label?: string
  due?: Level['due']
  purpose?: Purpose
  forwardedBy?: Id
}

/** Opens a step: the request is pending with its assignee from now on. */
export async function open(
  tx: Tx,
  request: Pick<Levelled, '_id' | 'requester'>,
  { due = null, forwardedBy, level = 1, label = '', purpose = 'request', assignee }: Opened,
): Promise<void> {
  const until = due ? await dueAt(tx, request.requester, due.hours) : null
  await putStep(tx, request._id, { assignee, level, label, purpose, dueAt: until }, forwardedBy)
}

async function putStep(tx: Tx, request: Id, step: Step<Assignee>, forwardedBy?: Id): Promise<void> {
  const { assignee, level, label, purpose, dueAt: until } = step
  await insertStep(tx, {
    ...{ level, label, purpose, dueAt: until },
    id: newId(),
    request,
    account: assignee.kind === 'person' ? assignee._id : null,
    role: assignee.kind === 'role' ? assignee._id : null,
    forwardedBy: forwardedBy ?? null,
    outcome: null,
    now: tx.now,
  })
}

async function skip(tx: Tx, request: Id, at: number, level: Level, { kind, _id, name }: Skipped): Promise<void> {
  const isRole = level.approver.kind === 'role'
  const step = insertStep(tx, {
    id: newId(),
    request,
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
  await together([step, record(tx, request, { kind: 'skipped', account: null, to: level.label, note: why })])
}
