import { amountTable, type Document, type Line } from './draw-table.ts'
import type { PrintedPayslip } from './render.ts'

/** Each side with what a full month pays, the sums since April and the amounts of the month. */
export function amounts(document: Document, payslip: PrintedPayslip): void {
  const lines = (...types: Line['type'][]) => payslip.lines.filter(({ type }) => types.includes(type))
  const earlier = (...types: Line['type'][]) =>
    payslip.earlierLines
      .filter(({ type }) => types.includes(type))
      .map(({ name, yearToDatePaise }) => ({ label: `${name}, in earlier months`, yearToDatePaise }))
  const sum = (rows: readonly { yearToDatePaise: number | null }[]) =>
    rows.reduce((total, { yearToDatePaise }) => total + (yearToDatePaise ?? 0), 0)

  const earned = lines('earning', 'reimbursement')
  const earnedBefore = earlier('earning', 'reimbursement')
  amountTable(document, {
    title: 'Earnings, in rupees',
    headers: ['Full month', 'Since April', 'Amount'],
    rows: [
      ...earned.map((line) => ({
        label: line.name,
        amounts: [line.fullMonthPaise, line.yearToDatePaise, line.amountPaise],
      })),
      ...earnedBefore.map(({ label, yearToDatePaise }) => ({ label, amounts: [null, yearToDatePaise, null] })),
    ],
    total: {
      label: 'Total earnings',
      amounts: [
        earned.reduce((total, { fullMonthPaise }) => total + (fullMonthPaise ?? 0), 0),
        sum([...earned, ...earnedBefore]),
        payslip.grossPaise + payslip.reimbursementsPaise,
      ],
    },
  })
  const plain = (title: string, type: Line['type'], total?: { label: string; amountPaise: number }) => {
    const [own, before] = [lines(type), earlier(type)]
    amountTable(document, {
      title,
      headers: ['Since April', 'Amount'],
      rows: [
        ...own.map((line) => ({ label: line.name, amounts: [line.yearToDatePaise, line.amountPaise] })),
        ...before.map(({ label, yearToDatePaise }) => ({ label, amounts: [yearToDatePaise, null] })),
      ],
      ...(total && { total: { label: total.label, amounts: [sum([...own, ...before]), total.amountPaise] } }),
    })
  }
  plain('Deductions', 'deduction', { label: 'Total deductions', amountPaise: payslip.deductionsPaise })
  if (lines('roundOff').length > 0) plain('Rounding', 'roundOff')
  if (lines('employer').length > 0)
    plain('Employer contributions', 'employer', { label: 'Total', amountPaise: payslip.employerPaise })
  const benefits = lines('benefit')
  const valuePaise = benefits.reduce((total, { amountPaise }) => total + amountPaise, 0)
  if (benefits.length + earlier('benefit').length > 0)
    plain('Benefits, taxed but not paid', 'benefit', { label: 'Total', amountPaise: valuePaise })
}
