export const margin = 51 // 18 mm
export const width = 595.28 - 2 * margin
export const colour = { text: '#262d38', quiet: '#5b6472', line: '#e7eaef', brand: '#1459c7', ground: '#f7f8fa' }

export type Document = PDFKit.PDFDocument

export interface AmountRow {
  label: string
  /** From left to right; null prints a dash, undefined nothing. */
  amounts: readonly (number | null | undefined)[]
}

interface AmountTable {
  title: string
  /** Above the amounts, from left to right. */
  headers: readonly string[]
  rows: readonly AmountRow[]
  /** Shown instead of rows. */
  none: string
  total?: AmountRow
}

const bottom = 775
const amountWidth = 84
const pad = 8

/** Draws rows with amounts and a total from the present position on; leaves the document below them. */
export function amountTable(document: Document, { title, headers, rows, none, total }: AmountTable): void {
  // Keeps a title together with its first row.
  makeRoom(document, 40)
  const top = document.y
  document.rect(margin, top, width, 18).fill(colour.ground)
  document.fillColor(colour.quiet).font('bold', 8)
  document.text(title, margin + pad, top + 5, { width: width - pad * 2 - headers.length * amountWidth })
  for (const [index, header] of headers.entries()) amountCell(document, header, top + 5, headers.length - index)
  document.y = top + 22
  if (rows.length === 0) row(document, { label: none, amounts: [] }, 'regular', headers.length)
  for (const one of rows) row(document, one, 'regular', headers.length)
  if (total !== undefined) {
    makeRoom(document, 20)
    rule(document, document.y + 1)
    document.y += 5
    row(document, total, 'bold', headers.length)
  }
  document.y += 8
}

function row(document: Document, { label, amounts }: AmountRow, font: 'regular' | 'bold', columns: number): void {
  makeRoom(document, 14)
  const y = document.y
  document.fillColor(colour.text).font(font, 9)
  document.text(label, margin + pad, y, { width: width - pad * 2 - columns * amountWidth - 6 })
  const below = document.y
  for (const [index, amount] of amounts.entries())
    if (amount !== undefined) amountCell(document, amount === null ? '–' : grouped(amount), y, columns - index)
  document.y = Math.max(below, y + 11) + 3
}

/** `place` counts the columns from the right. */
function amountCell(document: Document, text: string, y: number, place: number): void {
  const x = margin + width - pad - place * amountWidth
  document.text(text, x, y, { width: amountWidth, align: 'right' })
}

/** Continues on the next page if less than this is left. */
export function makeRoom(document: Document, height: number): void {
  if (document.y + height <= bottom) return
  document.addPage()
  document.y = margin
}

export function rule(document: Document, y: number): void {
  document
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.7)
    .strokeColor(colour.line)
    .stroke()
}

const indian = new Intl.NumberFormat('en-IN')

/** `12,34,567.00` */
export function grouped(paise: number): string {
  const size = Math.abs(paise)
  return `${paise < 0 ? '−' : ''}${indian.format(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`
}

/** Always with two digits of paise. */
export function rupees(paise: number): string {
  return grouped(paise).replace(/^(−?)/, '$1₹')
}
