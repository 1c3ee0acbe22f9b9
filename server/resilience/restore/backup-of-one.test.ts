import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { openSession } from '../../features/identity/index.ts'
import { proveNewest } from '../../features/payroll/index.ts'
import { verifyChain } from '../../platform/audit/audit.ts'
import { newKeyPair, readIdentities } from '../../platform/age/keys.ts'
import { manifestKey, tableKey } from '../../platform/backup/manifest.ts'
import { leftBehind } from '../../platform/backup/organisation/left-behind.ts'
import {
  restoreOrganisation,
  type OrganisationRestore,
} from '../../platform/backup/organisation/restore-organisation.ts'
import { clearUnfinished } from '../../platform/backup/organisation/unfinished.ts'
import { openPlace, type Place } from '../../platform/backup/place.ts'
import { backupsAt } from '../../platform/backup/retention.ts'
import { takeBackup } from '../../platform/backup/take-backup.ts'
import { createLog } from '../../platform/log.ts'
import { addressOf, type ConnectionOptions } from '../../platform/postgres/connection.ts'
import { openSealed } from '../../platform/rotation/reseal.ts'
import { call, type Key, type Sent } from '../../testing/call.ts'
import { aCompany, type Company } from '../../testing/company.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSecret } from '../../testing/global-setup.ts'
import { withOneOfEverything } from '../../testing/one-of-everything/one-of-everything.ts'
import { scratchFolder } from '../../testing/scratch-postgres.ts'
import { rowsOfOrganisations } from '../rows-of-organisations.ts'
import { until } from '../../testing/until.ts'
import { scratchDatabases } from './scratch-databases.ts'

const keys = newKeyPair()
const folder = scratchFolder('muster-backup-of-one-')
const admin = 'restored@acme.test'
let place: Place
let owner: ConnectionOptions
let acme: Company
let alone: string
let whole: string
const { aDatabase, intoScratch, dropAll } = scratchDatabases(() => owner)
const { list, counts, prints, mentions, lostKeys } = rowsOfOrganisations(() => owner)

beforeAll(async () => {
  owner = (await testDatabase()).owner
  place = await openPlace(join(folder, 'backups'))
  acme = await withOneOfEverything('Acme')
  await acme.admin.call('POST /api/v1/user/webhook', {
    body: { name: 'Board', url: 'https://1.1.1.1/', events: ['employee.added'] },
  })
  const [run] = await list<{ id: Id }>('select id from pay_run where organisation_id = $1', [acme.organisation])
  const { id } = run!
  await acme.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id }, body: { action: 'approve' } })
  await acme.admin.call('POST /api/v1/user/payrun/{id}/certificates', { params: { id } })
  await aCompany('Globex')
  const settings = { to: join(folder, 'backups'), recipients: keys.recipient, dataDir: dataDir(), s3Url: undefined }
  const { organisation } = acme
  alone = (await takeBackup(owner, { ...settings, organisation }, '2026-11-25T20:00:00.000Z'))!.name
  whole = (await takeBackup(owner, settings, '2026-11-25T21:00:00.000Z'))!.name
}, 120_000)
afterAll(dropAll)

