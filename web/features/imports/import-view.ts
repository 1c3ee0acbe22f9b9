import type { ColumnOf } from '@muster/contract/imports/import-kinds.ts'
import type { ImportKind } from '@muster/contract/imports/import-needs.ts'
import type { Got, ReadKey } from '../../shared/call/types.ts'

export type OneImport = Got<'GET /api/v1/user/data-import/{id}'>
export type ImportedRow = Got<'GET /api/v1/user/data-import/{id}/row'>['data'][number]

/** How a kind of import is shown. */
export interface ImportView<K extends ImportKind = ImportKind> {
  /** "Holidays" */
  title: string
  /** One line below it where the kind is chosen. */
  detail: string
  /** What identifies the rows: shown where the file is chosen. */
  matching: string
  columns: Readonly<Record<ColumnOf<K>, string>>
  /** People added can be sent an invitation. */
  isInviting?: true
  /** Reads to repeat after rows were imported or undone. */
  stale: readonly ReadKey[]
}
