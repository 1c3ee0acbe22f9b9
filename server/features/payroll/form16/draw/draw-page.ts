import { a4Document } from '../../../../platform/pdf/document.ts'
import { colour, margin, rule, width, type Document } from '../../../../platform/pdf/draw-table.ts'
import type { Around } from '../around-part.ts'
import type { PartB } from '../part-b.ts'

/** An A4 document of a certificate: what `draw` puts on its pages. */
export function certificatePdf(
  { title, part, around }: { title: string; part: PartB; around: Around },
  draw: (document: Document) => void,
): Promise<Uint8Array> {
  const { employer, language, madeAt } = around
  const about = { title: `${title}, ${part.person.name}`, author: employer.name, language, madeAt: new Date(madeAt) }
  return a4Document(about, draw)
}

/** What the document is, and for which year. */
export function drawHead(document: Document, title: string, { below }: { below: string }): void {
  document.rect(0, 0, 595.28, 4).fill(colour.brand)
  document.fillColor(colour.text).font('bold', 15).text(title, margin, margin, { width })
  document.fillColor(colour.quiet).font('regular', 9).text(below, { width })
  rule(document, document.y + 8)
  document.y += 18
}
