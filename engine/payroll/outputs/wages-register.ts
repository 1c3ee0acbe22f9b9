import { say, type Sentence } from '../../sentence.ts'
import type { Day } from '../../day.ts'
import { sum, type Paise } from '../../money.ts'
import { codeParts, type PaidLine, type PaidRow } from './paid-row.ts'
import type { SaidCell, SaidColumn, SaidTable } from './table.ts'

const columns: readonly SaidColumn[] = [
  { name: say`Serial number`, type: 'number' },
  { name: say`Employee number`, type: 'text' },
  { name: say`Name`, type: 'text' },
  { name: say`Designation`, type: 'text' },
  { name: say`Days paid`, type: 'halfDays' },
  { name: say`Basic`, type: 'amount' },
  { name: say`Dearness allowance`, type: 'amount' },
  { name: say`Other earnings and reimbursements`, type: 'amount' },
  { name: say`Total payable`, type: 'amount' },
  { name: say`Provident fund`, type: 'amount' },
  { name: say`ESI`, type: 'amount' },
  { name: say`Income tax`, type: 'amount' },
  { name: say`Other deductions`, type: 'amount' },
  { name: say`Round off`, type: 'amount' },
  { name: say`Net payment`, type: 'amount' },
  { name: say`Date of payment`, type: 'text' },
]

/**
 * The register of wages and deductions that the law asks an employer to keep.
 *
 * @param paidOn the day on which a row was paid, or why it is not
 *
 * Source: Code on Wages (Central) Rules 2026, G.S.R. 343(E), Form IV.
 */
export function wagesRegister<Row extends PaidRow>(
  paidOn: (row: Row) => Day | Sentence,
  rows: Iterable<Row>,
): SaidTable {
  return { columns, rows: wageRows(paidOn, rows) }
}

function* wageRows<Row extends PaidRow>(
  paidOn: (row: Row) => Day | Sentence,
  rows: Iterable<Row>,
): Generator<readonly SaidCell[]> {
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
