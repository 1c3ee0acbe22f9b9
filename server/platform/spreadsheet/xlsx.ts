import type { Table } from '@muster/engine/payroll/outputs/table.ts'
import { workbook } from '@muster/engine/payroll/outputs/workbook.ts'
import { zip } from './zip.ts'

export { xlsxType } from '@muster/engine/payroll/outputs/workbook.ts'

/** A table as a workbook of one sheet. */
export function xlsx(table: Table, sheet: string): Buffer {
  return zip(workbook(table, sheet).map(({ name, text }) => ({ name, bytes: Buffer.from(text) })))
}
