import type { Day, Id, Month } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import { installmentOf } from '@muster/engine/payroll/loan.ts'
import type { Deduction } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { openLoans, type OpenLoan } from './loan-pay.queries.ts'

/**
 * Loan lines: what the deduction limit cuts stays owed on the loan, and is not carried forward a second time. No
 * user-entered name can become such a code.
 */
export const isLoan = ({ code }: { code: string }): boolean => code.startsWith('LOAN:')

/** The loans with a balance of some employees, or (null) of everyone. */
export async function loansByEmployee(tx: Tx, employees: readonly Id[] | null): Promise<Map<Id, OpenLoan[]>> {
  return Map.groupBy(await openLoans(tx, { employees }), ({ employee }) => employee)
}

/** What a month's pay repays of an employee's loans. */
export function installments(loans: readonly OpenLoan[], month: Month, leftOn: Day | null): Deduction[] {
  const exit = leftOn === null ? null : monthOf(leftOn)
  return loans.flatMap((loan) => {
    const { n, name, outstandingPaise, isSetOff } = loan
    const code = `LOAN:${n}`
    if (isSetOff) return [{ code, name, amountPaise: outstandingPaise, reason: paidBefore, isSetOff }]
    const amountPaise = installmentOf(loan, { month, outstandingPaise, exit })
    const after = outstandingPaise - amountPaise
    const reason = after === 0 ? say`Last instalment` : say`Balance after this: ${{ paise: after }}`
    return amountPaise === 0 ? [] : [{ code, name, amountPaise, reason }]
  })
}

const paidBefore = say`It was paid with a payslip that was reversed`
