import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { systemClock } from '../../platform/clock.ts'
import { isApart } from '../../platform/after-commit/job.ts'
import { createLog } from '../../platform/log.ts'
import { startTracing } from '../../platform/tracing/start-tracing.ts'
import { compose } from '../compose.ts'
import { features } from '../features.ts'
import type { Start } from '../aside/aside.ts'
import { publishBy } from '../aside/events.ts'

/** Entry point of the thread that does long jobs: the same application, without HTTP, and its part of the queues. */
async function main({ config, connection, pooler, openedHosts }: Start): Promise<void> {
  const stopTracing = await startTracing(config)
  const { app, jobs, close } = await compose({
    ...{ config: { ...config, role: 'jobs' }, connection, pooler, openedHosts },
    ...{ clock: systemClock, log: createLog(config.logLevel) },
    apart: { publish: publishBy((said) => parentPort!.postMessage(said)) },
  })
  // On Linux this is the priority of this thread alone: long jobs take the processor time that calls and mails leave.
  if (process.platform === 'linux') setPriority(low)
  parentPort!.on('message', () => {
    void close()
      .then(stopTracing)
      .finally(() => parentPort!.close())
  })
  await jobs.work(app, features, isApart)
}

const low = 10

await main(workerData as Start)
