import type { z } from 'zod'
import type { RequestRow } from '@muster/contract/approvals/request.ts'
import { requestTypeNames, requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { approver } from '../see.ts'
import { shownRow } from './shown-row.ts'
import { ownOpen, waitingCounts, waitingOfTypes, waitingOldest } from './waiting.queries.ts'

type Row = z.output<typeof RequestRow>

/** How many requests of each type wait for the actor; types they may not decide are left out. */
export async function pendingCounts(tx: Tx, actor: Actor): Promise<{ type: RequestTypeName; count: number }[]> {
  const types = decidable(actor)
  if (types.length === 0) return []
  const found = await waitingCounts(tx, { ...approver(tx, actor), employee: actor.employee, types })
  return types.map((type) => ({ type, count: found.find((row) => row.type === type)?.count ?? 0 }))
}

/** The requests of all types that wait longest for the actor. */
export async function waitingFor(tx: Tx, actor: Actor, limit: number, language: string): Promise<Row[]> {
  const types = decidable(actor)
  if (types.length === 0) return []
  const oldest = await waitingOldest(tx, { ...approver(tx, actor), employee: actor.employee, types, limit })
  return oldest.map((row) => shownRow(row, language))
}

/** The requests of all types that wait for the actor, page by page. */
export async function pendingPage(
  tx: Tx,
  actor: Actor,
  cut: { sortOrder: 'asc' | 'desc'; limit: number; offset: number },
  language: string,
): Promise<{ data: Row[]; total: number }> {
  const whose = { ...approver(tx, actor), employee: actor.employee, types: decidable(actor) }
  const { data, total } = await waitingOfTypes(tx, { ...whose, ...cut, sortBy: 'createdAt' })
  return { data: data.map((row) => shownRow(row, language)), total }
}

/** The actor's own requests that are not decided yet, newest first. */
export async function ownWaiting(tx: Tx, actor: Actor, limit: number, language: string): Promise<Row[]> {
  const open = actor.employee === null ? [] : await ownOpen(tx, { employee: actor.employee, limit })
  return open.map((row) => shownRow(row, language))
}

function decidable(actor: Actor): RequestTypeName[] {
  return requestTypeNames.filter((type) => may(actor, requestTypes[type].decide))
}
