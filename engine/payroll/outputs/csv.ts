/** One line of CSV with its line end: UTF-8 text, CRLF, every cell quoted, no cell that a spreadsheet would calculate. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${quotable(cell)}"`).join(',')}\r\n`
}

/** What stands between the quotes of a cell. */
export function quotable(text: string): string {
  return harmless(text).replaceAll('"', '""')
}

/** A negative number stays one; any other text that begins like a formula loses what makes it one. */
export function harmless(text: string): string {
  const plain = text.replace(/[\r\n\t]+/g, ' ')
  return /^-\d+(\.\d+)?$/.test(plain) ? plain : plain.replace(/^[\s=+@-]+/, '')
}

/** The cells of a CSV text, line by line: quoted or not, any line end, with or without the mark of spreadsheets. */
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

/** A cell and where it ends. Every letter is looked at once: an expression that looks back would take hours for bad files. */
function cellAt(text: string, start: number): { value: string; end: number } {
  if (text[start] !== '"') {
    const end = endOfCell(text, start)
    return { value: text.slice(start, end), end }
  }
  const close = closingQuote(text, start + 1)
  return { value: text.slice(start + 1, close).replaceAll('""', '"'), end: endOfCell(text, close + 1) }
}

/** The quote that ends a cell; of a cell that nothing ends, the end of the text. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at
  return text.length
}

function endOfCell(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (',\r\n'.includes(text[at]!)) return at
  return text.length
}
