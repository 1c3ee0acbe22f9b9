import { a4Document } from '../../platform/pdf/document.ts'
import { colour, margin, width, type Document } from '../../platform/pdf/draw-table.ts'
import type { BillPaper, DemoFile } from './bill-paper.ts'
import { dayText, rateText, rupeesText, taxParts } from './bill-format.ts'

const columns = { words: margin + 8, quantity: margin + 290, amount: margin + 360 }

/** An invoice or quotation, as received by mail. */
export async function invoiceFile(paper: BillPaper): Promise<DemoFile> {
  const { merchant, number, day, title } = paper
  const about = { title: `${title} ${number}`, author: merchant.name, madeAt: new Date(`${day}T06:00:00Z`) }
  const bytes = await a4Document(about, (document) => draw(document, paper))
  const name = `${merchant.name} ${number}`.replaceAll(/[^\w]+/g, '-')
  return { name: `${name}.pdf`, mediaType: 'application/pdf', bytes: Buffer.from(bytes) }
}

function draw(document: Document, paper: BillPaper): void {
  const { merchant, items, taxPaise, totalPaise } = paper
  document.rect(0, 0, 600, 10).fill(['#7a3e2b', '#1f5f5b', '#39407f'][paper.turn % 3]!)
  document.fillColor(colour.text).font('bold', 20).text(merchant.name, margin, 46)
  document.fillColor(colour.quiet).font('regular', 9)
  document.text(`${merchant.address}, ${merchant.city}`).text(`GSTIN ${paper.gstin}`)
  document.fillColor(colour.text).font('bold', 14)
  document.text(paper.title.toUpperCase(), margin, 50, { width, align: 'right' })
  document.font('regular', 9)
  document
    .text(`No. ${paper.number}`, { width, align: 'right' })
    .text(`Date ${dayText(paper.day)}`, { width, align: 'right' })
  document.fillColor(colour.quiet).text(paper.title === 'Quotation' ? 'For' : 'Bill to', margin, 122)
  document.fillColor(colour.text).font('bold', 10).text('Sahyadri Components Private Limited')
  document.font('regular', 9).text('12 Residency Road, Bengaluru 560001')

  let y = 182
  document.rect(margin, y - 6, width, 20).fill(colour.ground)
  row(document, y, ['Description', 'Quantity', 'Amount (₹)'], 'bold')
  y += 26
  for (const { words, quantity, amountPaise } of items) {
    row(document, y, [words, String(quantity), rupeesText(amountPaise)])
    y += 20
  }
  document
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .stroke(colour.line)
  y += 10
  const below: [string, string][] = [
    ['Taxable amount', rupeesText(totalPaise - taxPaise)],
    ...taxParts(paper).map(({ name, amountPaise }): [string, string] => [
      `${name} ${rateText(paper.rate / 2)}`,
      rupeesText(amountPaise),
    ]),
  ]
  for (const [label, amount] of below) {
    row(document, y, ['', label, amount])
    y += 17
  }
  document.rect(columns.quantity - 8, y - 4, margin + width - columns.quantity + 8, 24).fill(colour.ground)
  row(document, y + 2, ['', 'Total', `₹${rupeesText(totalPaise)}`], 'bold', 11)
  document.fillColor(colour.quiet).font('regular', 8)
  document.text(foot(paper), margin, y + 60, { width })
  document
    .fillColor(colour.text)
    .font('bold', 9)
    .text(`For ${merchant.name}`, margin, y + 90, { width, align: 'right' })
}

function row(
  document: Document,
  y: number,
  cells: [string, string, string],
  font: 'regular' | 'bold' = 'regular',
  size = 9,
): void {
  const [words, quantity, amount] = cells
  document.fillColor(colour.text).font(font, size)
  document.text(words, columns.words, y, { width: 270 })
  document.text(quantity, columns.quantity, y, { width: 110 })
  document.text(amount, columns.amount, y, { width: margin + width - columns.amount - 8, align: 'right' })
}

function foot({ title }: BillPaper): string {
  return title === 'Quotation'
    ? 'Valid for 30 days. Delivery within two weeks of the order. Prices include GST as shown.'
    : 'Received with thanks. This invoice was made by a computer and needs no signature.'
}
