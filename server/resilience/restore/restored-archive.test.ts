import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { archivedRowsOf, attendanceFeature } from '../../features/attendance/index.ts'
import { openSession } from '../../features/identity/index.ts'
import { fileCleaning } from '../../features/organisation/files/file-cleaning.ts'
import { newKeyPair, readIdentities } from '../../platform/age/keys.ts'
import { backupLock } from '../../platform/backup/backup-lock.ts'
import { restoreOrganisation } from '../../platform/backup/organisation/restore-organisation.ts'
import { openPlace, type Place } from '../../platform/backup/place.ts'
import { restore } from '../../platform/backup/restore.ts'
import { takeBackup } from '../../platform/backup/take-backup.ts'
import { openFiles, type Files } from '../../platform/files/files.ts'
import { createLog } from '../../platform/log.ts'
import type { ConnectionOptions } from '../../platform/postgres/connection.ts'
import { call, rawCall } from '../../testing/call.ts'
import { aCompany, type Company, type Person } from '../../testing/company.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSecret } from '../../testing/global-setup.ts'
import { scratchFolder } from '../../testing/scratch-postgres.ts'
import { rowsOfOrganisations } from '../rows-of-organisations.ts'
import { scratchDatabases } from './scratch-databases.ts'

const keys = newKeyPair()
const folder = scratchFolder('muster-restored-archive-')
const month = '2022-04'
let place: Place
let owner: ConnectionOptions
let acme: Company
let priya: Person
let ravi: Person
let alone: string
let whole: string
const { list, lostKeys } = rowsOfOrganisations(() => owner)
const { aDatabase, intoScratch, dropAll } = scratchDatabases(() => owner)

/** Priya and Ravi have punched in April 2022, which is in the archive. */
beforeAll(async () => {
  owner = (await testDatabase()).owner
  place = await openPlace(join(folder, 'backups'))
  acme = await aCompany('Acme')
  acme.clock.set('2022-04-04T03:30:00.000Z')
  priya = await acme.employee('Priya Nair', { joinedOn: '2022-04-04' })
  ravi = await acme.employee('Ravi Kumar', { joinedOn: '2022-04-04' })
  for (const person of [priya, ravi])
    await person.call('POST /api/v1/employee/punch-in', { body: { note: 'At the gate' } })
  acme.clock.set('2022-04-30T16:00:00.000Z')
  await attendanceFeature.jobs!['attendance-close']!(acme.app, { organisation: acme.organisation })
  acme.clock.set('2026-11-20T04:30:00.000Z')
  await acme.admin.call('PUT /api/v1/user/attendance-archive', { body: { keepYears: 3 } })
  await archive(acme.organisation)
  const settings = { to: join(folder, 'backups'), recipients: keys.recipient, dataDir: dataDir(), s3Url: undefined }
  const { organisation } = acme
  alone = (await takeBackup(owner, { ...settings, organisation }, '2026-11-25T20:00:00.000Z'))!.name
  whole = (await takeBackup(owner, settings, '2026-11-25T21:00:00.000Z'))!.name
}, 120_000)
afterAll(dropAll)

describe('the attendance archive of a company restored beside itself', () => {
  let copy: Id
  beforeAll(async () => {
    copy = (await restoreOrganisation({ ...restoring(alone), organisation: acme.organisation, admin: 'a@acme.test' }))
      .id
  }, 60_000)

  it('reads as before: a month of a person, the export of their data, and the download', async () => {
    const other = await signedIn(copy)
    const attendance = { query: { attendance: month } }
    const own = 'GET /api/v1/employee/attendance'
    expect(await call(await other(priya), own, attendance)).toEqual(await priya.call(own, attendance))
    const exported = await archivedRowsOf(acme.app, { organisation: copy, employee: priya.employee })
    expect(exported).toEqual(
      await archivedRowsOf(acme.app, { organisation: acme.organisation, employee: priya.employee }),
    )
    expect(exported['punch']).toMatchObject([{ note: 'At the gate' }])
    const file = 'GET /api/v1/user/attendance-archive/{month}'
    const [theirs, ours] = [
      await acme.admin.raw(file, { params: { month } }),
      await rawCall(await other(acme.admin), file, { params: { month } }),
    ]
    expect([ours.status, ours.body]).toEqual([200, theirs.body])
  })

  it('has files of its own, each as its row says', async () => {
    expect(await namedFiles(copy)).toEqual(await filesOf(acme.app.files, copy))
    expect((await namedFiles(copy)).every(({ key }) => key.startsWith(`${copy}/archive/`))).toBe(true)
    const digests = (files: readonly File[]) => files.map(({ sha256 }) => sha256)
    expect(digests(await namedFiles(copy))).toEqual(digests(await namedFiles(acme.organisation)))
    // Everything that the files name by id is there.
    expect(await lostKeys(copy)).toEqual([])
    const ids = (await rowsOfFiles(copy)).map((row) => row['employee_id'] ?? row['id'])
    const people = await list<{ id: Id }>('select id from employee where organisation_id = $1', [copy])
    expect([...new Set(ids)].toSorted()).toEqual(people.map(({ id }) => id).toSorted())
    expect(JSON.stringify(await rowsOfFiles(copy))).not.toContain(acme.organisation)
    acme.clock.set('2026-12-01T04:30:00.000Z')
    await fileCleaning(acme.app, { organisation: copy })
    expect(await namedFiles(copy)).toEqual(await filesOf(acme.app.files, copy))
  })

  it('loses whoever is erased, in its own files and not in the original', async () => {
    const before = await filesOf(acme.app.files, acme.organisation)
    await erase(copy, priya)
    await archive(copy)
    expect(await namedFiles(copy)).toEqual(await filesOf(acme.app.files, copy))
    const text = JSON.stringify(await rowsOfFiles(copy))
    expect([text.includes(priya.employee), text.includes(ravi.employee)]).toEqual([false, true])
    await erase(copy, ravi)
    await archive(copy)
    expect(await filesOf(acme.app.files, copy)).toEqual([])

    expect(await filesOf(acme.app.files, acme.organisation)).toEqual(before)
    const { data } = await priya.call('GET /api/v1/employee/attendance', { query: { attendance: month } })
    expect(data.at(-1)!.punches).toMatchObject([{ note: 'At the gate' }])
  })
})

