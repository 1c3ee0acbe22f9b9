import { dayText, longMonthText } from '@muster/engine/words.ts'
import { a4Document } from './document.ts'
import { personFacts, taxFacts } from './draw-facts.ts'
import { amounts } from './draw-amounts.ts'
import { colour, makeRoom, margin, rule, rupees, width, type Document } from './draw-table.ts'
import type { PrintedPayslip } from './render.ts'

/**
 * A payslip as the law asks for it (Form V of the Code on Wages (Central) Rules 2026), on one A4 page; more lines than fit go on
 * to a second. The same payslip gives the same bytes.
 */
export function drawPayslip(payslip: PrintedPayslip, logo: Buffer | null): Promise<Uint8Array> {
  const about = {
    title: `${nameOf(payslip)} ${longMonthText(payslip.month)}, ${payslip.person.name}`,
    author: payslip.company.name,
    madeAt: new Date(`${payslip.issuedOn ?? payslip.payDate}T00:00:00Z`),
  }
  return a4Document(about, (document) => {
    head(document, payslip, logo)
    personFacts(document, payslip)
    amounts(document, payslip)
    net(document, payslip)
    taxFacts(document, payslip)
    foot(document, payslip)
  })
}

function nameOf({ reversal, isFinal }: PrintedPayslip): string {
  if (reversal?.is === 'reversal') return 'Reversal of the payslip'
  return isFinal ? 'Final settlement' : 'Payslip'
}

function head(document: Document, payslip: PrintedPayslip, logo: Buffer | null): void {
  const { company, month } = payslip
  document.rect(0, 0, 595.28, 4).fill(colour.brand)
  let left = margin
  if (logo !== null) {
    document.image(logo, margin, margin, { fit: [40, 40] })
    left += 52
  }
  document
    .fillColor(colour.text)
    .font('bold', 15)
    .text(company.name, left, margin, { width: width - 190 })
  document.fillColor(colour.quiet).font('regular', 8.5)
  const where = [company.legalName === company.name ? '' : company.legalName, company.address]
    .filter(Boolean)
    .join(' · ')
  if (where) document.text(where, left, document.y + 1, { width: width - 190 })
  const below = Math.max(document.y, margin + 36)
  document.fillColor(colour.quiet).font('regular', 9).text(nameOf(payslip), margin, margin, { width, align: 'right' })
  document
    .fillColor(colour.text)
    .font('bold', 13)
    .text(longMonthText(month), margin, margin + 13, { width, align: 'right' })
  rule(document, below + 8)
  document.y = below + 18
}

function net(document: Document, { netPaise, netInWords }: PrintedPayslip): void {
  makeRoom(document, 60)
  const top = document.y
  document.rect(margin, top, width, 46).fill(colour.ground)
  document
    .fillColor(colour.quiet)
    .font('regular', 9)
    .text('Net pay', margin + 12, top + 8)
  document
    .fillColor(colour.text)
    .font('regular', 9)
    .text(netInWords, margin + 12, top + 22, { width: width - 200 })
  document.font('bold', 17).text(rupees(netPaise), margin, top + 13, { width: width - 12, align: 'right' })
  document.y = top + 56
}

function foot(document: Document, payslip: PrintedPayslip): void {
  const { yearToDate, lossOfPay, carriedForward, reversal, isFinal } = payslip
  const days = lossOfPay.map(
    ({ day, halfDays, reason }) => `${dayText(day)}${halfDays === 1 ? ' (half)' : ''}: ${reason}`,
  )
  const waiting = carriedForward.map(({ name, amountPaise }) => `${name} ${rupees(amountPaise)}`)
  const notes = [
    `Since April: earned ${rupees(yearToDate.grossPaise)}, deducted ${rupees(yearToDate.deductionsPaise)}, paid ${rupees(yearToDate.netPaise)}.`,
    ...(days.length > 0 ? [`LOP days: ${days.join('; ')}.`] : []),
    ...(waiting.length > 0
      ? [`${isFinal ? 'Not recovered' : 'Deductions that wait for a later month'}: ${waiting.join('; ')}.`]
      : []),
    ...(reversal?.is === 'reversal' ? [`It takes the payslip of the month back: ${reversal.reason}`] : []),
    'This payslip was made by computer and needs no signature.',
  ]
  for (const note of notes) {
    makeRoom(document, 14)
    document.fillColor(colour.quiet).font('regular', 8).text(note, margin, document.y, { width })
    document.y += 2
  }
}
