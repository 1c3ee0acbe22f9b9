import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newKeyPair } from '../age/keys.ts'
import { readSettings } from '../config.ts'
import { isPublic } from '../network/exposure.ts'
import { databaseFindings, settingFindings } from './findings.ts'
import { lookAtMachine, machineFindings } from './machine.ts'

const settings = (environment: Record<string, string>) => readSettings({ DATA_DIR: '/srv/muster', ...environment })
const about = (environment: Record<string, string>) => settingFindings(settings(environment)).map((one) => one.about)
const production = { NODE_ENV: 'production', MUSTER_SECRET_FILE: '/etc/muster/secret' }
const backups = { BACKUP_TO: '/mnt/backups', BACKUP_RECIPIENTS: newKeyPair().recipient }
const reached = { PUBLIC_URL: 'https://hr.example.com', SMTP_URL: 'smtp://mail.example.com' }
const whole = { ...production, ...reached, ...backups }

describe('the demo company', () => {
  it.each([
    [{}, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.1.4' }, false],
    [{ PUBLIC_URL: 'https://hr.example.com' }, false],
    [{ PUBLIC_URL: 'http://localhost:8080' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ DATABASE_URL: 'postgres://db/muster' }, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
  ])('%j: %s', (environment, demo) => {
    expect(settings(environment as Record<string, string>).demo).toBe(demo)
  })

  it('is refused in production, whether requested or found in the database', () => {
    expect(() => settings({ ...production, DEMO: '1' })).toThrow('DEMO must be 0 in production')
    const findingsIn = (environment: Record<string, string>) => databaseFindings(settings(environment), { demo: true })
    expect(findingsIn(production)).toMatchObject([{ level: 'refused', about: 'DATA_DIR' }])
    expect(findingsIn({ HOST: '0.0.0.0' })).toMatchObject([{ level: 'warning' }])
    expect(findingsIn({})).toEqual([])
    expect(databaseFindings(settings(production), { demo: false })).toEqual([])
  })
})

describe('a configuration', () => {
  it.each([
    [{}, []],
    [whole, []],
    [{ ...whole, HOST: '0.0.0.0' }, ['TRUSTED_PROXIES']],
    [{ ...whole, HOST: '0.0.0.0', TRUSTED_PROXIES: 'private' }, []],
    [{ ...whole, HOST: '127.0.0.1' }, []],
    [{ HOST: '0.0.0.0', DEMO: '1' }, ['DEMO', 'SMTP_URL', 'PUBLIC_URL']],
    [{ HOST: '::' }, ['SMTP_URL', 'PUBLIC_URL']],
    [production, ['SMTP_URL', 'PUBLIC_URL', 'BACKUP_TO']],
    [{ ...production, ...reached, DATABASE_URL: 'postgres://db/muster' }, []],
    [{ ...whole, ROLE: 'jobs', DATABASE_URL: 'postgres://db/muster' }, ['ROLE']],
    [{ ...whole, ROLE: 'web', DATABASE_URL: 'postgres://db/muster', REDIS_URL: 'redis://redis' }, []],
    [{ ...whole, BACKUP_TO: '/srv/muster/backups' }, ['BACKUP_TO']],
    [{ ...whole, BACKUP_TO: 'https://key:secret@s3.example.com/backups' }, []],
    [{ ...whole, PUBLIC_URL: 'http://hr.example.com' }, ['PUBLIC_URL']],
    [{ ...whole, MUSTER_SECRET_FILE: '/srv/muster/secret' }, ['MUSTER_SECRET_FILE']],
    [{ ...whole, MUSTER_SECRET_FILE: '/srv/muster-secret' }, []],
    [{ ...whole, MUSTER_SECRET: 'x'.repeat(40) }, []],
  ])('%j is warned of for %j', (environment, expected) => {
    expect(about(environment as Record<string, string>)).toEqual(expected)
  })

  it('must keep the secret away from the data in production', () => {
    const place = (environment: Record<string, string>) => settings(environment).secretFile
    expect(place({})).toBe('/srv/muster/secret')
    expect(place({ NODE_ENV: 'production', XDG_CONFIG_HOME: '/home/asha/.config' })).toMatch(
      /^(\/etc|\/home\/asha\/\.config)\/muster\/secret$/,
    )
    expect(place({ MUSTER_SECRET_FILE: '/run/secrets/muster' })).toBe('/run/secrets/muster')
    expect(place({ MUSTER_SECRET: 'x'.repeat(40) })).toBeNull()
  })

  it('is public if others can reach it', () => {
    const reached = (host: string, publicUrl: string) => isPublic({ host, publicUrl })
    expect([reached('127.0.0.1', 'http://127.0.0.1:3000'), reached('::1', 'http://[::1]:3000')]).toEqual([false, false])
    expect([reached('127.0.0.1', 'https://hr.example.com'), reached('10.0.0.7', 'http://localhost')]).toEqual([
      true,
      true,
    ])
  })
})

it('there are warnings about a secret that others can read, a disk that is nearly full, backups that cannot be written', () => {
  const look = (secretMode: number | null, freeBytes: number | null, backupsWritable: boolean | null = null) =>
    machineFindings(settings(whole), { secretMode, freeBytes, backupsWritable }).map((one) => one.about)
  expect(look(0o600, 5e9, true)).toEqual([])
  expect(look(null, null)).toEqual([])
  expect(look(0o640, 1e9)).toEqual(['MUSTER_SECRET_FILE', 'DATA_DIR'])
  expect(look(null, null, false)).toEqual(['BACKUP_TO'])
})

it('a folder for backups is writable if it is, or can be made; a bucket and a process without jobs need none', async () => {
  const looked = async (environment: Record<string, string>) =>
    (await lookAtMachine(settings({ ...whole, ...environment }))).backupsWritable
  const folder = mkdtempSync(join(tmpdir(), 'muster-backups-'))
  expect(await looked({ BACKUP_TO: join(folder, 'to', 'come') })).toBe(true)
  // Below a file no one can write, root included.
  expect(await looked({ BACKUP_TO: '/dev/null/backups' })).toBe(false)
  expect(await looked({ BACKUP_TO: 'https://key:secret@s3.example.com/backups' })).toBeNull()
  const web = { ROLE: 'web', DATABASE_URL: 'postgres://db/muster' }
  expect(await looked({ ...web, BACKUP_TO: '/dev/null/backups' })).toBeNull()
  rmSync(folder, { recursive: true })
})
