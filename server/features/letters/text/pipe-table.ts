import type { LetterBlock, LetterRun } from '@muster/contract/letters/letter-paper.ts'

/** Of a table: more don't fit on a page, and every row has all of them. */
const mostColumns = 20

type Part = { text: string } | { table: string[] }

/** Splits Markdown into tables and the rest: a table is at least two lines that begin with `|`, the second of dashes. */
export function withoutTables(markdown: string): Part[] {
  const parts: Part[] = []
  const lines = markdown.replaceAll('\r\n', '\n').split('\n')
  let rest: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    if (!isRow(lines[at]) || !isDashes(lines[at + 1]) || cellsOf(lines[at]!).length > mostColumns) {
      rest.push(lines[at]!)
      continue
    }
    const table: string[] = []
    while (isRow(lines[at])) table.push(lines[at++]!)
    at -= 1
    parts.push({ text: rest.join('\n') }, { table })
    rest = []
  }
  return [...parts, { text: rest.join('\n') }]
}

const isRow = (line: string | undefined) => line !== undefined && /^ {0,3}\|/.test(line)
const isDashes = (line: string | undefined) =>
  line !== undefined && isRow(line) && cellsOf(line).every((cell) => /^:?-+:?$/.test(cell))

/** Header, dashes, rows: `|---:|` is right-aligned, `|:---:|` centred. Rows have as many cells as the header. */
export function pipeTable(
  [header = '', dashes = '', ...rows]: string[],
  runsOf: (cell: string) => LetterRun[],
): LetterBlock {
  const align = cellsOf(dashes).map((cell) =>
    cell.endsWith(':') ? (cell.startsWith(':') ? 'center' : 'right') : 'left',
  )
  const names = cellsOf(header)
  const cells = (line: string) => {
    const cells = cellsOf(line)
    return names.map((_, at) => runsOf(cells[at] ?? ''))
  }
  return {
    type: 'table',
    header: cells(header),
    rows: rows.map(cells),
    align: names.map((_, at) => align[at] ?? 'left'),
    hasTotal: false,
  }
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}
