import type { FastifyInstance } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer } from '../app/build.ts'
import { compose, type Composition } from '../app/compose.ts'
import { features } from '../app/features.ts'
import { serveWeb } from '../app/page/web.ts'
import { fixedClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { testDatabase } from './database.ts'

export type TestClock = ReturnType<typeof fixedClock>

export interface TestServer extends Composition {
  fastify: FastifyInstance
  clock: TestClock
  /** Starts running jobs; without it they stay queued, so that a test can inspect them. */
  runJobs(): Promise<void>
}

/** A Friday morning in Bengaluru: 09:35. */
export const testNow = '2026-11-20T04:05:00.000Z'

/** Hosts with ports that the test server may call on this machine. */
export const openedHosts = new Set<string>()

let failure = ''

/** The last error that the server logged: the cause of a 500. */
export const lastFailure = () => failure

let made: Promise<{ server: TestServer; close: () => Promise<void> }> | undefined

/** The whole server in this process with this file's own database, and a clock that stands still at `testNow`. */
export async function testServer(): Promise<TestServer> {
  made ??= make()
  return (await made).server
}

/** The next call gets another server. */
export async function closeServer(): Promise<void> {
  const of = made
  made = undefined
  // A server that did not start has already reported it.
  const opened = await of?.catch(() => undefined)
  await opened?.close()
}

async function make() {
  const { app: connection, secret } = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'muster-test-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    MUSTER_SECRET: secret,
    // Whether uploads are accepted does not depend on the free space of the machine.
    DISK_FLOOR_MB: '1',
    NODE_ENV: 'test',
    HEAVY_THREADS: process.env['HEAVY_THREADS'] ?? '0',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
  })
  const clock = fixedClock(testNow)
  const log = createLog(config.logLevel, process.env['LOG_LEVEL'] ? undefined : { write: (line) => (failure = line) })
  const composition = await compose({ config, clock, log, connection, openedHosts })
  const fastify = await buildServer(composition.app, features)
  await serveWeb(fastify)
  await fastify.ready()
  const close = async () => {
    await fastify.close()
    await composition.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  const runJobs = () => composition.jobs.work(composition.app, features)
  return { server: { ...composition, fastify, clock, runJobs }, close }
}
