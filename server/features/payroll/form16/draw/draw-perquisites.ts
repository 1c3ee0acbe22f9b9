import type { PerquisiteStatement } from '@muster/engine/payroll/rules/in/perquisites/statement.ts'
import { amountInWords } from '@muster/engine/payroll/amount-in-words.ts'
import { plain, say } from '@muster/engine/sentence.ts'
import { amountTable, colour, makeRoom, margin, rupees, width } from '../../../../platform/pdf/draw-table.ts'
import { factGrid } from '../../../../platform/pdf/fact-grid.ts'
import { certificatePdf, drawHead } from './draw-page.ts'
import type { Around } from '../around-part.ts'
import type { PartB } from '../part-b.ts'

const blank = '…………………………'

/** The statement of perquisites as an A4 document. Unknown values are left blank to fill in by hand. */
export function drawPerquisites(statement: PerquisiteStatement, part: PartB, around: Around): Promise<Uint8Array> {
  const { person, financialYear } = part
  const { put, yearName, employer, pan, circleAddress, signatory, madeOn } = around
  return certificatePdf({ title: `${statement.form}, ${financialYear}`, part, around }, (document) => {
    const unknown = put(say`Not known`)
    drawHead(document, put(say`${statement.form}, statement of perquisites`), {
      below: put(say`Benefits in kind in ${yearName}, with ${part.form}`),
    })
    const fromSalary = part.rows.find(({ figure }) => figure === 'incomeFromSalary')?.amountPaise ?? 0
    factGrid(document, 2, [
      [put(say`Employer`), [employer.name, employer.address].filter(Boolean).join(', ')],
      [put(say`Employee`), `${person.name}, ${person.designation}, ${person.code}`],
      [put(say`Employer's TAN`), employer.tan ?? unknown],
      [put(say`Employee's PAN`), pan],
      [put(say`CIT (TDS)`), circleAddress || unknown],
      [put(say`Director, or with a substantial interest in the company`), blank],
      [put(say`Income under “Salaries” without perquisites`), rupees(Math.max(0, fromSalary - statement.taxablePaise))],
      [put(say`Tax deducted from salary in the year`), rupees(part.tdsPaise)],
    ])
    document.y += 6
    amountTable(document, {
      title: put(say`Nature of the perquisite`),
      none: put(say`None`),
      headers: [put(say`Value`), put(say`Recovered`), put(say`Taxable`)],
      rows: statement.rows.map(({ text, valuePaise, recoveredPaise, taxablePaise }, index) => ({
        label: `${index + 1}  ${put(plain(text))}`,
        amounts: [valuePaise, recoveredPaise, taxablePaise],
      })),
      total: {
        label: put(say`Total value of perquisites`),
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
      put(
        say`I, ${signatory.name || blank}, son/daughter of ${signatory.fatherName || blank}, working as ${signatory.designation || blank}, declare for ${employer.name} that the information above is true and complete, that perquisites of ${rupees(statement.taxablePaise)} (${amountInWords(statement.taxablePaise)}) were valued as per the Income-tax Rules, and that it is based on the books and other records.`,
      ),
    )
    document.y += 18
    line(put(say`Made on ${{ day: madeOn }}          Place: ……………………          Signature: ……………………………………`))
  })
}
