import { say, verbatim } from '@muster/engine/sentence.ts'
import { type Actor, isOwn } from '../../../platform/actor.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { changeRequestByKey } from './change-request.queries.ts'
import { mayDecide } from './decidable.ts'

/** The proof of a request, for its owner and for those who may decide it, whose views are logged. */
export async function changeRequestFile(
  tx: Tx,
  actor: Actor,
  key: string,
): Promise<{ type: string; name: string } | null> {
  const request = await changeRequestByKey(tx, { key })
  if (!request) return null
  const { employee, kind, name, type } = request
  if (!isOwn(actor, employee)) {
    if (!mayDecide(actor, kind)) throw notFound(say`The file was not found.`)
    const change = { document: { from: null, to: verbatim(name) } }
    await audit(tx, actor, 'saw document', { type: 'employee', id: employee }, change)
  }
  return { type, name }
}
