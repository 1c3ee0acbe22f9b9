import { csvRows } from '@muster/engine/payroll/outputs/csv.ts'
import { xlsxType } from '@muster/engine/payroll/outputs/workbook.ts'
import type { Upload } from '../../platform/serve/call.ts'
import { xlsxRows } from '../../platform/spreadsheet/read-xlsx.ts'

/** The lines of a CSV file, or of the first sheet of a workbook. */
export async function sheetLines(file: Upload): Promise<Iterator<string[], void> & Iterable<string[]>> {
  const bytes = await file.read()
  return file.type === xlsxType ? xlsxRows(bytes) : csvRows(bytes.toString('utf8'))
}
