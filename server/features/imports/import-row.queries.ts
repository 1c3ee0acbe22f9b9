import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { pageOf } from '../../platform/database/page.ts'
import { change, rows } from '../../platform/database/statement.ts'
import type { Outcome } from './data-import.queries.ts'

/** `rows`: JSON of `{ row, cells }[]`, sealed. */
export const insertRows = change(({ db, organisation }, p: { id: Id; rows: string }) => ({
  compile: () =>
    sql`
      insert into data_import_row (organisation_id, import_id, row, cells_sealed)
      select ${organisation}, ${p.id}, row, cells
      from jsonb_to_recordset(${p.rows}::jsonb) as one (row integer, cells text)
      returning 1`.compile(db),
}))

export const deleteRows = change(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql`delete from data_import_row where organisation_id = ${organisation} and import_id = ${p.id}`.compile(db),
}))

export interface SealedRow {
  row: number
  cells: string
  /** By a person, and not because there is nothing in it. */
  isSkipped: boolean
}

/** The next rows of a file, in order. */
export const rowsAfter = rows(({ db, organisation }, p: { id: Id; after: number; limit: number }) => ({
  compile: () =>
    sql<SealedRow>`
      select row, cells_sealed as cells, coalesce(outcome = 'skipped' and found_sealed is null, false) as "isSkipped" from data_import_row
      where organisation_id = ${organisation} and import_id = ${p.id} and row > ${p.after}::integer
      order by row limit ${p.limit}::integer`.compile(db),
}))

/** Some rows, in the order given. */
export const rowsNamed = rows(({ db, organisation }, p: { id: Id; rows: readonly number[] }) => ({
  compile: () =>
    sql<SealedRow>`
      select r.row, r.cells_sealed as cells, coalesce(r.outcome = 'skipped' and r.found_sealed is null, false) as "isSkipped"
      from unnest(${p.rows}::integer[]) with ordinality wanted (row, n)
      join data_import_row r on r.organisation_id = ${organisation} and r.import_id = ${p.id} and r.row = wanted.row
      order by wanted.n`.compile(db),
}))

/** `rows`: JSON of `{ row, outcome, found }[]`; `found` is sealed. */
export const putResults = change(({ db, organisation }, p: { id: Id; rows: string }) => ({
  compile: () =>
    sql`
      update data_import_row r set outcome = one.outcome, found_sealed = one.found
      from jsonb_to_recordset(${p.rows}::jsonb) as one (row integer, outcome text, found text)
      where r.organisation_id = ${organisation} and r.import_id = ${p.id} and r.row = one.row`.compile(db),
}))

/** `rows`: JSON of `{ row, record, employee, undo }[]`; `undo` is sealed. */
export const putWritten = change(({ db, organisation }, p: { id: Id; rows: string; now: Instant }) => ({
  compile: () =>
    sql`
      update data_import_row r set record_id = one.record, employee_id = one.employee, undo_sealed = one.undo, written_at = ${p.now}
      from jsonb_to_recordset(${p.rows}::jsonb) as one (row integer, record uuid, employee uuid, undo text)
      where r.organisation_id = ${organisation} and r.import_id = ${p.id} and r.row = one.row`.compile(db),
}))

/** Rows still to be written. */
export const rowsToWrite = rows(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ row: number }>`
      select row from data_import_row
      where organisation_id = ${organisation} and import_id = ${p.id} and outcome in ('new', 'changed') and written_at is null`.compile(
      db,
    ),
}))

export const writtenRows = rows(({ db, organisation }, p: { id: Id; after: number; limit: number }) => ({
  compile: () =>
    sql<{ row: number; record: Id | null; employee: Id | null; undo: string | null }>`
      select row, record_id as record, employee_id as employee, undo_sealed as undo from data_import_row
      where organisation_id = ${organisation} and import_id = ${p.id} and written_at is not null and undone_at is null
        and row > ${p.after}::integer
      order by row limit ${p.limit}::integer`.compile(db),
}))

