import type { z } from 'zod'
import type { StageInput } from '@muster/contract/approvals/request.ts'
import { entryOf } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, wrongField } from '../../../platform/problem.ts'
import { nameOf, record } from '../history/history.ts'
import type { AnyRequestType } from '../request-type.ts'
import type { SeenRequest } from '../request.queries.ts'
import { holdToAdvance } from '../see.ts'
import { subject, tellRequester } from '../tell.ts'
import { written } from '../written.ts'
import { insertStage } from './stage.queries.ts'

/** An approved request came to a stage of its type: append-only, in the order that the type allows. */
export async function advance(
  tx: Tx,
  actor: Actor,
  type: AnyRequestType,
  id: Id,
  { stage, amount, note }: z.output<typeof StageInput>,
): Promise<null> {
  const request = await holdToAdvance(tx, actor, type.name, id)
  const { stages } = entryOf(type.name)
  const known = new Set(Object.values(stages).flat())
  if (!known.has(stage))
    throw wrongField(
      'body.stage',
      known.size === 0 ? say`This request has no stages` : say`Choose one of ${[...known].join(', ')}`,
    )
  if (request.state !== 'approved') throw conflict(say`Only an approved request can move to a stage.`)
  if (request.isCancelling) throw conflict(say`The requester has requested a cancellation. Decide on it first.`)
  if (!nextStages(request).includes(stage))
    throw conflict(
      say`The request is "${wordOf(request.stage ?? 'approved')}" and cannot become "${wordOf(stage)}" now.`,
    )
  await type.advance?.(tx, await written<never, never>(tx, request), { stage, amount, note, account: actor.account })
  const added = { stage, account: actor.account, amount: amount ?? null, note: note ?? null }
  await insertStage(tx, { request: id, ...added, now: tx.now })
  await record(tx, id, { kind: 'advanced', account: actor.account, to: wordOf(stage), note, amount })
  if (!request.isMine)
    await tellRequester(tx, request, say`${await nameOf(tx, actor)} marked as ${wordOf(stage)}: ${subject(request)}`)
  return null
}

/** Where an approved request may come to next. */
export function nextStages({
  type,
  state,
  isCancelling,
  stage,
}: Pick<SeenRequest, 'type' | 'state' | 'isCancelling' | 'stage'>): string[] {
  if (state !== 'approved' || isCancelling) return []
  return [...(entryOf(type).stages[stage ?? 'approved'] ?? [])]
}

/** "inUse" as people read it: "in use". */
function wordOf(stage: string): string {
  return stage.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
