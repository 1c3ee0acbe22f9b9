import { addDays, earliest, firstDay, isDay, lastDay, latest } from '../../day.ts'
import type { LawBook } from '../../law/law.ts'
import { rules, type PayslipInput } from './payslip-input.ts'
import type { PayslipError } from './payslip-result.ts'
import { say, type Sentence } from '../../sentence.ts'

const kinds = new Set(['earning', 'deduction', 'employer', 'reimbursement', 'benefit'])

/** All errors in an input. */
export function checkInput(book: LawBook, input: PayslipInput): PayslipError[] {
  const errors: PayslipError[] = []
  const add = (code: PayslipError['code'], message: Sentence) => errors.push({ code, message })
  if (input.rules !== rules) add('rules', say`These rules are ${rules}, the input is of ${String(input.rules)}`)
  if (input.law !== book.hash) add('rules', say`The law of this book is ${book.hash}, the input is of ${input.law}`)
  if (!isDay(`${input.month}-01`)) {
    add('month', say`Not a month as YYYY-MM: ${input.month}`)
    return errors
  }
  const first = firstDay(input.month)
  const last = lastDay(input.month)
  const { joinedOn, leftOn } = input.employment
  if (joinedOn > last || (leftOn !== null && leftOn < first)) {
    add('notEmployed', say`Not employed in ${{ month: input.month }}`)
    return errors
  }
  checkSalary(input, latest(first, joinedOn), leftOn === null ? last : earliest(last, leftOn), add)
  for (const { lines } of input.salary) {
    for (const line of lines) {
      if (!isAmount(line.monthlyPaise)) add('amount', say`${line.name} must be 0 or more in whole paise`)
      if (!kinds.has(line.kind)) add('amount', say`${line.name} has an unknown kind`)
    }
    const codes = lines.map(({ code }) => code)
    const twice = codes.find((code, index) => codes.indexOf(code) !== index)
    if (twice !== undefined) add('duplicateCode', say`A salary has two lines with the code ${twice}`)
  }
  for (const { name, amountPaise, ...given } of [...input.oneOffs, ...input.deductions]) {
    // A deferred amount may since have turned out too high, so it can be negative.
    if (!isAmount('isLeftOver' in given ? Math.abs(amountPaise) : amountPaise))
      add('amount', say`${name} must be 0 or more in whole paise`)
  }
  for (const { day, halfDays } of input.lossOfPay) {
    if (day === null) {
      if (!Number.isSafeInteger(halfDays) || halfDays < 1)
        add('lossOfPay', say`Loss of pay must be in half days or days`)
    } else if (halfDays !== 1 && halfDays !== 2)
      add('lossOfPay', say`Loss of pay on ${{ day }} must be half a day or a day`)
  }
  return errors
}

function checkSalary(
  input: PayslipInput,
  from: string,
  to: string,
  add: (code: PayslipError['code'], message: Sentence) => void,
): void {
  let next = from
  for (const salary of input.salary.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const start = latest(from, salary.from)
    const end = salary.to === null ? to : earliest(to, salary.to)
    if (start > end) continue
    if (start < next) add('salaryOverlap', say`Two salaries are in force on ${{ day: start }}`)
    if (start > next) add('salaryMissing', say`No salary from ${{ day: next }}`)
    next = latest(next, addDays(end, 1))
  }
  if (next <= to) add('salaryMissing', say`No salary from ${{ day: next }}`)
}

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
