import { requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { wrongField } from '../../platform/problem.ts'
import type { After } from './forward-targets.queries.ts'

interface Question {
  type: RequestTypeName
  search: string | undefined
  next: string | null
  limit: number
}

type Read<R> = (
  tx: Tx,
  p: After & { permission: string; actor: Id; search: string | null; limit: number },
) => Promise<R[]>

/** One cut of those who may decide requests of a type, and where the next begins. */
export async function forwardTargets<R extends { _id: Id; name: string }>(
  read: Read<R>,
  tx: Tx,
  actor: Actor,
  { type, search, next, limit }: Question,
): Promise<{ data: R[]; next: string | null }> {
  const found = await read(tx, {
    ...afterOf(next),
    permission: requestTypes[type].decide,
    actor: actor.account,
    search: search || null,
    limit: limit + 1,
  })
  const data = found.slice(0, limit)
  const last = found.length > limit ? data.at(-1) : undefined
  return {
    data,
    next: last ? Buffer.from(JSON.stringify([last.name.toLowerCase(), last._id])).toString('base64url') : null,
  }
}

function afterOf(next: string | null): After {
  if (next === null) return { afterName: null, afterId: null }
  try {
    const [name, id] = JSON.parse(Buffer.from(next, 'base64url').toString()) as unknown[]
    if (typeof name === 'string' && Id.safeParse(id).success) return { afterName: name, afterId: id as Id }
  } catch {
    // Falls through: whatever it was, we did not make it.
  }
  throw wrongField('query.next', 'This is not the end of a list of ours')
}
