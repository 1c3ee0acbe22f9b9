/** One line of CSV with its line end: UTF-8, CRLF, every cell quoted, no cell that a spreadsheet would calculate. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${quotable(cell)}"`).join(',')}\r\n`
}

/** The content of a cell, without the quotes. */
export function quotable(text: string): string {
  return harmless(text).replaceAll('"', '""')
}

/** A negative number stays as it is; any other text that starts like a formula loses the characters that make it one. */
export function harmless(text: string): string {
  const plain = text.replace(/[\r\n\t]+/g, ' ')
  return /^-\d+(\.\d+)?$/.test(plain) ? plain : plain.replace(/^[\s=+@-]+/, '')
}

/** The cells of a CSV text, line by line: quoted or not, with any line end, with or without a byte order mark. */
export function* csvRows(text: string): Generator<string[], void> {
  let cells: string[] = []
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at <= text.length) {
    const { value, end } = cellAt(text, at)
    cells.push(value)
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (text[end] === ',') continue
    if (cells.length > 1 || cells[0] !== '') yield cells
    cells = []
  }
}

/** A cell and where it ends. Each character is read once: a backtracking expression could take hours on a bad file. */
function cellAt(text: string, start: number): { value: string; end: number } {
  if (text[start] !== '"') {
    const end = endOfCell(text, start)
    return { value: text.slice(start, end), end }
  }
  const close = closingQuote(text, start + 1)
  return { value: text.slice(start + 1, close).replaceAll('""', '"'), end: endOfCell(text, close + 1) }
}

/** The quote that ends a cell; for an unclosed cell, the end of the text. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at
  return text.length
}

function endOfCell(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (',\r\n'.includes(text[at]!)) return at
  return text.length
}
