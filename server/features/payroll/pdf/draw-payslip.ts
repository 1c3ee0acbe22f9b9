import { a4Document } from '../../../platform/pdf/document.ts'
import { amountTable, colour, makeRoom, margin, rule, width, type Document } from '../../../platform/pdf/draw-table.ts'
import { factGrid } from '../../../platform/pdf/fact-grid.ts'
import type { PayslipPaper } from './payslip-paper.ts'

/**
 * A payslip as the law asks for it (Form V of the Code on Wages (Central) Rules 2026), on one A4 page; more lines than fit go on
 * to a second. The same payslip gives the same bytes.
 */
export function drawPayslip(paper: PayslipPaper, logo: Buffer | null): Promise<Uint8Array> {
  const { title, company: author, language, madeAt } = paper
  return a4Document({ title, author, language, madeAt: new Date(madeAt) }, (document) => {
    head(document, paper, logo)
    factGrid(document, 4, paper.facts)
    for (const table of paper.tables) amountTable(document, { ...table, none: paper.none })
    net(document, paper)
    tax(document, paper)
    foot(document, paper)
  })
}

function head(document: Document, { company, address, name, month }: PayslipPaper, logo: Buffer | null): void {
  document.rect(0, 0, 595.28, 4).fill(colour.brand)
  let left = margin
  if (logo !== null) {
    document.image(logo, margin, margin, { fit: [40, 40] })
    left += 52
  }
  document
    .fillColor(colour.text)
    .font('bold', 15)
    .text(company, left, margin, { width: width - 190 })
  document.fillColor(colour.quiet).font('regular', 8.5)
  if (address) document.text(address, left, document.y + 1, { width: width - 190 })
  const below = Math.max(document.y, margin + 36)
  document.fillColor(colour.quiet).font('regular', 9).text(name, margin, margin, { width, align: 'right' })
  document
    .fillColor(colour.text)
    .font('bold', 13)
    .text(month, margin, margin + 13, { width, align: 'right' })
  rule(document, below + 8)
  document.y = below + 18
}

function net(document: Document, { net: { label, words, amount } }: PayslipPaper): void {
  makeRoom(document, 60)
  const top = document.y
  document.rect(margin, top, width, 46).fill(colour.ground)
  document
    .fillColor(colour.quiet)
    .font('regular', 9)
    .text(label, margin + 12, top + 8)
  document
    .fillColor(colour.text)
    .font('regular', 9)
    .text(words, margin + 12, top + 22, { width: width - 200 })
  document.font('bold', 17).text(amount, margin, top + 13, { width: width - 12, align: 'right' })
  document.y = top + 56
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
