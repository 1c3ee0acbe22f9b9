import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Id } from '@muster/contract/values.ts'
import { openFiles } from '../../files/files.ts'
import { endLeftBehind } from '../../postgres/postmaster.ts'

interface Installation {
  owner: pg.ClientConfig
  dataDir: string
  s3Url: string | undefined
}

/** Records that files of a new organisation are being stored, and opens a folder for the backup. */
export async function beginRestore(dataDir: string, organisation: Id): Promise<string> {
  await mkdir(markers(dataDir), { recursive: true, mode: 0o700 })
  await writeFile(join(markers(dataDir), organisation), '', { flush: true })
  const scratch = scratchOf(organisation)
  await mkdir(scratch)
  // PostgreSQL's own user needs to pass through it.
  await chmod(scratch, 0o711)
  return scratch
}

/**
 * Cleans up after interrupted restores of one organisation: files of organisations that were never created, and the databases that their
 * backups were read into. A restore in progress is left alone.
 */
export async function clearUnfinished({ owner, dataDir, s3Url }: Installation): Promise<void> {
  if (!existsSync(markers(dataDir))) return
  const client = new pg.Client({ ...owner, options: '-c row_security=off' })
  await client.connect()
  try {
    if (!(await lockRestores(client))) return
    for (const organisation of await readdir(markers(dataDir))) {
      const { rowCount } = await client.query('select from organisation where id = $1', [organisation])
      if (rowCount === 0) await removeFiles({ dataDir, s3Url }, organisation)
      await endRestore(dataDir, organisation)
    }
  } finally {
    await client.end()
  }
}

/** Allows one restore of an organisation at a time; locked until the connection ends. */
export async function lockRestores(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${lock}) as mine`)
  return rows[0]!.mine
}

export async function endRestore(dataDir: string, organisation: Id): Promise<void> {
  const scratch = scratchOf(organisation)
  await endLeftBehind(join(scratch, 'postgres'))
  await rm(scratch, { recursive: true, force: true })
  await rm(join(markers(dataDir), organisation), { force: true })
}

export async function removeFiles({ dataDir, s3Url }: Omit<Installation, 'owner'>, organisation: Id): Promise<void> {
  const files = await openFiles({ directory: dataDir, s3Url })
  for await (const keys of files.list(organisation)) for (const key of keys) await files.remove(key)
  if (s3Url === undefined) await rm(join(dataDir, 'files', organisation), { recursive: true, force: true })
}

const lock = 7_265_103
const markers = (dataDir: string) => join(dataDir, 'restoring')
const scratchOf = (organisation: Id) => join(tmpdir(), `muster-restoring-${organisation}`)
