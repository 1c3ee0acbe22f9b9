import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { nameOf, record } from './history/history.ts'
import { requestForUpdate } from './see.ts'
import { subject, tellApprovers, tellRequester } from './tell.ts'

/** Adds a note to a request and notifies the other side. */
export async function note(tx: Tx, actor: Actor, type: RequestTypeName, id: Id, words: string): Promise<null> {
  const request = await requestForUpdate(tx, actor, type, id)
  await record(tx, id, { kind: 'noted', account: actor.account, note: words })
  const message = say`${await nameOf(tx, actor)} wrote about ${subject(request)}: ${words}`
  if (request.isMine) await tellApprovers(tx, request, message)
  else await tellRequester(tx, request, message)
  return null
}
