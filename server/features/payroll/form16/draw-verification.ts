import { amountInWords } from '@muster/engine/payroll/amount-in-words.ts'
import { dayText } from '@muster/engine/words.ts'
import { colour, margin, rupees, width, type Document } from '../pdf/draw-table.ts'
import type { Around } from './around-part.ts'
import type { PartB } from './part-b.ts'

/** What is left of the tax, and the words that the employer signs. */
export function drawVerification(document: Document, part: PartB, { signatory, madeOn, employer }: Around): void {
  if (document.y > 640) {
    document.addPage()
    document.y = margin
  }
  const { name, fatherName, designation } = signatory
  const balance = part.taxPaise - part.tdsPaise - part.earlierTdsPaise
  if (part.earlierTdsPaise > 0)
    line(document, `Deducted by employers before this one in the year, as declared: ${rupees(part.earlierTdsPaise)}.`)
  if (balance > 0) line(document, `Left to be paid by the employee: ${rupees(balance)}.`)
  if (balance < 0)
    line(document, `Deducted above the tax of the year: ${rupees(-balance)}. It is claimed back with the return.`)
  document
    .fillColor(colour.text)
    .font('bold', 9.5)
    .text('Verification', margin, document.y + 10, { width })
  line(
    document,
    `I, ${name || '…………………………'}, son/daughter of ${fatherName || '…………………………'}, working in the capacity of ${designation || '…………………………'}, certify for ${employer.name} that ${rupees(part.tdsPaise)} (${amountInWords(part.tdsPaise)}) of tax was deducted from the salary of ${part.person.name}, and that the information above is true, complete and based on the books, statements of tax deducted and other records.`,
  )
  document.y += 18
  line(document, `Made on ${dayText(madeOn)}          Place: ……………………          Signature: ……………………………………`)
}

function line(document: Document, text: string): void {
  document
    .fillColor(colour.text)
    .font('regular', 9)
    .text(text, margin, document.y + 4, { width })
}
