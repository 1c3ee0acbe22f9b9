/** One line of CSV with its line end: UTF-8 text, CRLF, every cell quoted, no cell that a spreadsheet would calculate. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/** A negative number stays one; any other text that begins like a formula loses what makes it one. */
export function harmless(text: string): string {
  const plain = text.replace(/[\r\n\t]+/g, ' ')
  return /^-\d+(\.\d+)?$/.test(plain) ? plain : plain.replace(/^[\s=+@-]+/, '')
}
