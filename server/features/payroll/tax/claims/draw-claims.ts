import { a4Document } from '../../../../platform/pdf/document.ts'
import {
  amountTable,
  colour,
  makeRoom,
  margin,
  rule,
  width,
  type Document,
} from '../../../../platform/pdf/draw-table.ts'
import { factGrid } from '../../../../platform/pdf/fact-grid.ts'
import type { ClaimsPaper } from './claims-paper.ts'

/** A statement of claims on A4 pages, to be signed. */
export function drawClaims(paper: ClaimsPaper): Promise<Uint8Array> {
  const { form, title, company: author, language, madeAt } = paper
  return a4Document({ title: `${form}: ${title}`, author, language, madeAt: new Date(madeAt) }, (document) => {
    document.rect(0, 0, 595.28, 4).fill(colour.brand)
    document.fillColor(colour.text).font('bold', 15).text(form, margin, margin, { width })
    document.fillColor(colour.quiet).font('regular', 9).text(title, { width })
    rule(document, document.y + 8)
    document.y += 18
    factGrid(document, 3, paper.facts)
    for (const { title: name, rows } of paper.parts)
      amountTable(document, {
        title: name,
        headers: [paper.amount],
        rows: rows.map(({ label, particulars, amountPaise }) => ({
          label: [label, ...particulars].join('\n'),
          amounts: [amountPaise],
        })),
        none: paper.none,
      })
    line(document, paper.note)
    verification(document, paper)
  })
}

function verification(document: Document, { verification: title, words, signature, signedAs }: ClaimsPaper): void {
  makeRoom(document, 110)
  document.y += 6
  line(document, title, 'bold')
  line(document, words)
  document.y += 24
  const top = document.y
  for (const [at, place] of signature.entries())
    document.font('regular', 9).text(place, margin + (at * width) / signature.length, top, { width: width / 3 - 8 })
  document.y += 4
  for (const signed of signedAs) document.text(signed, margin, document.y, { width, align: 'right' })
}

function line(document: Document, text: string, font: 'regular' | 'bold' = 'regular'): void {
  makeRoom(document, 26)
  document.fillColor(colour.text).font(font, 9).text(text, margin, document.y, { width })
  document.y += 4
}
