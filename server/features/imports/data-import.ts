import { mostInvited } from '@muster/contract/employees/employee-status.routes.ts'
import { columnsOfImport, importKinds, undoDays } from '@muster/contract/imports/import-kinds.ts'
import { importKindNames } from '@muster/contract/imports/import-needs.ts'
import type { dataImportRoutes } from '@muster/contract/imports/data-import.routes.ts'
import type { DataOf } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { type Actor, assertProved, may } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { plusSeconds, secondsBetween } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { translate } from '../../platform/language/translate.ts'
import { conflict, invalid, refused, wrongField } from '../../platform/problem.ts'
import {
  beginCheck,
  beginImport,
  beginUndo,
  endImport,
  type LockedImport,
  importForUpdate,
  importPage,
  type Listed,
  oneImport,
  type Outcome,
} from './data-import.queries.ts'
import { openedResult } from './checked-rows.ts'
import type { AnyImportKind, ImportKinds } from './import-kind.ts'
import { kindOf } from './import-job.ts'
import { mappedNow, openedMapped, openedUnknown, sealedMapped } from './known-values.ts'
import { deleteFile } from './import-file.queries.ts'
import { putCells, rowPage, rowsAfter, rowsNamed, skipRows, stuckRows } from './import-row.queries.ts'
import type { DayOrder } from './cells/day-cell.ts'
import { importMissing, openedCells, type ReadSheet, replaceRows, sealedCells } from './upload.ts'

type Shown = DataOf<(typeof dataImportRoutes)['GET /api/v1/user/data-import/{id}']>
type Matching = Record<string, number | null>

/** Work without progress for this long has stopped. */
const stalledSeconds = 60
const samples = 3

/** Imports of the kinds that the caller may import. */
export async function importsOf(tx: Tx, actor: Actor, cut: { limit: number; offset: number }) {
  const kinds = importKindNames.filter((kind) => may(actor, importKinds[kind].needs))
  const { data, total } = await importPage(tx, { ...cut, kinds, sortBy: 'createdAt', sortOrder: 'desc' })
  return { data: data.map((row) => ({ ...row, canUndo: canUndo(tx, row) })), total }
}

function canUndo(tx: Tx, { state, finishedAt, counts }: Pick<Listed, 'state' | 'finishedAt' | 'counts'>): boolean {
  if (state !== 'imported' && state !== 'cancelled') return false
  if (finishedAt === null || finishedAt < plusSeconds(tx.now, -undoDays * 86_400)) return false
  return counts.new + counts.changed > 0
}

export async function showImport(
  tx: Tx,
  app: App,
  actor: Actor,
  { id, kinds, language }: { id: Id; kinds: ImportKinds; language: string },
): Promise<Shown> {
  const dataImport = await oneImport(tx, { id })
  if (!dataImport || !may(actor, importKinds[dataImport.kind].needs)) throw importMissing()
  const { progressAt, headings, mapped, unknown, ...shown } = dataImport
  const [mappedValues, unknownValues] = [openedMapped(app, mapped), openedUnknown(app, unknown)]
  const first = await rowsAfter(tx, { id, after: 1, limit: 20 })
  const cells = first.map((row) => openedCells(app, row.cells).cells)
  const stuck = await stuckRows(tx, { id })
  const isWorking = ['checking', 'importing', 'undoing'].includes(dataImport.state)
  return {
    ...shown,
    canUndo: canUndo(tx, dataImport),
    ...{ mappedValues, unknownValues },
    choices: await choicesOf(tx, kindOf(kinds, dataImport.kind), { app, actor }, [...mappedValues, ...unknownValues]),
    headings: headings.map((name, at) => ({ name, samples: samplesOf(cells, at) })),
    isStalled: isWorking && secondsBetween(progressAt, tx.now) > stalledSeconds,
    stuck: stuck.map((one) => ({
      row: one.row,
      name: openedResult(app, one.found).name,
      reason: translate(JSON.parse(app.secrets.open('data_import_row.stuck', one.stuck)) as Sentence, language),
    })),
    stuckRows: stuck[0]?.count ?? 0,
  }
}

/** The known values of the columns of some values. */
async function choicesOf(
  tx: Tx,
  kind: AnyImportKind,
  by: { app: App; actor: Actor },
  values: readonly { column: string }[],
) {
  const columns = [...new Set(values.map(({ column }) => column))]
  if (columns.length === 0 || !kind.known) return {}
  const known = await kind.known(tx, by)
  return Object.fromEntries(columns.map((column) => [column, [...(known[column]?.options ?? [])]]))
}

