import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import type { Finding } from '../../platform/finding.ts'
import { aCompany } from '../../testing/company.ts'
import { testDatabase } from '../../testing/database.ts'
import { tamper } from '../../testing/tamper.ts'

const folder = mkdtempSync(join(tmpdir(), 'muster-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function doctor(environment: Record<string, string>): { code: number | null; findings: Finding[] } {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), '--json'], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', DATA_DIR: folder, ...environment },
    encoding: 'utf8',
  })
  return { code: status, findings: (JSON.parse(stdout) as { findings: Finding[] }).findings }
}

const abouts = ({ code, findings }: ReturnType<typeof doctor>) => [code, ...findings.map(({ about }) => about)]
const disk = (about: string | number | null) => about !== 'DATA_DIR'

// Each examination is a separate process.
vi.setConfig({ testTimeout: 120_000 })

it('examines settings before there is any data', () => {
  expect(abouts(doctor({})).filter(disk)).toEqual([0])
  expect(abouts(doctor({ HOST: '0.0.0.0', DEMO: '1' })).filter(disk)).toEqual([0, 'DEMO', 'SMTP_URL', 'PUBLIC_URL'])
  const { code, findings } = doctor({ NODE_ENV: 'production', DEMO: '1', PORT: '0' })
  expect([code, findings[0]?.says]).toEqual([1, expect.stringMatching(/PORT must be[^]*DEMO must be 0 in production/)])
})

it('examines the data: another secret, a log that was changed', async () => {
  const company = await aCompany()
  await company.admin.call('POST /api/v1/user/role', { body: { name: 'Auditor' } })
  await company.admin.call('POST /api/v1/user/role', { body: { name: 'Trainer' } })
  const { owner, secret } = await testDatabase()
  const { user, password, host, port, database } = owner
  const DATABASE_URL = `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  expect(abouts(doctor({ DATABASE_URL, MUSTER_SECRET: secret })).filter(disk)).toEqual([0])
  const web = { DATABASE_URL, MUSTER_SECRET: secret, ROLE: 'web', REDIS_URL: 'redis://localhost' }
  expect(abouts(doctor(web)).filter(disk)).toEqual([0, 'ROLE'])
  const other = doctor({ DATABASE_URL, MUSTER_SECRET: 'x'.repeat(40) })
  expect([other.code, other.findings.at(-1)?.says]).toEqual([1, expect.stringContaining('Nothing was changed')])

  expect(await tamper("update audit_event set action = 'nothing' where n = 1")).toBe(1)
  const { findings } = doctor({ DATABASE_URL, MUSTER_SECRET: secret })
  expect(findings.find(({ about }) => about === 'Activity log')?.says).toContain('from entry 1 on')
})
