import type { z } from 'zod'
import type { Repayment } from '@muster/contract/payroll/settlement/loan-repayment.ts'
import type { LoanPreview } from '@muster/contract/payroll/settlement/loan.routes.ts'
import type { Paise } from '@muster/engine/money.ts'
import { installmentFor, loanSchedule } from '@muster/engine/payroll/loan.ts'

/** The repayment schedule, as far as pay can cover it. */
export function loanPreview(input: Repayment): z.output<typeof LoanPreview> {
  const { principalPaise, startMonth } = input
  const installmentPaise = installment(input)
  const terms = { principalPaise, installmentPaise, startMonth, skipped: [] }
  const schedule = loanSchedule(terms, { repaid: [], next: startMonth, exit: null })
  const last = schedule.at(-1)
  return {
    installmentPaise,
    months: schedule.length,
    lastMonth: last?.month ?? startMonth,
    lastPaise: last?.amountPaise ?? installmentPaise,
  }
}

/** The monthly instalment: as agreed, or from the agreed number of months. */
export function installment({ principalPaise, repaidBy, months, installmentPaise }: Repayment): Paise {
  return repaidBy === 'months' ? installmentFor(principalPaise, months ?? 1) : (installmentPaise ?? principalPaise)
}
