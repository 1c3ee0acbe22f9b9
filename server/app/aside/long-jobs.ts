import { Worker } from 'node:worker_threads'
import type { Log } from '../../platform/log.ts'
import type { Sockets } from '../../platform/socket/sockets.ts'
import type { Start } from './aside.ts'
import { publishTo, type Publish } from './events.ts'

/**
 * A thread that does the jobs that may take seconds, so that mails, webhooks and calls of other companies don't wait for a large pay run. It
 * starts again if it breaks; the queue hands out its jobs anew.
 */
export function openLongJobs(start: Start, { log, sockets }: { log: Log; sockets: Sockets }, own: Own = {}) {
  const { entry = new URL('../threads/long-jobs-thread.ts', import.meta.url), patienceMillis = 25_000 } = own
  let isOver = false
  let thread = begin()

  function begin(): Worker {
    const worker = new Worker(entry, { workerData: start })
    worker.on('message', ({ publish }: { publish: Publish }) => publishTo(sockets, publish))
    worker.on('error', (error) => log.error({ error: error.message }, 'the thread for long jobs ended'))
    worker.on('exit', () => {
      if (!isOver) setTimeout(() => void (isOver || (thread = begin())), againMillis).unref()
    })
    worker.unref()
    return worker
  }

  return {
    /** Takes no new jobs and waits for running ones; a thread that does not come to its end is ended, and its jobs are handed out again. */
    async stop(): Promise<void> {
      isOver = true
      const worker = thread
      if (worker.threadId < 0) return
      await new Promise<void>((resolve) => {
        const late = setTimeout(() => {
          log.error({}, 'the thread for long jobs did not stop and was ended')
          void worker.terminate()
        }, patienceMillis)
        worker.once('exit', () => {
          clearTimeout(late)
          resolve()
        })
        worker.ref()
        worker.postMessage('stop')
      })
    },
  }
}

interface Own {
  entry?: URL | undefined
  /** Longer than running jobs are waited for. */
  patienceMillis?: number
}

const againMillis = 1_000
