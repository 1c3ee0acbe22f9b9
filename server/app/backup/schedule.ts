import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { isDue, timeOf } from '../../platform/backup/kept.ts'
import { openPlace } from '../../platform/backup/place.ts'
import { backupsAt } from '../../platform/backup/retention.ts'
import type { Taken } from '../../platform/backup/take-backup.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'
import { lastBackup } from './metric.ts'

interface Parts {
  config: Config
  owner: pg.ClientConfig
  clock: Clock
  log: Log
}

/**
 * Makes a backup once a day, late if no process ran at its hour. Of several processes one makes it: they check for existing ones, and the
 * database admits one at a time. Returns the function that ends this and abandons a running backup.
 */
export function scheduleBackups({ config, owner, clock, log }: Parts): () => Promise<void> {
  const { backupTo: to, backupRecipients: recipients, backupHour, dataDir, s3Url } = config
  if (to === undefined || recipients === undefined) return () => Promise.resolve()
  const settings = { to, recipients, dataDir, s3Url }
  let worker: Worker | undefined
  let isBusy = false
  let isOver = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    try {
      const newest = (await backupsAt(await openPlace(to))).at(-1)
      lastBackup.set(newest === undefined ? 0 : Date.parse(timeOf(newest)) / 1000)
      const now = clock.now()
      if (isOver || !isDue(now, backupHour, newest)) return
      worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { owner, settings, now } })
      const taken = await resultOf(worker)
      if (taken === null) return
      log.info({ ...taken, removed: taken.removed.length }, 'a backup was made')
      lastBackup.set(Date.parse(now) / 1000)
    } catch (error) {
      if (!isOver) log.error({ error: (error as Error).message }, 'no backup could be made')
    } finally {
      isBusy = false
      worker = undefined
    }
  }
  const timer = setInterval(() => void look(), everyMillis)
  // Not while the process may still be root: its files have to belong to the user it runs as.
  const first = setTimeout(() => void look(), firstMillis)
  return async () => {
    isOver = true
    clearInterval(timer)
    clearTimeout(first)
    await worker?.terminate()
  }
}

const firstMillis = 5_000
const everyMillis = 10 * 60_000

function resultOf(worker: Worker): Promise<Taken | null> {
  return new Promise((done, fail) => {
    worker.once('message', done)
    worker.once('error', fail)
    worker.once('exit', () => fail(new Error('The backup was given up.')))
  })
}
