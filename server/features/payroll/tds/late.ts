import type { Day, Month, Paise } from '@muster/contract/values.ts'
import { lawRow, type Law } from '@muster/engine/law/law.ts'
import { pfDue, tdsDue } from '@muster/engine/payroll/outputs/compliance/due-days.ts'
import { lateDepositRate, pfDamagesRate, pfInterestRate } from '@muster/engine/payroll/outputs/late/late.law.ts'
import { lateDepositInterest, pfDamages, pfInterest } from '@muster/engine/payroll/outputs/late/late.ts'
import { lastDay } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { organisationBook } from '../statutory/index.ts'

interface Late {
  of: 'tds' | 'pf'
  /** For TDS the month of deduction, for PF the wage month. */
  month: Month
  paidOn: Day
  amountPaise: Paise
}

/** Interest and damages for paying late, by the law on the due date. */
export async function latePayment(tx: Tx, { of, month, paidOn, amountPaise }: Late) {
  const book = await organisationBook(tx)
  const source = (law: Law, day: Day) => {
    const { source: text, certainty } = lawRow(book, law, day)
    return { name: law.name, source: text, certainty }
  }
  if (of === 'tds') {
    const deductedOn = lastDay(month)
    const dueOn = tdsDue(book, deductedOn)
    return {
      dueOn,
      interestPaise: lateDepositInterest(book, { deductedOn, depositedOn: paidOn, amountPaise }),
      damagesPaise: null,
      sources: [source(lateDepositRate, deductedOn)],
    }
  }
  const dueOn = pfDue(book, month)
  const dues = { dueOn, paidOn, amountPaise }
  return {
    dueOn,
    interestPaise: pfInterest(book, dues),
    damagesPaise: pfDamages(book, dues),
    sources: [source(pfInterestRate, dueOn), source(pfDamagesRate, dueOn)],
  }
}
