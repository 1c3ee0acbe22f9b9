import { columnsOfImport, importKinds, mostImported } from '@muster/contract/imports/import-kinds.ts'
import type { ImportKind } from '@muster/contract/imports/import-needs.ts'
import type { Id } from '@muster/contract/values.ts'
import { xlsxType } from '@muster/engine/payroll/outputs/workbook.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, may } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { breather } from '../../platform/breathe.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { newId } from '../../platform/id.ts'
import { conflict, forbidden, notFound, wrongField } from '../../platform/problem.ts'
import type { Upload } from '../../platform/serve/call.ts'
import { sheetRows } from '../../platform/spreadsheet/sheet-rows.ts'
import { insertImport } from './data-import.queries.ts'
import { beginAgain, insertFile, keptFile } from './import-file.queries.ts'
import { deleteRows, insertRows } from './import-row.queries.ts'
import { columnOrders } from './cells/column-orders.ts'
import { type ColumnOrder, type KeptCells, knownColumns, matched } from './cells/read-cells.ts'
import { headingsOf } from './sheet-lines.ts'

/** Rows per statement. */
export const batchRows = 1000

export interface ReadSheet {
  headings: string[]
  /** The sheet of a workbook that was read, if it has others. */
  sheet: string | null
  /** The sheets to choose from; none if there is only one. */
  sheets: string[]
  dayOrders: ColumnOrder[]
  /** JSON of up to `batchRows` sealed rows each. */
  batches: string[]
  rows: number
}

interface ReadFile extends ReadSheet {
  /** Sealed, if it has other sheets that may be chosen instead. */
  file: string | null
}

/** Reads a file before the transaction starts; seals its rows immediately. */
export async function readFile(app: App, actor: Actor, kind: ImportKind, file: Upload): Promise<ReadFile> {
  if (!may(actor, importKinds[kind].needs)) throw forbidden()
  const bytes = await file.read()
  const sheet = await readSheet(app, actor.organisation, kind, {
    bytes,
    isWorkbook: file.type === xlsxType,
    sheet: null,
  })
  return { ...sheet, file: sheet.sheets.length === 0 ? null : sealedFile(app, bytes) }
}

/** Another sheet of a workbook that waits to be imported. */
export async function readAgain(app: App, actor: Actor, id: Id, sheet: string): Promise<ReadSheet> {
  const kept = await app.database.within(actor.organisation, (tx) => keptFile(tx, { id }))
  if (!kept || !may(actor, importKinds[kept.kind].needs)) throw importMissing()
  if (kept.file === null) throw conflict(say`The workbook is gone. Upload it again to read another sheet.`)
  const bytes = Buffer.from(app.secrets.open('data_import_file.file', kept.file), 'base64')
  return readSheet(app, actor.organisation, kept.kind, { bytes, isWorkbook: true, sheet })
}

async function readSheet(
  app: App,
  organisation: Id,
  kind: ImportKind,
  file: { bytes: Buffer; isWorkbook: boolean; sheet: string | null },
): Promise<ReadSheet> {
  const sheet = await sheetRows(organisation, file, knownColumns(columnsOfImport(kind)))
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
  if (count === 0)
    throw wrongField(
      'files.file',
      file.sheet === null
        ? say`The file has no rows below its headings`
        : say`The sheet ${file.sheet} has no rows below its headings`,
    )
  const { sheets } = sheet
  return { headings, sheet: sheet.sheet, sheets, dayOrders: orders.of(headings.length), batches, rows: count }
}

export async function keepFile(
  tx: Tx,
  actor: Actor,
  kind: ImportKind,
  { name, sha256 }: Pick<Upload, 'name' | 'sha256'>,
  { batches, file, ...sheet }: ReadFile,
): Promise<{ _id: Id }> {
  const id = newId()
  const about = { id, kind, fileName: name.slice(0, 200), hash: sha256, account: actor.account, now: tx.now }
  await insertImport(tx, { ...about, ...sheet, columns: matchedText(kind, sheet) })
  if (file !== null) await insertFile(tx, { id, file })
  for (const batch of batches) await insertRows(tx, { id, rows: batch })
  return { _id: id }
}

/** The rows of another sheet instead of those of an import that has not started. */
export async function replaceRows(
  tx: Tx,
  { id, kind }: { id: Id; kind: ImportKind },
  { batches, ...sheet }: ReadSheet,
): Promise<void> {
  await deleteRows(tx, { id })
  await beginAgain(tx, { id, ...sheet, columns: matchedText(kind, sheet), now: tx.now })
  for (const batch of batches) await insertRows(tx, { id, rows: batch })
}

const matchedText = (kind: ImportKind, { headings }: Pick<ReadSheet, 'headings'>) =>
  JSON.stringify(matched(columnsOfImport(kind), headings))

const sealedFile = ({ secrets }: App, bytes: Buffer) => secrets.seal('data_import_file.file', bytes.toString('base64'))

export const importMissing = () => notFound(say`The import was not found.`)

export const sealedCells = ({ secrets }: App, cells: KeptCells) =>
  secrets.seal('data_import_row.cells', JSON.stringify(cells))

export const openedCells = ({ secrets }: App, sealed: string) =>
  JSON.parse(secrets.open('data_import_row.cells', sealed)) as KeptCells
