import type { LetterBlock, LetterRun } from '@muster/contract/letters/letter-paper.ts'
import { colour, makeRoom, margin, rule, width, type Document } from '../../../platform/pdf/draw-table.ts'

type Table = Extract<LetterBlock, { type: 'table' }>

const size = 9.5
const pad = 6

/** A table of a letter: the first column takes the remaining width. */
export function drawGrid(document: Document, { header, rows, align, hasTotal }: Table): void {
  const columns = header.length
  const narrow = columns < 3 ? width / columns : width * (0.5 / (columns - 1))
  const first = width - narrow * (columns - 1)
  const cells = (row: readonly LetterRun[][], isBold: boolean) => {
    const texts = row.map((runs) => runs.map(({ text }) => text).join(''))
    const bold = row.map((runs) => isBold || (runs.length > 0 && runs.every((run) => run.bold)))
    const widthOf = (at: number) => (at === 0 ? first : narrow) - pad * 2
    const height = Math.max(
      ...texts.map((text, at) =>
        document.font(bold[at] ? 'bold' : 'regular', size).heightOfString(text || ' ', { width: widthOf(at) }),
      ),
    )
    return { texts, bold, widthOf, height }
  }
  const draw = (row: readonly LetterRun[][], isBold: boolean) => {
    const { texts, bold, widthOf, height } = cells(row, isBold)
    makeRoom(document, height + 8)
    const top = document.y
    for (const [at, text] of texts.entries()) {
      const x = margin + pad + (at === 0 ? 0 : first + narrow * (at - 1))
      document.fillColor(colour.text).font(bold[at] ? 'bold' : 'regular', size)
      document.text(text, x, top + 4, { width: widthOf(at), align: align[at] ?? 'left' })
    }
    document.y = top + height + 8
    rule(document, document.y)
  }
  makeRoom(document, 60)
  document.rect(margin, document.y, width, cells(header, true).height + 8).fill(colour.ground)
  draw(header, true)
  for (const [at, row] of rows.entries()) draw(row, hasTotal && at === rows.length - 1)
  document.y += 12
}
