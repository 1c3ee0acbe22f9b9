import { checkPaise, type Paise } from '../money.ts'
import { paidDays, type PaidDays, type Stretch } from './paid-days.ts'
import type { PayslipInput } from './payslip-input.ts'
import type { Payslip, PayslipLine } from './payslip.ts'

const order: Record<PayslipLine['kind'], number> = {
  earning: 0,
  reimbursement: 1,
  deduction: 2,
  employer: 3,
  roundOff: 4,
}

/** A payslip while its steps add lines to it. */
export class Draft {
  readonly input: PayslipInput
  readonly days: PaidDays
  /** The days of the month cut at every change of salary. */
  readonly stretches: readonly Stretch[]
  readonly #lines: PayslipLine[] = []

  constructor(input: PayslipInput) {
    this.input = input
    const { days, stretches } = paidDays(input)
    this.days = days
    this.stretches = stretches
  }

  add(line: PayslipLine): void {
    this.#lines.push(line)
  }

  /** The sum of the lines of a kind so far. */
  total(kind: PayslipLine['kind']): Paise {
    let total = 0
    for (const line of this.#lines) if (line.kind === kind) total += line.amountPaise
    return checkPaise(total, 'sum')
  }

  net(): Paise {
    return this.total('earning') + this.total('reimbursement') - this.total('deduction') + this.total('roundOff')
  }

  payslip(): Payslip {
    return {
      month: this.input.month,
      days: this.days,
      lines: this.#lines.toSorted(inOrder),
      grossPaise: this.total('earning'),
      deductionsPaise: this.total('deduction'),
      reimbursementsPaise: this.total('reimbursement'),
      employerPaise: this.total('employer'),
      roundOffPaise: this.total('roundOff'),
      netPaise: this.net(),
    }
  }
}

/** By kind; within a kind as the steps added them. */
function inOrder(a: PayslipLine, b: PayslipLine): number {
  return order[a.kind] - order[b.kind]
}
