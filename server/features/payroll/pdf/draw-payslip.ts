import PDFDocument from 'pdfkit'
import { dayText, monthText } from '../words.ts'
import { bold, regular } from './fonts.ts'
import type { PrintedPayslip } from './render.ts'

const margin = 51 // 18 mm
const width = 595.28 - 2 * margin
const colour = { text: '#262d38', quiet: '#5b6472', line: '#e7eaef', brand: '#1459c7', ground: '#f7f8fa' }

type Document = PDFKit.PDFDocument
type Line = PrintedPayslip['lines'][number]

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

function facts(document: Document, { person, days, payDate, paidAt }: PrintedPayslip): void {
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
    [paidAt === null ? 'Pay day' : 'Paid on', dayText(paidAt === null ? payDate : paidAt.slice(0, 10))],
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

function amounts(document: Document, payslip: PrintedPayslip): void {
  const of = (...types: Line['type'][]) => payslip.lines.filter((line) => types.includes(line.type))
  const column = (width - 24) / 2
  const top = document.y
  const left = table(document, margin, top, column, 'Earnings', of('earning', 'reimbursement'), {
    'Total earnings': payslip.grossPaise + payslip.reimbursementsPaise,
  })
  const right = table(document, margin + column + 24, top, column, 'Deductions', of('deduction'), {
    'Total deductions': payslip.deductionsPaise,
  })
  document.y = Math.max(left, right) + 14
  const others = of('employer', 'roundOff')
  if (others.length > 0) document.y = table(document, margin, document.y, width, 'Besides', others, {}) + 14
}

function table(
  document: Document,
  x: number,
  top: number,
  size: number,
  title: string,
  lines: Line[],
  totals: Record<string, number>,
) {
  document.rect(x, top, size, 20).fill(colour.ground)
  document
    .fillColor(colour.quiet)
    .font('bold', 8.5)
    .text(title, x + 8, top + 5.5, { width: size - 16 })
  let y = top + 26
  const row = (label: string, amount: number, font: 'regular' | 'bold') => {
    document
      .fillColor(colour.text)
      .font(font, 9.5)
      .text(label, x + 8, y, { width: size - 110 })
    const below = document.y
    document.text(rupees(amount), x + size - 108, y, { width: 100, align: 'right' })
    y = Math.max(below, document.y) + 5
  }
  if (lines.length === 0) {
    document
      .fillColor(colour.quiet)
      .font('regular', 9.5)
      .text('None', x + 8, y)
    y = document.y + 5
  }
  for (const { name, amountPaise } of lines) {
    if (y > 760) {
      document.addPage()
      y = margin
    }
    row(name, amountPaise, 'regular')
  }
  for (const [label, amount] of Object.entries(totals)) {
    rule(document, y, x, size)
    y += 7
    row(label, amount, 'bold')
  }
  return y
}

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

function rule(document: Document, y: number, x = margin, size = width): void {
  document
    .moveTo(x, y)
    .lineTo(x + size, y)
    .lineWidth(0.7)
    .strokeColor(colour.line)
    .stroke()
}

const grouped = new Intl.NumberFormat('en-IN')

/** Always with two digits of paise. */
function rupees(paise: number): string {
  const size = Math.abs(paise)
  return `${paise < 0 ? '−' : ''}₹${grouped.format(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`
}

function dayCount(halves: number): string {
  return `${Math.floor(halves / 2)}${halves % 2 === 0 ? '' : '.5'}`
}
