import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Id, Month } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { Problem } from '../../../platform/problem.ts'

/** A row in a file: its table, and its columns by name. */
export type ArchivedRow = Record<string, unknown> & { table: string }

export interface KeptFile {
  key: string
  sha256: string
  bytes: number
}

/**
 * Stores lines of JSON as an archive file, after a header line that describes them, and reads it back: a file that cannot be read back
 * completely is not used.
 */
export async function keepLines(app: App, organisation: Id, month: Month, lines: readonly string[]): Promise<KeptFile> {
  const head = JSON.stringify({ table: 'archive', of: 'attendance', version: 1, month, lines: lines.length })
  const bytes = await zipped(Buffer.from(`${[head, ...lines].join('\n')}\n`))
  const key = await app.files.keep(organisation, 'archive', bytes, 'gz')
  const kept = { key, sha256: sha256Of(bytes), bytes: bytes.length }
  const back = await linesOf(app, kept)
  if (back.length !== lines.length || back.some((line, at) => line !== lines[at]))
    throw new Error(`The archive ${key} was kept otherwise than it was written.`)
  return kept
}

/**
 * A file's lines without the header.
 *
 * @throws a 503 problem if the file is unavailable or differs from what was stored
 */
export async function linesOf(app: App, { key, sha256 }: Pick<KeptFile, 'key' | 'sha256'>): Promise<string[]> {
  const bytes = await app.files.read(key).catch(away)
  if (sha256Of(bytes) !== sha256) throw away(new Error(`The archive ${key} is not what was kept.`))
  return (await unzipped(bytes)).toString().trimEnd().split('\n').slice(1)
}

export const sha256Of = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

function away(cause: unknown): never {
  const problem = new Problem(503, say`The attendance archive cannot be read at the moment. Try again shortly.`, {
    retryAfter: 5,
  })
  throw Object.assign(problem, { cause })
}

const [zipped, unzipped] = [promisify(gzip) as (bytes: Buffer) => Promise<Buffer>, promisify(gunzip)]
