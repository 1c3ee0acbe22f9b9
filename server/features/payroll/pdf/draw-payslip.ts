import { a4Document } from '../../../platform/pdf/document.ts'
import { amountTable, colour, makeRoom, margin, width, type Document } from '../../../platform/pdf/draw-table.ts'
import { amountBox, paperHead } from '../../../platform/pdf/paper-head.ts'
import { factGrid } from '../../../platform/pdf/fact-grid.ts'
import type { PayslipPaper } from './payslip-paper.ts'

/**
 * A payslip as required by law (Form V of the Code on Wages (Central) Rules 2026), on one A4 page; extra lines continue on
 * a second. The same payslip gives the same bytes.
 */
export function drawPayslip(paper: PayslipPaper, logo: Buffer | null): Promise<Uint8Array> {
  const { title, company: author, language, madeAt } = paper
  return a4Document({ title, author, language, madeAt: new Date(madeAt) }, (document) => {
    paperHead(document, { ...paper, heading: paper.month }, logo)
    factGrid(document, 4, paper.facts)
    for (const table of paper.tables) amountTable(document, { ...table, none: paper.none })
    amountBox(document, paper.net)
    tax(document, paper)
    foot(document, paper)
  })
}

function tax(document: Document, { tax: of }: PayslipPaper): void {
  if (of === null) return
  makeRoom(document, 56)
  document.fillColor(colour.text).font('bold', 9).text(of.title, margin, document.y, { width })
  document.y += 4
  factGrid(document, 5, of.facts)
}

function foot(document: Document, { notes }: PayslipPaper): void {
  for (const note of notes) {
    makeRoom(document, 14)
    document.fillColor(colour.quiet).font('regular', 8).text(note, margin, document.y, { width })
    document.y += 2
  }
}
