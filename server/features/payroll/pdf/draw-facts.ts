import { dayText } from '@muster/engine/words.ts'
import { colour, makeRoom, margin, rupees, width, type Document } from './draw-table.ts'
import { factGrid } from './fact-grid.ts'
import type { PrintedPayslip } from './render.ts'

const relations = { father: 'Father', mother: 'Mother', spouse: 'Spouse' }

/** Who is paid, for which days, and when. */
export function personFacts(document: Document, payslip: PrintedPayslip): void {
  const { person, days, payDate, issuedOn, lines } = payslip
  const overtime = lines.find(({ code }) => code === 'OVERTIME')?.explanation.reason
  factGrid(document, 4, [
    ['Name', person.name],
    ['Employee code', person.code],
    ...some(person.relative && relations[person.relative.relation], person.relative?.name),
    ['Designation', person.designation],
    ['Department', person.department ?? '–'],
    ['Location', person.location],
    ['Joined on', dayText(person.joinedOn)],
    ...some('Last day', person.leftOn === null ? null : dayText(person.leftOn)),
    ['PAN', masked(person.panLast4)],
    ['UAN', masked(person.uanLast4)],
    ...some('ESI number', person.esiLast4 === null ? null : masked(person.esiLast4)),
    ['Bank account', person.bank ? `${person.bank.name} ${masked(person.bank.accountLast4)}`.trim() : '–'],
    ['Days in the month', String(days.inMonth)],
    ['Days paid', `${dayCount(days.paidHalfDays)} of ${dayCount(days.denominatorHalfDays)}`],
    ['LOP days', dayCount(days.lossOfPayHalfDays)],
    ...some('Overtime', overtime),
    // Not when it was paid: the document is made once, and that may come later.
    ['Pay day', dayText(payDate)],
    ...some('Issued on', issuedOn === null ? null : dayText(issuedOn)),
  ])
}

/** What the income tax of the year stands at. */
export function taxFacts(document: Document, { taxYear }: PrintedPayslip): void {
  if (taxYear === null) return
  makeRoom(document, 56)
  document
    .fillColor(colour.text)
    .font('bold', 9)
    .text(`Income tax of ${taxYear.financialYear}, ${taxYear.regime} regime`, margin, document.y, { width })
  document.y += 4
  const payments = taxYear.paymentsLeft === 1 ? '1 payment' : `${taxYear.paymentsLeft} payments`
  factGrid(document, 5, [
    ['Projected salary', rupees(taxYear.projectedPaise)],
    ['Taxable income', rupees(taxYear.totalIncomePaise)],
    ['Tax of the year', rupees(taxYear.taxPaise)],
    ['Deducted so far', rupees(taxYear.deductedPaise)],
    [taxYear.paymentsLeft === 0 ? 'Left' : `Left, in ${payments}`, rupees(taxYear.leftPaise)],
  ])
}

function some(label: string | null, value: string | null | undefined): [string, string][] {
  return label === null || value === null || value === undefined || value === '' ? [] : [[label, value]]
}

function masked(last4: string | null): string {
  return last4 === null ? '–' : `•••• ${last4}`
}

function dayCount(halfDays: number): string {
  return `${Math.floor(halfDays / 2)}${halfDays % 2 === 0 ? '' : '.5'}`
}
