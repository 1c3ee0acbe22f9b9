import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { dropFile, takeFiles } from '../../../platform/serve/keep.ts'
import { notFound } from '../../../platform/problem.ts'
import type { KeptUpload } from '../../../platform/serve/call.ts'
import { setAccountPhoto } from '../../identity/index.ts'
import { photoAfter } from './photo.queries.ts'

export async function putPhoto(
  tx: Tx,
  app: App,
  actor: Actor,
  id: Id | null,
  upload: KeptUpload,
): Promise<{ photo: string }> {
  await takeFiles(app, tx, { purpose: 'photo', account: actor.account, uploads: [upload] })
  await replace(tx, app, actor, id, upload.key)
  return { photo: upload.key }
}

export async function removePhoto(tx: Tx, app: App, actor: Actor, id: Id | null): Promise<null> {
  await replace(tx, app, actor, id, null)
  return null
}

/** Of an employee, or (null) of the admin's own account. The old file is deleted only once the new one is committed. */
async function replace(tx: Tx, app: App, actor: Actor, id: Id | null, photo: string | null): Promise<void> {
  const before = id === null ? await setAccountPhoto(tx, actor.account, photo) : await ofEmployee(tx, id, photo)
  if (before !== null) await dropFile(app, tx, before)
  if (id !== null) await audit(tx, actor, photo === null ? 'removedPhoto' : 'changedPhoto', { type: 'employee', id })
}

async function ofEmployee(tx: Tx, id: Id, photo: string | null): Promise<string | null> {
  const changed = await photoAfter(tx, { id, photo, now: tx.now })
  if (!changed) throw notFound(say`The employee was not found.`)
  return changed.before
}
