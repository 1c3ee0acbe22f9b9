import type { ImportColumn } from '@muster/contract/employees/import-columns.ts'
import type { Got } from '../../../shared/call/types.ts'

export type ImportCheck = Got<'POST /api/v1/employee/import'>
/** Which heading of the file, counted from 0, is which column. */
export type Matching = Partial<Record<ImportColumn, number | null>>
export interface Edit {
  row: number
  column: ImportColumn
  value: string
}
