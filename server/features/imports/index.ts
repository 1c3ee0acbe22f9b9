import type { Feature } from '../../platform/feature.ts'
import { dataImportRoutes } from './data-import.routes.ts'
import type { ImportKinds } from './import-kind.ts'
import { cleanImports, runImport } from './run-import.ts'

export {
  importKind,
  type AnyImportKind,
  type CheckedRow,
  type Fault,
  type FileRow,
  type ImportKindOf,
  type ImportWork,
  type KnownValues,
  type KnownValuesOf,
  type WrittenRow,
} from './import-kind.ts'
export { partsOf } from './cells/mapped-values.ts'
export { knownNames } from './known-values.ts'
export { refusedRow, unknownPerson } from './refused-row.ts'

export { amountOfCell } from './cells/amount-cell.ts'
export { dayOfCell } from './cells/day-cell.ts'
export { headingsOf, sheetLines } from './sheet-lines.ts'

/** File imports; the framework knows its kinds only through their registrations. */
export function importsFeature(kinds: ImportKinds): Feature {
  return {
    name: 'imports',
    routes: dataImportRoutes(kinds),
    jobs: { 'data-import': runImport(kinds), 'data-import-cleaning': cleanImports },
    schedules: { 'data-import-cleaning': { cron: '50 * * * *', data: { organisation: null } } },
  }
}