describe('a company restored beside itself', () => {
  let copy: Id
  let taken: string[]
  let before: Record<string, string>
  beforeAll(async () => {
    before = await prints(acme.organisation)
    const restored = await restoreInto({ admin })
    copy = restored.id
    taken = restored.taken
  }, 60_000)
  const within = <T>(work: Parameters<typeof acme.app.database.within<T>>[1]) => acme.app.database.within(copy, work)

  it("has every one of the original's rows, which are unchanged", async () => {
    expect(await prints(acme.organisation)).toEqual(before)
    const [theirs, ours] = [await counts(acme.organisation), await counts(copy)]
    const carried = Object.keys(theirs).filter((table) => !(table in leftBehind))
    expect(carried.length).toBeGreaterThan(100)
    for (const table of carried) {
      const more = table === 'account' ? 1 : 0
      expect([table, ours[table]]).toEqual([table, theirs[table]! + more])
    }
    expect(ours['webhook']).toBe(0)
    expect(await mentions(copy, acme.organisation)).toEqual(['audit_event'])
  })

  it('keeps all keys, and nothing in it refers to tables left out', async () => {
    expect(await lostKeys(copy)).toEqual([])
  })

  it('opens: pay comes out the same, sealed numbers and documents are readable', async () => {
    const person = await openSession(acme.app, copy, acme.admin.account, { address: '127.0.0.1', agent: 'test' })
    const ask = <K extends Key>(key: K, sent: Sent<K>) => call(person.accessToken, key, sent)
    const [slip] = await list<{ id: Id }>('select id from payslip where organisation_id = $1', [copy])
    expect(await ask('GET /api/v1/user/payslip/{id}/proof', { params: { id: slip!.id } })).toMatchObject({
      result: 'identical',
    })
    const pdf: unknown = await ask('GET /api/v1/user/payslip/{id}/pdf', { params: { id: slip!.id } })
    expect(String(pdf)).toContain('%PDF')
    expect((await within((tx) => proveNewest(tx, 20))).different).toBe(0)
    // Accounts of an employee and of a legal entity; the webhook secret is not restored.
    const opened = await within((tx) => openSealed(tx, acme.app.secrets))
    expect(opened).toEqual({ opened: 2, foreign: 0 })
    const [file] = await list<{ key: string }>(
      'select file_key as key from employee_document where organisation_id = $1',
      [copy],
    )
    expect(file!.key.startsWith(copy)).toBe(true)
    expect(await acme.app.files.read(file!.key)).toEqual(
      await acme.app.files.read(file!.key.replace(copy, acme.organisation)),
    )
    expect(await list("select from pay_run_certificate where encode(sha256(figures::bytea), 'hex') <> sha256")).toEqual(
      [],
    )
  })

  it('is independent: a change in one is not seen in the other, whatever ids they share', async () => {
    await within((tx) => tx.query({ name: '', text: "update employee set phone = '98000 00000'", values: [] }))
    const phones = 'select distinct phone from employee where organisation_id = $1'
    expect(await list(phones, [copy])).toEqual([{ phone: '98000 00000' }])
    expect(await prints(acme.organisation)).toEqual(before)
  })

  it('has an intact activity log that names its origin', async () => {
    expect(await within(verifyChain)).toEqual([])
    const last = 'select n, digest, action, changes from audit_event where organisation_id = $1 order by n desc limit 1'
    const [theirs] = await list<{ n: number; digest: string }>(last, [acme.organisation])
    const [ours] = await list(last, [copy])
    const value = (to: unknown) => ({ from: null, to })
    expect(ours).toMatchObject({
      action: 'restoredCompany',
      changes: {
        ...{ source: value(alone), reference: value(acme.organisation) },
        ...{ number: value(String(theirs!.n)), sha256: value(theirs!.digest) },
      },
    })
  })

  it('takes over no address: people who sign in to the original continue to, and the operator is told', async () => {
    const doors = await list<{ email: string }>('select email from sign_in_directory where organisation_id = $1', [
      copy,
    ])
    expect(doors).toEqual([{ email: admin }])
    const theirs = await list('select from sign_in_directory where organisation_id = $1', [acme.organisation])
    expect(taken).toHaveLength(theirs.length)
  })
})

it('a company from a complete backup is restored alone into an empty installation, with its addresses', async () => {
  const into = { owner: await aDatabase(), dataDir: join(folder, 'empty') }
  const { id, opened, taken, files } = await restoreInto({ ...into, name: whole })
  expect(await list('select id from organisation', [], into.owner)).toEqual([{ id }])
  expect(taken).toEqual([])
  expect(opened).toBeGreaterThan(1)
  expect(files).toBeGreaterThan(0)
  expect(readdirSync(join(into.dataDir, 'files'))).toEqual([id])
}, 60_000)

