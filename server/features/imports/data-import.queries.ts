import { sql } from 'kysely'
import type { z } from 'zod'
import type { ImportKind } from '@muster/contract/imports/import-needs.ts'
import type { dataImportRoutes, ImportState } from '@muster/contract/imports/data-import.routes.ts'
import type { DataOf } from '@muster/contract/routes.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { pageOf } from '../../platform/database/page.ts'
import { change, one } from '../../platform/database/statement.ts'
import type { DayOrder } from './cells/day-cell.ts'
import type { ColumnOrder } from './cells/read-cells.ts'

export type State = z.output<typeof ImportState>
export type Outcome = 'new' | 'changed' | 'unchanged' | 'refused' | 'skipped'
export type Counts = Record<Outcome, number>
export type Listed = DataOf<(typeof dataImportRoutes)['GET /api/v1/user/data-import']>[number]

export interface NewImport {
  id: Id
  kind: ImportKind
  fileName: string
  hash: string
  headings: string[]
  columns: string
  sheet: string | null
  sheets: string[]
  dayOrders: readonly ColumnOrder[]
  rows: number
  account: Id
  now: Instant
}

export const insertImport = change(({ db, organisation }, p: NewImport) => ({
  compile: () =>
    sql`
      insert into data_import (organisation_id, id, kind, file_name, file_hash, headings, columns, sheet, sheets, day_orders, state, row_count,
        created_by, created_at, progress_at)
      values (${organisation}, ${p.id}, ${p.kind}, ${p.fileName}, ${p.hash}, ${p.headings}::text[], ${p.columns}::jsonb, ${p.sheet},
        ${p.sheets}::text[], ${p.dayOrders}::text[], 'matching', ${p.rows}, ${p.account}, ${p.now}, ${p.now})`.compile(
      db,
    ),
}))

export interface LockedImport {
  id: Id
  kind: ImportKind
  headings: string[]
  columns: Record<string, number | null>
  dayOrder: DayOrder
  dayOrders: ColumnOrder[]
  isInvited: boolean
  state: State
  attempt: number
  rows: number
  done: number
  account: Id | null
  progressAt: Instant
  finishedAt: Instant | null
  fileName: string
  hash: string
  /** Sealed; null for none. */
  mapped: string | null
}

/** Locked until the transaction ends. */
export const importForUpdate = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<LockedImport>`
      select id, kind, headings, columns, day_order as "dayOrder", day_orders as "dayOrders", is_invited as "isInvited", state, attempt, row_count as rows, done,
        created_by as account, progress_at as "progressAt", finished_at as "finishedAt", file_name as "fileName", file_hash as hash,
        mapped_sealed as mapped
      from data_import where organisation_id = ${organisation} and id = ${p.id} for no key update`.compile(db),
}))

const counted = (organisation: string, of: string) => sql`
  (select jsonb_build_object(
      'new', count(*) filter (where outcome = 'new'), 'changed', count(*) filter (where outcome = 'changed'),
      'unchanged', count(*) filter (where outcome = 'unchanged'), 'refused', count(*) filter (where outcome = 'refused'),
      'skipped', count(*) filter (where outcome = 'skipped'))
    from data_import_row r where r.organisation_id = ${organisation} and r.import_id = ${sql.ref(`${of}.id`)})`

const shown = (organisation: string, of: string) => sql`
  kind, file_name as "fileName", state, row_count as rows, done, coalesce(counts, ${counted(organisation, of)}) as counts,
  adder.name as "createdBy", ${sql.ref(`${of}.created_at`)} as "createdAt", finished_at as "finishedAt", undoer.name as "undoneBy",
  undone_at as "undoneAt"`

const people = (organisation: string, of: string) => sql`
  left join account adder on adder.organisation_id = ${organisation} and adder.id = ${sql.ref(`${of}.created_by`)}
  left join account undoer on undoer.organisation_id = ${organisation} and undoer.id = ${sql.ref(`${of}.undone_by`)}`

type Row = Omit<Listed, 'canUndo'>

export const importPage = pageOf<Row, { kinds: readonly string[] }, 'createdAt'>({
  sortable: { createdAt: 'created_at' },
  matching: ({ organisation }, p) => sql`
    select * from data_import where organisation_id = ${organisation} and kind = any(${p.kinds}::text[])`,
  rows: ({ organisation }) => sql`
    select page.n, page.id as "_id", ${shown(organisation, 'page')}
    from page ${people(organisation, 'page')}`,
})

