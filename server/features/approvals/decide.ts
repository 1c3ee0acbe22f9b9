import type { z } from 'zod'
import type { Decision } from '@muster/contract/approvals/request.ts'
import { requestTypes } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { conflict, forbidden } from '../../platform/problem.ts'
import { nameOf, record } from './history.ts'
import { eventsOf } from './history.queries.ts'
import type { RequestType } from './request-type.ts'
import { putState, type SeenRequest } from './request.queries.ts'
import { hold, written } from './see.ts'
import { subject, tellRequester } from './tell.ts'

/**
 * Decides a request, or the wish to cancel an approved one: check, state, history, effect and notification under the
 * lock of its row, in the caller's transaction. Of two decisions at the same moment the second meets a 409.
 */
export async function decide<D extends object, F extends object, X>(
  tx: Tx,
  actor: Actor,
  type: RequestType<D, F, X>,
  id: Id,
  { status, note }: z.output<typeof Decision>,
): Promise<null> {
  const request = await hold(tx, actor, type.name, id)
  await mustDecide(tx, request)
  const outcome = outcomes[`${request.isCancelling ? 'cancel' : 'ask'} ${status}`]
  await putState(tx, {
    id,
    state: outcome.state,
    cancelAskedAt: null,
    decidedAt: outcome.kind === 'cancelRefused' ? request.decidedAt : tx.now,
    now: tx.now,
  })
  await record(tx, id, { kind: outcome.kind, account: actor.account, note })
  if (outcome.effect) await type[outcome.effect](tx, written(request))
  const by = await nameOf(tx, actor)
  await tellRequester(tx, request, `${outcome.words(subject(request), by)}${note ? `: ${note}` : ''}`)
  return null
}

interface Outcome {
  state: 'approved' | 'rejected' | 'cancelled'
  kind: 'approved' | 'rejected' | 'cancelled' | 'cancelRefused'
  effect: 'approved' | 'undone' | null
  words: (subject: string, by: string) => string
}

const outcomes: Record<`${'ask' | 'cancel'} ${'approved' | 'rejected'}`, Outcome> = {
  'ask approved': {
    state: 'approved',
    kind: 'approved',
    effect: 'approved',
    words: (what, by) => `${by} approved your request: ${what}`,
  },
  'ask rejected': {
    state: 'rejected',
    kind: 'rejected',
    effect: 'undone',
    words: (what, by) => `${by} rejected your request: ${what}`,
  },
  'cancel approved': {
    state: 'cancelled',
    kind: 'cancelled',
    effect: 'undone',
    words: (what, by) => `${by} cancelled as you asked: ${what}`,
  },
  'cancel rejected': {
    state: 'approved',
    kind: 'cancelRefused',
    effect: null,
    words: (what, by) => `${by} did not cancel, it stays approved: ${what}`,
  },
}

/** 403 or 409 with the reason, unless it waits for this actor. */
export async function mustDecide(tx: Tx, request: SeenRequest): Promise<void> {
  if (request.isMine) throw forbidden('Nobody decides their own request.')
  if (request.assignee === null) throw conflict(await whatHappened(tx, request))
  if (!request.mayDecide) throw forbidden(`This request waits for ${request.assignee.name}.`)
}

async function whatHappened(tx: Tx, request: SeenRequest): Promise<string> {
  const last = (await eventsOf(tx, { id: request._id })).findLast(({ kind }) => kind !== 'noted' && kind !== 'revised')
  const { noun } = requestTypes[request.type]
  return `This ${noun} was already ${request.state}${last ? ` by ${last.by.name}` : ''}.`
}
