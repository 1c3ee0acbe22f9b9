import PDFDocument from 'pdfkit'
import type { Day, Instant } from '@muster/contract/values.ts'
import { colour, margin, rule, rupees, width, type Document } from '../pdf/draw-table.ts'
import { bold, regular } from '../pdf/fonts.ts'
import { dayText } from '../words.ts'
import { drawRows } from './draw-rows.ts'
import { drawVerification } from './draw-verification.ts'
import type { PartB } from './part-b.ts'

/** What the page says around the rows. */
export interface Around {
  madeAt: Instant
  /** The day of it where the company is. */
  madeOn: Day
  /** What the form of the year calls the part with the figures, and a year. */
  partName: string
  yearName: string
  /** Of the employee, or what stands for it. */
  pan: string
  employer: { name: string; address: string; pan: string | null; tan: string | null }
  signatory: { name: string; fatherName: string; designation: string }
  circleAddress: string
}

/** Part B as an A4 document. Nothing of it is Part A, and the page says so. */
export function drawPartB(part: PartB, around: Around): Promise<Uint8Array> {
  const title = `${part.form}, ${part.financialYear}`
  const document = new PDFDocument({
    size: 'A4',
    margin,
    font: regular as unknown as string,
    info: {
      Title: `${title}, ${part.person.name}`,
      Author: around.employer.name,
      CreationDate: new Date(around.madeAt),
    },
    lang: 'en-IN',
    displayTitle: true,
  })
  document.registerFont('regular', regular as unknown as Buffer)
  document.registerFont('bold', bold as unknown as Buffer)
  const chunks: Buffer[] = []
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  head(document, part, around)
  who(document, part, around)
  quarters(document, part)
  drawRows(document, part.rows)
  drawVerification(document, part, around)
  document.end()
  return whole
}

function head(document: Document, part: PartB, { partName, yearName }: Around): void {
  document.rect(0, 0, 595.28, 4).fill(colour.brand)
  document.fillColor(colour.text).font('bold', 15).text(`${part.form}, ${partName}`, margin, margin, { width })
  document
    .fillColor(colour.quiet)
    .font('regular', 9)
    .text(`Salary paid and tax deducted in the ${yearName.toLowerCase()} ${part.financialYear}`, { width })
  rule(document, document.y + 8)
  document.y += 18
}

function who(document: Document, { person, from, to }: PartB, { employer, pan, circleAddress }: Around): void {
  const entries: [string, string][] = [
    ['Employer', [employer.name, employer.address].filter(Boolean).join(', ')],
    ['Employee', `${person.name}, ${person.designation}`],
    ['TAN of the employer', employer.tan ?? 'Not known'],
    ['PAN of the employee', pan],
    ['PAN of the employer', employer.pan ?? 'Not known'],
    ['Employee reference', person.code],
    ['CIT (TDS)', circleAddress || 'Not known'],
    ['Period with the employer', `${dayText(from)} to ${dayText(to)}`],
  ]
  const cell = width / 2
  for (let row = 0; row < entries.length; row += 2) {
    const top = document.y
    let bottom = top
    for (const [column, [label, value]] of entries.slice(row, row + 2).entries()) {
      const x = margin + column * cell
      document
        .fillColor(colour.quiet)
        .font('regular', 8)
        .text(label, x, top, { width: cell - 12 })
      document
        .fillColor(colour.text)
        .font('regular', 9.5)
        .text(value, x, document.y, { width: cell - 12 })
      bottom = Math.max(bottom, document.y)
    }
    document.y = bottom + 6
  }
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
