import { amountInWords } from '@muster/engine/payroll/amount-in-words.ts'
import { say } from '@muster/engine/sentence.ts'
import { colour, margin, rupees, width, type Document } from '../../../../platform/pdf/draw-table.ts'
import type { Around } from '../around-part.ts'
import type { PartB } from '../part-b.ts'

const blank = '…………………………'

/** The remaining tax, and the verification that the employer signs. */
export function drawVerification(document: Document, part: PartB, { put, signatory, madeOn, employer }: Around): void {
  if (document.y > 640) {
    document.addPage()
    document.y = margin
  }
  const { name, fatherName, designation } = signatory
  const balance = part.taxPaise - part.tdsPaise - part.earlierTdsPaise
  if (part.earlierTdsPaise > 0)
    line(document, put(say`TDS by previous employers in the year, as declared: ${rupees(part.earlierTdsPaise)}.`))
  if (balance > 0) line(document, put(say`Balance tax payable by the employee: ${rupees(balance)}.`))
  if (balance < 0)
    line(document, put(say`Excess tax deducted: ${rupees(-balance)}. Claim the refund in the tax return.`))
  document
    .fillColor(colour.text)
    .font('bold', 9.5)
    .text(put(say`Verification`), margin, document.y + 10, { width })
  line(
    document,
    put(
      say`I, ${name || blank}, son/daughter of ${fatherName || blank}, working in the capacity of ${designation || blank}, certify for ${employer.name} that ${rupees(part.tdsPaise)} (${amountInWords(part.tdsPaise)}) of tax was deducted from the salary of ${part.person.name}, and that the information above is true, complete and based on the books, TDS statements and other records.`,
    ),
  )
  document.y += 18
  line(document, put(say`Made on ${{ day: madeOn }}          Place: ……………………          Signature: ……………………………………`))
}

function line(document: Document, text: string): void {
  document
    .fillColor(colour.text)
    .font('regular', 9)
    .text(text, margin, document.y + 4, { width })
}
