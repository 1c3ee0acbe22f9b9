import type { z } from 'zod'
import type { GdprDocInput, NewGdprDoc } from '@muster/contract/documents/document.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, isOwn, may } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { dropFile, takeFiles } from '../../platform/serve/keep.ts'
import { newId } from '../../platform/id.ts'
import { conflict, forbidden, notFound, wrongField } from '../../platform/problem.ts'
import type { KeptUpload } from '../../platform/serve/call.ts'
import { logged, tellDeleted, tellRequester, tellVerified } from './tell.ts'
import {
  deleteDocument,
  documentForUpdate,
  documentsOf,
  insertDocument,
  markVerified,
  personThere,
  updateDocument,
  updateFile,
  type LockedDocument,
} from './document.queries.ts'
import { opened } from './document-list.ts'

type Input = z.output<typeof GdprDocInput>

export async function ownDocuments(tx: Tx, app: App, { employee }: Actor) {
  return employee === null ? [] : opened(app, await documentsOf(tx, { employee }))
}

export async function addDocument(
  tx: Tx,
  app: App,
  actor: Actor,
  { employeeId, ...input }: z.output<typeof NewGdprDoc>,
  upload: KeptUpload,
): Promise<{ _id: Id }> {
  const employee = employeeId ?? actor.employee
  if (employee === null) throw wrongField('body.employeeId', say`Choose an employee`)
  if (!isOwn(actor, employee) && !mayChangeOthers(actor)) throw forbidden()
  const person = await personThere(tx, { employee })
  if (!person) throw wrongField('body.employeeId', say`This employee does not exist`)
  const id = newId()
  const file = await taken(tx, app, actor, upload)
  const number = sealed(app, input.number)
  await insertDocument(tx, { ...input, ...file, id, employee, number, by: actor.account, now: tx.now })
  await tellRequester(tx, actor, { employee, person, category: input.category })
  await logged(tx, actor, 'addedDocument', { employee, from: null, to: file.name })
  return { _id: id }
}

export async function changeDocument(
  tx: Tx,
  app: App,
  actor: Actor,
  id: Id,
  input: Input,
  [upload]: readonly KeptUpload[],
): Promise<{ _id: Id }> {
  const before = await touched(tx, actor, id)
  await updateDocument(tx, { ...input, id, number: sealed(app, input.number) })
  const file = upload && (await taken(tx, app, actor, upload))
  if (file) {
    await updateFile(tx, { ...file, id, by: actor.account, now: tx.now })
    await dropFile(app, tx, before.key)
    await tellRequester(tx, actor, { ...before, person: { name: before.name }, category: input.category })
  }
  await logged(tx, actor, 'changedDocument', {
    ...{ employee: before.employee, from: before.name, to: file?.name ?? before.name },
  })
  return { _id: id }
}

export async function removeDocument(tx: Tx, app: App, actor: Actor, id: Id): Promise<null> {
  const { account, employee, key, name, isVerified } = await touched(tx, actor, id)
  if (isVerified && !mayChangeOthers(actor)) throw conflict(say`HR verified this document. Ask HR to delete it.`)
  await deleteDocument(tx, { id })
  await dropFile(app, tx, key)
  if (!isOwn(actor, employee)) await tellDeleted(tx, { account, name })
  await logged(tx, actor, 'deletedDocument', { employee, from: name, to: null })
  return null
}

export async function verifyDocument(
  tx: Tx,
  actor: Actor,
  id: Id,
  { isVerified, key }: { isVerified: boolean; key: string },
): Promise<{ _id: Id }> {
  const document = await documentForUpdate(tx, { id })
  if (!document) throw notFound(say`The document was not found.`)
  if (isOwn(actor, document.employee)) throw forbidden(say`Someone else has to verify your documents.`)
  if (document.key !== key) throw conflict(say`The document was replaced in the meantime. Look at the new one first.`)
  if (document.isVerified === isVerified) return { _id: id }
  await markVerified(tx, { id, by: isVerified ? actor.account : null, now: tx.now })
  if (isVerified) await tellVerified(tx, document)
  await logged(tx, actor, isVerified ? 'verifiedDocument' : 'unverifiedDocument', {
    ...{ employee: document.employee, from: null, to: document.name },
  })
  return { _id: id }
}

/** Others' documents are visible to those who may see them, and changeable by those who may also change employees. */
export const mayChangeOthers = (actor: Actor) => may(actor, 'employeeDocumentRead') && may(actor, 'allEmployeeWrite')

/** A document that the actor may change; 404 if it belongs to someone else and the actor may not see it. */
async function touched(tx: Tx, actor: Actor, id: Id): Promise<LockedDocument> {
  const document = await documentForUpdate(tx, { id })
  const isTheirs = document !== undefined && isOwn(actor, document.employee)
  if (!document || (!isTheirs && !may(actor, 'employeeDocumentRead'))) throw notFound(say`The document was not found.`)
  if (!isTheirs && !mayChangeOthers(actor)) throw forbidden()
  return document
}

const sealed = (app: App, number: string | null) =>
  number === null ? null : app.secrets.seal('employee_document.number', number)

async function taken(tx: Tx, app: App, actor: Actor, upload: KeptUpload) {
  await takeFiles(app, tx, { purpose: 'document', account: actor.account, uploads: [upload] })
  const { key, name, type: mediaType, size: bytes } = upload
  return { key, name, mediaType, bytes }
}
