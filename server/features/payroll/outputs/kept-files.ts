import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { AuditAction } from '@muster/contract/security/audit-actions.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { lastChange } from '../../../platform/audit/log.queries.ts'
import { plusSeconds, secondsBetween } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { mostAtOnce, makeSoon } from '../pay-run/large-run.ts'
import { runForFiles } from './paid-rows.queries.ts'
import { fileSet, keptFiles, runSize, type FileSet, type KeptFile } from './run-file.queries.ts'

export interface FilesState {
  /** Made by the job and still valid. `isLast`: nothing at all has changed since. */
  kept: { set: FileSet; files: KeptFile[]; isLast: boolean } | null
  /** The progress of the job. Both are null for a run whose files are made on request. */
  isMaking: { done: number; total: number } | null
}
const quietSeconds = 60
/** In a large company something changes every minute, so recent files can still be downloaded unless the run itself has changed. */
const freshSeconds = 120
const factsIn = (stamp = '') => stamp.split('#')[0]

/** The state of a large run's files; queues the job if they are no longer valid. */
export async function filesStateOf(app: Pick<App, 'secrets'>, tx: Tx, run: Id): Promise<FilesState> {
  const stamp = await stampOf(app, tx, run)
  if (stamp === null) return { kept: null, isMaking: null }
  const set = await fileSet(tx, { run })
  const isSame = set?.stamp === stamp.stamp
  const age = set ? secondsBetween(set.progressAt, tx.now) : 0
  const isTrue = isSame || (age < freshSeconds && factsIn(set?.stamp) === factsIn(stamp.stamp))
  if (set && isTrue && set.state === 'made')
    return { kept: { set, files: await keptFiles(tx, { run }), isLast: isSame }, isMaking: null }
  const isMoving = set && isSame && age < quietSeconds
  if (!isMoving) await makeSoon(tx, run)
  return { kept: null, isMaking: isMoving ? { done: set.done, total: set.total } : { done: 0, total: 0 } }
}

/** The version of the stored form: files in another form are made again. */
const form = 'files-6'

/** A summary of what a large run's files are made from; null for a small run. */
export async function stampOf(app: Pick<App, 'secrets'>, tx: Tx, run: Id): Promise<{ stamp: string } | null> {
  const locked = await runForFiles(tx, { id: run })
  if (!locked) throw notFound(say`The pay run was not found.`)
  if (locked.state !== 'approved' && locked.state !== 'paid')
    throw conflict(say`The files are available once the pay run is approved.`)
  const { people, facts } = (await runSize(tx, { run }))!
  if (people <= mostAtOnce) return null
  const { n } = (await lastChange(tx, { idle: changesNothing })) ?? { n: 0 }
  return { stamp: `${form} ${app.secrets.version} ${await companyToday(tx)} ${facts}#${n}` }
}

/** Events that don't affect the files. */
const changesNothing: readonly AuditAction[] = [
  'downloaded',
  'changedPhoto',
  'removedPhoto',
  'changedLogo',
  'removedLogo',
  'approved',
  'paidRun',
  'marked as paid',
]

export const quietBefore = (tx: Tx) => plusSeconds(tx.now, -quietSeconds)

const unzip = promisify(gunzip)
const zip = promisify(gzip)
const cipherName = 'aes-256-gcm'

/** Files contain bank accounts and identity numbers, so they are stored encrypted; under a newer secret they are made again. */
export async function readKept(app: App, key: string): Promise<Buffer> {
  const bytes = await app.files.read(key).catch(() => {
    throw notFound(say`The file was not found.`)
  })
  const decipher = createDecipheriv(cipherName, keyOf(app), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return unzip(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]))
}

export async function sealed(app: Pick<App, 'secrets'>, content: Buffer): Promise<Buffer> {
  const iv = randomBytes(12)
  const cipher = createCipheriv(cipherName, keyOf(app), iv)
  const body = Buffer.concat([cipher.update(await zip(content)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

const keyOf = ({ secrets }: Pick<App, 'secrets'>) => secrets.key('files of a run')
