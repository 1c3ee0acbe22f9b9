import { describe, expect, it } from 'vitest'
import { newKeyPair } from '../backup/age/keys.ts'
import { readSettings } from '../config.ts'
import { isPublic } from './exposure.ts'
import { databaseFindings, settingFindings } from './findings.ts'
import { machineFindings } from './machine.ts'

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

it('there are warnings about a secret that others can read, and a disk that is nearly full', () => {
  const look = (secretMode: number | null, freeBytes: number | null) =>
    machineFindings(settings(production), { secretMode, freeBytes }).map((one) => one.about)
  expect(look(0o600, 5e9)).toEqual([])
  expect(look(null, null)).toEqual([])
  expect(look(0o640, 1e9)).toEqual(['MUSTER_SECRET_FILE', 'DATA_DIR'])
})
