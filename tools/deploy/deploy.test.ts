import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settings } from './settings.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Settings of other programs in a file, or of the file itself. */
const others = new Set([
  ...['SITE', 'SERVERS', 'MUSTER_IMAGE', 'NODE_IMAGE', 'KEY', 'SECRET', 'BUCKET_KEY', 'BUCKET_SECRET'],
  ...['MINIO_ROOT_USER', 'MINIO_ROOT_PASSWORD', 'STANDBY_PASSWORD', 'PGDATA', 'PGPASSWORD', 'DATABASE_HOST'],
  ...['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'POSTGRES_HOST_AUTH_METHOD', 'ON_ERROR_STOP'],
])
const files = globSync('deploy/{Dockerfile,**/*.yml,**/*.yaml,**/*.example,**/*.service}', { cwd: root })

describe('the files of deploy/', () => {
  it('contain no setting that Muster does not have', () => {
    expect(files.length).toBeGreaterThan(8)
    for (const file of files) {
      const text = read(file).replaceAll(/^\s*#.*$/gm, '')
      const named = [
        ...text.matchAll(/^\s*(?:environment: \{ )?([A-Z][A-Z0-9_]+): /gm),
        ...text.matchAll(/(?:^|ENV |Environment=| )([A-Z][A-Z0-9_]{2,})=(?=\S|$)/gm),
      ].map(([, name]) => name!)
      expect([file, named.filter((name) => !settings.has(name) && !others.has(name))]).toEqual([file, []])
    }
  })

  it('have a place for the secret and every password, and contain none', () => {
    for (const file of files) {
      const lines = read(file).matchAll(/^\s*[A-Z_]*(?:PASSWORD|SECRET|TOKEN)[:=] *(.*)$/gm)
      const given = [...lines].map(([, value = '']) => value)
      for (const value of given) expect([file, value]).toEqual([file, expect.stringMatching(/^(?:''|["']?\$\{.*|)$/)])
    }
  })

  it('start the cluster nodes as described in docs/scaling.md', () => {
    const asked = /```\n(shared_preload_libraries.*?)```/s.exec(read('docs/scaling.md'))![1]!
    const settings = [...asked.matchAll(/^([\w.]+) = '?([^'#\n]*?)'?(?: +#.*)?$/gm)].map(
      ([, name, value]) => `- -c${name}=${value}`,
    )
    expect(settings.length).toBeGreaterThan(5)
    const written = read('deploy/compose/cluster.yml').replaceAll(/'?$/gm, '')
    expect(settings.filter((setting) => !written.includes(setting))).toEqual([])
  })

  it('wait for a server as long as it takes to stop', () => {
    // 20 seconds for jobs and the same again for closing, plus the draining.
    const grace = (file: string, pattern: RegExp) => Number(pattern.exec(read(file))?.[1])
    expect(grace('deploy/compose/one.yml', /stop_grace_period: (\d+)s/)).toBeGreaterThanOrEqual(5 + 30)
    expect(grace('deploy/compose/several.yml', /stop_grace_period: (\d+)s/)).toBeGreaterThanOrEqual(10 + 30)
    expect(grace('deploy/kubernetes/muster.yaml', /terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThanOrEqual(
      15 + 30,
    )
    for (const unit of ['muster', 'muster-jobs'])
      expect(grace(`deploy/systemd/${unit}.service`, /TimeoutStopSec=(\d+)/)).toBeGreaterThanOrEqual(5 + 30)
  })

  it('let a pay run take what calls leave', () => {
    const jobs = read('deploy/compose/several.yml').split(/^  jobs:/m)[1]!
    expect(Number(/cpu_shares: (\d+)/.exec(jobs)?.[1])).toBeLessThan(1024)
    expect(Number(/CPUWeight=(\d+)/.exec(read('deploy/systemd/muster-jobs.service'))?.[1])).toBeLessThan(100)
    const [calls, work] = [...read('deploy/kubernetes/muster.yaml').matchAll(/requests: \{ cpu: (\d+)m/g)].map(
      ([, cpu]) => Number(cpu),
    )
    expect(work).toBeLessThan(calls!)
  })

  it('differ between the units of calls and jobs in nothing else', () => {
    const lines = (unit: string) =>
      read(`deploy/systemd/${unit}.service`)
        .split('\n')
        .filter((line) => !line.startsWith('#'))
    const [calls, jobs] = [lines('muster'), lines('muster-jobs')]
    const only = (these: string[], those: string[]) =>
      these.filter((line) => !those.includes(line)).map((line) => line.split('=')[0])
    expect(only(calls, jobs)).toEqual(['Description', 'ExecStart'])
    expect(only(jobs, calls)).toEqual(['Description', 'ExecStart', 'CPUWeight'])
  })

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
  const skipped = hasSystemd ? '' : ' (skipped: there is no systemd here)'
  it.skipIf(!hasSystemd)(`are units as systemd reads them${skipped}`, () => {
    for (const unit of ['muster', 'muster-jobs']) {
      const { stderr } = spawnSync('systemd-analyze', ['verify', join(root, `deploy/systemd/${unit}.service`)], {
        encoding: 'utf8',
      })
      // Units of the machine that it depends on may be wrong: theirs is not ours.
      expect(stderr.split('\n').filter((line) => line.includes(unit))).toEqual([])
    }
  })

  it('give the server a folder of its own user for each of its volumes', () => {
    const server = read('deploy/compose/one.yml')
      .split(/^  (?=\w+:$)/m)
      .find((service) => service.startsWith('server:'))!
    const folders = [...server.matchAll(/'\w+:(\/\w+)'/g)].map(([, folder]) => folder!)
    expect(folders).toEqual(['/data', '/backups'])
    const owned = /chown 1000:1000 (.*)/.exec(read('deploy/Dockerfile'))?.[1]?.split(' ')
    expect(owned).toEqual(expect.arrayContaining(folders))
  })

  it('ask for the database where servers do, not where only its own first start is heard', () => {
    const asked = files.flatMap((file) => [...read(file).matchAll(/'pg_isready'.*/g)].map(([line]) => [file, line]))
    expect(asked.length).toBeGreaterThan(2)
    expect(asked.filter(([, line]) => !line!.includes("'-h', '127.0.0.1'"))).toEqual([])
  })

  it('give a first start the same time to migrate everywhere', () => {
    const minutes = Number(/--start-period=(\d+)m/.exec(read('deploy/Dockerfile'))?.[1])
    const probes = [
      ...read('deploy/kubernetes/muster.yaml').matchAll(
        /startupProbe: .*periodSeconds: (\d+), failureThreshold: (\d+)/g,
      ),
    ]
    expect(probes.map(([, seconds, times]) => (Number(seconds) * Number(times)) / 60)).toEqual([minutes, minutes])
  })
})

it('docs/operations.md lists every setting', () => {
  const operations = read('docs/operations.md')
  expect([...settings].filter((name) => !operations.includes(`\`${name}\``))).toEqual(
    // From the system: the user's settings folder.
    ['XDG_CONFIG_HOME'].filter((name) => settings.has(name)),
  )
})
