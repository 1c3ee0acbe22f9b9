import { Worker } from 'node:worker_threads'

/** Why a document cannot be joined with others: it asks for a password, cannot be read, or not in good time. */
export type PdfFault = 'sealed' | 'broken' | 'slow'

export type Joined = { bytes: Buffer } | { fault: PdfFault }

/** What the thread is given. */
export interface JoinWork {
  documents: readonly Uint8Array[]
  namedAs: number
}

/** Longer than any honest document takes. */
const mostMs = 10_000

let thread: Worker | null = null
let turn: Promise<unknown> = Promise.resolve()

/**
 * One document with the pages of all, in their order. It is done in a thread of its own, one call after the other, since
 * documents come from outside: one that never ends ends with its thread. Signatures inside them do not outlive it.
 *
 * @param namedAs the one whose title, author and day of making the whole has
 */
export function joinPdfs(documents: readonly Uint8Array[], namedAs = 0): Promise<Joined> {
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
    const ended = () => end('broken')
    const timer = setTimeout(() => end('slow'), mostMs)
    const done = (joined: Joined) => {
      clearTimeout(timer)
      worker.off('message', answered).off('error', ended).off('exit', ended).unref()
      resolve(joined)
    }
    worker.on('message', answered).on('error', ended).on('exit', ended)
    worker.postMessage(work)
  })
}

function start(): Worker {
  return new Worker(new URL('./join-worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 512 } })
}
