import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../platform/app.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import { forgetFiles } from '../../../platform/serve/keep.ts'
import { keptAt } from '../../../platform/files/files.ts'

/**
 * The job that deletes unreferenced files: a file is stored before the row that names it, and that row may never be written. A day is
 * enough to send a request; files older than some weeks were checked before and stay.
 */
export async function fileCleaning(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx)) await tx.enqueue('file-cleaning', { organisation: one }, { key: one })
    })
    return
  }
  const now = Date.parse(app.clock.now())
  const isDue = (key: string) => {
    const age = now - Date.parse(keptAt(key))
    return age > day && age < weeks
  }
  for await (const some of app.files.list(organisation)) {
    const keys = some.filter(isDue)
    if (keys.length === 0) continue
    const unused = await app.database.within(organisation, async (tx) => {
      const used = await app.filesInUse(tx, keys)
      const others = keys.filter((key) => !used.has(key))
      if (others.length > 0) await forgetFiles(tx, others)
      return others
    })
    for (const key of unused) await app.files.remove(key)
  }
}

const day = 24 * 60 * 60 * 1000
const weeks = 28 * day
