import { Worker } from 'node:worker_threads'
import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { quietBefore, stampOf } from './kept-files.ts'
import { groups } from './file-groups.ts'
import { beginSet, deleteKept, endSet, insertKept, moveSet, type FileSet, type KeptFile } from './run-file.queries.ts'

/** The input of the thread, and its messages. */
export interface Work {
  organisation: Id
  run: Id
  now: string
  config: App['config']
  connection: App['connection']
}
export type Said = { done: number } | { files: KeptFile[]; problems: FileSet['problems'] } | { error: string }

/**
 * The job that makes and stores the files of a large run. It runs in a thread of its own, because reading ten thousand payslips and writing
 * them out many times would block other calls.
 */
export async function makeRunFiles(app: App, { organisation, run }: { organisation: Id; run: Id }): Promise<void> {
  const within = <T>(work: Parameters<typeof app.database.within<T>>[1]) => app.database.within(organisation, work)
  const stamp = await within(async (tx) => {
    const stamp = await stampOf(app, tx, run)
    if (stamp === null) return null
    const of = { run, stamp: stamp.stamp, total: groups.length, now: tx.now, quietSince: quietBefore(tx) }
    return (await beginSet(tx, of)) === 1 ? stamp.stamp : null
  })
  if (stamp === null) return
  const asked = { organisation, run, now: app.clock.now(), config: app.config, connection: app.connection }
  const { files, problems } = await inThread(asked, async (done) => {
    await within((tx) => moveSet(tx, { run, stamp, done, now: tx.now }))
  })
  const drop = (keys: readonly (string | null)[]) =>
    Promise.all(keys.flatMap((key) => (key === null ? [] : [app.files.remove(key)])))
  const replaced = await within(async (tx) => {
    if ((await endSet(tx, { run, stamp, problems: JSON.stringify(problems), now: tx.now })) === 0) return null
    const before = await deleteKept(tx, { run })
    await insertKept(tx, { run, files: JSON.stringify(files) })
    return before.map(({ key }) => key)
  })
  // If the set was superseded meanwhile, another job makes the files, so these are dropped.
  await drop(replaced ?? files.map(({ key }) => key))
}

function inThread(asked: Work, tell: (done: number) => Promise<void>) {
  return new Promise<Extract<Said, { files: unknown }>>((resolve, reject) => {
    const worker = new Worker(new URL('./make-files-worker.ts', import.meta.url), { workerData: asked })
    worker.on('message', (said: Said) => {
      if ('error' in said) reject(new Error(said.error))
      else if ('files' in said) resolve(said)
      else tell(said.done).catch(reject)
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`The thread ended with ${code}.`)))
  })
}