/** Called before rows are undone, because the records they refer to are deleted. */
export const rowsUndone = change(({ db, organisation }, p: { id: Id; rows: readonly number[]; now: Instant }) => ({
  compile: () =>
    sql`
      update data_import_row set undone_at = ${p.now}, employee_id = null, undo_sealed = null
      where organisation_id = ${organisation} and import_id = ${p.id} and row = any(${p.rows}::integer[])`.compile(db),
}))

export const clearStuck = change(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql`
      update data_import_row set stuck_sealed = null
      where organisation_id = ${organisation} and import_id = ${p.id} and stuck_sealed is not null`.compile(db),
}))

/** Why rows can't be undone. `rows`: JSON of `{ row, stuck }[]`, sealed. */
export const putStuck = change(({ db, organisation }, p: { id: Id; rows: string }) => ({
  compile: () =>
    sql`
      update data_import_row r set stuck_sealed = one.stuck
      from jsonb_to_recordset(${p.rows}::jsonb) as one (row integer, stuck text)
      where r.organisation_id = ${organisation} and r.import_id = ${p.id} and r.row = one.row`.compile(db),
}))

/** An import's new rows whose records also appear in a later import. */
export const builtOn = rows(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ row: number; fileName: string }>`
      select distinct on (mine.row) mine.row, whole.file_name as "fileName"
      from data_import_row mine
      join data_import_row other on other.organisation_id = ${organisation} and other.employee_id = mine.record_id
        and other.import_id <> mine.import_id and other.written_at is not null and other.undone_at is null
      join data_import whole on whole.organisation_id = ${organisation} and whole.id = other.import_id
      where mine.organisation_id = ${organisation} and mine.import_id = ${p.id} and mine.outcome = 'new'
        and mine.written_at is not null and mine.undone_at is null`.compile(db),
}))

/** The first of them, with the total. */
export const stuckRows = rows(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ row: number; found: string | null; stuck: string; count: number }>`
      select row, found_sealed as found, stuck_sealed as stuck, count(*) over () as count from data_import_row
      where organisation_id = ${organisation} and import_id = ${p.id} and stuck_sealed is not null
      order by row limit 50`.compile(db),
}))

/** Null clears the result of checking a row, so that it is checked again. */
export const skipRows = change(({ db, organisation }, p: { id: Id; rows: readonly number[]; isSkipped: boolean }) => ({
  compile: () =>
    sql`
      update data_import_row set outcome = case when ${p.isSkipped}::boolean then 'skipped' end, found_sealed = null
      where organisation_id = ${organisation} and import_id = ${p.id} and row = any(${p.rows}::integer[])`.compile(db),
}))

/** `rows`: JSON of `{ row, cells }[]`, sealed. */
export const putCells = change(({ db, organisation }, p: { id: Id; rows: string }) => ({
  compile: () =>
    sql`
      update data_import_row r set cells_sealed = one.cells
      from jsonb_to_recordset(${p.rows}::jsonb) as one (row integer, cells text)
      where r.organisation_id = ${organisation} and r.import_id = ${p.id} and r.row = one.row`.compile(db),
}))

/** Rows of an import, in file order. */
export const rowPage = pageOf<
  { row: number; outcome: Outcome | null; cells: string; found: string | null },
  { id: Id; outcome: Outcome | null },
  'row'
>({
  sortable: { row: 'row' },
  matching: ({ organisation }, p) => sql`
    select row, import_id as id from data_import_row
    where organisation_id = ${organisation} and import_id = ${p.id} and (${p.outcome}::text is null or outcome = ${p.outcome})`,
  rows: ({ organisation }, p) => sql`
    select page.n, r.row, r.outcome, r.cells_sealed as cells, r.found_sealed as found
    from page
    join data_import_row r on r.organisation_id = ${organisation} and r.import_id = ${p.id} and r.row = page.row`,
})
