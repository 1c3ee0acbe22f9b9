import { columnsOfImport, importKinds, mostImported } from '@muster/contract/imports/import-kinds.ts'
import type { ImportKind } from '@muster/contract/imports/import-needs.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, may } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { breather } from '../../platform/breathe.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { newId } from '../../platform/id.ts'
import { forbidden, wrongField } from '../../platform/problem.ts'
import type { Upload } from '../../platform/serve/call.ts'
import { insertImport } from './data-import.queries.ts'
import { insertRows } from './import-row.queries.ts'
import { columnOrders } from './cells/column-orders.ts'
import { type ColumnOrder, type KeptCells, knownColumns, matched } from './cells/read-cells.ts'
import { headingsOf, sheetLines } from './sheet-lines.ts'

/** Rows per statement. */
export const batchRows = 1000

interface Sheet {
  headings: string[]
  /** The sheet of a workbook that was read, if it has others. */
  sheet: string | null
  dayOrders: ColumnOrder[]
  /** JSON of up to `batchRows` sealed rows each. */
  batches: string[]
  rows: number
}

/** Reads a file before the transaction starts; seals its rows immediately. */
export async function readFile(app: App, actor: Actor, kind: ImportKind, file: Upload): Promise<Sheet> {
  if (!may(actor, importKinds[kind].needs)) throw forbidden()
  const sheet = await sheetLines(actor.organisation, file, knownColumns(columnsOfImport(kind)))
  const headings = headingsOf(sheet)
  if (headings.length > 256) throw wrongField('files.file', say`A file can have at most ${256} columns`)
  const batches: string[] = []
  let batch: { row: number; cells: string }[] = []
  let [row, count] = [sheet.heading + 1, 0]
  const orders = columnOrders()
  const breathe = breather()
  for (const line of sheet.lines) {
    await breathe()
    row += 1
    if (line.every((cell) => cell.trim() === '')) continue
    count += 1
    if (count > mostImported)
      throw wrongField('files.file', say`Import at most ${mostImported} rows at a time. Split the file.`)
    const cells = line.slice(0, headings.length).map((cell) => cell.trim().slice(0, 1000))
    orders.take(cells)
    batch.push({ row, cells: sealedCells(app, { cells, edits: {} }) })
    if (batch.length < batchRows) continue
    batches.push(JSON.stringify(batch))
    batch = []
  }
  if (batch.length > 0) batches.push(JSON.stringify(batch))
  if (count === 0) throw wrongField('files.file', say`The file has no rows below its headings`)
  return { headings, sheet: sheet.sheet, dayOrders: orders.of(headings.length), batches, rows: count }
}

export async function keepFile(
  tx: Tx,
  actor: Actor,
  kind: ImportKind,
  { name, sha256 }: Pick<Upload, 'name' | 'sha256'>,
  { headings, sheet, dayOrders, batches, rows }: Sheet,
): Promise<{ _id: Id }> {
  const id = newId()
  const columns = JSON.stringify(matched(columnsOfImport(kind), headings))
  const about = { id, kind, fileName: name.slice(0, 200), hash: sha256, account: actor.account, now: tx.now }
  await insertImport(tx, { ...about, headings, columns, sheet, dayOrders, rows })
  for (const batch of batches) await insertRows(tx, { id, rows: batch })
  return { _id: id }
}

export const sealedCells = ({ secrets }: App, cells: KeptCells) =>
  secrets.seal('data_import_row.cells', JSON.stringify(cells))

export const openedCells = ({ secrets }: App, sealed: string) =>
  JSON.parse(secrets.open('data_import_row.cells', sealed)) as KeptCells
