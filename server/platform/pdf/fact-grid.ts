import { colour, makeRoom, margin, width, type Document } from './draw-table.ts'

/** Labels above values, a given number per row. */
export function factGrid(document: Document, columns: number, entries: readonly (readonly [string, string])[]): void {
  const cell = width / columns
  for (let first = 0; first < entries.length; first += columns) {
    makeRoom(document, 26)
    const y = document.y
    let below = y
    for (const [column, [label, value]] of entries.slice(first, first + columns).entries()) {
      const x = margin + column * cell
      document
        .fillColor(colour.quiet)
        .font('regular', 7.5)
        .text(label, x, y, { width: cell - 8 })
      document
        .fillColor(colour.text)
        .font('regular', 9)
        .text(value, x, document.y, { width: cell - 8 })
      below = Math.max(below, document.y)
    }
    document.y = below + 5
  }
  document.y += 5
}
