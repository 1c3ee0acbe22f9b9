import { columnsOfImport } from '@muster/contract/imports/import-kinds.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { breather } from '../../platform/breathe.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { type LockedImport, importForUpdate, moveImport } from './data-import.queries.ts'
import type { AnyImportKind, FileRow, ImportKinds } from './import-kind.ts'
import { rowsAfter, rowsNamed, type SealedRow } from './import-row.queries.ts'
import { meaningOf } from './cells/mapped-values.ts'
import { cellsOf } from './cells/read-cells.ts'
import { openedMapped } from './known-values.ts'
import { rowOrder, type RowOrder } from './row-order.ts'
import { batchRows, openedCells } from './upload.ts'

/** What all three jobs of an import share. */
export interface Task {
  app: App
  organisation: Id
  kind: AnyImportKind
  dataImport: LockedImport
  actor: Actor
}

/** Undefined if another process, another check or a person has moved the import on. */
export async function stillThis(tx: Tx, { dataImport }: Task): Promise<LockedImport | undefined> {
  const now = await importForUpdate(tx, { id: dataImport.id })
  return now?.state === dataImport.state && now.attempt === dataImport.attempt ? now : undefined
}

export async function moved(tx: Tx, { dataImport }: Task, state: LockedImport['state'], done: number): Promise<void> {
  await moveImport(tx, { id: dataImport.id, state, done, now: tx.now })
  tellProgress(tx, dataImport, state, done)
}

export function tellProgress(tx: Tx, dataImport: LockedImport, state: LockedImport['state'], done: number): void {
  const { account, id, rows } = dataImport
  if (account !== null) tx.publish(account, 'DATA_IMPORT_PROGRESS', { _id: id, state, done, total: rows })
}

/** The decrypted cells of rows, by column. */
export async function openedRows({ app, dataImport }: Task, sealed: readonly SealedRow[]): Promise<FileRow[]> {
  const columns = columnsOfImport(dataImport.kind)
  const reading = { ...dataImport, meaning: meaningOf(openedMapped(app, dataImport.mapped)) }
  const breathe = breather()
  const opened: FileRow[] = []
  for (const { row, cells } of sealed) {
    await breathe()
    opened.push({ row, ...cellsOf(columns, reading, openedCells(app, cells)) })
  }
  return opened
}

/** What only the whole file shows, read batch by batch. */
export async function orderOf(task: Task): Promise<RowOrder> {
  const order = rowOrder(task.kind)
  let after = 0
  for (;;) {
    const { id } = task.dataImport
    const sealed = await task.app.database.within(task.organisation, (tx) =>
      rowsAfter(tx, { id, after, limit: batchRows }),
    )
    const kept = sealed.filter(({ isSkipped }) => !isSkipped)
    for (const row of await openedRows(task, kept)) order.add(row)
    if (sealed.length < batchRows) return order.done()
    after = sealed.at(-1)!.row
  }
}

/** Rows in the order given, decrypted. */
export async function namedRows(tx: Tx, task: Task, rows: readonly number[]): Promise<FileRow[]> {
  return openedRows(task, await rowsNamed(tx, { id: task.dataImport.id, rows }))
}

export function kindOf(kinds: ImportKinds, name: string): AnyImportKind {
  return kinds[name]!
}
