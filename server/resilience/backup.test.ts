import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { rehearse } from '../app/backup/rehearse.ts'
import { whileFilling } from '../demo/filling.ts'
import { fillLoadCompany } from '../demo/load-company.ts'
import { brokenEntries } from '../platform/audit/broken-entries.ts'
import { newKeyPair, readIdentities } from '../platform/age/keys.ts'
import { backupLock } from '../platform/backup/backup-lock.ts'
import { manifestKey, tableKey } from '../platform/backup/manifest.ts'
import { openPlace, type Place } from '../platform/backup/place.ts'
import { restore } from '../platform/backup/restore.ts'
import { backupsAt } from '../platform/backup/retention.ts'
import { takeBackup } from '../platform/backup/take-backup.ts'
import { readConfig } from '../platform/config.ts'
import { appConnection } from '../platform/database/migrate/app-role.ts'
import { migrate } from '../platform/database/migrate/migrate.ts'
import { openIdle } from '../platform/database/open-idle.ts'
import { openFiles } from '../platform/files/files.ts'
import { createLog } from '../platform/log.ts'
import { createDatabase } from '../platform/postgres/create-database.ts'
import { addressOf, type ConnectionOptions } from '../platform/postgres/connection.ts'
import type { RunningPostgres } from '../platform/postgres/start-postgres.ts'
import { createSecrets } from '../platform/secrets/secrets.ts'
import { scratchFolder, scratchPostgres } from '../testing/scratch-postgres.ts'
import { until } from '../testing/until.ts'

const secret = 'the secret of a company that makes backups'
const keys = newKeyPair()
const log = createLog('silent')
const folder = scratchFolder('muster-backup-')
const settings = {
  to: join(folder, 'backups'),
  recipients: keys.recipient,
  dataDir: join(folder, 'data'),
  s3Url: undefined,
}
const account = '50100001234'
let postgres: RunningPostgres
let owner: ConnectionOptions
let place: Place
let organisation: string
let photo: string
let restored = 0

vi.setConfig({ testTimeout: 300_000 })

// A separate cluster: restoring needs databases, and rights that the tests' own does not give.
beforeAll(async () => {
  postgres = await scratchPostgres()
  owner = postgres.owner as ConnectionOptions
  place = await openPlace(settings.to)
  await migrate({ owner, secret })
  const config = readConfig({ DATA_DIR: settings.dataDir, MUSTER_SECRET: secret, LOG_LEVEL: 'silent' })
  const parts = { config, log, connection: appConnection(owner, secret), tell: () => {} }
  organisation = (await whileFilling(parts, (filling) => fillLoadCompany(filling, { employees: 20, days: 2 })))
    .organisation
  photo = await (
    await openFiles({ directory: settings.dataDir })
  ).keep(organisation, 'photo', Buffer.from('Asha'), 'webp')
  await ask(
    owner,
    `insert into company_bank (organisation_id, holder_name, account_sealed, account_last4, ifsc, bank_name, updated_at)
     values ($1, 'Acme', $2, '1234', 'HDFC0000001', 'HDFC', now())`,
    [organisation, createSecrets(secret).seal('company_bank.account', account)],
  )
}, 300_000)
afterAll(() => postgres.stop())

it('of a working server is one moment: the restored rows equal the original', async () => {
  const before = await fingerprint(owner)
  const name = (await takeBackup(owner, settings, '2026-11-25T20:00:00.000Z'))!.name
  await ask(owner, "update employee set code = 'Changed ' || ordinal")

  const into = await anInstallation()
  const manifest = await restoreInto(into, name)
  expect(await fingerprint(into.owner)).toEqual(before)
  expect(manifest.sums).toMatchObject({ organisations: '1', employees: '20' })
  const files = await openFiles({ directory: into.dataDir })
  expect((await files.read(photo)).toString()).toBe('Asha')
  const [bank] = await ask<{ account_sealed: string }>(into.owner, 'select account_sealed from company_bank')
  expect(createSecrets(secret).open('company_bank.account', bank!.account_sealed)).toBe(account)
  const database = openIdle(into.owner, secret, log)
  expect(await brokenEntries(database, organisation)).toEqual([])
  await database.close()
  const jobs = `select name, data from pgboss.job where state in ('created', 'retry', 'active') order by name, data::text`
  expect(await ask(into.owner, jobs)).toEqual(await ask(owner, jobs))
})

