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
import { amountBox, paperHead } from '../../../../platform/pdf/paper-head.ts'
import type { SettlementPaper } from './settlement-paper.ts'

/** A letter of settlement on A4 pages. The same settlement gives the same bytes. */
export function drawSettlement(paper: SettlementPaper, logo: Buffer | null): Promise<Uint8Array> {
  const { title, company: author, language, madeAt } = paper
  return a4Document({ title, author, language, madeAt: new Date(madeAt) }, (document) => {
    paperHead(document, paper, logo)
    factGrid(document, 4, paper.facts)
    paragraph(document, paper.opening)
    document.y += 6
    for (const { title: name, rows, total } of paper.tables)
      amountTable(document, {
        title: name,
        headers: [paper.amount],
        rows: rows.map(({ name: what, why, amountPaise }) => ({
          label: [what, ...why].join('\n'),
          amounts: [amountPaise],
        })),
        none: paper.none,
        ...(total === null ? {} : { total: { label: total.label, amounts: [total.amountPaise] } }),
      })
    amountBox(document, paper.net)
    for (const { what, why } of paper.nothing) {
      paragraph(document, what, 'bold')
      for (const words of why) paragraph(document, words)
    }
    paragraph(document, paper.closing)
    signatures(document, paper)
  })
}

function paragraph(document: Document, text: string, font: 'regular' | 'bold' = 'regular'): void {
  makeRoom(document, 26)
  document.fillColor(colour.text).font(font, 9).text(text, margin, document.y, { width })
  document.y += 4
}

/** Two places to sign, side by side. */
function signatures(document: Document, { signatures: names, signatureNote }: SettlementPaper): void {
  makeRoom(document, 90)
  const top = document.y + 46
  const half = width / names.length
  rule(document, top)
  for (const [at, name] of names.entries()) {
    const x = margin + at * half
    document
      .fillColor(colour.text)
      .font('regular', 9)
      .text(name, x, top + 6, { width: half - 12 })
    document.fillColor(colour.quiet).text(signatureNote, x, document.y, { width: half - 12 })
  }
}
