import type { Id } from '@muster/contract/values.ts'
import type { App } from '../app.ts'
import type { Tx } from '../database/tx.ts'
import { Problem } from '../problem.ts'
import type { KeptUpload } from '../serve/call.ts'
import type { FileKind } from './files.ts'
import { deleteFiles, holdQuota, insertFiles, usedBytes, type Purpose } from './stored-file.queries.ts'

const kinds: Record<Purpose, FileKind> = {
  logo: 'logo',
  photo: 'photo',
  request: 'document',
  proof: 'document',
  certificate: 'document',
}

interface ToKeep {
  purpose: Purpose
  /** Whoever brought it. */
  account: Id | null
  content: Parameters<App['files']['keep']>[2]
  extension: string
}

const megabyte = 1024 * 1024

/** Keeps what somebody brought, within the quotas of account and organisation; answers its key. */
export async function keepFile(app: App, tx: Tx, { purpose, account, content, extension }: ToKeep) {
  const bytes = Buffer.isBuffer(content) ? content.length : content.size
  const key = await app.files.keep(tx.organisation, kinds[purpose], content, extension)
  try {
    await count(app, tx, { purpose, account, files: [{ key, bytes }] })
    return key
  } catch (error) {
    await app.files.remove(key)
    throw error
  }
}

/** Takes what a call brought and the platform has kept, within the quotas. */
export async function takeFiles(
  app: App,
  tx: Tx,
  { purpose, account, uploads }: { purpose: Purpose; account: Id; uploads: readonly KeptUpload[] },
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
  await holdQuota(tx, {})
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const { all, own } = (await usedBytes(tx, { account }))!
  const ofAccount = app.config.accountStorageMb * megabyte
  const ofOrganisation = await app.storage(tx)
  if (purpose !== 'certificate' && own + bytes > ofAccount) throw full('You have', ofAccount)
  if (all + bytes > ofOrganisation) throw full('Your company has', ofOrganisation)
  await insertFiles(tx, { files: JSON.stringify(files), account, purpose, now: tx.now })
}

/** Takes files out of the quota; the caller removes them. */
export async function forgetFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  await deleteFiles(tx, { keys })
}

/** Takes a file out of the quota, and away once the transaction is sure to stay. */
export async function dropFile(app: App, tx: Tx, key: string): Promise<void> {
  await deleteFiles(tx, { keys: [key] })
  tx.afterCommit(() => app.files.remove(key))
}

function full(whose: string, bytes: number): Problem {
  const size = bytes >= 1024 * megabyte ? `${Math.floor(bytes / megabyte / 1024)} GB` : `${bytes / megabyte} MB`
  return new Problem(507, `${whose} used all of the ${size} for files. Ask your administrator for more.`)
}
