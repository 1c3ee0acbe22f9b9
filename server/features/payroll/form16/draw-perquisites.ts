import type { PerquisiteStatement } from '@muster/engine/payroll/rules/in/perquisites/statement.ts'
import { amountInWords } from '@muster/engine/payroll/amount-in-words.ts'
import { dayText } from '@muster/engine/words.ts'
import { amountTable, colour, makeRoom, margin, rupees, width } from '../pdf/draw-table.ts'
import { factGrid } from '../pdf/fact-grid.ts'
import { certificatePdf, drawHead } from './draw-page.ts'
import type { Around } from './around-part.ts'
import type { PartB } from './part-b.ts'

const blank = '…………………………'

/** The statement of perquisites as an A4 document. What nobody here knows is left to be filled in by hand. */
export function drawPerquisites(statement: PerquisiteStatement, part: PartB, around: Around): Promise<Uint8Array> {
  const { person, financialYear } = part
  const { yearName, employer, pan, circleAddress, signatory, madeOn } = around
  return certificatePdf({ title: `${statement.form}, ${financialYear}`, part, around }, (document) => {
    drawHead(document, `${statement.form}, statement of perquisites`, {
      below: `Benefits in kind in the ${yearName.toLowerCase()} ${financialYear}, with ${part.form}`,
    })
    const fromSalary = part.rows.find(({ figure }) => figure === 'incomeFromSalary')?.amountPaise ?? 0
    factGrid(document, 2, [
      ['Employer', [employer.name, employer.address].filter(Boolean).join(', ')],
      ['Employee', `${person.name}, ${person.designation}, ${person.code}`],
      ['TAN of the employer', employer.tan ?? 'Not known'],
      ['PAN of the employee', pan],
      ['CIT (TDS)', circleAddress || 'Not known'],
      ['Director, or with a substantial interest in the company', blank],
      ['Income under “Salaries” without perquisites', rupees(Math.max(0, fromSalary - statement.taxablePaise))],
      ['Tax deducted from salary in the year', rupees(part.tdsPaise)],
    ])
    document.y += 6
    amountTable(document, {
      title: 'Nature of the perquisite',
      headers: ['Value', 'Recovered', 'Taxable'],
      rows: statement.rows.map(({ text, valuePaise, recoveredPaise, taxablePaise }, index) => ({
        label: `${index + 1}  ${text}`,
        amounts: [valuePaise, recoveredPaise, taxablePaise],
      })),
      total: {
        label: 'Total value of perquisites',
        amounts: [statement.valuePaise, statement.recoveredPaise, statement.taxablePaise],
      },
    })
    const line = (text: string) => {
      makeRoom(document, 40)
      document
        .fillColor(colour.text)
        .font('regular', 9)
        .text(text, margin, document.y + 4, { width })
    }
    line(
      `I, ${signatory.name || blank}, son/daughter of ${signatory.fatherName || blank}, working as ${signatory.designation || blank}, declare for ${employer.name} that the information above is true and complete, that perquisites of ${rupees(statement.taxablePaise)} (${amountInWords(statement.taxablePaise)}) were valued by the income-tax rules, and that it is based on the books and other records.`,
    )
    document.y += 18
    line(`Made on ${dayText(madeOn)}          Place: ……………………          Signature: ……………………………………`)
  })
}
