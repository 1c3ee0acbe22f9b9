import { Worker } from 'node:worker_threads'

/** Work for a thread: the default export of a module, called with what can be cloned. */
export type Task<I, O> = (input: I) => O | Promise<O>

/** Messages to a thread, and from it. */
export interface Ask {
  module: string
  input: unknown
}
export type Answer = 'begun' | { done: unknown } | { over: OverBudget['of'] } | { error: string }

/** What one piece of work may take. */
export interface Budget {
  /** Processor time. Unlike time on the clock it doesn't depend on what else the machine is doing. */
  cpuMillis: number
  heapMb: number
}

/** Work that took more than its budget. */
export class OverBudget extends Error {
  readonly of: 'time' | 'memory'

  constructor(of: OverBudget['of']) {
    super(`Work in a thread was ended: it took too much ${of}.`)
    this.of = of
  }
}

const lookEveryMillis = 100
/** On a machine so busy that the work gets no processor. */
const mostMillis = 60_000
/** A thread that had nothing to do for this long gives its memory back. */
const idleMillis = 60_000

interface Thread {
  /** One piece of work at a time. */
  ask(module: string, input: unknown): Promise<unknown>
}

/** A thread that is ended, and started anew for the next work, once a piece of work exceeds its budget. */
export function openThread({ cpuMillis, heapMb }: Budget): Thread {
  let worker: Worker | null = null
  let retiring: NodeJS.Timeout | undefined
  const end = () => {
    void worker?.terminate()
    worker = null
  }
  const start = () => {
    const fresh = new Worker(new URL('./entry.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    // An idle thread that fails must not end the process.
    return fresh
      .on('error', () => undefined)
      .on('exit', () => {
        if (worker === fresh) worker = null
      })
  }
  return {
    ask(module, input) {
      clearTimeout(retiring)
      const own = (worker ??= start())
      own.ref()
      return new Promise((resolve, reject) => {
        let begunAt: number | null = null
        const giveUp = (why: Error) => {
          over()
          if (worker === own) end()
          reject(why)
        }
        const heard = (answer: Answer) => {
          if (answer === 'begun') {
            void cpuOf(own).then((cpu) => (begunAt = cpu))
            return
          }
          over()
          own.unref()
          retiring = setTimeout(end, idleMillis).unref()
          if ('error' in answer) reject(new Error(answer.error))
          else if ('over' in answer) reject(new OverBudget(answer.over))
          else resolve(answer.done)
        }
        const failed = (error: Error) => giveUp(isOutOfMemory(error) ? new OverBudget('memory') : error)
        const ended = (code: number) => giveUp(new Error(`A thread ended with ${code}.`))
        const watch = setInterval(() => {
          void Promise.all([cpuOf(own), outsideHeapMb(own)]).then(([cpu, outside]) => {
            if (isOver) return
            if (outside > heapMb) giveUp(new OverBudget('memory'))
            else if (begunAt !== null && cpu - begunAt > cpuMillis) giveUp(new OverBudget('time'))
          })
        }, lookEveryMillis)
        const timer = setTimeout(() => giveUp(new OverBudget('time')), mostMillis)
        let isOver = false
        const over = () => {
          isOver = true
          clearInterval(watch)
          clearTimeout(timer)
          own.off('message', heard).off('error', failed).off('exit', ended)
        }
        own.on('message', heard).on('error', failed).on('exit', ended)
        own.postMessage({ module, input } satisfies Ask)
      })
    },
  }
}

/** Processor time of a thread so far, in milliseconds; 0 once it has ended. */
async function cpuOf(worker: Worker): Promise<number> {
  const used = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  return (used.user + used.system) / 1000
}

/** Bytes of a thread outside of its heap, which its limits do not cover, in megabytes. */
async function outsideHeapMb(worker: Worker): Promise<number> {
  const heap = await worker.getHeapStatistics().catch(() => null)
  return heap === null ? 0 : heap.external_memory / 2 ** 20
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
