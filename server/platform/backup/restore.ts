import type { KeyObject } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import type { Id } from '@muster/contract/values.ts'
import type { AnyTx } from '../database/tx.ts'
import { appConnection } from '../database/migrate/app-role.ts'
import { migrate } from '../database/migrate/migrate.ts'
import { openFiles } from '../files/files.ts'
import { jobPolicies, type JobName } from '../after-commit/job.ts'
import { startJobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import { checkAgainst } from '../secrets/secret-versions.ts'
import { StartError } from '../start-error.ts'
import { copyIn } from './copy.ts'
import { sumsOf } from './describe.ts'
import { fileKey, manifestKey, tableKey, type Manifest, type WaitingJob } from './manifest.ts'
import { unpack, unpackText } from './pack.ts'
import type { Place } from './place.ts'
import { filesIn } from './retention.ts'
import { openSpool } from './take-backup.ts'

export interface Restore {
  place: Place
  name: string
  identities: readonly KeyObject[]
  owner: pg.ClientConfig
  secret: string
  dataDir: string
  s3Url: string | undefined
  log: Log
  /** If given, restores only this organisation's files. */
  filesOf?: Id
}

/** Restores a backup into an empty installation: all tables, or none if anything was altered. */
export async function restore(parts: Restore): Promise<Manifest> {
  const { place, name, identities, owner, secret } = parts
  const manifest = JSON.parse(await unpackText(place, identities, manifestKey(name))) as Manifest
  if (manifest.format !== 1) throw new StartError('This backup was made by a newer Muster. Restore it with that one.')
  checkAgainst(manifest.secretVersions, secret)
  await mustBeEmpty(owner)
  await migrate({ owner, secret, upTo: manifest.migration })
  await putFilesBack(parts)
  const jobs = await startJobs(appConnection(owner, secret), parts.log)
  const client = new pg.Client({ ...owner, options: '-c TimeZone=UTC -c statement_timeout=0' })
  try {
    await client.connect()
    await client.query('begin')
    await triggersOff(client)
    await load(client, parts, manifest)
    await client.query('set local session_replication_role = origin')
    for (const job of manifest.jobs) await enqueueAgain(client, jobs.enqueue, job)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
    await jobs.stop()
  }
  return manifest
}

async function mustBeEmpty(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...owner, options: '-c row_security=off' })
  await client.connect()
  try {
    const { rows } = await client.query<{ is: boolean }>("select to_regclass('public.organisation') is not null as is")
    if (!rows[0]?.is) return
    const result = await client.query('select 1 from organisation limit 1')
    if (result.rows.length > 0) {
      throw new StartError('There are companies in this database. Restore into a new DATA_DIR or an empty database.')
    }
  } finally {
    await client.end()
  }
}

/** Turns triggers and foreign keys off until the transaction ends, so that rows are restored unchanged. */
export async function triggersOff(client: pg.Client): Promise<void> {
  await client.query('set local session_replication_role = replica').catch((error: Error) => {
    throw new StartError(`To restore, the user of DATABASE_URL has to be a superuser (${error.message}).`)
  })
}

async function load(client: pg.Client, { place, name, identities }: Restore, manifest: Manifest): Promise<void> {
  const quoted = (text: string) => client.escapeIdentifier(text)
  await client.query(`truncate ${manifest.tables.map((table) => quoted(table.name)).join(', ')}`)
  for (const table of manifest.tables) {
    const text = `copy ${quoted(table.name)} (${table.columns.map(quoted).join(', ')}) from stdin`
    const rows = await copyIn(client, text, unpack(place, identities, tableKey(name, table.name), table))
    if (rows !== table.rows) throw new Error(`${table.name} has ${rows} rows, and ${table.rows} were backed up.`)
  }
  for (const { name: sequence, last } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2)', [`public.${quoted(sequence)}`, last])
  }
  const sums = await sumsOf(client, manifest.organisation ?? null)
  for (const [what, sum] of Object.entries(manifest.sums)) {
    if (sums[what] !== sum) throw new Error(`There are ${sums[what]} ${what}, and ${sum} were backed up.`)
  }
}

/** Before the tables, so that an interrupted restore can simply be repeated. */
async function putFilesBack({ place, name, identities, dataDir, s3Url, filesOf = '' }: Restore): Promise<void> {
  const files = await openFiles({ directory: dataDir, s3Url })
  const spool = await openSpool(dataDir)
  const whole = join(spool, 'file')
  try {
    for (const key of await filesIn(place, name)) {
      if (!key.startsWith(filesOf)) continue
      await pipeline(Readable.from(unpack(place, identities, fileKey(key))), createWriteStream(whole, { mode: 0o600 }))
      await files.putBack(key, createReadStream(whole), (await stat(whole)).size)
    }
  } finally {
    await rm(spool, { recursive: true, force: true })
  }
}

/** In the transaction of the tables; jobs of kinds that no longer exist are skipped. */
export async function enqueueAgain(
  client: pg.Client,
  enqueue: (tx: AnyTx, name: JobName, data: never, options: { key?: string; startAfter?: string }) => Promise<void>,
  { name, data, key, startAfter }: WaitingJob,
): Promise<void> {
  if (!(name in jobPolicies)) return
  const tx = { query: ({ text, values }: pg.QueryConfig<unknown[]>) => client.query(text, values) } as unknown as AnyTx
  await enqueue(tx, name as JobName, data as never, { ...(key === null ? {} : { key }), startAfter })
}
