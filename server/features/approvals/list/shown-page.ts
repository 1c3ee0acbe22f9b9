import type { Tx } from '../../../platform/database/tx.ts'
import type { AnyRequestType } from '../request-type.ts'
import type { SeenRequest } from '../request.queries.ts'
import { stagesOf } from '../stage/stage.queries.ts'
import type { StoredRow } from '../request-row.sql.ts'
import { shownRow } from './shown-row.ts'

/** A page of requests in the reader's language, each with the last stage it reached. */
export async function shownPage(
  tx: Tx,
  type: Staged,
  language: string,
  page: Promise<{ data: StoredRow[]; total: number }>,
) {
  const { data, total } = await page
  const approved = data.flatMap(({ _id, state }) => (state === 'approved' ? [_id] : []))
  const reached = approved.length > 0 ? await type.stages?.(tx, approved) : undefined
  const last = new Map(reached?.map(({ request, stage }) => [request, stage]))
  return { data: data.map((row) => ({ ...shownRow(row, language), stage: last.get(row._id) ?? row.stage })), total }
}

type Staged = Pick<AnyRequestType, 'stages'>

/** The stages that were entered, or that the type derives. */
export async function stagesReached(tx: Tx, type: Staged, { _id, state, stage }: SeenRequest) {
  if (type.stages === undefined) return stage === null ? [] : stagesOf(tx, { request: _id })
  return state === 'approved' ? (await type.stages(tx, [_id])).map(({ request: _, ...one }) => one) : []
}
