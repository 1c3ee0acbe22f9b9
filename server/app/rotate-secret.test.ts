import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { whileFilling } from '../demo/filling.ts'
import { fillLoadCompany } from '../demo/load-company.ts'
import { insertRecords } from '../features/employees/index.ts'
import { readConfig } from '../platform/config.ts'
import { appConnection } from '../platform/database/migrate/app-role.ts'
import { migrate } from '../platform/database/migrate/migrate.ts'
import { openIdle } from '../platform/database/open-idle.ts'
import { createLog } from '../platform/log.ts'
import { addressOf } from '../platform/postgres/connection.ts'
import type { RunningPostgres } from '../platform/postgres/start-postgres.ts'
import { sealedPattern } from '../platform/rotation/reseal-text.ts'
import { reseal } from '../platform/rotation/reseal.ts'
import { createSecrets } from '../platform/secrets/secrets.ts'
import { scratchPostgres } from '../testing/scratch-postgres.ts'

const people = 20
const old = 'the first secret of all, 32 characters and more'
const newer = `2:${'b'.repeat(40)}`
const log = createLog('silent')
let folder: string
let postgres: RunningPostgres
let client: pg.Client
let before: { pan: string; account: string }[]

vi.setConfig({ testTimeout: 120_000 })

// A separate cluster: the password of the application's role changes with the secret.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muster-rotate-'))
  postgres = await scratchPostgres()
  const { owner } = postgres
  await migrate({ owner, secret: old })
  const config = readConfig({ DATA_DIR: folder, MUSTER_SECRET: old, LOG_LEVEL: 'silent' })
  const parts = { config, log, connection: appConnection(owner, old), tell: () => {} }
  await whileFilling(parts, (filling) => fillLoadCompany(filling, { employees: people, days: 1 }))
  client = new pg.Client(owner)
  await client.connect()
  await addRecords()
  before = await numbers(old)
}, 120_000)
afterAll(async () => {
  await client.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('rotating the secret', () => {
  it('is refused with another secret, before anything is written', async () => {
    const sealed = await everySealedValue()
    for (const secret of [`1:${'x'.repeat(40)}`, newer]) {
      await expect(migrate({ owner: postgres.owner, secret })).rejects.toThrow(/Nothing was changed/)
    }
    expect(await everySealedValue()).toEqual(sealed)
  })

  it('resumes after a kill, without losses', async () => {
    const file = join(folder, 'secret')
    writeFileSync(file, old, { mode: 0o600 })
    const first = rotate(file)
    while (!readFileSync(file, 'utf8').startsWith('2:')) await sleep(5)
    first.kill('SIGKILL')
    const ring = readFileSync(file, 'utf8')
    expect(await rotate(file).ended).toEqual([0, expect.stringContaining('version 2 seals everything')])
    expect(readFileSync(file, 'utf8')).toBe(ring)

    const values = await everySealedValue()
    expect(values.length).toBeGreaterThan(people)
    expect(values.filter((value) => !value.startsWith('v2.'))).toEqual([])
    expect(await numbers(ring)).toEqual(before)
    const { rows } = await client.query<{ digest: string }>('select pan_digest as digest from employee_personal')
    const digests = before.map(({ pan }) => createSecrets(ring).digest('employee_personal.pan', pan))
    expect(rows.map(({ digest }) => digest).toSorted()).toEqual(digests.toSorted())
  })

  it('makes the old secret unnecessary once it is retired, and a start without it works', async () => {
    const [line = ''] = readFileSync(join(folder, 'secret'), 'utf8').split('\n')
    await migrate({ owner: postgres.owner, secret: line })
    expect(await numbers(line)).toEqual(before)
  })
})

it('leaves values that no secret opens as they are, and reports them', async () => {
  const ring = `9:${'z'.repeat(40)} ${readFileSync(join(folder, 'secret'), 'utf8')}`
  const foreign = createSecrets('another secret that nobody here has ever seen').seal('tax_item.pan', 'ABCPN1234F')
  await client.query('update company_bank set holder_name = $1', [foreign])
  const {
    rows: [{ n } = { n: 0 }],
  } = await client.query<{ n: number }>('select count(*)::int as n from company_bank')
  await migrate({ owner: postgres.owner, secret: ring })
  const database = open(ring)
  const rotation = await reseal({ database, secrets: createSecrets(ring) })
  await database.close()
  expect([n > 0, ...rotation.foreign]).toEqual([true, ['company_bank.holder_name', n]])
  expect(await numbers(ring)).toEqual(before)
})

/** Everyone's PAN and account, opened. */
async function numbers(ring: string): Promise<{ pan: string; account: string }[]> {
  const secrets = createSecrets(ring)
  const { rows } = await client.query<{ pan: string; account: string }>(
    `select pan_sealed as pan, account_sealed as account from employee_personal
     join employee_bank using (organisation_id, employee_id) order by employee_id`,
  )
  return rows.map(({ pan, account }) => ({
    pan: secrets.open('employee_personal.pan', pan),
    account: secrets.open('employee_bank.account', account),
  }))
}

/** The invented people have no numbers at first. */
async function addRecords(): Promise<void> {
  const secrets = createSecrets(old)
  const employees = await client.query<{ id: string; organisation: string }>(
    'select id, organisation_id as organisation from employee order by id',
  )
  const [{ organisation } = { organisation: '' }] = employees.rows
  const database = open(old)
  const records = employees.rows.map(({ id }, n) => record(id, n))
  await database.within(organisation, (tx) => insertRecords(tx, { secrets }, records))
  await database.close()
  await client.query(
    `insert into company_bank (organisation_id, holder_name, account_sealed, account_last4, ifsc, bank_name, updated_at)
     values ($1, 'Acme', $2, '0001', 'HDFC0000001', 'HDFC', now())`,
    [organisation, secrets.seal('company_bank.account', '50100000001')],
  )
}

function record(employee: string, n: number) {
  return {
    ...{ employee, name: `Person ${n}`, birthDate: '1990-01-01', gender: 'female' as const, bloodGroup: 'O+' },
    ...{ maritalStatus: 'single', pan: `ABCPN${1000 + n}F`, uan: null, esi: null },
    address: { line1: '12 MG Road', line2: '', city: 'Bengaluru', state: 'IN-KA', pinCode: '560001' },
    ...{ account: `5010001${1000 + n}`, ifsc: 'HDFC0001234', bankName: 'HDFC Bank', branch: 'MG Road' },
  }
}

function open(ring: string) {
  return openIdle(postgres.owner, ring, log)
}

/** From every table: a column forgotten by the rotation would show here. */
async function everySealedValue(): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  )
  const values: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ sealed: string }>(
      `select (regexp_matches(t::text, '(?:^|[^A-Za-z0-9_-])(${sealedPattern})', 'g'))[1] as sealed from "${name}" t`,
    )
    values.push(...rows.map(({ sealed }) => sealed))
  }
  return values.toSorted()
}

function rotate(file: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'rotate-secret.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: addressOf(postgres.owner),
      DATA_DIR: folder,
      MUSTER_SECRET_FILE: file,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = new Promise<[number | null, string]>((done) => child.on('close', (code) => done([code, said])))
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), ended }
}
