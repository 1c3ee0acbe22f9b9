/** One line of CSV with its line end: UTF-8 text, CRLF, every cell quoted, no cell that a spreadsheet would calculate. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/** A negative number stays one; any other text that begins like a formula loses what makes it one. */
export function harmless(text: string): string {
  const plain = text.replace(/[\r\n\t]+/g, ' ')
  return /^-\d+(\.\d+)?$/.test(plain) ? plain : plain.replace(/^[\s=+@-]+/, '')
}

/** The cells of a CSV text, line by line: quoted or not, any line end, with or without the mark of spreadsheets. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  for (const [, quoted, plain = '', end] of text.replace(/^\uFEFF/, '').matchAll(cellOfCsv)) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    if (cells.length > 1 || cells[0] !== '') rows.push(cells)
    cells = []
  }
  return rows
}

const cellOfCsv = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/g