it('reveals nothing without its private key', async () => {
  const [name] = await backupsAt(place)
  const texts = (await place.list('')).map((key) => readFileSync(join(settings.to, key)).toString('latin1'))
  expect(texts.some((text) => text.includes('Acme') || text.includes('Changed'))).toBe(false)
  await expect(restoreInto(await anInstallation(), name!, { identity: newKeyPair().identity })).rejects.toThrow(
    'encrypted to another key',
  )
})

it('is refused if any part was changed, exchanged or lost, and then nothing is restored', async () => {
  const [name] = await backupsAt(place)
  const path = join(settings.to, tableKey(name!, 'employee'))
  const whole = readFileSync(path)
  for (const other of [whole.subarray(0, -1), readFileSync(join(settings.to, tableKey(name!, 'punch'))), undefined]) {
    if (other === undefined) await place.remove([tableKey(name!, 'employee')])
    else writeFileSync(path, other)
    const into = await anInstallation()
    await expect(restoreInto(into, name!)).rejects.toThrow()
    expect(await ask(into.owner, 'select id from organisation')).toEqual([])
  }
  writeFileSync(path, whole)
})

it('is restored only into an empty installation with its own secret', async () => {
  const [name] = await backupsAt(place)
  const into = await anInstallation()
  await expect(restoreInto(into, name!, { secret: 'x'.repeat(40) })).rejects.toThrow('Nothing was changed')
  expect(await ask(into.owner, "select to_regclass('organisation') as made")).toEqual([{ made: null }])
  await expect(restoreInto({ ...into, owner }, name!)).rejects.toThrow('There are companies in this database')
})

it('is made by one process at a time, and not by a user who would see only some rows', async () => {
  const both = await Promise.all(['03', '04'].map((at) => takeBackup(owner, settings, `2026-11-25T21:${at}:00.000Z`)))
  expect(both.filter((taken) => taken !== null)).toHaveLength(1)
  const app = appConnection(owner, secret)
  await expect(takeBackup(app, settings, '2026-11-25T22:00:00.000Z')).rejects.toThrow('Grant it BYPASSRLS')
  const { owner: empty } = await anInstallation()
  await expect(takeBackup(empty, settings, '2026-11-25T22:00:00.000Z')).rejects.toThrow('nothing to back up yet')
})

it('does not count if killed at any moment, and the next one is complete', async () => {
  writeFileSync(join(folder, 'secret'), secret, { mode: 0o600 })
  const began = performance.now()
  expect(await backup().ended).toBe(0)
  const took = performance.now() - began
  const names = await backupsAt(place)
  for (let part = 3; part < 8; part += 1) {
    const child = backup()
    await sleep((took * part) / 8)
    child.kill()
    await child.ended
  }
  for (const name of await backupsAt(place)) expect(existsSync(join(settings.to, manifestKey(name)))).toBe(true)
  await until(
    () => ask<{ n: number }>(owner, holders),
    ([of]) => of?.n === 0,
  )
  const taken = (await takeBackup(owner, settings, new Date(Date.now() + 5_000).toISOString()))!
  const folders = readdirSync(settings.to).filter((one) => one !== 'files')
  expect(folders.toSorted()).toEqual(await backupsAt(place))
  expect(names.length).toBeGreaterThan(0)
  expect(existsSync(join(settings.dataDir, 'backup-spool'))).toBe(false)
  const into = await anInstallation()
  await restoreInto(into, taken.name)
  expect(await fingerprint(into.owner)).toEqual(await fingerprint(owner))
})

