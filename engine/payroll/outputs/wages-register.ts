import { sum, type Paise } from '../../money.ts'
import { codeParts, type PaidLine, type PaidRow } from './paid-row.ts'
import type { Cell, Column, Table } from './table.ts'

const columns: readonly Column[] = [
  { name: 'Serial number', type: 'number' },
  { name: 'Employee number', type: 'text' },
  { name: 'Name', type: 'text' },
  { name: 'Designation', type: 'text' },
  { name: 'Days paid', type: 'halfDays' },
  { name: 'Basic', type: 'amount' },
  { name: 'Dearness allowance', type: 'amount' },
  { name: 'Other earnings and reimbursements', type: 'amount' },
  { name: 'Total payable', type: 'amount' },
  { name: 'Provident fund', type: 'amount' },
  { name: 'State insurance', type: 'amount' },
  { name: 'Income tax', type: 'amount' },
  { name: 'Other deductions', type: 'amount' },
  { name: 'Round-off', type: 'amount' },
  { name: 'Net payment', type: 'amount' },
  { name: 'Date of payment', type: 'text' },
]

/**
 * The register of wages and deductions that the law asks an employer to keep.
 *
 * @param paidOn the day on which a row was paid, or why it is not
 *
 * Source: Code on Wages (Central) Rules 2026, G.S.R. 343(E), Form IV.
 */
export function wagesRegister<Row extends PaidRow>(paidOn: (row: Row) => string, rows: Iterable<Row>): Table {
  return { columns, rows: wageRows(paidOn, rows) }
}

function* wageRows<Row extends PaidRow>(paidOn: (row: Row) => string, rows: Iterable<Row>): Generator<readonly Cell[]> {
  let serial = 0
  for (const row of rows) {
    const { person, payslip } = row
    serial += 1
    const { basicPaise, daPaise } = payslip.facts.tax
    const fund = taken(payslip.lines, 'EPF', 'VPF')
    const insurance = taken(payslip.lines, 'ESI')
    const tax = taken(payslip.lines, 'TDS')
    // Reimbursements belong to the payment: without them the row would not add up.
    const other = payslip.grossPaise - basicPaise - daPaise + payslip.reimbursementsPaise
    const total = basicPaise + daPaise + other
    const rest = payslip.deductionsPaise - fund - insurance - tax
    const { code, name, designation } = person
    const days = payslip.days.paidHalfDays
    // What rounding adds to the net is nothing that was earned: it stands in a place of its own.
    const { roundOffPaise, netPaise } = payslip
    const amounts = [basicPaise, daPaise, other, total, fund, insurance, tax, rest, roundOffPaise, netPaise]
    yield [serial, code, name, designation, days, ...amounts, paidOn(row)]
  }
}

function taken(lines: readonly PaidLine[], ...codes: readonly string[]): Paise {
  const of = lines.filter(({ kind, code }) => kind === 'deduction' && codes.includes(codeParts(code).code))
  return sum(of.map(({ amountPaise }) => amountPaise))
}
