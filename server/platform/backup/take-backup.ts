import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openFiles } from '../files/files.ts'
import { StartError } from '../start-error.ts'
import { readRecipients } from './age/keys.ts'
import { copyOut } from './copy.ts'
import { describe, mustSeeEverything } from './describe.ts'
import { isName, keptOf, nameOf } from './kept.ts'
import { fileKey, filesKey, manifestKey, tableKey, type Manifest, type TableOfBackup } from './manifest.ts'
import { pack, type Packing } from './pack.ts'
import { openPlace, type Place } from './place.ts'

export interface BackupSettings {
  /** A folder or a bucket. */
  to: string
  recipients: string
  dataDir: string
  s3Url: string | undefined
}

export interface Taken {
  name: string
  bytes: number
  rows: number
  files: number
  /** Names of backups that the rule keeps no longer. */
  removed: string[]
}

/** Backs everything up as of one moment, while the server runs; null if another process is already doing so. */
export async function takeBackup(owner: pg.ClientConfig, settings: BackupSettings, now: string): Promise<Taken | null> {
  const recipients = readRecipients(settings.recipients)
  const place = await openPlace(settings.to)
  const client = new pg.Client({ ...owner, options: '-c TimeZone=UTC -c statement_timeout=0 -c row_security=off' })
  await client.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${lock}) as mine`)
    if (!rows[0]?.mine) return null
    await mustSeeEverything(client)
    const spool = await openSpool(settings.dataDir)
    const taken = await take(client, { place, recipients, spool }, settings, nameOf(now))
    await rm(spool, { recursive: true, force: true })
    return taken
  } finally {
    await client.end()
  }
}

/** A folder of this backup alone; what one that was cut short left is removed. */
export async function openSpool(dataDir: string): Promise<string> {
  const spool = join(dataDir, 'backup-spool')
  await rm(spool, { recursive: true, force: true })
  await mkdir(spool, { recursive: true, mode: 0o700 })
  return spool
}

/** Names of the backups that are whole, oldest first. */
export async function backupsAt(place: Place): Promise<string[]> {
  const keys = new Set(await place.list(''))
  return namesIn(keys).filter((name) => keys.has(manifestKey(name)))
}

const lock = 7_265_102

async function take(client: pg.Client, packing: Packing, settings: BackupSettings, name: string): Promise<Taken> {
  const { place, spool } = packing
  const before = await place.list('')
  if (before.includes(manifestKey(name))) throw new StartError(`There is a backup ${name} already.`)
  await client.query('begin isolation level repeatable read read only')
  const takenAt = await client.query<{ now: Date }>('select now()')
  const { tables, ...described } = await describe(client)
  const done: TableOfBackup[] = []
  for (const table of tables) done.push(await takeTable(client, packing, name, table))
  const organisations = await client.query<{ id: string }>('select id from organisation')
  await client.query('commit')

  const files = await takeFiles(packing, settings, before, organisations.rows)
  const put = async (key: string, text: string) => {
    await writeFile(join(spool, 'text'), text)
    await place.put(key, join(spool, 'text'))
  }
  await put(filesKey(name), files.join('\n'))
  const manifest: Manifest = {
    ...{ format: 1, takenAt: new Date(takenAt.rows[0]!.now).toISOString() },
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
  table: Pick<TableOfBackup, 'name' | 'columns'>,
): Promise<TableOfBackup> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const { rows, count } = copyOut(client, `copy ${client.escapeIdentifier(table.name)} (${columns}) to stdout`)
  const packed = await pack(packing, tableKey(name, table.name), rows)
  return { ...table, ...packed, rows: await count }
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
        // Deleted since it was listed: no row of a later moment names it.
        const content = await files.stream(key).catch(() => undefined)
        if (content === undefined) continue
        await pack(packing, fileKey(key), content)
        taken.push(key)
      }
    }
  }
  return taken
}

/** The keys of the files that belong to a backup. */
export async function filesIn(place: Place, name: string): Promise<string[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of await place.read(filesKey(name))) pieces.push(piece as Uint8Array)
  return Buffer.concat(pieces).toString('utf8').split('\n').filter(Boolean)
}

/** Backups past their retention, interrupted ones, and files that no kept backup lists. */
async function removeOld(place: Place, newest: string): Promise<string[]> {
  const keys = await place.list('')
  const all = namesIn(keys)
  const kept = keptOf(await backupsAt(place)).add(newest)
  const needed = new Set<string>()
  for (const name of kept) {
    for (const key of await filesIn(place, name)) needed.add(fileKey(key))
  }
  const removed = all.filter((name) => !kept.has(name))
  for (const name of removed) {
    // The manifest first: half a backup must not look whole.
    await place.remove([manifestKey(name)])
    await place.remove(keys.filter((key) => key.startsWith(`${name}/`)))
  }
  await place.remove(keys.filter((key) => key.startsWith('files/') && !needed.has(key)))
  return removed
}

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

const namesIn = (keys: Iterable<string>) =>
  [...new Set([...keys].map((key) => key.split('/')[0]!))].filter(isName).sort()
