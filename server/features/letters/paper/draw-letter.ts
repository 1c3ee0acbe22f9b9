import type { LetterBlock, LetterPaper, LetterRun } from '@muster/contract/letters/letter-paper.ts'
import { say } from '@muster/engine/sentence.ts'
import { translate } from '../../../platform/language/translate.ts'
import { a4Document } from '../../../platform/pdf/document.ts'
import { colour, makeRoom, margin, rule, width, type Document } from '../../../platform/pdf/draw-table.ts'
import { drawGrid } from './draw-grid.ts'

/** A letter on A4 pages: letterhead, number and date, text, and signatory. The same letter gives the same bytes. */
export function drawLetter(paper: LetterPaper, logo: Buffer | null, madeAt: Date): Promise<Uint8Array> {
  return a4Document({ title: `${paper.title} ${paper.number}`, author: paper.company.name, madeAt }, (document) => {
    letterhead(document, paper, logo)
    document.fillColor(colour.text).font('bold', 13).text(paper.title, margin, document.y, { width, align: 'center' })
    document.y += 12
    for (const block of paper.blocks) draw(document, block)
    signature(document, paper)
  })
}

function letterhead(document: Document, { company, number, date }: LetterPaper, logo: Buffer | null): void {
  document.rect(0, 0, 595.28, 4).fill(colour.brand)
  const left = logo === null ? margin : margin + 60
  if (logo !== null) document.image(logo, margin, margin - 6, { fit: [48, 48] })
  document
    .fillColor(colour.text)
    .font('bold', 14)
    .text(company.name, left, margin, { width: width - (left - margin) })
  document.fillColor(colour.quiet).font('regular', 8.5)
  if (company.address) document.text(company.address, left, document.y + 1, { width: width - (left - margin) })
  const below = Math.max(document.y, margin + 40) + 6
  rule(document, below)
  document.fillColor(colour.quiet).font('regular', 9.5)
  document.text(translate(say`Ref: ${number}`), margin, below + 10, { width })
  document.text(translate(say`Date: ${date}`), margin, below + 10, { width, align: 'right' })
  document.y += 16
}

const size = 10
const indent = 16

function draw(document: Document, block: LetterBlock): void {
  document.fillColor(colour.text)
  if (block.type === 'heading') {
    makeRoom(document, 50)
    document.y += 4
    words(
      document,
      block.runs.map((run) => ({ ...run, bold: true })),
      { x: margin, size: block.level === 1 ? 12.5 : 11 },
    )
    document.y += 4
  } else if (block.type === 'paragraph') {
    words(document, block.runs, { x: margin, size })
    document.y += 8
  } else if (block.type === 'item') {
    const x = margin + (block.depth + 1) * indent
    makeRoom(document, 15)
    const top = document.y
    document.font('regular', size).text(block.mark, x - indent, top, { width: indent, lineBreak: false })
    document.y = top
    words(document, block.runs, { x, size })
    document.y += 4
  } else if (block.type === 'quote') {
    words(document, block.runs, { x: margin + indent, size })
    document.y += 8
  } else if (block.type === 'rule') {
    makeRoom(document, 16)
    rule(document, document.y + 4)
    document.y += 14
  } else drawGrid(document, block)
}

/** Text runs in different styles, one after the other. */
function words(document: Document, runs: readonly LetterRun[], { x, size: points }: { x: number; size: number }): void {
  makeRoom(document, 15)
  const own = width - (x - margin)
  for (const [at, { text, bold, italic }] of runs.entries()) {
    document.font(bold ? 'bold' : 'regular', points)
    const options = { width: own, lineGap: 2.5, continued: at < runs.length - 1, oblique: italic }
    if (at === 0) document.text(text, x, document.y, options)
    else document.text(text, options)
  }
}

function signature(document: Document, { company, signatory }: LetterPaper): void {
  makeRoom(document, 96)
  document.y += 6
  document.fillColor(colour.text).font('regular', size)
  document.text(translate(say`For ${company.name}`), margin, document.y, { width })
  document.y += 40
  if (signatory === null) return
  document.font('bold', size).text(signatory.name, margin, document.y, { width })
  document.font('regular', size).text(signatory.designation, margin, document.y, { width })
}
