import { requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../../platform/actor.ts'
import { cursorPage, readCursor } from '../../../platform/database/cursor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
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

/** One page of those who may decide requests of a type, and where the next page begins. */
export async function forwardTargets<R extends { _id: Id; name: string }>(
  read: Read<R>,
  tx: Tx,
  actor: Actor,
  { type, search, next, limit }: Question,
): Promise<{ data: R[]; next: string | null }> {
  const after = readCursor(next)
  const people = await read(tx, {
    afterName: after?.name ?? null,
    afterId: after?.id ?? null,
    permission: requestTypes[type].decide,
    actor: actor.account,
    search: search || null,
    limit: limit + 1,
  })
  return cursorPage(people, limit, ({ name, _id }) => ({ name, id: _id }))
}
