import { say, type Sentence } from '../../sentence.ts'
import type { Month } from '../../day.ts'
import type { Paise } from '../../money.ts'
import { codeParts, nameWithoutMonth, numbered, type PaidLine, type PaidRow } from './paid-row.ts'
import type { SaidCell, SaidColumn, SaidTable } from './table.ts'

const order = { earning: 0, reimbursement: 1, deduction: 2, employer: 4, roundOff: 3, benefit: 5 } as const

/** The columns of a register's lines: each code once, with arrears of all months in a column of their own. */
export interface RegisterLayout {
  keys: readonly string[]
  names: readonly Sentence[]
}

/** The layout for all lines of a run: earnings first, then in order of appearance. Passing each code once is enough. */
export function registerLayout(lines: Iterable<Omit<PaidLine, 'amountPaise'>>): RegisterLayout {
  const columns = new Map<string, { name: Sentence; kind: PaidLine['kind'] }>()
  for (const line of lines) {
    const key = registerKey(line)
    if (!columns.has(key)) columns.set(key, { name: columnName(line), kind: line.kind })
  }
  const sorted = [...columns].toSorted(([, a], [, b]) => order[a.kind] - order[b.kind])
  return { keys: sorted.map(([key]) => key), names: sorted.map(([, { name }]) => name) }
}

const personColumns: readonly SaidColumn[] = [
  { name: say`Code`, type: 'text' },
  { name: say`Name`, type: 'text' },
  { name: say`Designation`, type: 'text' },
  { name: say`Department`, type: 'text' },
  { name: say`Location`, type: 'text' },
  { name: say`Month`, type: 'text' },
  { name: say`Paid days`, type: 'halfDays' },
  { name: say`LOP days`, type: 'halfDays' },
]

const sumNames = [
  ...[say`Gross`, say`Reimbursements`, say`Deductions`, say`Round off`, say`Net pay`, say`Employer contributions`],
]

/**
 * The payroll register: a row per payslip, a column per line, and the totals of all columns as the last row.
 *
 * @param paymentOf the payment status of a row; without it there is no such column
 * @throws RangeError for a line that is not in the layout
 */
export function register<Row extends PaidRow>(
  month: Month,
  layout: RegisterLayout,
  rows: Iterable<Row>,
  paymentOf?: (row: Row) => Sentence,
): SaidTable {
  const amounts = [...layout.names, ...sumNames]
  const payment: SaidColumn[] = paymentOf === undefined ? [] : [{ name: say`Payment`, type: 'text' }]
  const columns = [...personColumns, ...amounts.map((name): SaidColumn => ({ name, type: 'amount' })), ...payment]
  return { columns, rows: registerRows(month, layout, rows, paymentOf) }
}

function* registerRows<Row extends PaidRow>(
  month: Month,
  layout: RegisterLayout,
  rows: Iterable<Row>,
  paymentOf?: (row: Row) => Sentence,
): Generator<readonly SaidCell[]> {
  const place = new Map(layout.keys.map((key, index) => [key, index]))
  const totals: Paise[] = Array.from({ length: layout.keys.length + sumNames.length }, () => 0)
  for (const row of rows) {
    const { person, payslip } = row
    const { paidHalfDays, lossOfPayHalfDays } = payslip.days
    const { code, name, designation, department, location } = person
    const amounts = amountsOf(payslip.lines, place)
    amounts.push(payslip.grossPaise, payslip.reimbursementsPaise, payslip.deductionsPaise)
    amounts.push(payslip.roundOffPaise, payslip.netPaise, payslip.employerPaise)
    amounts.forEach((amount, index) => (totals[index] = (totals[index] ?? 0) + amount))
    yield [
      code,
      name,
      designation,
      department,
      location,
      month,
      paidHalfDays,
      lossOfPayHalfDays,
      ...amounts,
      ...(paymentOf === undefined ? [] : [paymentOf(row)]),
    ]
  }
  yield ['', say`Total`, '', '', '', month, null, null, ...totals, ...(paymentOf === undefined ? [] : [''])]
}

function amountsOf(lines: readonly PaidLine[], place: ReadonlyMap<string, number>): Paise[] {
  const amounts: Paise[] = Array.from({ length: place.size }, () => 0)
  for (const line of lines) {
    const at = place.get(registerKey(line))
    if (at === undefined) throw new RangeError(`The register has no column for ${line.code}`)
    amounts[at] = (amounts[at] ?? 0) + line.amountPaise
  }
  return amounts
}

/** The column of a line: its kind and code, with `@` appended for arrears of any month. */
export function registerKey({ code, kind }: Omit<PaidLine, 'amountPaise' | 'name'>): string {
  const parts = codeParts(code)
  return `${kind} ${numbered(parts.code)?.of ?? parts.code}${parts.arrearsOf === null ? '' : '@'}`
}

function columnName(line: Omit<PaidLine, 'amountPaise'>): Sentence {
  const several = numbered(line.code)
  if (several) return several.name
  const name = nameWithoutMonth(line)
  const isArrears = codeParts(line.code).arrearsOf !== null
  if (line.kind === 'benefit')
    return isArrears ? say`${name}, taxable, not paid, arrears` : say`${name}, taxable, not paid`
  return isArrears ? say`${name}, arrears` : name
}
