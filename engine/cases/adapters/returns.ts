import { bankFile } from '../../payroll/outputs/bank/bank-file.ts'
import { annualReturnDay, taxCertificateDay, welfare } from '../../payroll/outputs/compliance/compliance.ts'
import { esiDue, pfDue, ptDue, taxQuarter, tdsDue } from '../../payroll/outputs/compliance/due-days.ts'
import { bonusForms } from '../../payroll/rules/in/wages/bonus.law.ts'
import { bonusDue } from '../../payroll/rules/in/wages/year-bonus.ts'
import { lawRow } from '../../law/law.ts'
import { annexureOne } from '../../payroll/outputs/tax-annexure.ts'
import { sumOfTax } from '../../payroll/payslip/year-so-far.ts'
import type { Adapter } from '../case.ts'
import * as read from '../read.ts'

/** Due dates of returns, and the names of what they contain. */
export const returnAdapters: Readonly<Record<string, Adapter>> = {
  returns_due: (book, input) => {
    const month = read.month(input)
    return {
      ...(month >= '2016-01' ? { pf: pfDue(book, month) } : {}),
      ...(month >= '2017-07' ? { esi: esiDue(book, month) } : {}),
      ...(month >= '2016-06' ? { statement: taxQuarter(book, month).due } : {}),
      tds: tdsDue(book, `${month}-01`),
    }
  },
  bonus_due: (book, input) => ({ due: bonusDue(book, read.text(input, 'yearEnds')) }),
  bonus_forms: (book, input) => {
    const { value, source } = lawRow(book, bonusForms, read.text(input, 'yearEnds'))
    return { ...value, source }
  },
  pt_due: (book, input) => ({ due: ptDue(book, read.text(input, 'state'), read.month(input)) }),
  lwf_due: (book, input) => ({ due: welfare(book, read.text(input, 'state'), read.month(input))[0]?.dueOn ?? null }),
  certificate_due: (book, input) => ({ due: taxCertificateDay(book, read.month(input)) }),
  annual_return_due: (book, input) => ({ due: annualReturnDay(book, read.month(input)) }),
  salary_code: (book, input) => {
    const day = read.day(input, 'payDate')
    const tax = { ...sumOfTax([]), salaryPaise: 100, tdsPaise: 10, regime: null }
    const [row] = annexureOne(
      book,
      [{ month: day.slice(0, 7), payDate: day, code: '', name: '', pan: null, tax, year: null, deposits: [] }],
      day,
    ).rows
    return { code: row?.[4] }
  },
  payment_mode: (book, input) => {
    const netPaise = read.amount(input, 'amount')
    const valueDate = read.day(input, 'valueDate')
    const terms = { month: valueDate.slice(0, 7), valueDate, debitAccount: '', debitIfsc: '', approvedPaise: netPaise }
    const bank = { holderName: 'A', account: '123456789', ifsc: 'HDFC0001234' }
    const file = bankFile(book, terms, [{ code: '', name: '', netPaise, bank, held: null }])
    return { mode: file.ok ? file.lines[1]?.split('"')[1] : null }
  },
}
