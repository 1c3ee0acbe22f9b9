import type pg from 'pg'
import { systemClock } from '../clock.ts'
import type { Log } from '../log.ts'
import { appConnection } from './migrate/app-role.ts'
import { openDatabase, type Database } from './open.ts'

/** As the application's role, for a command while the server is stopped: it starts no jobs and notifies no browser. */
export function openIdle(owner: pg.ClientConfig, secret: string, log: Log): Database {
  const effects = { enqueue: () => Promise.resolve(), publish: () => undefined }
  return openDatabase({ connection: appConnection(owner, secret), clock: systemClock, log, effects })
}
