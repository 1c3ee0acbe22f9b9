import type { Id } from '@muster/contract/values.ts'
import { wrongField } from '../problem.ts'
import { fileThreads } from '../threads/pools.ts'
import { OverBudget } from '../threads/thread.ts'
import type { KnownColumn } from './headings.ts'
import type sheetTask from './sheet-task.ts'
import { tooLargeToRead } from './too-large.ts'

const read = fileThreads.task<typeof sheetTask>(new URL('./sheet-task.ts', import.meta.url))

export interface SheetLines {
  /** Every line from the first on, also empty ones: the row that a spreadsheet shows is one more than its place. */
  lines: Iterator<string[], void> & Iterable<string[]>
  /** The line with the headings, counted from 0. */
  heading: number
  /** The sheet that was read, if the workbook has others. */
  sheet: string | null
  /** The sheets to choose from; none if there is only one. */
  sheets: string[]
}

/** The lines of a CSV file, or of the sheet of a workbook with these columns, read in a thread with limits of time and memory. */
export async function sheetRows(
  organisation: Id,
  { bytes, isWorkbook, sheet: wanted = null }: { bytes: Buffer; isWorkbook: boolean; sheet?: string | null },
  columns: readonly KnownColumn[],
): Promise<SheetLines> {
  const sheet = await read(organisation, { bytes, isWorkbook, columns, sheet: wanted }).catch((error: unknown) => {
    throw error instanceof OverBudget ? tooLargeToRead() : error
  })
  if ('refused' in sheet) throw wrongField('files.file', sheet.refused)
  return { lines: linesOf(sheet.batches), heading: sheet.heading, sheet: sheet.sheet, sheets: sheet.sheets }
}

function* linesOf(batches: readonly Uint8Array[]): Generator<string[], void> {
  const decoder = new TextDecoder()
  for (const batch of batches) yield* JSON.parse(decoder.decode(batch)) as string[][]
}
