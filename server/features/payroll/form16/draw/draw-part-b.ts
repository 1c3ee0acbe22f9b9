import { say } from '@muster/engine/sentence.ts'
import { colour, margin, rupees, width, type Document } from '../../../../platform/pdf/draw-table.ts'
import { factGrid } from '../../../../platform/pdf/fact-grid.ts'
import type { Around } from '../around-part.ts'
import { certificatePdf, drawHead } from './draw-page.ts'
import { drawRows } from './draw-rows.ts'
import { drawVerification } from './draw-verification.ts'
import type { PartB } from '../part-b.ts'

/** Part B as an A4 document. It contains nothing of Part A, and the page says so. */
export function drawPartB(part: PartB, around: Around): Promise<Uint8Array> {
  const title = `${part.form}, ${part.financialYear}`
  return certificatePdf({ title, part, around }, (document) => {
    const { person, from, to } = part
    const { put, partName, yearName, employer, pan, circleAddress } = around
    const unknown = put(say`Not known`)
    drawHead(document, `${part.form}, ${partName}`, {
      below: put(say`Salary paid and tax deducted in ${yearName}`),
    })
    factGrid(document, 2, [
      [put(say`Employer`), [employer.name, employer.address].filter(Boolean).join(', ')],
      [put(say`Employee`), `${person.name}, ${person.designation}`],
      [put(say`Employer's TAN`), employer.tan ?? unknown],
      [put(say`Employee's PAN`), pan],
      [put(say`Employer's PAN`), employer.pan ?? unknown],
      [put(say`Employee code`), person.code],
      [put(say`CIT (TDS)`), circleAddress || unknown],
      [put(say`Period with the employer`), put(say`${{ day: from }} to ${{ day: to }}`)],
    ])
    quarters(document, part, around)
    drawRows(document, part.rows, around)
    drawVerification(document, part, around)
  })
}

/** CBDT guidance note on Forms 130 to 133: a certificate is valid only if it is generated from TRACES. */
const tracesOnlyFrom = '2026-27'

/** From the payslips. Receipts and challans for it are in Part A only. */
function quarters(document: Document, part: PartB, { put }: Around): void {
  document
    .fillColor(colour.text)
    .font('bold', 9.5)
    .text(put(say`Quarterly salary and TDS`), margin, document.y + 4, { width })
  document
    .fillColor(colour.quiet)
    .font('regular', 8.5)
    .text(
      put(
        say`From the payslips: provisional, not from TRACES. Part A, with receipts and challans, is issued by the tax department only.`,
      ),
    )
  if (part.financialYear >= tracesOnlyFrom)
    document.text(
      put(
        say`${part.form} is valid only when downloaded from TRACES and signed. This statement is for checking and filing returns.`,
      ),
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
  row([put(say`Quarter`), put(say`Salary paid`), put(say`Tax deducted`)], 'bold')
  for (const one of part.quarters) row([one.name, rupees(one.paidPaise), rupees(one.tdsPaise)], 'regular')
  const paid = part.quarters.reduce((sum, one) => sum + one.paidPaise, 0)
  row([put(say`Year`), rupees(paid), rupees(part.tdsPaise)], 'bold')
  document.y += 6
}
