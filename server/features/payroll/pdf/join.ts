import { Worker } from 'node:worker_threads'
import { assertNoConnectionHeld } from '../../../platform/database/connection-held.ts'

/** Why a document cannot be joined with others: it asks for a password, cannot be read, or not in good time or enough memory. */
export type PdfFault = 'sealed' | 'broken' | 'slow' | 'large'

export type Joined = { bytes: Buffer } | { fault: PdfFault }

/** What the thread is given. */
export interface JoinWork {
  documents: readonly Uint8Array[]
  namedAs: number
}

/** Longer, and more memory, than any honest document takes: 2 kB can unpack to gigabytes. */
const mostMs = 10_000
const mostMb = 256
const lookEveryMs = 50

let thread: Worker | null = null
let turn: Promise<unknown> = Promise.resolve()

/**
 * One document with the pages of all, in their order. It is done in a thread of its own, one call after the other, since
 * documents come from outside: one that never ends ends with its thread. Signatures inside them do not outlive it.
 *
 * @param namedAs the one whose title, author and day of making the whole has
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
  // Also one that fails when nobody asks it any more must not end the process, nor be asked again.
  return worker
    .on('error', () => undefined)
    .on('exit', () => {
      if (thread === worker) thread = null
    })
}

/** Megabytes of bytes that the thread holds. They lie outside of its heap, where `resourceLimits` do not reach. */
async function unpackedMb(worker: Worker): Promise<number> {
  const found = await worker.getHeapStatistics().catch(() => null)
  return found === null ? 0 : found.external_memory / 2 ** 20
}

function isOutOfMemory(why: unknown): boolean {
  return why instanceof Error && 'code' in why && why.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
