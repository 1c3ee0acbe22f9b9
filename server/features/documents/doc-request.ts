import type { z } from 'zod'
import type { DocRequestInput } from '@muster/contract/documents/document.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { newId } from '../../platform/id.ts'
import { conflict, notFound, wrongField } from '../../platform/problem.ts'
import { notify } from '../notifications/index.ts'
import { deleteRequest, insertRequest, openRequests } from './doc-request.queries.ts'
import { accountName, personThere } from './document.queries.ts'
import { logged, requestedSentence } from './tell.ts'

export async function ownRequests(tx: Tx, { employee }: Actor) {
  if (employee === null) return []
  return (await openRequests(tx, { employee })).map(({ employee: _, ...request }) => request)
}

export async function requestDocument(
  tx: Tx,
  actor: Actor,
  { employeeId: employee, category, note }: z.output<typeof DocRequestInput>,
): Promise<{ _id: Id }> {
  const person = await personThere(tx, { employee })
  if (!person) throw wrongField('body.employeeId', say`This employee does not exist`)
  const id = newId()
  if ((await insertRequest(tx, { id, employee, category, note, by: actor.account, now: tx.now })) === 0) {
    const message = say`A document of this category is requested already`
    throw conflict(message, [{ path: 'body.category', message }])
  }
  const { name } = (await accountName(tx, { id: actor.account }))!
  await notify(tx, [person.account], { type: 'document', message: requestedSentence[category](name) })
  await logged(tx, actor, 'requestedDocument', { employee, from: null, to: note || null })
  return { _id: id }
}

export async function withdrawRequest(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const withdrawn = await deleteRequest(tx, { id })
  if (!withdrawn) throw notFound(say`The request was not found.`)
  const { employee, note } = withdrawn
  await logged(tx, actor, 'withdrewDocumentRequest', { employee, from: note || null, to: null })
  return null
}