export interface OneRow extends Row {
  headings: string[]
  columns: Record<string, number | null>
  dayOrder: DayOrder
  sheet: string | null
  sheets: string[]
  isInvited: boolean
  progressAt: Instant
  mapped: string | null
  unknown: string | null
}

export const oneImport = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<OneRow>`
      select whole.id as "_id", ${shown(organisation, 'whole')}, headings, columns, sheet, sheets, day_order as "dayOrder", is_invited as "isInvited", progress_at as "progressAt",
        mapped_sealed as mapped, unknown_sealed as unknown
      from data_import whole ${people(organisation, 'whole')}
      where whole.organisation_id = ${organisation} and whole.id = ${p.id}`.compile(db),
}))

export const beginCheck = change(
  ({ db, organisation }, p: { id: Id; columns: string; dayOrder: DayOrder; mapped: string | null; now: Instant }) => ({
    compile: () =>
      sql`
        update data_import set state = 'checking', columns = ${p.columns}::jsonb, day_order = ${p.dayOrder}, done = 0, mapped_sealed = ${p.mapped},
          attempt = attempt + 1, progress_at = ${p.now}
        where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
  }),
)

/** The values that the last check did not know, sealed. */
export const putUnknown = change(({ db, organisation }, p: { id: Id; unknown: string | null }) => ({
  compile: () =>
    sql`
      update data_import set unknown_sealed = ${p.unknown}
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

export const moveImport = change(({ db, organisation }, p: { id: Id; state: State; done: number; now: Instant }) => ({
  compile: () =>
    sql`
        update data_import set state = ${p.state}, done = ${p.done}, progress_at = ${p.now}
        where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

export const beginImport = change(({ db, organisation }, p: { id: Id; isInvited: boolean; now: Instant }) => ({
  compile: () =>
    sql`
      update data_import set state = 'importing', is_invited = ${p.isInvited}, progress_at = ${p.now},
        done = (select count(*) from data_import_row r where r.organisation_id = ${organisation} and r.import_id = ${p.id}
          and (r.written_at is not null or r.outcome in ('unchanged', 'refused', 'skipped')))
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

/** With the counts of its rows, which stay when the rows are deleted; the values of the file do not. */
export const endImport = change(({ db, organisation }, p: { id: Id; state: State; now: Instant }) => ({
  compile: () =>
    sql`
      update data_import whole set state = ${p.state}, progress_at = ${p.now}, finished_at = coalesce(finished_at, ${p.now}),
        unknown_sealed = null, mapped_sealed = null,
        counts = ${counted(organisation, 'whole')}
      where whole.organisation_id = ${organisation} and whole.id = ${p.id}`.compile(db),
}))

export const markUndone = change(({ db, organisation }, p: { id: Id; account: Id | null; now: Instant }) => ({
  compile: () =>
    sql`
      update data_import set state = 'undone', undone_by = ${p.account}, undone_at = ${p.now}, progress_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

/** Stores who undoes it until it is undone. */
export const beginUndo = change(({ db, organisation }, p: { id: Id; account: Id; now: Instant }) => ({
  compile: () =>
    sql`
      update data_import set state = 'undoing', undone_by = ${p.account}, done = 0, progress_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

export const undoFailed = change(({ db, organisation }, p: { id: Id; now: Instant }) => ({
  compile: () =>
    sql`
      update data_import set state = 'imported', undone_by = null, done = row_count, progress_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))

export const undoer = one(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('data_import')
    .select('undone_by as account')
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

/** Imports that were never started, with their rows. */
export const deleteDrafts = change(({ db, organisation }, p: { before: Instant }) => ({
  compile: () =>
    sql`
      delete from data_import
      where organisation_id = ${organisation} and state in ('matching', 'checking', 'checked') and created_at < ${p.before}`.compile(
      db,
    ),
}))

/** Rows that can no longer be undone, or were; their counts stay. */
export const deleteOldRows = change(({ db, organisation }, p: { before: Instant }) => ({
  compile: () =>
    sql`
      delete from data_import_row r using data_import whole
      where r.organisation_id = ${organisation} and whole.organisation_id = ${organisation} and whole.id = r.import_id
        and whole.state in ('imported', 'cancelled', 'undone') and whole.finished_at < ${p.before}`.compile(db),
}))
