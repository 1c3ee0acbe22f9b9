import type { z } from 'zod'
import type { Decision } from '@muster/contract/approvals/request.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { rupeeText } from '@muster/engine/format.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { together } from '../../platform/database/together.ts'
import { newId } from '../../platform/id.ts'
import { record, storedNote } from './history/history.ts'
import { mustDecide } from './must-decide.ts'
import type { AnyRequestType } from './request-type.ts'
import { approveLines } from './line/line.queries.ts'
import { weigh, type Weighed } from './line/weigh.ts'
import { outcomes } from './outcomes.ts'
import type { SeenRequest } from './request.queries.ts'
import { requestForUpdate } from './see.ts'
import { finishRequest, putApproved } from './state.queries.ts'
import { begin, nextLevel } from './step/begin-level.ts'
import { endStep } from './step/step.queries.ts'
import { roleOfAccount } from './step/requester.queries.ts'
import { subject, tellApprovers, tellRequester } from './tell.ts'
import { written } from './written.ts'

/**
 * Decides a request, or the requested cancellation of an approved one: check, state, history, effect and notification under the lock of its
 * row, in the caller's transaction. Of two concurrent decisions the second gets a 409. A level that approves passes the request to the next
 * one; the admin decides for all levels.
 */
export async function decide(
  tx: Tx,
  actor: Actor,
  type: AnyRequestType,
  id: Id,
  { status, note, amount, lines }: z.output<typeof Decision>,
): Promise<null> {
  const request = await requestForUpdate(tx, actor, type.name, id)
  await mustDecide(tx, actor, request)
  const weighed = status === 'approved' ? await weigh(tx, request, { amount, lines, note }) : null
  const isLast = status === 'rejected' || (await decidesAll(tx, actor, request))
  await decideStep(tx, type, request, {
    status,
    note,
    by: actor.account,
    onBehalfOf: request.onBehalfOf,
    isLast,
    weighed,
  })
  return null
}

export interface StepDecision {
  status: 'approved' | 'rejected'
  note?: string | Sentence | undefined
  /** Null if a rule decides rather than a person. */
  by: Id | null
  onBehalfOf: Id | null
  /** No level follows, whatever levels the request has. */
  isLast: boolean
  /** The amounts approved, for a request with money. */
  weighed: Weighed | null
}

/** Ends the open step of a locked request, with everything that follows. */
export async function decideStep(tx: Tx, type: AnyRequestType, request: SeenRequest, how: StepDecision): Promise<void> {
  const { _id: id } = request
  const { status, note, by, onBehalfOf, weighed } = how
  const name = by === null ? say`A rule` : (request.actorName ?? '')
  const said = { onBehalfOf, note, amount: weighed?.approved, lines: weighed?.lowered ?? [] }
  if (weighed && weighed.lines.length > 0) {
    const lines = weighed.lines.map(({ _id, approved: amount, note: why }) => ({ _id, amount, note: why }))
    await approveLines(tx, { request: id, lines: JSON.stringify(lines) })
  }
  const mayHaveNext = status === 'approved' && !request.isCancelling && !how.isLast
  if (mayHaveNext && request.level < request.levels.length) {
    await endStep(tx, { request: id, outcome: status, by, onBehalfOf, now: tx.now })
    const levelled = { ...request, requester: request.requester._id }
    const following = await nextLevel(tx, levelled, request.level + 1)
    await begin(tx, levelled, following)
    const next = following.step?.assignee
    if (next) {
      if (weighed) await putApproved(tx, { id, approved: weighed.approved, now: tx.now })
      await record(tx, id, { kind: 'passed', account: by, ...said })
      await tellRequester(
        tx,
        request,
        note
          ? say`${name} approved; ${next.name} decides next: ${subject(request)}: ${note}`
          : say`${name} approved; ${next.name} decides next: ${subject(request)}`,
      )
      await tellApprovers(
        tx,
        request,
        say`${request.requester.name} requested ${subject(request)}; ${name} approved it`,
      )
      return
    }
  }
  const outcome = outcomes[`${request.isCancelling ? 'cancel' : 'ask'} ${status}`]
  const finished = finishRequest(tx, {
    ...{ id, state: outcome.state, cancellationRequestedAt: null, now: tx.now },
    decidedAt: outcome.kind === 'cancellationRejected' ? request.decidedAt : tx.now,
    approved: outcome.state === 'approved' ? (weighed?.approved ?? request.approved) : null,
    ...{ outcome: status, by, onBehalfOf, event: newId(), kind: outcome.kind, ...storedNote(note) },
    lines: said.lines.length > 0 ? JSON.stringify(said.lines) : null,
    amount: weighed?.approved ?? null,
  })
  const words = outcome.words(whatOf(request, weighed), name)
  const told = tellRequester(tx, request, note ? say`${words}: ${note}` : words)
  await together([finished, told, takeEffect(tx, type, { request, weighed, effect: outcome.effect })])
  if (!request.isHeard) return
  const { startsOn, endsOn, requester } = request
  const of = { type: type.name, id, employee: requester._id, days: { startsOn, endsOn } }
  await tx.happened({ what: 'request', step: 'decided', ...of, state: outcome.state })
}

async function takeEffect(
  tx: Tx,
  type: AnyRequestType,
  { request, weighed, effect }: { request: SeenRequest; weighed: Weighed | null; effect: 'approved' | 'undone' | null },
): Promise<void> {
  if (effect === null) return
  const decided = weighed ? { ...request, approved: weighed.approved } : request
  await type[effect](tx, await written<never, never>(tx, decided, weighed?.lines))
}

/** With the amount if less is approved than was requested. */
function whatOf(request: SeenRequest, weighed: Weighed | null): Sentence {
  if (!weighed || weighed.approved === request.claimed) return subject(request)
  return say`${subject(request)}, ${rupeeText(weighed.approved)} of ${rupeeText(request.claimed ?? 0)}`
}

/** The admin decides for the remaining levels, unless this level is assigned to the admin. */
async function decidesAll(tx: Tx, actor: Actor, { assignee }: SeenRequest): Promise<boolean> {
  if (!actor.isAdmin || assignee === null) return false
  const own = assignee.kind === 'person' ? actor.account : (await roleOfAccount(tx, actor))?._id
  return assignee._id !== own
}
