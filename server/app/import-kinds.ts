import type { ImportKind } from '@muster/contract/imports/import-kinds.ts'
import { holidaysImport } from '../features/calendar/index.ts'
import type { AnyImportKind } from '../features/imports/index.ts'

/** What the rows of imported files become: one line each. */
export const importKinds = {
  holidays: holidaysImport,
} satisfies Record<ImportKind, AnyImportKind>
