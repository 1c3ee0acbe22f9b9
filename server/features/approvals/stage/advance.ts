import type { z } from 'zod'
import type { StageInput } from '@muster/contract/approvals/request.ts'
import { entryOf, requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, forbidden, wrongField } from '../../../platform/problem.ts'
import { notify } from '../../notifications/index.ts'
import { nameOf, record } from '../history/history.ts'
import type { AnyRequestType } from '../request-type.ts'
import type { SeenRequest } from '../request.queries.ts'
import { requestToAdvance } from '../see.ts'
import { subject, tellRequester } from '../tell.ts'
import { written } from '../written.ts'
import { stageSaid } from './stage-said.ts'
import { approversOf, insertStage } from './stage.queries.ts'

/** Adds a stage to an approved request: append-only, in the order that the type allows. */
export async function advance(
  tx: Tx,
  actor: Actor,
  type: AnyRequestType,
  id: Id,
  given: z.output<typeof StageInput>,
): Promise<null> {
  const request = await requestToAdvance(tx, actor, type.name, id)
  if (request.isMine) throw forbidden(say`Ask a colleague to record this. You can't do it for your own request.`)
  mustBeStage(type.name, given.stage)
  return come(tx, actor, type, request, given)
}

/** Adds a stage after an act elsewhere, whoever did it and whoever's request it is; does nothing if that stage cannot come next. */
export async function followTo(
  tx: Tx,
  actor: Actor,
  type: AnyRequestType,
  id: Id,
  given: z.output<typeof StageInput>,
): Promise<void> {
  const request = await requestToAdvance(tx, actor, type.name, id)
  if (nextStages(request).includes(given.stage)) await come(tx, actor, type, request, given)
}

async function come(
  tx: Tx,
  actor: Actor,
  type: AnyRequestType,
  request: SeenRequest,
  { stage, day: given, amount, note }: z.output<typeof StageInput>,
): Promise<null> {
  const { _id: id } = request
  if (request.state !== 'approved') throw conflict(say`Only an approved request can move to a stage.`)
  if (request.isCancelling) throw conflict(say`The requester has requested a cancellation. Decide on it first.`)
  if (!nextStages(request).includes(stage))
    throw conflict(
      say`The request is "${stageSaid(request.stage ?? 'approved')}" and cannot become "${stageSaid(stage)}" now.`,
    )
  if (amount !== undefined && !entryOf(type.name).hasMoney)
    throw wrongField('body.amount', say`This request has no amount`)
  const added = { stage, day: dayOf(request, given, tx.now), account: actor.account }
  await type.advance?.(tx, await written<never, never>(tx, request), { ...added, amount, note })
  await insertStage(tx, { request: id, ...added, amount: amount ?? null, note: note ?? null, now: tx.now })
  await record(tx, id, { kind: 'advanced', account: actor.account, to: stage, note, amount })
  await tell(tx, request, { by: actor.account, name: await nameOf(tx, actor), stage })
  return null
}

function mustBeStage(type: RequestTypeName, stage: string): void {
  const known = new Set(Object.values(entryOf(type).stages).flat())
  if (known.has(stage)) return
  const words = [...known].join(', ')
  throw wrongField('body.stage', known.size === 0 ? say`This request has no stages` : say`Choose one of ${words}`)
}

/** Between the day of the request and today, at the requester's work location. */
function dayOf({ createdAt, zone }: SeenRequest, given: Day | undefined, now: Instant): Day {
  const today = localDay(now, zone)
  const day = given ?? today
  if (day > today) throw wrongField('body.day', say`Enter a day that is not in the future`)
  if (day < localDay(createdAt, zone)) throw wrongField('body.day', say`Enter a day after the request was submitted`)
  return day
}

/** Notifies both sides: the requester and the approvers. */
async function tell(tx: Tx, request: SeenRequest, { by, name, stage }: { by: Id; name: string; stage: string }) {
  const { _id: id, type, requester } = request
  await tellRequester(tx, request, say`${name} marked as ${stageSaid(stage)}: ${subject(request)}`)
  const approvers = (await approversOf(tx, { request: id })).map(({ account }) => account)
  await notify(
    tx,
    approvers.filter((account) => account !== by && account !== request.requesterAccount),
    {
      type: `${requestTypes[type].notification}-approvals` as const,
      message: say`${name} marked ${requester.name}'s request as ${stageSaid(stage)}: ${subject(request)}`,
      target: id,
    },
  )
}

/** The stages an approved request can reach next. */
export function nextStages({
  type,
  state,
  isCancelling,
  stage,
}: Pick<SeenRequest, 'type' | 'state' | 'isCancelling' | 'stage'>): string[] {
  if (state !== 'approved' || isCancelling) return []
  return [...(entryOf(type).stages[stage ?? 'approved'] ?? [])]
}
