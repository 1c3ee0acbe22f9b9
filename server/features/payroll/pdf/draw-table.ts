import type { PrintedPayslip } from './render.ts'

export const margin = 51 // 18 mm
export const width = 595.28 - 2 * margin
export const colour = { text: '#262d38', quiet: '#5b6472', line: '#e7eaef', brand: '#1459c7', ground: '#f7f8fa' }

export type Document = PDFKit.PDFDocument
export type Line = PrintedPayslip['lines'][number]

interface AmountTable {
  title: string
  lines: readonly Line[]
  total?: number
  x: number
  top: number
  size: number
}

const bottom = 760

/** Lines with their amounts and their total; answers where it ends. */
export function amountTable(document: Document, { title, lines, total, x, top, size }: AmountTable): number {
  document.rect(x, top, size, 20).fill(colour.ground)
  document
    .fillColor(colour.quiet)
    .font('bold', 8.5)
    .text(title, x + 8, top + 5.5, { width: size - 16 })
  let y = top + 26
  const row = (label: string, amount: number, font: 'regular' | 'bold') => {
    if (y > bottom) {
      document.addPage()
      y = margin
    }
    document
      .fillColor(colour.text)
      .font(font, 9.5)
      .text(label, x + 8, y, { width: size - 110 })
    const below = document.y
    document.text(rupees(amount), x + size - 108, y, { width: 100, align: 'right' })
    y = Math.max(below, document.y) + 5
  }
  if (lines.length === 0) {
    document
      .fillColor(colour.quiet)
      .font('regular', 9.5)
      .text('None', x + 8, y)
    y = document.y + 5
  }
  for (const { name, amountPaise } of lines) row(name, amountPaise, 'regular')
  if (total !== undefined) {
    rule(document, y, x, size)
    y += 7
    row(`Total ${title.toLowerCase()}`, total, 'bold')
  }
  return y
}

export function rule(document: Document, y: number, x = margin, size = width): void {
  document
    .moveTo(x, y)
    .lineTo(x + size, y)
    .lineWidth(0.7)
    .strokeColor(colour.line)
    .stroke()
}

const grouped = new Intl.NumberFormat('en-IN')

/** Always with two digits of paise. */
export function rupees(paise: number): string {
  const size = Math.abs(paise)
  return `${paise < 0 ? '−' : ''}₹${grouped.format(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`
}