it('is rehearsed: checks what a count does not show, and leaves nothing', async () => {
  const [bank] = await ask<{ sealed: string }>(owner, 'select account_sealed as sealed from company_bank')
  const whole = (await takeBackup(owner, settings, '2026-12-24T20:00:00.000Z'))!.name
  const again = (name: string) => rehearse({ place, name, identities: readIdentities(keys.identity), secret, log })
  expect(await again(whole)).toMatchObject({ organisations: 1, opened: 1, faults: [] })
  const others = createSecrets('another secret, as long as it has to be').seal('company_bank.account', account)
  await behind('update company_bank set account_sealed = $1', [others])
  await behind(
    `insert into audit_event (organisation_id, n, action, record_type, record_id, changes, at, previous_digest, digest)
     values ($1, 1, 'created', 'employee', $1, '{}', now(), '', 'forged')
     on conflict (organisation_id, n) do update set digest = excluded.digest`,
    [organisation],
  )
  const spoilt = (await takeBackup(owner, settings, '2026-12-25T20:00:00.000Z'))!.name
  expect((await again(spoilt)).faults).toEqual([
    `Organisation ${organisation}: the activity log is not what was written at 1.`,
    `Organisation ${organisation}: 1 sealed values do not open with this secret.`,
  ])
  await behind('update company_bank set account_sealed = $1', [bank!.sealed])
  expect(readdirSync(tmpdir()).filter((one) => one.startsWith('muster-rehearsal-'))).toEqual([])
})

it('deletes files that no kept backup lists', async () => {
  const files = await openFiles({ directory: settings.dataDir })
  await files.remove(photo)
  const kept = () => place.list('files')
  // The day's other backups are dropped once this one is made; those of earlier days would keep the file.
  const removing = (await backupsAt(place)).flatMap((name) => [manifestKey(name)])
  expect(await kept()).toHaveLength(1)
  await place.remove(removing)
  await takeBackup(owner, settings, '2027-03-01T20:00:00.000Z')
  expect(await kept()).toEqual([])
})

const holders = `select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = ${backupLock}`

interface Installation {
  owner: ConnectionOptions
  dataDir: string
}

async function anInstallation(): Promise<Installation> {
  const number = (restored += 1)
  const database = `restored_${number}`
  await createDatabase({ ...owner, database })
  return { owner: { ...owner, database }, dataDir: join(folder, database) }
}

function restoreInto(into: Installation, name: string, other: { identity?: string; secret?: string } = {}) {
  const identities = readIdentities(other.identity ?? keys.identity)
  return restore({ ...into, place, name, identities, secret: other.secret ?? secret, s3Url: undefined, log })
}

/** Each table's row count, and a checksum of their text. */
async function fingerprint(of: ConnectionOptions): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    of,
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration' order by 1",
  )
  const prints: Record<string, string> = {}
  for (const { name } of tables) {
    const text = `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as print from "${name}" t`
    prints[name] = (await ask<{ print: string }>(of, text))[0]!.print
  }
  return prints
}

/** Like a person with direct access to the database, bypassing triggers. */
function behind(text: string, values: unknown[] = []): Promise<unknown[]> {
  return ask({ ...owner, options: '-c session_replication_role=replica' }, text, values)
}

async function ask<T>(of: pg.ClientConfig, text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client(of)
  await client.connect()
  try {
    return (await client.query(text, values)).rows as T[]
  } finally {
    await client.end()
  }
}

/** Runs `npm run backup` as a process. */
function backup() {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../app/backup/backup.ts')], {
    env: {
      ...{
        ...process.env,
        DATABASE_URL: addressOf(owner),
        DATA_DIR: settings.dataDir,
        MUSTER_SECRET_FILE: join(folder, 'secret'),
      },
      ...{ BACKUP_TO: settings.to, BACKUP_RECIPIENTS: keys.recipient },
    },
    stdio: 'ignore',
  })
  const ended = new Promise<number | null>((done) => child.on('exit', (code) => done(code)))
  return { ended, kill: () => void child.kill('SIGKILL') }
}
