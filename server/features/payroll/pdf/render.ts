import { Worker } from 'node:worker_threads'
import type { PayslipPaper } from './payslip-paper.ts'
import { assertNoConnectionHeld } from '../../../platform/database/connection-held.ts'

interface Ask {
  id: number
  paper: PayslipPaper
  logo: Uint8Array | null
}
type Answer = { id: number; bytes: Uint8Array } | { id: number; error: string }

interface Waiting {
  resolve: (bytes: Buffer) => void
  reject: (error: Error) => void
}

interface Thread {
  worker: Worker
  waiting: Map<number, Waiting>
}

const threads: Thread[] = []
let asked = 0

/**
 * A payslip as a PDF, drawn in a worker thread so that it never holds up a call. At most `workers` threads are started,
 * each when it is first needed; they end with the process.
 */
export function renderPayslip(workers: number, paper: PayslipPaper, logo: Buffer | null): Promise<Buffer> {
  assertNoConnectionHeld('A PDF')
  const thread = freeThread(workers)
  const ask: Ask = { id: ++asked, paper, logo }
  return new Promise((resolve, reject) => {
    thread.waiting.set(ask.id, { resolve, reject })
    thread.worker.ref()
    thread.worker.postMessage(ask)
  })
}

function freeThread(workers: number): Thread {
  const idle = threads.find(({ waiting }) => waiting.size === 0)
  if (idle) return idle
  if (threads.length < workers) return start()
  return threads.reduce((best, one) => (one.waiting.size < best.waiting.size ? one : best))
}

function start(): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url))
  const thread: Thread = { worker, waiting: new Map() }
  worker.on('message', (answer: Answer) => {
    const waiting = thread.waiting.get(answer.id)
    thread.waiting.delete(answer.id)
    if (thread.waiting.size === 0) worker.unref()
    if ('error' in answer) waiting?.reject(new Error(answer.error))
    else waiting?.resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength))
  })
  worker.on('error', (error: Error) => {
    threads.splice(threads.indexOf(thread), 1)
    for (const { reject } of thread.waiting.values()) reject(error)
  })
  worker.unref()
  threads.push(thread)
  return thread
}
