import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig, readSettings } from './config.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'muster-config-'))

describe('the settings', () => {
  test('have safe defaults', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      demo: true,
      publicUrl: 'http://127.0.0.1:3000',
      logLevel: 'info',
      production: false,
    })
  })

  test('let the mail server get what most providers allow, over a few connections', () => {
    expect(readSettings({})).toMatchObject({ mailsPerMinute: 1_200, mailConnections: 5 })
    expect(readSettings({ MAILS_PER_MINUTE: '60', MAIL_CONNECTIONS: '1' })).toMatchObject({
      ...{ mailsPerMinute: 60, mailConnections: 1 },
    })
    for (const wrong of [{ MAIL_CONNECTIONS: '0' }, { MAIL_CONNECTIONS: '51' }, { MAILS_PER_MINUTE: '0' }])
      expect(() => readSettings(wrong)).toThrow('must be a whole number from 1 to')
  })

  test('with an external database there is no demo company, unless asked for', () => {
    const DATABASE_URL = 'postgres://muster@db/muster'
    expect(readSettings({ DATABASE_URL }).demo).toBe(false)
    expect(readSettings({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
  })

  test('report every mistake at once, one line each, and repeat no password', () => {
    const settings = {
      PORT: '70000',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      DEMO: 'perhaps',
      SMTP_URL: 'mail.example.com',
      LOG_LEVEL: 'loud',
      ROLE: 'worker',
      MUSTER_SECRET: 'short',
      WORKERS: '-1',
      TRUSTED_PROXIES: 'proxy.example.com',
      METRICS_TOKEN: 'hunter2',
    }
    const message = (() => {
      try {
        readSettings(settings)
      } catch (error) {
        return (error as Error).message
      }
      return ''
    })()
    const [, ...lines] = message.split('\n')
    expect(lines.map((line) => line.trim().split(' ')[0]).sort()).toEqual(Object.keys(settings).sort())
    expect(message).not.toContain('hunter2')
    expect(message).toContain('PORT must be a whole number from 1 to 65535, and is "70000".')
  })

  test('let a process do only part of the work if others can do the rest', () => {
    const DATABASE_URL = 'postgres://muster@db/muster'
    expect(readSettings({}).role).toBe('all')
    expect(readSettings({ ROLE: 'jobs', DATABASE_URL, NODE_ENV: 'production' })).toMatchObject({
      ...{ role: 'jobs', drainSeconds: 0 },
    })
    expect(() => readSettings({ ROLE: 'web' })).toThrow('ROLE=web needs DATABASE_URL')
  })

  test('allow a pooler beside the direct connection to the database, not instead of it', () => {
    const DATABASE_POOL_URL = 'postgres://pooler:6432/muster'
    expect(readSettings({ DATABASE_URL: 'postgres://muster@db/muster', DATABASE_POOL_URL })).toMatchObject({
      databasePoolUrl: DATABASE_POOL_URL,
    })
    expect(() => readSettings({ DATABASE_POOL_URL })).toThrow('DATABASE_POOL_URL needs DATABASE_URL')
  })

  test('treat an empty value as not set', () => {
    expect(readSettings({ PORT: '', PUBLIC_URL: ' ' }).port).toBe(3000)
  })

  test('start links with the public address, without a trailing slash', () => {
    expect(readSettings({ PUBLIC_URL: 'https://hr.example.com/' }).publicUrl).toBe('https://hr.example.com')
    expect(readSettings({ HOST: '0.0.0.0', PORT: '80' }).publicUrl).toBe('http://localhost:80')
  })
})

describe('the secret', () => {
  test('is created once, readable by this user only, and stays the same', () => {
    const DATA_DIR = folder()
    const first = readConfig({ DATA_DIR }).secret
    expect(first).toHaveLength(43)
    expect(readConfig({ DATA_DIR }).secret).toBe(first)
    expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600)
  })

  test('from the environment is used as it is and not stored', () => {
    const DATA_DIR = join(folder(), 'none')
    expect(readConfig({ DATA_DIR, MUSTER_SECRET: 'x'.repeat(32) }).secret).toBe('x'.repeat(32))
    expect(() => readFileSync(join(DATA_DIR, 'secret'))).toThrow()
  })

  test('in a DATA_DIR that is a file gives a clear message', () => {
    const DATA_DIR = join(folder(), 'file')
    writeFileSync(DATA_DIR, '')
    expect(() => readConfig({ DATA_DIR })).toThrow(`${DATA_DIR} must be a folder, and a file stands in its way.`)
  })

  test.runIf(process.getuid?.() !== 0)('in a DATA_DIR that cannot be written gives a message that says so', () => {
    const parent = folder()
    chmodSync(parent, 0o500)
    const DATA_DIR = join(parent, 'data')
    expect(() => readConfig({ DATA_DIR })).toThrow(`${DATA_DIR} cannot be written.`)
  })
})
