/** One line of CSV with its line end: UTF-8, CRLF, every cell quoted, no cell that a spreadsheet would calculate. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${quotable(cell)}"`).join(',')}\r\n`
}

/** The content of a cell, without the quotes. */
export function quotable(text: string): string {
  return harmless(text).replaceAll('"', '""')
}

/** A text that starts like a formula gets an apostrophe before it; numbers and phone numbers stay as they are, like all other text. */
export function harmless(text: string): string {
  return /^'*[=+@\t\r-]/.test(text) && !number.test(text) && !phone.test(text) ? `'${text}` : text
}

/** The text of a cell as it was entered: without the apostrophe that keeps it from being calculated. */
export function entered(cell: string): string {
  return /^'+[=+@\t\r-]/.test(cell) ? cell.slice(1) : cell
}

/** Or a dash where there is none. */
const number = /^(?:-|[+-] ?₹? ?\d[\d,]*(?:\.\d+)? ?%?)$/
const phone = /^\+ ?\(?\d[\d ().-]{5,22}$/

/** Cells of a line that are read: one more than any file has, so that its reader can say that there are too many. */
const mostCells = 257

/**
 * The cells of a CSV text, line by line: quoted or not, with any line end, with or without a byte order mark. An empty line has no cells, and
 * the end of the text is none. Of a line with more than 257 cells, the first 257.
 */
export function* csvRows(text: string, delimiter = ','): Generator<string[], void> {
  let cells: string[] = []
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length || cells.length > 0) {
    const { value, end } = cellAt(text, at, delimiter)
    cells.push(value)
    const isLast = cells.length === mostCells
    const lineEnd = isLast ? endOfLine(text, end, delimiter) : end
    at = lineEnd + (text.startsWith('\r\n', lineEnd) ? 2 : 1)
    if (!isLast && text[end] === delimiter) continue
    yield cells.length === 1 && cells[0] === '' ? [] : cells
    cells = []
  }
}

/** A cell and where it ends. Each character is read once: a backtracking expression could take hours on a bad file. */
function cellAt(text: string, start: number, delimiter: string): { value: string; end: number } {
  if (text[start] !== '"') {
    const end = endOfCell(text, start, delimiter)
    return { value: text.slice(start, end), end }
  }
  const close = closingQuote(text, start + 1)
  return { value: text.slice(start + 1, close).replaceAll('""', '"'), end: endOfCell(text, close + 1, delimiter) }
}

/** The quote that ends a cell; for an unclosed cell, the end of the text. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at
  return text.length
}

function endOfCell(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at]!
    if (letter === delimiter || letter === '\r' || letter === '\n') return at
  }
  return text.length
}

/** From the end of a cell, past the cells that nobody reads. */
function endOfLine(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at]!
    if (letter === '\r' || letter === '\n') return at
    if (letter === delimiter && text[at + 1] === '"') at = closingQuote(text, at + 2)
  }
  return text.length
}
