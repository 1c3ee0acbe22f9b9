import { Gauge, type Registry } from 'prom-client'
import type { App } from '../../platform/app.ts'
import { jobCounts, longestWaits } from './waiting.queries.ts'

/**
 * What waits: jobs and mails of the whole database, counted at each reading, and calls of this process for a connection. While the
 * database does not answer, only what the process knows is said.
 */
export function waiting(registry: Registry, { database, log }: Pick<App, 'database' | 'log'>): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `muster_${name}`, help, labelNames, registers: [registry] })
  const jobs = gauge(
    'jobs',
    'Jobs by queue: ready to be done, being done, and given up in the last days',
    'queue',
    'state',
  )
  const jobWait = gauge('job_wait_seconds', 'How long the job that waits longest has been due')
  const mails = gauge('mails_waiting', 'Mails that are not sent yet')
  const mailWait = gauge('mail_wait_seconds', 'How long the mail that waits longest has been due')
  const connections = gauge('database_connections', 'Connections of this process for calls and jobs', 'state')
  const calls = gauge('database_waiting', 'Calls and jobs of this process that wait for a connection')

  const ask = () =>
    database.globally(async (tx) => {
      const [counts, waits] = await Promise.all([jobCounts(tx, {}), longestWaits(tx, {})])
      return { counts, waits: waits! }
    })
  return async () => {
    const { open, idle, waiting: waitingNow } = database.connections()
    connections.set({ state: 'idle' }, idle)
    connections.set({ state: 'used' }, open - idle)
    calls.set(waitingNow)
    for (const one of [jobWait, mails, mailWait]) one.remove()
    jobs.reset()
    try {
      const { counts, waits } = await ask()
      for (const { queue, ready, active, failed } of counts) {
        jobs.set({ queue, state: 'ready' }, ready)
        jobs.set({ queue, state: 'active' }, active)
        jobs.set({ queue, state: 'failed' }, failed)
      }
      jobWait.set(waits.job)
      mails.set(waits.mails)
      mailWait.set(waits.mail)
    } catch (error) {
      log.warn({ error: String(error) }, 'what waits is not known')
    }
  }
}
