import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { takeFiles } from '../../../platform/serve/keep.ts'
import { notFound, Problem } from '../../../platform/problem.ts'
import type { KeptUpload } from '../../../platform/serve/call.ts'
import type { OutlineLine, SentFile } from '../request-type.ts'
import { see } from '../see.ts'
import { attachmentByKey, insertAttachments } from './attachment.queries.ts'

/** The files as a type's check sees them, without where they are stored. */
export function sentFiles(uploads: readonly KeptUpload[]): SentFile[] {
  return uploads.map(({ name, type: mediaType, size: bytes, sha256 }, at) => ({
    position: at + 1,
    ...{ name, mediaType, bytes, sha256 },
  }))
}

/** Stores the files of a request; those that a line names are its bills. */
export async function attach(
  app: App,
  tx: Tx,
  of: {
    request: Id
    account: Id
    uploads: readonly KeptUpload[]
    lines: readonly OutlineLine[]
    quotes: readonly number[]
  },
): Promise<void> {
  const { request, account, uploads } = of
  if (uploads.length === 0) return
  await takeFiles(app, tx, { purpose: 'request', account, uploads })
  const bills = new Set(of.lines.flatMap((line) => line.bills ?? []))
  const files = sentFiles(uploads).map((file, at) => ({
    ...file,
    key: uploads[at]!.key,
    purpose: bills.has(file.position) ? 'bill' : of.quotes.includes(file.position) ? 'quote' : 'document',
  }))
  await insertAttachments(tx, { request, files: JSON.stringify(files), account, now: tx.now })
}

/** The details of a request's file, for anyone who may see the request; null if no request has it. */
export async function attachedFile(tx: Tx, actor: Actor, key: string): Promise<{ type: string; name: string } | null> {
  const attachment = await attachmentByKey(tx, { key })
  if (!attachment) return null
  await see(tx, actor, attachment.type, attachment.request).catch((error: unknown) => {
    throw error instanceof Problem && error.status === 404 ? notFound(say`The file was not found.`) : error
  })
  return { type: attachment.mediaType, name: attachment.name }
}
