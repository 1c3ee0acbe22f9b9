import type pg from 'pg'
import { compose } from '../app/compose.ts'
import { calculateRun } from '../features/payroll/pay-run/calculation/calculate-run.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'

interface Given {
  connection: pg.ClientConfig
  secret: string
  dataDir: string
  organisation: string
  run: string
}

/** Calculates a pay run in a separate process, so that a test can kill it. */
const { connection, secret, dataDir, organisation, run } = JSON.parse(process.argv[2] ?? '{}') as Given
const config = readConfig({ DATA_DIR: dataDir, MUSTER_SECRET: secret, NODE_ENV: 'test' })
const { app } = await compose({ config, clock: systemClock, log: createLog('silent'), connection })
await calculateRun(app, { organisation, run })
process.exit(0)
