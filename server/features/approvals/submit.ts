import type { Id } from '@muster/contract/values.ts'
import { entryOf, type RequestTypeName } from '@muster/contract/request-types.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { together } from '../../platform/database/together.ts'
import { newId } from '../../platform/id.ts'
import { forbidden, refused } from '../../platform/problem.ts'
import type { KeptUpload } from '../../platform/serve/call.ts'
import { attach, sentFiles } from './attachment/attachment.ts'
import type { Level } from './step/level.ts'
import { managerAlone } from './step/level.ts'
import { levelsAmong, levelsOf, type Weighed } from './chain/levels.ts'
import { rulesFor } from './chain/levels.queries.ts'
import { insertLines, linesOf } from './line/line.queries.ts'
import { claimedBy } from './line/outline-lines.ts'
import type { Outline, Requester, RequestType } from './request-type.ts'
import { insertRequest, twinOf } from './request.queries.ts'
import { begin, firstLevel, isAssignee, whoDecides } from './step/begin-level.ts'
import { lockedRequester, requesterOf, roleOfAccount } from './step/requester.queries.ts'
import { subject, tellDeciding } from './tell.ts'
import type { Assignee } from './assignee.ts'

/**
 * Inserts a request and assigns it to its first approver. The same one again, without an Idempotency-Key of its own, is the pending first
 * one: a second tap, or a second device.
 */
export async function submit<D extends object, F extends object, X, C extends Outline<F>>(
  app: App,
  tx: Tx,
  actor: Actor,
  type: RequestType<D, F, X, C>,
  { draft, uploads, isMarked }: { draft: D; uploads: readonly KeptUpload[]; isMarked: boolean },
): Promise<{ _id: Id }> {
  if (actor.employee === null) throw notEmployee()
  const files = uploads.map(({ sha256 }) => sha256)
  const same = { type: type.name, requester: actor.employee, draft: JSON.stringify(draft), files, now: tx.now }
  const [requester, twin, rules, checked] = await together([
    // Runs before the check, though all are sent at once.
    mustBeEmployee(tx, actor, lockedRequester),
    isMarked ? Promise.resolve(undefined) : twinOf(tx, same),
    rulesFor(tx, { type: type.name, requester: actor.employee }),
    type.check(tx, actor.employee, draft, sentFiles(uploads)),
  ])
  if (twin) return twin
  const { title, quantity, reason, startsOn, endsOn, facts, lines = [], quotes = [], halfDays = null } = checked
  const claimed = claimedBy(type.name, checked, uploads.length)
  const outline = { title, quantity, reason, startsOn, endsOn, facts }
  const levels = levelsAmong(rules, { amount: claimed, halfDays })
  const request = { ...outline, _id: newId(), type: type.name, requester: requester.employee, levels }
  const first = await firstLevel(tx, request)
  const { assignee } = first.step
  if (actor.isAdmin && assignee.kind === 'role' && assignee._id === (await roleOfAccount(tx, actor))?._id)
    throw refused(say`No one else can approve your request. Add a colleague with the HR role first.`)
  if (requester.isHeard) {
    const of = { type: type.name, id: request._id, employee: requester.employee, days: { startsOn, endsOn } }
    await tx.happened({ what: 'request', step: 'submitted', ...of })
  }
  await tellDeciding(tx, assignee.told, request, say`${requester.name} requested ${subject(request)}`)
  const inserted = insertRequest(tx, {
    ...{ ...outline, title: title.text, titleValues: JSON.stringify(title.values) },
    ...{ quantity: quantity.text, quantityValues: JSON.stringify(quantity.values) },
    id: request._id,
    type: type.name,
    prefix: entryOf(type.name).prefix,
    requester: requester.employee,
    claimed,
    draft: same.draft,
    facts: JSON.stringify(facts),
    levels: JSON.stringify(levels),
    event: newId(),
    account: actor.account,
    now: tx.now,
  })
  // From taking the number on, other requests of the type wait for this one: so the rest travels with the commit.
  tx.closeWith(together([inserted, begin(tx, request, first)]))
  const of = { request: request._id, account: actor.account, uploads, lines, quotes }
  if (lines.length > 0) {
    const rows = lines.map((line, at) => ({ ...line, position: at + 1 }))
    tx.closeWith(insertLines(tx, { request: of.request, lines: JSON.stringify(rows) }))
  }
  if (uploads.length > 0) await attach(app, tx, of)
  const { employee, account, name, zone } = requester
  const written = {
    ...outline,
    ...{ _id: request._id, draft, claimed, approved: null, stage: null, zone, requester: employee },
    state: 'pending' as const,
    ...{ requesterAccount: account, requesterName: name },
    lines: lines.length > 0 ? await linesOf(tx, { request: request._id }) : [],
  }
  tx.closeWith(type.submitted(tx, written, checked))
  return { _id: request._id }
}

/** The person submitting; an admin without an employee record cannot. */
export function requesterBehind(tx: Tx, actor: Actor): Promise<Requester> {
  return mustBeEmployee(tx, actor, requesterOf)
}

/** Whom a request of this person would be pending with, if submitted now. */
export async function firstApprover(tx: Tx, of: Weighed): Promise<Assignee> {
  const levels = await levelsOf(tx, of)
  return firstOf(tx, of, levels.length > 0 ? levels : [managerAlone])
}

/** Who decides a requested cancellation: the requester's manager, because the original approver may have left. */
export function cancellationApprover(tx: Tx, of: { type: RequestTypeName; requester: Id }): Promise<Assignee> {
  return firstOf(tx, of, [managerAlone])
}

async function firstOf(
  tx: Tx,
  of: { type: RequestTypeName; requester: Id },
  levels: readonly Level[],
): Promise<Assignee> {
  for (const approver of [...levels.map((level) => level.approver), null]) {
    const assigneeOrReason = await whoDecides(tx, of, approver, null)
    if (isAssignee(assigneeOrReason)) return assigneeOrReason
  }
  throw new Error('An organisation has no admin role.')
}

async function mustBeEmployee<R extends Requester>(
  tx: Tx,
  actor: Actor,
  read: (tx: Tx, p: { employee: Id }) => Promise<R | undefined>,
): Promise<R> {
  const requester = actor.employee === null ? undefined : await read(tx, { employee: actor.employee })
  if (!requester) throw notEmployee()
  return requester
}

const notEmployee = () => forbidden(say`You don't have an employee record, so you can't submit requests.`)
