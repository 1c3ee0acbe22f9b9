import {
  lateDeductionInterest,
  lateDepositInterest,
  pfDamages,
  pfInterest,
  statementFee,
} from '../../payroll/outputs/late/late.ts'
import type { Adapter } from '../case.ts'
import * as read from '../read.ts'

/** The cost of late deposits and statements. */
export const lateAdapters: Readonly<Record<string, Adapter>> = {
  tds_late_deposit: (book, input) => ({
    interest: read.rupeesOf(
      lateDepositInterest(book, {
        deductedOn: read.day(input, 'deductedOn'),
        depositedOn: read.day(input, 'depositedOn'),
        amountPaise: read.amount(input, 'amount'),
      }),
    ),
  }),
  tds_late_deduction: (book, input) => ({
    interest: read.rupeesOf(
      lateDeductionInterest(book, {
        dueOn: read.day(input, 'dueOn'),
        deductedOn: read.day(input, 'deductedOn'),
        amountPaise: read.amount(input, 'amount'),
      }),
    ),
  }),
  tds_statement_fee: (book, input) => ({
    fee: read.rupeesOf(
      statementFee(book, {
        dueOn: read.day(input, 'dueOn'),
        filedOn: read.day(input, 'filedOn'),
        taxPaise: read.amount(input, 'tax'),
      }),
    ),
  }),
  pf_late: (book, input) => {
    const dues = {
      dueOn: read.day(input, 'dueOn'),
      paidOn: read.day(input, 'paidOn'),
      amountPaise: read.amount(input, 'amount'),
    }
    return {
      interest: read.rupeesOf(pfInterest(book, dues)),
      ...(dues.dueOn < '2008-09-26' ? {} : { damages: read.rupeesOf(pfDamages(book, dues)) }),
    }
  },
}
