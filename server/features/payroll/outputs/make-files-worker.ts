import { parentPort, workerData } from 'node:worker_threads'
import type { App } from '../../../platform/app.ts'
import { fixedClock } from '../../../platform/clock.ts'
import { openDatabase } from '../../../platform/database/open.ts'
import { openFiles } from '../../../platform/files/files.ts'
import { watchSpace } from '../../../platform/files/space.ts'
import { createLog } from '../../../platform/log.ts'
import { createSecrets } from '../../../platform/secrets/secrets.ts'
import { filesOf, makings, problemsOfRun } from './by-entity.ts'
import { bytesOf, groups, shown } from './file-groups.ts'
import { sealed } from './kept-files.ts'
import { encodedSentence } from './encoded-sentences.ts'
import type { KeptFile } from './run-file.queries.ts'
import type { Work, Said } from './make-files.ts'
import { materialOf } from './material.ts'

type SealedFile = Omit<KeptFile, 'key'> & { bytes: Buffer | null }

const say = (said: Said) => parentPort?.postMessage(said)

/** Entry point of the thread: makes the files of one run, then ends. */
async function main({ organisation, run, now, config, connection }: Work): Promise<void> {
  const log = createLog(config.logLevel)
  const effects = { enqueue: () => Promise.reject(new Error('Nothing follows from a file.')), publish: () => {} }
  const database = openDatabase({ connection, clock: fixedClock(now), log, effects, size: 1 })
  const space = watchSpace(config.dataDir, config.diskFloorMb)
  const files = await openFiles({ directory: config.dataDir, s3Url: config.s3Url, space })
  // The parts of an application that making files needs.
  const app = { config, log, secrets: createSecrets(config.secret), files, database } as Partial<App> as App
  try {
    const made = await database.within(organisation, async (tx) => {
      const whole = await materialOf(app, tx, run)
      const all = await makings(whole)
      const sealedFiles: SealedFile[] = []
      for (const [index, { group, material }] of all.entries()) {
        for (const file of await filesOf(group, material)) {
          const bytes = file.refused === null ? await sealed(app, await bytesOf(file, encodedSentence)) : null
          sealedFiles.push({
            group: group.kinds[0] ?? '',
            kind: file.kind,
            type: file.type,
            shown: shown(file, material.entity),
            bytes,
          })
        }
        say({ done: Math.floor(((index + 1) * groups.length) / all.length) })
      }
      return {
        files: sealedFiles,
        problems: { all: await problemsOfRun(whole, true), withoutBank: await problemsOfRun(whole, false) },
      }
    })
    // After the transaction: compressing and storing may be slow.
    const kept: KeptFile[] = []
    for (const { bytes, ...file } of made.files) {
      const key = bytes === null ? null : await files.keep(organisation, 'runFile', bytes, 'bin')
      kept.push({ ...file, key })
    }
    say({ files: kept, problems: made.problems })
  } finally {
    await database.close()
  }
}

main(workerData as Work).catch((error: unknown) => say({ error: String(error) }))
