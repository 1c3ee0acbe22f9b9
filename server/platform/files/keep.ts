import type { Id } from '@muster/contract/values.ts'
import type { App } from '../app.ts'
import type { Tx } from '../database/tx.ts'
import { Problem, wrongField } from '../problem.ts'
import type { FileKind } from './files.ts'
import {
  deleteFiles,
  holdQuota,
  insertFile,
  looseFile,
  markAttached,
  usedBytes,
  type Purpose,
} from './stored-file.queries.ts'

const kinds: Record<Purpose, FileKind> = {
  logo: 'logo',
  photo: 'photo',
  leave: 'document',
  proof: 'document',
  certificate: 'document',
}

interface ToKeep {
  purpose: Purpose
  /** Whoever brought it. */
  account: Id | null
  content: Parameters<App['files']['keep']>[2]
  extension: string
  /** Another call will attach it to a record, by `attachFile`. */
  isLoose?: true
}

const megabyte = 1024 * 1024

/** Keeps what somebody brought, within the quotas of account and organisation; answers its key. */
export async function keepFile(app: App, tx: Tx, { purpose, account, content, extension, isLoose }: ToKeep) {
  const bytes = Buffer.isBuffer(content) ? content.length : content.size
  const key = await app.files.keep(tx.organisation, kinds[purpose], content, extension)
  try {
    await holdQuota(tx, {})
    const { all, own } = (await usedBytes(tx, { account }))!
    const ofAccount = app.config.accountStorageMb * megabyte
    const ofOrganisation = await app.storage(tx)
    if (purpose !== 'certificate' && own + bytes > ofAccount) throw full('You have', ofAccount)
    if (all + bytes > ofOrganisation) throw full('Your company has', ofOrganisation)
    await insertFile(tx, { key, account, purpose, bytes, now: tx.now, attached: isLoose ? null : tx.now })
    return key
  } catch (error) {
    await app.files.remove(key)
    throw error
  }
}

/** @throws a wrong field unless whoever uploaded this file for this attaches it now, for the first time */
export async function mustBeLoose(tx: Tx, field: string, of: { key: string; account: Id; purpose: Purpose }) {
  if (!(await looseFile(tx, of))) throw wrongField(field, 'Upload the document again')
}

/** The record that names it is written in the same transaction. */
export async function attachFile(tx: Tx, key: string): Promise<void> {
  await markAttached(tx, { key, now: tx.now })
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
