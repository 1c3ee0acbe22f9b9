import { plain, say } from '@muster/engine/sentence.ts'
import type { Form16Row } from '@muster/engine/payroll/rules/in/forms/form-16.ts'
import { colour, margin, rule, rupees, width, type Document } from '../../../../platform/pdf/draw-table.ts'
import type { Around } from '../around-part.ts'

const bottom = 785
const amount = 108

/** The rows of the certificate as in the form: number, text, amount declared and amount that counts. */
export function drawRows(document: Document, rows: readonly Form16Row[], { put }: Pick<Around, 'put'>): void {
  heading(document, put)
  for (const { figure, number, text: english, amountPaise, declaredPaise, word } of rows) {
    const text = put(plain(english))
    const texts = width - 46 - 2 * amount
    document.font(totals.has(figure) ? 'bold' : 'regular', 9)
    const height = document.heightOfString(text, { width: texts })
    if (document.y + height > bottom) {
      document.addPage()
      document.y = margin
      heading(document, put)
    }
    const y = document.y
    document.fillColor(colour.quiet).text(number, margin + 4, y, { width: 38 })
    document.fillColor(colour.text).text(text, margin + 42, y, { width: texts })
    if (declaredPaise !== null && declaredPaise !== amountPaise) cell(document, rupees(declaredPaise), y, 1)
    cell(document, word === null ? (amountPaise === null ? '' : rupees(amountPaise)) : put(words[word]), y, 0)
    document.y = y + height + 4
  }
  rule(document, document.y)
  document.y += 8
}

const words = { Yes: say`Yes`, No: say`No` }

function heading(document: Document, put: Around['put']): void {
  const y = document.y + 2
  document.rect(margin, y, width, 18).fill(colour.ground)
  document
    .fillColor(colour.quiet)
    .font('bold', 8.5)
    .text(put(say`Row`), margin + 4, y + 4.5, { width: 40 })
  cell(document, put(say`Declared`), y + 4.5, 1)
  cell(document, put(say`Amount`), y + 4.5, 0)
  document.y = y + 24
}

/** Columns counted from the right. */
function cell(document: Document, text: string, y: number, column: number): void {
  document.text(text, margin + width - (column + 1) * amount, y, { width: amount - 6, align: 'right' })
}

/** Totals, and the tax still payable. */
const totals = new Set<Form16Row['figure']>([
  ...(['grossSalary', 'exemptions', 'currentEmployer', 'fromSalary', 'incomeFromSalary'] as const),
  ...(['grossTotalIncome', 'deductions', 'totalIncome', 'totalTax', 'netTax'] as const),
])
