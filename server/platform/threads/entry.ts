import { parentPort } from 'node:worker_threads'
import type { Answer, Ask, Task } from './thread.ts'

/** Entry point of a thread: one piece of work in, one answer out. */
parentPort?.on('message', (ask: Ask) => {
  work(ask).then(
    (done) => say({ done }, buffersIn(done)),
    (error: unknown) => say(isTooMuch(error) ? { over: 'memory' } : { error: wordsOf(error) }),
  )
})

async function work({ module, input }: Ask): Promise<unknown> {
  const { default: task } = (await import(module)) as { default: Task<unknown, unknown> }
  // Loading the module is not the sender's fault, so the time counts from here.
  say('begun')
  return task(input)
}

/** Parts within parts, deeper than the stack; or more than a text, a list or the memory of the machine can hold. */
const isTooMuch = (error: unknown) =>
  error instanceof RangeError &&
  /call stack|allocation failed|Invalid (?:string|array|typed array) length/.test(error.message)

const wordsOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

function say(answer: Answer, buffers: ArrayBuffer[] = []): void {
  parentPort?.postMessage(answer, buffers)
}

/** What an answer can hand over instead of copying: bytes with a buffer of their own. */
function buffersIn(done: unknown): ArrayBuffer[] {
  if (done instanceof Uint8Array)
    return done.buffer instanceof ArrayBuffer && done.buffer.byteLength === done.byteLength ? [done.buffer] : []
  if (Array.isArray(done)) return done.flatMap((one) => (one instanceof Uint8Array ? buffersIn(one) : []))
  return typeof done === 'object' && done !== null ? Object.values(done).flatMap(bytesOrList) : []
}

const bytesOrList = (value: unknown) => (value instanceof Uint8Array || Array.isArray(value) ? buffersIn(value) : [])
