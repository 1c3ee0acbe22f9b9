import type { Id } from '@muster/contract/values.ts'
import { xlsxType } from '@muster/engine/payroll/outputs/workbook.ts'
import type { Upload } from '../../platform/serve/call.ts'
import type { KnownColumn } from '../../platform/spreadsheet/headings.ts'
import { type SheetLines, sheetRows } from '../../platform/spreadsheet/sheet-rows.ts'

/** The lines of a CSV file, or of the sheet of a workbook that has these columns. */
export async function sheetLines(organisation: Id, file: Upload, columns: readonly KnownColumn[]): Promise<SheetLines> {
  return sheetRows(organisation, { bytes: await file.read(), isWorkbook: file.type === xlsxType }, columns)
}

/** The headings, below any titles; the lines that follow are the rows. */
export function headingsOf({ lines, heading }: SheetLines): string[] {
  for (let at = 0; at < heading; at += 1) lines.next()
  return (lines.next().value ?? []).map((one) => one.trim().slice(0, 100))
}