// A cluster as a whole is backed up by PostgreSQL's own means.
it.skipIf(inject('nodes').length > 0)(
  'a complete backup brings the files along, for one company and for all',
  async () => {
    const one = { owner: await aDatabase(), dataDir: join(folder, 'one') }
    const { id } = await restoreOrganisation({ ...restoring(whole), ...one, organisation: acme.organisation })
    const all = { owner: await aDatabase(), dataDir: join(folder, 'all') }
    await restore({ ...restoring(whole), ...all })
    for (const [into, organisation] of [
      [one, id],
      [all, acme.organisation],
    ] as const) {
      const named = await namedFiles(organisation, into.owner)
      expect(named).toHaveLength(1)
      expect(await filesOf(await openFiles({ directory: into.dataDir }), organisation)).toEqual(named)
    }
  },
  60_000,
)

it('keeps the files that a running backup may still name', async () => {
  const { organisation } = acme
  const kept = () => filesOf(acme.app.files, organisation)
  const before = await namedFiles(organisation)
  const backup = new pg.Client(owner)
  await backup.connect()
  await backup.query(`select pg_advisory_lock(${backupLock})`)
  await list('update attendance_archive_month set has_notes = false where organisation_id = $1', [organisation])
  await archive(organisation)
  const after = await namedFiles(organisation)
  expect(after).not.toEqual(before)
  expect(await kept()).toEqual(inOrder([...before, ...after]))
  await erase(organisation, priya)
  await archive(organisation)
  expect(await kept()).toEqual(inOrder([...before, ...after]))
  await erase(organisation, ravi)
  await archive(organisation)
  expect(await kept()).toEqual(inOrder([...before, ...after]))
  await backup.query(`select pg_advisory_unlock(${backupLock})`)
  await backup.end()
  await archive(organisation)
  expect([await kept(), await namedFiles(organisation)]).toEqual([[], []])
})

interface File {
  key: string
  sha256: string
}

const dataDir = () => acme.app.config.dataDir
const archive = (organisation: Id) => attendanceFeature.jobs!['attendance-archive']!(acme.app, { organisation })
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const inOrder = (files: readonly File[]) => files.toSorted((a, b) => (a.key < b.key ? -1 : 1))

const restoring = (name: string) => ({
  ...{ place, name, identities: readIdentities(keys.identity), owner, secret: testSecret },
  ...{ dataDir: dataDir(), s3Url: undefined, log: createLog('silent'), ...intoScratch },
})

/** Signs people in to another company with the same ids. */
async function signedIn(organisation: Id) {
  const client = { address: '127.0.0.1', agent: 'test' }
  return async ({ account }: Person) => (await openSession(acme.app, organisation, account, client)).accessToken
}

/** As the erasure of a person's wages does. */
async function erase(organisation: Id, { employee }: Person): Promise<void> {
  await list('delete from attendance_archive_month where organisation_id = $1 and employee_id = $2', [
    organisation,
    employee,
  ])
}

async function namedFiles(organisation: Id, of = owner): Promise<File[]> {
  return inOrder(
    await list<File>('select key, sha256 from attendance_archive where organisation_id = $1', [organisation], of),
  )
}

async function filesOf(files: Files, organisation: Id): Promise<File[]> {
  const found: File[] = []
  for await (const some of files.list(organisation))
    for (const key of some) if (key.includes('/archive/')) found.push({ key, sha256: sha256Of(await files.read(key)) })
  return inOrder(found)
}

async function rowsOfFiles(organisation: Id): Promise<Record<string, string>[]> {
  const files = await namedFiles(organisation)
  const texts = await Promise.all(files.map(async ({ key }) => gunzipSync(await acme.app.files.read(key)).toString()))
  return texts.flatMap((text) =>
    text
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as Record<string, string>),
  )
}
