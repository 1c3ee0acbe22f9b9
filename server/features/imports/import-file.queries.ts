import { sql } from 'kysely'
import type { ImportKind } from '@muster/contract/imports/import-needs.ts'
import type { Id } from '@muster/contract/values.ts'
import { change, one } from '../../platform/database/statement.ts'
import type { NewImport } from './data-import.queries.ts'

/** The workbook of an import, sealed, as long as another of its sheets may be chosen. */
export const insertFile = change(({ db, organisation }, p: { id: Id; file: string }) => ({
  compile: () =>
    sql`
      insert into data_import_file (organisation_id, import_id, file_sealed)
      values (${organisation}, ${p.id}, ${p.file})`.compile(db),
}))

/** `file` is null for an import without one. */
export const keptFile = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ kind: ImportKind; file: string | null }>`
      select whole.kind, kept.file_sealed as file
      from data_import whole
      left join data_import_file kept on kept.organisation_id = ${organisation} and kept.import_id = whole.id
      where whole.organisation_id = ${organisation} and whole.id = ${p.id}`.compile(db),
}))

export const deleteFile = change(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql`delete from data_import_file where organisation_id = ${organisation} and import_id = ${p.id}`.compile(db),
}))

type OtherSheet = Omit<NewImport, 'kind' | 'fileName' | 'hash' | 'account'>

/** As if the file had just arrived with this sheet; a check in progress stops. */
export const beginAgain = change(({ db, organisation }, p: OtherSheet) => ({
  compile: () =>
    sql`
      update data_import set state = 'matching', headings = ${p.headings}::text[], columns = ${p.columns}::jsonb, sheet = ${p.sheet},
        sheets = ${p.sheets}::text[], day_orders = ${p.dayOrders}::text[], row_count = ${p.rows}, done = 0, attempt = attempt + 1,
        unknown_sealed = null, mapped_sealed = null, progress_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))
