import { draftDays, importKinds, undoDays } from '@muster/contract/imports/import-kinds.ts'
import type { Id } from '@muster/contract/values.ts'
import { may } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { plusSeconds } from '../../platform/clock.ts'
import { organisations } from '../../platform/database/organisations.ts'
import { actorOfAccount } from '../identity/index.ts'
import { checkRows } from './check-job.ts'
import { deleteDrafts, deleteOldRows, endImport, importForUpdate, undoer } from './data-import.queries.ts'
import { deleteFile } from './import-file.queries.ts'
import type { ImportKinds } from './import-kind.ts'
import { kindOf, type Task } from './import-job.ts'
import { undoRefused, undoRows } from './undo-job.ts'
import { writeRows } from './write-job.ts'

const works = { checking: checkRows, importing: writeRows, undoing: undoRows }

/** The import job: the import's state decides what it does. */
export function runImport(kinds: ImportKinds) {
  return async (app: App, { organisation, import: id }: { organisation: Id; import: Id }): Promise<void> => {
    const task = await app.database.within(organisation, async (tx): Promise<Task | undefined> => {
      const dataImport = await importForUpdate(tx, { id })
      if (!dataImport || !isWork(dataImport.state)) return undefined
      const account =
        dataImport.state === 'undoing' ? ((await undoer(tx, { id }))?.account ?? null) : dataImport.account
      const actor = account === null ? null : await actorOfAccount(tx, account)
      if (actor && may(actor, importKinds[dataImport.kind].needs))
        return { app, organisation, kind: kindOf(kinds, dataImport.kind), dataImport, actor }
      // The person who started it has lost the permission.
      await deleteFile(tx, { id })
      await endImport(tx, { id, state: dataImport.state === 'undoing' ? 'imported' : 'cancelled', now: tx.now })
      return undefined
    })
    if (!task) return
    try {
      await works[task.dataImport.state as keyof typeof works](task)
    } catch (error) {
      // A reference that no kind foresaw: nothing is undone, and the import says so.
      if (task.dataImport.state !== 'undoing' || (error as { code?: string }).code !== foreignKey) throw error
      await app.database.within(organisation, (tx) => undoRefused(tx, task))
    }
  }
}

/** PostgreSQL's error code for a row that another one refers to. */
const foreignKey = '23503'

const isWork = (state: string): state is keyof typeof works => state in works

const daySeconds = 86_400

/** Deletes personal data from files once no one can need it. */
export async function cleanImports(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx))
        await tx.enqueue('data-import-cleaning', { organisation: one }, { key: one })
    })
    return
  }
  await app.database.within(organisation, async (tx) => {
    await deleteDrafts(tx, { before: plusSeconds(tx.now, -draftDays * daySeconds) })
    await deleteOldRows(tx, { before: plusSeconds(tx.now, -undoDays * daySeconds) })
  })
}
