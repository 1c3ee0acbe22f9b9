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
import type { Level } from './chain/level.ts'
import { managerAlone } from './chain/level.ts'
import { levelsAmong, levelsOf, type Weighed } from './chain/levels.ts'
import { rulesFor } from './chain/levels.queries.ts'
import { insertLines, linesOf } from './line/line.queries.ts'
import { claimedBy } from './line/outline-lines.ts'
import type { Outline, Requester, RequestType } from './request-type.ts'
import { insertRequest } from './request.queries.ts'
import type { Assignee, Skipped } from './step/approver.queries.ts'
import { beginFallback, beginLevel, isAssignee, whoDecides, type Levelled } from './step/begin-level.ts'
import { lockedRequester, requesterOf, roleOfAccount } from './step/requester.queries.ts'
import { subject, tellApprovers } from './tell.ts'

/** Writes a request and hands it to its first approver. */
export async function submit<D extends object, F extends object, X, C extends Outline<F>>(
  app: App,
  tx: Tx,
  actor: Actor,
  type: RequestType<D, F, X, C>,
  { draft, uploads }: { draft: D; uploads: readonly KeptUpload[] },
): Promise<{ _id: Id }> {
  const [requester, rules] = await together([
    mustBeEmployee(tx, actor, lockedRequester),
    rulesFor(tx, { type: type.name, requester: actor.employee }),
  ])
  const checked = await type.check(tx, requester, draft, sentFiles(uploads))
  const { title, quantity, reason, startsOn, endsOn, facts, lines = [], halfDays = null } = checked
  const claimed = claimedBy(type.name, checked, uploads.length)
  const outline = { title, quantity, reason, startsOn, endsOn, facts }
  const levels = levelsAmong(rules, { amount: claimed, halfDays })
  const id = newId()
  const levelled = { _id: id, type: type.name, requester: requester.employee, levels }
  // Looked for before the request is there: from then on others of its type wait for their numbers.
  const first = await whoDecides(tx, levelled, (levels[0] ?? managerAlone).approver, id)
  const inserted = insertRequest(tx, {
    ...{ ...outline, title: title.text, titleValues: JSON.stringify(title.values) },
    ...{ quantity: quantity.text, quantityValues: JSON.stringify(quantity.values) },
    id,
    type: type.name,
    prefix: entryOf(type.name).prefix,
    requester: requester.employee,
    claimed,
    draft: JSON.stringify(draft),
    facts: JSON.stringify(facts),
    levels: JSON.stringify(levels),
    event: newId(),
    account: actor.account,
    now: tx.now,
  })
  const [row, assignee] = await together([inserted, begin(tx, levelled, first)])
  if (lines.length > 0) {
    const rows = lines.map((line, at) => ({ ...line, position: at + 1 }))
    await insertLines(tx, { request: id, lines: JSON.stringify(rows) })
  }
  await attach(app, tx, { request: id, account: actor.account, uploads, lines })
  if (actor.isAdmin && assignee.kind === 'role' && assignee._id === (await roleOfAccount(tx, actor))?._id)
    throw refused(say`No one else can approve your request. Add a colleague with the HR role first.`)
  const { employee, account, name, zone } = requester
  const written = {
    ...outline,
    ...{ _id: id, number: row!.number, draft, claimed, approved: null, stage: null, zone, requester: employee },
    ...{ requesterAccount: account, requesterName: name },
    lines: lines.length > 0 ? await linesOf(tx, { request: id }) : [],
  }
  const request = { ...outline, _id: id, type: type.name }
  const told = tellApprovers(tx, request, say`${requester.name} requested ${subject(request)}`)
  await together([type.submitted(tx, written, checked), told])
  return { _id: id }
}

/** The first level that somebody has to decide, or whoever requests fall to. */
async function begin(tx: Tx, levelled: Levelled, first: Assignee | Skipped): Promise<Assignee> {
  return (await beginLevel(tx, levelled, 1, first)) ?? (await beginFallback(tx, levelled))
}

/** The person who asks; an admin without an employee record is none. */
export function requesterBehind(tx: Tx, actor: Actor): Promise<Requester> {
  return mustBeEmployee(tx, actor, requesterOf)
}

/** Whom a request of this person would wait for, if it were sent now. */
export async function firstApprover(tx: Tx, of: Weighed): Promise<Assignee> {
  const levels = await levelsOf(tx, of)
  return firstOf(tx, of, levels.length > 0 ? levels : [managerAlone])
}

/** Whom the wish to cancel waits for: whoever the requester reports to, for whoever decided may have left. */
export function cancellationApprover(tx: Tx, of: { type: RequestTypeName; requester: Id }): Promise<Assignee> {
  return firstOf(tx, of, [managerAlone])
}

async function firstOf(
  tx: Tx,
  of: { type: RequestTypeName; requester: Id },
  levels: readonly Level[],
): Promise<Assignee> {
  for (const approver of [...levels.map((level) => level.approver), null]) {
    const found = await whoDecides(tx, of, approver, null)
    if (isAssignee(found)) return found
  }
  throw new Error('An organisation has no admin role.')
}

async function mustBeEmployee(tx: Tx, actor: Actor, read: typeof requesterOf): Promise<Requester> {
  const requester = actor.employee === null ? undefined : await read(tx, { employee: actor.employee })
  if (!requester) throw forbidden(say`You don't have an employee record, so you can't submit requests.`)
  return requester
}
