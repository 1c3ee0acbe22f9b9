import { say, verbatim, type Sentence } from '@muster/engine/sentence.ts'
import type { PrintedPayslip } from './printed-payslip.ts'

type LineType = PrintedPayslip['lines'][number]['type']

interface SaidRow {
  label: Sentence
  amounts: readonly (number | null)[]
}

/** A table of amounts before it is put into words. */
export interface SaidTable {
  title: Sentence
  headers: readonly Sentence[]
  rows: readonly SaidRow[]
  total?: SaidRow
}

/** Earnings and deductions with the full-month amount, the year-to-date totals since April and the month's amounts. */
export function amountsOf(payslip: PrintedPayslip): SaidTable[] {
  const lines = (...types: LineType[]) => payslip.lines.filter(({ type }) => types.includes(type))
  const earlier = (...types: LineType[]) =>
    payslip.earlierLines
      .filter(({ type }) => types.includes(type))
      .map(({ name, yearToDatePaise }) => ({ label: say`${name}, in earlier months`, yearToDatePaise }))
  const sum = (rows: readonly { yearToDatePaise: number | null }[]) =>
    rows.reduce((total, { yearToDatePaise }) => total + (yearToDatePaise ?? 0), 0)

  const paid = (title: Sentence, type: LineType, total: { label: Sentence; amountPaise: number }): SaidTable => {
    const [own, before] = [lines(type), earlier(type)]
    const fullMonth = own.reduce((all, { fullMonthPaise }) => all + (fullMonthPaise ?? 0), 0)
    return {
      title,
      headers: [say`Full month`, say`Year to date`, say`Amount`],
      rows: [
        ...own.map((line) => ({
          label: verbatim(line.name),
          amounts: [line.fullMonthPaise, line.yearToDatePaise, line.amountPaise],
        })),
        ...before.map(({ label, yearToDatePaise }) => ({ label, amounts: [null, yearToDatePaise, null] })),
      ],
      total: { label: total.label, amounts: [fullMonth, sum([...own, ...before]), total.amountPaise] },
    }
  }
  const plain = (title: Sentence, type: LineType, total?: { label: Sentence; amountPaise: number }): SaidTable => {
    const [own, before] = [lines(type), earlier(type)]
    return {
      title,
      headers: [say`Year to date`, say`Amount`],
      rows: [
        ...own.map((line) => ({ label: verbatim(line.name), amounts: [line.yearToDatePaise, line.amountPaise] })),
        ...before.map(({ label, yearToDatePaise }) => ({ label, amounts: [yearToDatePaise, null] })),
      ],
      ...(total && { total: { label: total.label, amounts: [sum([...own, ...before]), total.amountPaise] } }),
    }
  }
  const benefits = lines('benefit')
  const valuePaise = benefits.reduce((total, { amountPaise }) => total + amountPaise, 0)
  return [
    paid(say`Earnings, in rupees`, 'earning', { label: say`Gross`, amountPaise: payslip.grossPaise }),
    ...(lines('reimbursement').length + earlier('reimbursement').length > 0
      ? [
          paid(say`Reimbursements`, 'reimbursement', {
            label: say`Total reimbursements`,
            amountPaise: payslip.reimbursementsPaise,
          }),
        ]
      : []),
    plain(say`Deductions`, 'deduction', { label: say`Total deductions`, amountPaise: payslip.deductionsPaise }),
    ...(lines('roundOff').length > 0 ? [plain(say`Rounding`, 'roundOff')] : []),
    ...(lines('employer').length > 0
      ? [plain(say`Employer contributions`, 'employer', { label: say`Total`, amountPaise: payslip.employerPaise })]
      : []),
    ...(benefits.length + earlier('benefit').length > 0
      ? [plain(say`Benefits in kind, taxable, not paid`, 'benefit', { label: say`Total`, amountPaise: valuePaise })]
      : []),
    ...(payslip.arrears.length > 0 ? [arrearsOf(payslip)] : []),
  ]
}

/** Included above: for each earlier month what was paid, what is due now, and what this payslip adds. */
function arrearsOf({ arrears }: PrintedPayslip): SaidTable {
  const rows = arrears.flatMap(({ month, lines }) =>
    lines.map(({ name, paidPaise, duePaise }) => ({
      label: say`${name}, ${{ month }}`,
      amounts: [paidPaise, duePaise, duePaise - paidPaise],
    })),
  )
  return {
    title: say`Arrears by month, included above`,
    headers: [say`Paid before`, say`Due now`, say`Difference`],
    rows,
  }
}
