import { say } from '@muster/engine/sentence.ts'
import type { SectionValue } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { daysInMonth } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { providentFund } from '@muster/engine/payroll/rules/in/provident-fund/provident-fund.ts'
import { stateInsurance } from '@muster/engine/payroll/rules/in/state-insurance/state-insurance.ts'
import type { PreviewQuestion, Preview } from './question.ts'

/** Assumes a member of the pension scheme under 58, contributing on the ceiling, at work for the whole month. */
export function previewPf(
  book: LawBook,
  { month, monthlyWagePaise }: PreviewQuestion,
  pf: SectionValue<'pf'>,
): Preview {
  const contribution = providentFund(
    book,
    {
      month,
      wagesPaise: monthlyWagePaise,
      epsMemberFrom: '1995-11-16',
      ageYears: null,
      onFullWages: false,
      vpf: 0,
      employed: null,
    },
    {
      sept2026Method: pf.sept2026Method,
      epfRate: pf.epfRate === '0.10' ? { numerator: 1, denominator: 10 } : null,
      epsRate: pf.epsRate === '1/12' ? { numerator: 1, denominator: 12 } : null,
      pensionAge: null,
    },
  )
  return {
    lines: [
      { label: say`Employee`, amountPaise: contribution.employeeSharePaise },
      { label: say`Employer EPS`, amountPaise: contribution.employerEpsPaise },
      { label: say`Employer EPF`, amountPaise: contribution.employerEpfPaise },
      { label: say`EDLI`, amountPaise: contribution.edliPaise },
      { label: say`EPF admin charges`, amountPaise: contribution.adminPaise },
    ],
    trace: contribution.trace,
  }
}

/** Assumes someone without a disability who was not covered before, paid for the whole month. */
export function previewEsi(
  book: LawBook,
  { month, monthlyWagePaise }: PreviewQuestion,
  esi: SectionValue<'esi'>,
): Preview {
  const contribution = stateInsurance(
    book,
    {
      month,
      contractWagesPaise: monthlyWagePaise,
      wagesPaidPaise: monthlyWagePaise,
      paidHalfDays: daysInMonth(month) * 2,
      personWithDisability: false,
      coveredEarlierInPeriod: false,
    },
    { employerPaysForDisabled: esi.disabledEmployerShare === 'employer' },
  )
  return {
    lines: [
      { label: say`Employee`, amountPaise: contribution.employeePaise },
      { label: say`Employer`, amountPaise: contribution.employerPaise },
    ],
    trace: contribution.trace,
  }
}
