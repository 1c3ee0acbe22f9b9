import { Worker } from 'node:worker_threads'
import { assertNoConnectionHeld } from '../../../platform/database/connection-held.ts'

/** Why a document cannot be joined with others: it needs a password, is unreadable, or takes too much time or memory. */
export type PdfFault = 'sealed' | 'broken' | 'slow' | 'large'

export type Joined = { bytes: Buffer } | { fault: PdfFault }

/** The message to the thread. */
export interface JoinWork {
  documents: readonly Uint8Array[]
  namedAs: number
}

/** More time and memory than any honest document takes: 2 kB can unpack to gigabytes. */
const mostMs = 10_000
const mostMb = 256
const lookEveryMs = 50

let thread: Worker | null = null
let turn: Promise<unknown> = Promise.resolve()

/**
 * One document with the pages of all, in order. It runs in its own thread, one call at a time, since
 * documents come from outside: an endless one ends with its thread. Signatures inside them become invalid.
 *
 * @param namedAs the document whose title, author and creation date are used
 */
export function joinPdfs(documents: readonly Uint8Array[], namedAs = 0): Promise<Joined> {
  assertNoConnectionHeld('A PDF')
  const mine = turn.then(() => ask({ documents, namedAs }))
  turn = mine.catch(() => undefined)
  return mine
}

/** Whether a document from outside can be read and joined; null when it can. */
export async function pdfFault(document: Uint8Array): Promise<PdfFault | null> {
  const joined = await joinPdfs([document])
  return 'fault' in joined ? joined.fault : null
}

function ask(work: JoinWork): Promise<Joined> {
  const worker = (thread ??= start())
  worker.ref()
  return new Promise((resolve) => {
    const answered = (answer: { bytes: Uint8Array } | { fault: PdfFault }) =>
      done('fault' in answer ? answer : { bytes: Buffer.from(answer.bytes) })
    const end = (fault: PdfFault) => {
      thread = null
      done({ fault })
      void worker.terminate()
    }
    const ended = (why: unknown) => end(isOutOfMemory(why) ? 'large' : 'broken')
    const timer = setTimeout(() => end('slow'), mostMs)
    let isOver = false
    const watch = setInterval(() => {
      void unpackedMb(worker).then((size) => {
        if (size > mostMb && !isOver) end('large')
      })
    }, lookEveryMs)
    const done = (joined: Joined) => {
      isOver = true
      clearTimeout(timer)
      clearInterval(watch)
      worker.off('message', answered).off('error', ended).off('exit', ended).unref()
      resolve(joined)
    }
    worker.on('message', answered).on('error', ended).on('exit', ended)
    worker.postMessage(work)
  })
}

function start(): Worker {
  const worker = new Worker(new URL('./join-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMb },
  })
  // A failure that no one awaits any more must not end the process, nor may that thread be reused.
  return worker
    .on('error', () => undefined)
    .on('exit', () => {
      if (thread === worker) thread = null
    })
}

/** The document bytes the thread may hold, in megabytes. They are outside its heap, so `resourceLimits` does not cover them. */
async function unpackedMb(worker: Worker): Promise<number> {
  const heap = await worker.getHeapStatistics().catch(() => null)
  return heap === null ? 0 : heap.external_memory / 2 ** 20
}

function isOutOfMemory(why: unknown): boolean {
  return why instanceof Error && 'code' in why && why.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
