import type { z } from 'zod'
import type { Decisions } from '@muster/contract/approvals/request.ts'
import { entryOf } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { admit, type Actor } from '../../platform/actor.ts'
import { attempt } from '../../platform/database/attempt.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { Problem, refused } from '../../platform/problem.ts'
import { decide } from './decide.ts'
import type { AnyRequestType } from './request-type.ts'

type Several = z.output<typeof Decisions>

/**
 * One decision for several requests: each succeeds or fails by itself, and refused ones give the reason. Results are in the order given.
 */
export async function decideSeveral(
  tx: Tx,
  actor: Actor,
  types: readonly AnyRequestType[],
  { status, note, requests }: Several,
): Promise<{ _id: Id; refusal: Sentence | null }[]> {
  const refusals = new Map<Id, Sentence | null>()
  // Always in the same order, so that two people deciding the same requests cannot deadlock.
  for (const one of requests.toSorted((a, b) => (a._id < b._id ? -1 : 1))) {
    const done = attempt(tx, (part) => decide(part, actor, typeOf(one, actor, types), one._id, { status, note }))
    refusals.set(one._id, await done.then(() => null, whyNot))
  }
  return requests.map(({ _id }) => ({ _id, refusal: refusals.get(_id) ?? null }))
}

function typeOf({ type }: Several['requests'][number], actor: Actor, types: readonly AnyRequestType[]): AnyRequestType {
  admit(actor, { access: entryOf(type).decide })
  const definition = types.find(({ name }) => name === type)
  if (!definition) throw refused(say`There are no requests of this type yet, so none can be decided.`)
  return definition
}

/** The reason of a refusal; any other error rolls back the whole call. */
function whyNot(error: unknown): Sentence {
  if (error instanceof Problem && error.status < 500) return error.said
  throw error
}
