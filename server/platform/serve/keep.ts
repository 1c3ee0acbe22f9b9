import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../app.ts'
import type { Tx } from '../database/tx.ts'
import { Problem } from '../problem.ts'
import type { Keep, KeptUpload } from './call.ts'
import { deleteFiles, quotaForUpdate, insertFiles, usedBytes, type Purpose } from '../files/stored-file.queries.ts'

const megabyte = 1024 * 1024

/**
 * Lets `work` store files before it takes a database connection. Files not claimed when it ends are removed; if the outcome of the
 * transaction is uncertain, that is left to the cleaning job.
 */
export async function whileKeeping<T>(
  { files }: Pick<App, 'files'>,
  organisation: Id,
  work: (keep: Keep) => Promise<T>,
): Promise<T> {
  const kept: KeptUpload[] = []
  const keep: Keep = async (kind, upload) => {
    const key = await files.keep(organisation, kind, upload, extensions[upload.type] ?? 'bin')
    const one = { ...upload, key, isTaken: false }
    kept.push(one)
    return one
  }
  const removeUntaken = () =>
    Promise.all(kept.filter(({ isTaken }) => !isTaken).map(({ key }) => files.remove(key).catch(() => undefined)))
  try {
    const result = await work(keep)
    await removeUntaken()
    return result
  } catch (error) {
    // A refused call is certain to be rolled back, whatever it had claimed.
    if (error instanceof Problem && error.status < 500) for (const one of kept) one.isTaken = false
    if (error instanceof Problem) await removeUntaken()
    throw error
  }
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** Claims the files of a call that the platform has stored, within the quotas. */
export async function takeFiles(
  app: App,
  tx: Tx,
  { purpose, account, uploads }: { purpose: Purpose; account: Id | null; uploads: readonly KeptUpload[] },
): Promise<void> {
  if (uploads.length === 0) return
  await count(app, tx, { purpose, account, files: uploads.map(({ key, size: bytes }) => ({ key, bytes })) })
  for (const upload of uploads) upload.isTaken = true
}

interface Counted {
  purpose: Purpose
  account: Id | null
  files: { key: string; bytes: number }[]
}

async function count(app: App, tx: Tx, { purpose, account, files }: Counted): Promise<void> {
  await quotaForUpdate(tx, {})
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const { all, own } = (await usedBytes(tx, { account }))!
  const ofAccount = app.config.accountStorageMb * megabyte
  const ofOrganisation = await app.storage(tx)
  if (purpose !== 'certificate' && own + bytes > ofAccount) throw full('You have', ofAccount)
  if (all + bytes > ofOrganisation) throw full('Your company has', ofOrganisation)
  await insertFiles(tx, { files: JSON.stringify(files), account, purpose, now: tx.now })
}

/** Removes files from the quota; the caller deletes them. */
export async function forgetFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  await deleteFiles(tx, { keys })
}

/** Removes a file from the quota, and deletes it after the commit. */
export async function dropFile(app: App, tx: Tx, key: string): Promise<void> {
  await deleteFiles(tx, { keys: [key] })
  tx.afterCommit(() => app.files.remove(key))
}

function full(whose: string, bytes: number): Problem {
  const size = bytes >= 1024 * megabyte ? `${Math.floor(bytes / megabyte / 1024)} GB` : `${bytes / megabyte} MB`
  return new Problem(507, say`${whose} used all of the ${size} for files. Ask your administrator for more.`)
}
