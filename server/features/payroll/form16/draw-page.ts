import PDFDocument from 'pdfkit'
import { colour, margin, rule, width, type Document } from '../pdf/draw-table.ts'
import { bold, regular } from '../pdf/fonts.ts'
import type { Around } from './around-part.ts'
import type { PartB } from './part-b.ts'

/** An A4 document of a certificate: what `draw` puts on its pages. */
export function certificatePdf(
  of: { title: string; part: PartB; around: Around },
  draw: (document: Document) => void,
): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    font: regular as unknown as string,
    info: {
      Title: `${of.title}, ${of.part.person.name}`,
      Author: of.around.employer.name,
      CreationDate: new Date(of.around.madeAt),
    },
    lang: 'en-IN',
    displayTitle: true,
  })
  document.registerFont('regular', regular as unknown as Buffer)
  document.registerFont('bold', bold as unknown as Buffer)
  const chunks: Buffer[] = []
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  draw(document)
  document.end()
  return whole
}

/** What the document is, and for which year. */
export function drawHead(document: Document, title: string, { below }: { below: string }): void {
  document.rect(0, 0, 595.28, 4).fill(colour.brand)
  document.fillColor(colour.text).font('bold', 15).text(title, margin, margin, { width })
  document.fillColor(colour.quiet).font('regular', 9).text(below, { width })
  rule(document, document.y + 8)
  document.y += 18
}

/** Names and values in two columns. */
export function drawFacts(document: Document, entries: readonly [string, string][]): void {
  const cell = width / 2
  for (let row = 0; row < entries.length; row += 2) {
    const top = document.y
    let bottom = top
    for (const [column, [label, value]] of entries.slice(row, row + 2).entries()) {
      const x = margin + column * cell
      document
        .fillColor(colour.quiet)
        .font('regular', 8)
        .text(label, x, top, { width: cell - 12 })
      document
        .fillColor(colour.text)
        .font('regular', 9.5)
        .text(value, x, document.y, { width: cell - 12 })
      bottom = Math.max(bottom, document.y)
    }
    document.y = bottom + 6
  }
}
