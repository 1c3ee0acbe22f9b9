import { earliest, firstDay, lastDay, latest, type Day, type Month } from '../../../day.ts'
import { sum, type Paise } from '../../../money.ts'
import { say, type Sentence } from '../../../sentence.ts'
import { codeParts, numbered, type PaidLine, type PaidRow } from '../paid-row.ts'
import type { SaidCell, SaidColumn, SaidTable } from '../table.ts'
import { deductionCodes } from './deduction-codes.ts'
import { hoursText } from './hours.ts'

/** What the register says about wages besides the payslip. */
export interface WageTerms {
  /** The monthly rates at the end of the period. */
  basicPaise: Paise
  daPaise: Paise
  allowancesPaise: Paise
  /** Of the overtime of the payslip, or of the one that it reverses; an amount entered without hours has none. */
  overtimeMinutes: number
  /** Overtime entered under the company's own names. */
  enteredOvertimePaise: Paise
}

const columns: readonly SaidColumn[] = [
  { name: say`Serial number`, type: 'number' },
  { name: say`Employee number`, type: 'text' },
  { name: say`Name`, type: 'text' },
  { name: say`Name of father, mother or spouse`, type: 'text' },
  { name: say`Designation`, type: 'text' },
  { name: say`Wage period from`, type: 'day' },
  { name: say`Wage period to`, type: 'day' },
  { name: say`Rate of basic`, type: 'amount' },
  { name: say`Rate of dearness allowance`, type: 'amount' },
  { name: say`Rate of allowances`, type: 'amount' },
  { name: say`Days paid`, type: 'halfDays' },
  { name: say`Overtime hours`, type: 'text' },
  { name: say`Basic`, type: 'amount' },
  { name: say`Dearness allowance`, type: 'amount' },
  { name: say`Overtime`, type: 'amount' },
  { name: say`Other earnings and reimbursements`, type: 'amount' },
  { name: say`Total payable`, type: 'amount' },
  { name: say`Provident fund`, type: 'amount' },
  { name: say`ESI`, type: 'amount' },
  { name: say`Income tax`, type: 'amount' },
  { name: say`Advances and loans`, type: 'amount' },
  { name: say`Fines`, type: 'amount' },
  { name: say`Damage or loss`, type: 'amount' },
  { name: say`Other deductions`, type: 'amount' },
  { name: say`Round off`, type: 'amount' },
  { name: say`Net payment`, type: 'amount' },
  { name: say`Date of payment`, type: 'text' },
]

/**
 * The register of wages, overtime, fines, advances and deductions that employers must keep by law.
 *
 * @param paidOn the day on which a row was paid, or why it is not
 * @param termsOf null if nothing is known besides the payslip
 * @param takesBack whether the payslips are reversals: days and overtime are taken back with the amounts
 *
 * Source: Code on Wages 2019 s.50; Code on Wages (Central) Rules 2026, G.S.R. 343(E), Form IV.
 */
export function wagesRegister<Row extends PaidRow>(
  month: Month,
  of: { paidOn: (row: Row) => Day | Sentence; termsOf: (row: Row) => WageTerms | null; takesBack: boolean },
  rows: Iterable<Row>,
): SaidTable {
  return { columns, rows: wageRows(month, of, rows) }
}

function* wageRows<Row extends PaidRow>(
  month: Month,
  { paidOn, termsOf, takesBack }: Parameters<typeof wagesRegister<Row>>[1],
  rows: Iterable<Row>,
): Generator<readonly SaidCell[]> {
  let serial = 0
  const signed = (number: number) => (takesBack ? 0 - number : number)
  for (const row of rows) {
    const { person, payslip } = row
    const terms = termsOf(row)
    serial += 1
    const { code, name, designation, relative, joinedOn, leftOn } = person
    yield [
      ...[serial, code, name, relative?.name ?? null, designation],
      ...[latest(firstDay(month), joinedOn), leftOn === null ? lastDay(month) : earliest(lastDay(month), leftOn)],
      ...[terms?.basicPaise ?? null, terms?.daPaise ?? null, terms?.allowancesPaise ?? null],
      ...[signed(payslip.days.paidHalfDays), hoursText(signed(terms?.overtimeMinutes ?? 0))],
      ...amounts(row, signed(terms?.enteredOvertimePaise ?? 0)),
      paidOn(row),
    ]
  }
}

/** From basic to net. Rounding of the net is not earned, so it has a column of its own. */
function amounts({ payslip }: PaidRow, enteredOvertimePaise: Paise): Paise[] {
  const { basicPaise, daPaise } = payslip.facts.tax
  const { lines, roundOffPaise, netPaise } = payslip
  const overtime = total(lines, 'earning', 'OVERTIME') + enteredOvertimePaise
  // Reimbursements are part of the payment: without them the row would not add up.
  const payable = payslip.grossPaise + payslip.reimbursementsPaise
  const taken = Object.values(deductionCodes).map((codes) => total(lines, 'deduction', ...codes))
  const earned = [basicPaise, daPaise, overtime, payable - basicPaise - daPaise - overtime, payable]
  return [...earned, ...taken, payslip.deductionsPaise - sum(taken), roundOffPaise, netPaise]
}

function total(lines: readonly PaidLine[], kind: PaidLine['kind'], ...codes: readonly string[]): Paise {
  const of = lines.filter((line) => line.kind === kind && codes.includes(plainCode(line.code)))
  return sum(of.map(({ amountPaise }) => amountPaise))
}

/** `LOAN:1` as `LOAN`, `EPF@2026-05` as `EPF`. */
function plainCode(code: string): string {
  return numbered(code)?.of ?? codeParts(code).code.split(':', 1)[0]!
}
