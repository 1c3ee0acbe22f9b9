import { say, type Sentence } from '@muster/engine/sentence.ts'
import { Problem, wrongField } from '../problem.ts'
import { delimitedLines } from './delimited.ts'
import { headingOf, type KnownColumn } from './headings.ts'
import { saidOf, type Sheet, xlsxSheets } from './read-xlsx.ts'
import { decodedText } from './text-encoding.ts'
import { tooLargeToRead } from './too-large.ts'

/** More than any reader takes; each says itself how many it does. Rows are lines with something in them. */
const most = { lines: 1_050_000, rows: 100_000, cells: 3_000_000, characters: 24_000_000 }
/** Of a batch, which is read at once. */
const batchCharacters = 50_000

interface File {
  bytes: Uint8Array
  isWorkbook: boolean
  columns: readonly KnownColumn[]
  /** The sheet to read, by its name; null for the one that has these columns. */
  sheet?: string | null
}

/** Lines as JSON, some thousand cells at a time, so that reading them never holds up a call. */
export interface LinesRead {
  batches: Uint8Array[]
  /** The line with the headings, counted from 0. */
  heading: number
  /** The sheet of a workbook that was read, if it has others. */
  sheet: string | null
  /** The sheets to choose from, in the order of the workbook; none if it has only one. */
  sheets: string[]
}

export type SheetRead = LinesRead | { refused: Sentence }

/** Runs in a thread: the lines of a CSV file, or of the sheet of a workbook with the headings that the reader knows. */
export default async function sheetTask({
  bytes,
  isWorkbook,
  columns,
  sheet: wanted = null,
}: File): Promise<SheetRead> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const { sheet, heading, isOnly, names } = isWorkbook
      ? chosen(xlsxSheets(file), columns, wanted)
      : chosen([text(file, columns)], columns, null)
    const shown = names.length > 1 ? names : []
    return { batches: batchesOf(sheet.lines()), heading, sheet: isOnly ? null : sheet.name, sheets: shown }
  } catch (error) {
    const said = saidOf(error)
    if (!(said instanceof Problem)) throw said
    return { refused: said.errors?.[0]?.message ?? said.said }
  }
}

function text(file: Buffer, columns: readonly KnownColumn[]): Sheet {
  const read = decodedText(file)
  if (/^\s{0,100}(<(!doctype|html|\?xml|table|head|body|meta|style|div)\b|mime-version:)/i.test(read.slice(0, 200)))
    throw wrongField(
      'files.file',
      say`This is a web page with the name of a spreadsheet. Open it in a spreadsheet program, save it as XLSX, and upload that file.`,
    )
  return { name: '', lines: () => delimitedLines(read, columns) }
}

interface Chosen {
  sheet: Sheet
  heading: number
  isOnly: boolean
  /** Of all sheets with anything in them. */
  names: string[]
}

/** The wanted sheet; without one the first with all needed headings, otherwise with some that are known, otherwise with anything. */
function chosen(sheets: Iterable<Sheet>, columns: readonly KnownColumn[], wanted: string | null): Chosen {
  const best: ({ sheet: Sheet; heading: number } | undefined)[] = []
  const names: string[] = []
  let first: Sheet | undefined
  for (const sheet of sheets) {
    first ??= sheet
    const isOther = wanted === null ? best[2] !== undefined : sheet.name !== wanted
    const headed = isOther ? otherHeading(sheet, columns) : headingOf(sheet.lines(), columns)
    if (headed === null) continue
    names.push(sheet.name)
    if (headed === 'unread') continue
    best[headed.fit] ??= { sheet, heading: headed.heading }
    if (sheet.name === wanted) best[3] ??= { sheet, heading: headed.heading }
  }
  if (wanted !== null && best[3] === undefined)
    throw wrongField('files.file', say`The workbook has no sheet ${wanted} with rows. Choose another sheet.`)
  const found = best[3] ?? best[2] ?? best[1] ?? best[0] ?? { sheet: first!, heading: 0 }
  return { ...found, isOnly: names.length < 2 && found.sheet === first, names }
}

/** Of a sheet that is not to be read: one that cannot be is named all the same. */
function otherHeading(sheet: Sheet, columns: readonly KnownColumn[]): ReturnType<typeof headingOf> | 'unread' {
  try {
    return headingOf(sheet.lines(), columns)
  } catch (error) {
    if (saidOf(error) instanceof Problem) return 'unread'
    throw error
  }
}

function batchesOf(lines: Iterable<string[]>): Uint8Array[] {
  const encoder = new TextEncoder()
  const batches: Uint8Array[] = []
  const left = { ...most }
  let batch: string[][] = []
  let characters = 0
  const close = () => {
    batches.push(encoder.encode(JSON.stringify(batch)))
    batch = []
    characters = 0
  }
  for (const line of lines) {
    const written = line.reduce((sum, cell) => sum + cell.length, 0)
    if (written > 0) left.rows -= 1
    left.lines -= 1
    left.cells -= line.length
    left.characters -= written
    if (Object.values(left).some((one) => one < 0)) throw tooLargeToRead()
    batch.push(line)
    characters += written + line.length * 3 + 3
    if (characters > batchCharacters) close()
  }
  close()
  return batches
}
