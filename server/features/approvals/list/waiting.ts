import type { z } from 'zod'
import type { RequestRow } from '@muster/contract/approvals/request.ts'
import { requestTypeNames, requestTypes, type RequestTypeName } from '@muster/contract/request-types.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { approver } from '../see.ts'
import { shownRow } from './shown-row.ts'
import { ownOpen, waitingCounts, waitingOfTypes, waitingOldest } from './waiting.queries.ts'

type Row = z.output<typeof RequestRow>

/** The number of requests of each type pending with the actor, without the types they may not decide. */
export async function pendingCounts(tx: Tx, actor: Actor): Promise<{ type: RequestTypeName; count: number }[]> {
  const types = decidable(actor)
  if (types.length === 0) return []
  const counts = await waitingCounts(tx, { ...approver(tx, actor), employee: actor.employee, types })
  return types.map((type) => ({ type, count: counts.find((row) => row.type === type)?.count ?? 0 }))
}

/** The requests of all types that have been pending with the actor longest. */
export async function waitingFor(tx: Tx, actor: Actor, limit: number, language: string): Promise<Row[]> {
  const types = decidable(actor)
  if (types.length === 0) return []
  const oldest = await waitingOldest(tx, { ...approver(tx, actor), employee: actor.employee, types, limit })
  return oldest.map((row) => shownRow(row, language))
}

/** Requests of all types pending with the actor, page by page. */
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

/** The actor's own undecided requests, newest first. */
export async function ownWaiting(tx: Tx, actor: Actor, limit: number, language: string): Promise<Row[]> {
  const open = actor.employee === null ? [] : await ownOpen(tx, { employee: actor.employee, limit })
  return open.map((row) => shownRow(row, language))
}

function decidable(actor: Actor): RequestTypeName[] {
  return requestTypeNames.filter((type) => may(actor, requestTypes[type].decide))
}