describe('is refused without leaving anything', () => {
  const refused = async (other: Partial<OrganisationRestore>, why: string) => {
    const before = await state()
    await expect(restoreInto(other)).rejects.toThrow(why)
    expect(await state()).toEqual(before)
  }

  it('with another key, another secret, or the id of another company', async () => {
    await refused({ identities: readIdentities(newKeyPair().identity) }, 'encrypted to another key')
    await refused({ secret: 'x'.repeat(40) }, 'Nothing was changed')
    await refused({ organisation: '01890a5d-ac96-774b-bcce-b302099a8057' }, 'of another organisation')
  })

  it('if part of the archive was cut short', async () => {
    const path = join(folder, 'backups', tableKey(alone, 'employee'))
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.subarray(0, -20))
    await refused({ admin }, 'employee.zst.age')
    writeFileSync(path, bytes)
  })

  it('if no admin could sign in, or the named address is taken', async () => {
    await refused({}, 'No admin could sign in')
    const [theirs] = await list<{ email: string }>('select email from account where organisation_id = $1 limit 1', [
      acme.organisation,
    ])
    await refused({ admin: theirs!.email }, 'is taken')
  })
})

it('leaves nothing when killed, once the next one or a server has started', async () => {
  writeFileSync(join(folder, 'key'), keys.identity)
  const before = await state()
  const child = restoreCommand('--key', join(folder, 'key'), '--organisation', acme.organisation, '--admin', 'a@b.test')
  const half = () => readdirSync(join(dataDir(), 'files')).filter((id) => !before.files.includes(id))
  await until(
    () => Promise.resolve(half().length),
    (count) => count > 0,
    60,
  )
  child.kill()
  await child.ended
  expect(readdirSync(join(dataDir(), 'restoring'))).toHaveLength(1)
  await until(
    async () => {
      await clearUnfinished({ owner, dataDir: dataDir(), s3Url: undefined })
      return readdirSync(join(dataDir(), 'restoring')).length
    },
    (count) => count === 0,
  )
  expect(await state()).toEqual(before)
}, 120_000)

it('a backup of one company is subject to no retention rule, and its files stay as long as it exists', async () => {
  const settings = { to: join(folder, 'backups'), recipients: keys.recipient, dataDir: dataDir(), s3Url: undefined }
  await place.remove([manifestKey(whole)])
  await takeBackup(await aDatabase(inject('postgres').database), settings, '2028-01-01T20:00:00.000Z')
  expect(await backupsAt(place)).toEqual(['2028-01-01T20-00-00Z'])
  expect(await backupsAt(place, acme.organisation)).toEqual([alone, '2028-01-01T20-00-00Z'])
  expect((await place.list('files')).length).toBeGreaterThan(0)
  const unknown = { ...settings, organisation: '01890a5d-ac96-774b-bcce-b302099a8057' }
  await expect(takeBackup(owner, unknown, '2028-01-02T20:00:00.000Z')).rejects.toThrow('Globex')
})

const dataDir = () => acme.app.config.dataDir

/** The existing companies, files and restores. */
async function state() {
  const companies = await list('select id from organisation order by id')
  const files = readdirSync(join(dataDir(), 'files')).toSorted()
  const marked = existsSync(join(dataDir(), 'restoring')) ? readdirSync(join(dataDir(), 'restoring')) : []
  const scratch = readdirSync(tmpdir()).filter((one) => one.startsWith('muster-restoring-'))
  return { companies, files, marked, scratch }
}

function restoreInto(other: Partial<OrganisationRestore>) {
  return restoreOrganisation({
    ...{ place, name: alone, identities: readIdentities(keys.identity), owner, secret: testSecret },
    ...{ dataDir: dataDir(), s3Url: undefined, log: createLog('silent'), organisation: acme.organisation },
    ...intoScratch,
    ...other,
  })
}

/** Runs `npm run restore` as a process. */
function restoreCommand(...given: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../app/backup/restore.ts'), ...given], {
    env: {
      ...{ ...process.env, DATABASE_URL: addressOf(owner), DATA_DIR: dataDir(), MUSTER_SECRET: testSecret },
      ...{ BACKUP_TO: join(folder, 'backups'), BACKUP_RECIPIENTS: keys.recipient },
    },
    stdio: 'ignore',
  })
  const ended = new Promise<number | null>((done) => child.on('exit', (code) => done(code)))
  return { ended, kill: () => void child.kill('SIGKILL') }
}
