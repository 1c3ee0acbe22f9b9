import { say } from '@muster/engine/sentence.ts'
import { financialYear } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { nothingDeclared } from '@muster/engine/payroll/rules/in/salary-tax/input.ts'
import { compareRegimes } from '@muster/engine/payroll/rules/in/salary-tax/regimes.ts'
import { times } from '@muster/engine/money.ts'
import type { PreviewQuestion, Preview } from './question.ts'

/** Assumes the same taxable wage for twelve months, and someone under 60 who declares nothing. */
export function previewTds(book: LawBook, { month, monthlyWagePaise }: PreviewQuestion): Preview {
  const salaryPaise = monthlyWagePaise * 12
  const regimes = compareRegimes(book, { ...nothingDeclared, financialYear: financialYear(month), salaryPaise })
  const aMonth = (yearPaise: number) => times(yearPaise, 1, 12, 'nearestRupee')
  return {
    lines: [
      { label: say`Monthly, new regime`, amountPaise: aMonth(regimes.new.totalTaxPaise) },
      { label: say`Monthly, old regime`, amountPaise: aMonth(regimes.old.totalTaxPaise) },
      { label: say`Annual, new regime`, amountPaise: regimes.new.totalTaxPaise },
      { label: say`Annual, old regime`, amountPaise: regimes.old.totalTaxPaise },
    ],
    trace: regimes.new.trace,
  }
}
