import { dayText } from '@muster/engine/words.ts'
import { colour, margin, rupees, width, type Document } from '../pdf/draw-table.ts'
import { factGrid } from '../pdf/fact-grid.ts'
import type { Around } from './around-part.ts'
import { certificatePdf, drawHead } from './draw-page.ts'
import { drawRows } from './draw-rows.ts'
import { drawVerification } from './draw-verification.ts'
import type { PartB } from './part-b.ts'

/** Part B as an A4 document. Nothing of it is Part A, and the page says so. */
export function drawPartB(part: PartB, around: Around): Promise<Uint8Array> {
  const title = `${part.form}, ${part.financialYear}`
  return certificatePdf({ title, part, around }, (document) => {
    const { person, from, to } = part
    const { partName, yearName, employer, pan, circleAddress } = around
    drawHead(document, `${part.form}, ${partName}`, {
      below: `Salary paid and tax deducted in the ${yearName.toLowerCase()} ${part.financialYear}`,
    })
    factGrid(document, 2, [
      ['Employer', [employer.name, employer.address].filter(Boolean).join(', ')],
      ['Employee', `${person.name}, ${person.designation}`],
      ['TAN of the employer', employer.tan ?? 'Not known'],
      ['PAN of the employee', pan],
      ['PAN of the employer', employer.pan ?? 'Not known'],
      ['Employee reference', person.code],
      ['CIT (TDS)', circleAddress || 'Not known'],
      ['Period with the employer', `${dayText(from)} to ${dayText(to)}`],
    ])
    quarters(document, part)
    drawRows(document, part.rows)
    drawVerification(document, part, around)
  })
}

/** From the payslips. The receipts and challans of it stand in Part A alone. */
function quarters(document: Document, part: PartB): void {
  document
    .fillColor(colour.text)
    .font('bold', 9.5)
    .text('Paid and deducted by quarter', margin, document.y + 4, { width })
  document
    .fillColor(colour.quiet)
    .font('regular', 8.5)
    .text(
      'From the payslips: provisional, not from TRACES. Part A with receipts and challans is given by the tax department alone.',
    )
  document.y += 4
  const row = (cells: [string, string, string], font: 'regular' | 'bold') => {
    const y = document.y
    document
      .fillColor(colour.text)
      .font(font, 9)
      .text(cells[0], margin + 8, y, { width: 120 })
    document.text(cells[1], margin + 140, y, { width: 150, align: 'right' })
    document.text(cells[2], margin + 310, y, { width: width - 318, align: 'right' })
    document.y = y + 14
  }
  row(['Quarter', 'Paid', 'Tax deducted'], 'bold')
  for (const one of part.quarters) row([one.name, rupees(one.paidPaise), rupees(one.tdsPaise)], 'regular')
  const paid = part.quarters.reduce((sum, one) => sum + one.paidPaise, 0)
  row(['Year', rupees(paid), rupees(part.tdsPaise)], 'bold')
  document.y += 6
}