function samplesOf(rows: readonly string[][], at: number): string[] {
  const values = rows.map((cells) => (cells[at] ?? '').slice(0, 60)).filter((value) => value !== '')
  return values.slice(0, samples)
}

/** Rows with the file's contents: numbers that are masked elsewhere are masked here too. */
export async function importedRows(
  tx: Tx,
  app: App,
  actor: Actor,
  {
    id,
    outcome,
    language,
    ...cut
  }: { id: Id; outcome: Outcome | null; language: string; limit: number; offset: number },
) {
  const dataImport = await oneImport(tx, { id })
  if (!dataImport || !may(actor, importKinds[dataImport.kind].needs)) throw importMissing()
  const columns = Object.keys(columnsOfImport(dataImport.kind))
  const { data, total } = await rowPage(tx, { ...cut, id, outcome, sortBy: 'row', sortOrder: 'asc' })
  return {
    total,
    data: data.map((row) => {
      const { cells, edits } = openedCells(app, row.cells)
      const { name, changes, faults } = openedResult(app, row.found)
      const value = (column: string) => edits[column] ?? cells[dataImport.columns[column] ?? -1] ?? ''
      return {
        ...{ row: row.row, outcome: row.outcome, name, changes },
        cells: Object.fromEntries(columns.map((column) => [column, value(column)])),
        faults: faults.map(({ column, message }) => ({ column, message: translate(message, language) })),
      }
    }),
  }
}

/** Stores which heading is which column, and checks all rows accordingly. */
export async function matchColumns(
  tx: Tx,
  app: App,
  actor: Actor,
  id: Id,
  { columns, dayOrder }: { columns: Matching; dayOrder: DayOrder },
): Promise<null> {
  const dataImport = await changeable(tx, actor, id)
  const now = matching(dataImport, columns)
  // A column of the file that is another one now has other values.
  const mapped = openedMapped(app, dataImport.mapped).filter(({ column }) => now[column] === dataImport.columns[column])
  await check(tx, dataImport, { columns: now, dayOrder, mapped: sealedMapped(app, mapped) })
  return null
}

/** Reads another sheet instead; its rows are matched and checked afresh. */
export async function chooseSheet(tx: Tx, actor: Actor, id: Id, sheet: ReadSheet): Promise<null> {
  await replaceRows(tx, await changeable(tx, actor, id), sheet)
  return null
}

/** At most one heading per column; a required column has exactly one. */
function matching({ kind, headings }: LockedImport, given: Matching): Matching {
  const columns = columnsOfImport(kind)
  const unknown = Object.keys(given).filter((column) => !(column in columns))
  if (unknown.length > 0) throw wrongField('body.columns', say`There is no column ${unknown[0]!}`)
  const taken = new Map<number, string>()
  for (const [column, at] of Object.entries(given)) {
    if (at === null) continue
    if (at >= headings.length) throw wrongField(`body.columns.${column}`, say`Choose a column of the file`)
    if (taken.has(at))
      throw wrongField(`body.columns.${column}`, say`${headings[at]!} is chosen for two columns. Choose it for one.`)
    taken.set(at, column)
  }
  const lacking = Object.entries(columns).filter(
    ([column, { isNeeded, instead = column }]) =>
      isNeeded && (given[column] ?? null) === null && (given[instead] ?? null) === null,
  )
  if (lacking.length > 0)
    throw invalid(
      lacking.map(([column]) => ({ path: `body.columns.${column}`, message: say`Choose a column` })),
      say`The columns of the file need correction.`,
    )
  return Object.fromEntries(Object.keys(columns).map((column) => [column, given[column] ?? null]))
}

interface Corrections {
  edits: { row: number; column: string; value: string }[]
  skipped: { row: number; isSkipped: boolean }[]
  values: { column: string; value: string; to: string | null }[]
}

/** Corrects cells, maps values and skips rows; other rows may depend on them, so everything is checked again. */
export async function correctRows(
  tx: Tx,
  app: App,
  actor: Actor,
  id: Id,
  kinds: ImportKinds,
  { edits, skipped, values }: Corrections,
): Promise<null> {
  const dataImport = await changeable(tx, actor, id)
  const columns = columnsOfImport(dataImport.kind)
  const wrong = edits.findIndex(({ column }) => !(column in columns))
  if (wrong >= 0) throw wrongField(`body.edits.${wrong}.column`, say`There is no column ${edits[wrong]!.column}`)
  const byRow = Map.groupBy(edits, ({ row }) => row)
  const stored = await rowsNamed(tx, { id, rows: [...byRow.keys()] })
  const changed = stored.map(({ row, cells }) => {
    const { edits: before, ...kept } = openedCells(app, cells)
    const entered = Object.fromEntries(byRow.get(row)!.map(({ column, value }) => [column, value]))
    return { row, cells: sealedCells(app, { ...kept, edits: { ...before, ...entered } }) }
  })
  if (changed.length > 0) await putCells(tx, { id, rows: JSON.stringify(changed) })
  for (const isSkipped of [true, false]) {
    const rows = skipped.filter((one) => one.isSkipped === isSkipped).map(({ row }) => row)
    if (rows.length > 0) await skipRows(tx, { id, rows, isSkipped })
  }
  await check(tx, dataImport, { ...dataImport, mapped: await withMapped(tx, app, actor, dataImport, kinds, values) })
  return null
}

