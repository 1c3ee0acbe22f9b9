import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Id } from '@muster/contract/values.ts'
import { openFiles } from '../files/files.ts'
import { StartError } from '../start-error.ts'
import { readRecipients } from '../age/keys.ts'
import { backupLock } from './backup-lock.ts'
import { copyOut } from './copy.ts'
import { describe, mustSeeEverything, rowsOf } from './describe.ts'
import { nameOf } from './kept.ts'
import { fileKey, filesKey, manifestKey, tableKey, type Manifest, type TableOfBackup } from './manifest.ts'
import { pack, type Packing } from './pack.ts'
import { openPlace } from './place.ts'
import { removeOld } from './retention.ts'

export interface BackupSettings {
  /** A folder or a bucket. */
  to: string
  recipients: string
  dataDir: string
  s3Url: string | undefined
  /** The organisation to back up; absent for all. */
  organisation?: Id | undefined
}

export interface Taken {
  name: string
  bytes: number
  rows: number
  files: number
  /** Names of backups past their retention. */
  removed: string[]
}

/** Backs up everything, or one organisation, as of one moment, while the server runs; null if another process is already doing so. */
export async function takeBackup(owner: pg.ClientConfig, settings: BackupSettings, now: string): Promise<Taken | null> {
  const recipients = readRecipients(settings.recipients)
  const place = await openPlace(settings.to)
  const client = new pg.Client({ ...owner, options: '-c TimeZone=UTC -c statement_timeout=0 -c row_security=off' })
  await client.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${backupLock}) as mine`)
    if (!rows[0]?.mine) return null
    await mustSeeEverything(client)
    await place.tidy()
    const spool = await openSpool(settings.dataDir)
    const taken = await take(client, { place, recipients, spool }, settings, nameOf(now, settings.organisation))
    await rm(spool, { recursive: true, force: true })
    return taken
  } finally {
    await client.end()
  }
}

/** Opens a folder for this backup; removes what an interrupted one left. */
export async function openSpool(dataDir: string): Promise<string> {
  const spool = join(dataDir, 'backup-spool')
  await rm(spool, { recursive: true, force: true })
  await mkdir(spool, { recursive: true, mode: 0o700 })
  return spool
}

async function take(client: pg.Client, packing: Packing, settings: BackupSettings, name: string): Promise<Taken> {
  const { place, spool } = packing
  const { organisation = null } = settings
  const before = await place.list('')
  if (before.includes(manifestKey(name))) throw new StartError(`There is a backup ${name} already.`)
  await client.query('begin isolation level repeatable read read only')
  const takenAt = await client.query<{ now: Date }>('select now()')
  const organisations = await client.query<{ id: Id; name: string }>('select id, name from organisation order by id')
  const taken = organisations.rows.filter(({ id }) => organisation === null || id === organisation)
  if (organisation !== null && taken.length === 0) throw unknownOrganisation(organisation, organisations.rows)
  const { tables, ...described } = await describe(client, organisation)
  const done: TableOfBackup[] = []
  for (const table of tables) done.push(await takeTable(client, packing, name, { ...table, organisation }))
  await client.query('commit')

  const files = await takeFiles(packing, settings, before, taken)
  const put = async (key: string, text: string) => {
    await writeFile(join(spool, 'text'), text)
    await place.put(key, join(spool, 'text'))
  }
  await put(filesKey(name), files.join('\n'))
  const manifest: Manifest = {
    ...{ format: 1, takenAt: new Date(takenAt.rows[0]!.now).toISOString() },
    ...(organisation === null ? {} : { organisation }),
    ...{ ...described, tables: done, files: files.length },
  }
  const text = await pack(packing, manifestKey(name), bytesOf(JSON.stringify(manifest)))
  const removed = await removeOld(place, name)
  const bytes = done.reduce((sum, one) => sum + one.bytes, text.bytes)
  return { name, bytes, rows: done.reduce((sum, { rows }) => sum + rows, 0), files: files.length, removed }
}

async function takeTable(
  client: pg.Client,
  packing: Packing,
  name: string,
  { organisation, ...table }: Pick<TableOfBackup, 'name' | 'columns'> & { organisation: Id | null },
): Promise<TableOfBackup> {
  const { rows, count } = copyOut(client, `copy ${rowsOf(client, table, organisation)} to stdout`)
  const packed = await pack(packing, tableKey(name, table.name), rows)
  return { ...table, ...packed, rows: await count }
}

function unknownOrganisation(id: Id, there: readonly { id: Id; name: string }[]): StartError {
  const list = there.map((one) => `  ${one.id}  ${one.name}`).join('\n')
  return new StartError(`There is no organisation ${id}. There are:\n${list}`)
}

/** Files never change, so each is stored once for all backups; a complete backup lists only stored ones. */
async function takeFiles(
  packing: Packing,
  settings: BackupSettings,
  before: readonly string[],
  organisations: readonly { id: string }[],
): Promise<string[]> {
  const files = await openFiles({ directory: settings.dataDir, s3Url: settings.s3Url })
  const there = new Set(before)
  const taken: string[] = []
  for (const { id } of organisations) {
    for await (const keys of files.list(id)) {
      for (const key of keys) {
        if (there.has(fileKey(key))) {
          taken.push(key)
          continue
        }
        // Deleted since it was listed: later rows don't name it.
        const content = await files.stream(key).catch(() => undefined)
        if (content === undefined) continue
        await pack(packing, fileKey(key), content)
        taken.push(key)
      }
    }
  }
  return taken
}

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}
