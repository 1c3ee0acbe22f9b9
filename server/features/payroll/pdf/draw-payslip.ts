import PDFDocument from 'pdfkit'
import { dayText, monthText } from '../words.ts'
import { amountTable, colour, margin, type Document, type Line, rule, rupees, width } from './draw-table.ts'
import { bold, regular } from './fonts.ts'
import type { PrintedPayslip } from './render.ts'

/** A payslip on one A4 page; more lines than fit go on to a second. */
export function drawPayslip(payslip: PrintedPayslip, logo: Buffer | null): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    font: regular as unknown as string,
    info: { Title: `Payslip ${monthText(payslip.month)}, ${payslip.person.name}`, Author: payslip.company.name },
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
  head(document, payslip, logo)
  facts(document, payslip)
  amounts(document, payslip)
  net(document, payslip)
  foot(document, payslip)
  document.end()
  return whole
}

function head(document: Document, { company, month }: PrintedPayslip, logo: Buffer | null): void {
  document.rect(0, 0, 595.28, 4).fill(colour.brand)
  let left = margin
  if (logo !== null) {
    document.image(logo, margin, margin, { fit: [40, 40] })
    left += 52
  }
  document
    .fillColor(colour.text)
    .font('bold', 15)
    .text(company.name, left, margin, { width: width - 160 })
  document.fillColor(colour.quiet).font('regular', 8.5)
  const where = [company.legalName === company.name ? '' : company.legalName, company.address]
    .filter(Boolean)
    .join(' · ')
  if (where) document.text(where, left, document.y + 1, { width: width - 160 })
  const below = Math.max(document.y, margin + 40)
  document.fillColor(colour.quiet).font('regular', 9).text('Payslip', margin, margin, { width, align: 'right' })
  document
    .fillColor(colour.text)
    .font('bold', 13)
    .text(monthText(month), margin, margin + 13, { width, align: 'right' })
  rule(document, below + 10)
  document.y = below + 22
}

function facts(document: Document, { person, days, payDate }: PrintedPayslip): void {
  const entries = [
    ['Name', person.name],
    ['Employee code', person.code],
    ['Designation', person.designation],
    ['Department', person.department ?? '–'],
    ['Location', person.location],
    ['Joined on', dayText(person.joinedOn)],
    ...(person.leftOn === null ? [] : [['Last day', dayText(person.leftOn)]]),
    ['Days in the month', String(days.inMonth)],
    ['Days paid', `${dayCount(days.paidHalves)} of ${dayCount(days.denominatorHalves)}`],
    ['Days without pay', dayCount(days.lossOfPayHalves)],
    // Not when it was paid: the document is made once, and that may come later.
    ['Pay day', dayText(payDate)],
  ] as [string, string][]
  const cell = width / 3
  const top = document.y
  let bottom = top
  for (let row = 0; row * 3 < entries.length; row += 1) {
    const y = bottom
    for (const [column, [label, value]] of entries.slice(row * 3, row * 3 + 3).entries()) {
      const x = margin + column * cell
      document
        .fillColor(colour.quiet)
        .font('regular', 8)
        .text(label, x, y, { width: cell - 12 })
      document
        .fillColor(colour.text)
        .font('regular', 9.5)
        .text(value, x, document.y, { width: cell - 12 })
      bottom = Math.max(bottom, document.y + 8)
    }
  }
  document.y = bottom + 6
}

/** Side by side, or below each other when one side is too long for a page. */
function amounts(document: Document, payslip: PrintedPayslip): void {
  const of = (...types: Line['type'][]) => payslip.lines.filter((line) => types.includes(line.type))
  const earned = {
    title: 'Earnings',
    lines: of('earning', 'reimbursement'),
    total: payslip.grossPaise + payslip.reimbursementsPaise,
  }
  const deducted = { title: 'Deductions', lines: of('deduction'), total: payslip.deductionsPaise }
  const fits = Math.max(earned.lines.length, deducted.lines.length) <= 20
  const column = fits ? (width - gap) / 2 : width
  const top = document.y
  const left = amountTable(document, { ...earned, x: margin, top, size: column })
  const place = fits ? { x: margin + column + gap, top } : { x: margin, top: left + 14 }
  const right = amountTable(document, { ...deducted, ...place, size: column })
  document.y = (fits ? Math.max(left, right) : right) + 14
  for (const [title, lines] of [
    ['Paid by the employer on top', of('employer')],
    ['Rounding', of('roundOff')],
  ] as const) {
    if (lines.length > 0)
      document.y = amountTable(document, { title, lines, x: margin, top: document.y, size: width }) + 14
  }
}

const gap = 24

function net(document: Document, { netPaise, netInWords }: PrintedPayslip): void {
  if (document.y > 700) {
    document.addPage()
    document.y = margin
  }
  const top = document.y
  document.rect(margin, top, width, 52).fill(colour.ground)
  document
    .fillColor(colour.quiet)
    .font('regular', 9)
    .text('Net pay', margin + 12, top + 10)
  document
    .fillColor(colour.text)
    .font('regular', 9.5)
    .text(netInWords, margin + 12, top + 26, { width: width - 190 })
  document.font('bold', 18).text(rupees(netPaise), margin, top + 15, { width: width - 12, align: 'right' })
  document.y = top + 64
}

function foot(document: Document, { yearToDate, lossOfPay }: PrintedPayslip): void {
  document.fillColor(colour.quiet).font('regular', 8.5)
  const year = `Since April: earned ${rupees(yearToDate.grossPaise)}, deducted ${rupees(yearToDate.deductionsPaise)}, paid ${rupees(yearToDate.netPaise)}.`
  document.text(year, margin, document.y, { width })
  if (lossOfPay.length > 0) {
    const days = lossOfPay.map(
      ({ day, halves, reason }) => `${dayText(day)}${halves === 1 ? ' (half)' : ''}: ${reason}`,
    )
    document.moveDown(0.4).text(`Days without pay: ${days.join('; ')}.`, { width })
  }
  document.moveDown(0.4).text('This payslip was made by computer and needs no signature.', { width })
}

function dayCount(halves: number): string {
  return `${Math.floor(halves / 2)}${halves % 2 === 0 ? '' : '.5'}`
}