async function withMapped(
  tx: Tx,
  app: App,
  actor: Actor,
  { kind, mapped }: LockedImport,
  kinds: ImportKinds,
  values: Corrections['values'],
): Promise<string | null> {
  if (values.length === 0) return mapped
  const known = (await kindOf(kinds, kind).known?.(tx, { app, actor })) ?? {}
  return sealedMapped(app, mappedNow(openedMapped(app, mapped), values, known))
}

async function check(
  tx: Tx,
  dataImport: LockedImport,
  by: Pick<LockedImport, 'columns' | 'dayOrder' | 'mapped'>,
): Promise<void> {
  const { id } = dataImport
  const { dayOrder, mapped } = by
  await beginCheck(tx, { id, columns: JSON.stringify(by.columns), dayOrder, mapped, now: tx.now })
  await enqueue(tx, id)
}

/** Starts writing, or resumes where the work stopped. */
export async function startImport(tx: Tx, app: App, actor: Actor, id: Id, isInvited: boolean): Promise<null> {
  const dataImport = await ownKind(tx, actor, id)
  const isStalled = dataImport.state === 'importing' && secondsBetween(dataImport.progressAt, tx.now) > stalledSeconds
  const { counts } = (await oneImport(tx, { id }))!
  if (dataImport.state !== 'checked' && !isStalled)
    throw conflict(say`This import can't be started now. Reload the page.`)
  const isSensitive = Object.entries(columnsOfImport(dataImport.kind)).some(
    ([column, one]) => one.isSensitive && (dataImport.columns[column] ?? null) !== null,
  )
  // A second person has proved their identity by deciding.
  if (isSensitive && actor.requestedBy === undefined) assertProved(actor, tx.now, app.config.proofMinutes)
  if (counts.new + counts.changed === 0) throw conflict(say`There is nothing to import in this file.`)
  if (isInvited && counts.new > mostInvited)
    throw refused(
      say`At most ${mostInvited} people can be invited by an import. Import them first, then invite them from the list.`,
    )
  await deleteFile(tx, { id })
  await beginImport(tx, { id, isInvited: isStalled ? dataImport.isInvited : isInvited, now: tx.now })
  await enqueue(tx, id)
  return null
}

/** The batch in progress finishes; later ones don't start. */
export async function stopImport(tx: Tx, actor: Actor, id: Id): Promise<LockedImport> {
  const dataImport = await ownKind(tx, actor, id)
  if (['imported', 'cancelled', 'undoing', 'undone'].includes(dataImport.state))
    throw conflict(say`This import has ended already.`)
  await deleteFile(tx, { id })
  if (dataImport.state !== 'importing') await endImport(tx, { id, state: 'cancelled', now: tx.now })
  return dataImport
}

export async function undoImport(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const dataImport = await ownKind(tx, actor, id)
  const shown = (await oneImport(tx, { id }))!
  if (dataImport.state === 'undone') throw conflict(say`This import was undone already.`)
  if (!canUndo(tx, shown)) throw conflict(say`There is nothing to undo in this import.`)
  await beginUndo(tx, { id, account: actor.account, now: tx.now })
  await enqueue(tx, id)
  return null
}

async function changeable(tx: Tx, actor: Actor, id: Id): Promise<LockedImport> {
  const dataImport = await ownKind(tx, actor, id)
  if (!['matching', 'checking', 'checked'].includes(dataImport.state))
    throw conflict(say`This import was started already.`)
  return dataImport
}

async function ownKind(tx: Tx, actor: Actor, id: Id): Promise<LockedImport> {
  const dataImport = await importForUpdate(tx, { id })
  if (!dataImport || !may(actor, importKinds[dataImport.kind].needs)) throw importMissing()
  return dataImport
}

function enqueue(tx: Tx, id: Id): Promise<void> {
  return tx.enqueue('data-import', { organisation: tx.organisation, import: id }, { key: id })
}
