import { entryOf } from '@muster/contract/request-types.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { linesOf } from './line/line.queries.ts'
import type { Written, LineRow } from './request-type.ts'
import type { SeenRequest } from './request.queries.ts'

/** A request in the form that the hooks of its type take. Costs no statement for a type without lines. */
export async function written<D, F>(tx: Tx, seen: SeenRequest, known?: readonly LineRow[]): Promise<Written<D, F>> {
  const { requester, ...rest } = seen
  const lines = known ?? (entryOf(seen.type).hasLines ? await linesOf(tx, { request: seen._id }) : [])
  // The draft, its facts and the lines' own fields were written by the same type that reads them here.
  return { ...rest, lines, requester: requester._id, requesterName: requester.name } as unknown as Written<D, F>
}
