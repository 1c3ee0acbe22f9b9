import { csvRows, entered } from '@muster/engine/payroll/outputs/csv.ts'
import { headingOf, type KnownColumn } from './headings.ts'

const delimiters = [',', ';', '\t', '|'] as const
/** What is looked at to find the delimiter. */
const sampled = { characters: 60_000, lines: 40 }

/** The lines of a text with commas, semicolons, tabs or bars between its cells. A `sep=` line, which spreadsheets do not show, is none. */
export function* delimitedLines(text: string, columns: readonly KnownColumn[]): Generator<string[], void> {
  const [said = '', given] = /^sep=(.)(?:\r\n|\r|\n|$)/i.exec(text.slice(0, 10)) ?? []
  const delimiter = given ?? delimiterOf(text.slice(0, sampled.characters), columns)
  for (const line of csvRows(text.slice(said.length), delimiter)) yield line.map(entered)
}

/** By the known headings, otherwise the one of which most lines have the same number. */
function delimiterOf(text: string, columns: readonly KnownColumn[]): string {
  let best = { delimiter: ',', known: 0, lines: 0, cells: 0 }
  for (const delimiter of delimiters) {
    const lines = sampleOf(text, delimiter)
    const one = { delimiter, known: headingOf(lines, columns)?.known ?? 0, ...commonest(lines) }
    if (one.known > best.known || (one.known === best.known && isRegular(one, best))) best = one
  }
  return best.delimiter
}

const isRegular = (one: Regular, best: Regular) =>
  one.lines > best.lines || (one.lines === best.lines && one.cells > best.cells)

interface Regular {
  /** How many lines have the same number of cells, and that number. */
  lines: number
  cells: number
}

function commonest(lines: readonly string[][]): Regular {
  const counts = new Map<number, number>()
  for (const { length } of lines) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  let best = { lines: 0, cells: 0 }
  for (const [cells, count] of counts) if (isRegular({ lines: count, cells }, best)) best = { lines: count, cells }
  return best
}

function sampleOf(text: string, delimiter: string): string[][] {
  const lines: string[][] = []
  for (const line of csvRows(text, delimiter)) {
    lines.push(line)
    if (lines.length === sampled.lines) break
  }
  return lines
}
