import type { SectionValue } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { labourWelfare } from '@muster/engine/payroll/rules/in/labour-welfare/labour-welfare.ts'
import type { ProfessionalTaxBasis } from '@muster/engine/payroll/rules/in/professional-tax/schedule.ts'
import { professionalTax, taxTable } from '@muster/engine/payroll/rules/in/professional-tax/professional-tax.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { wrongField } from '../../../../platform/problem.ts'
import { lawCode } from '../setting/state-codes.ts'
import type { PreviewQuestion, Preview } from './question.ts'

/** Assumes the same wage every month, all of it subject to the schedule. */
export function previewPt(book: LawBook, question: PreviewQuestion, pt: SectionValue<'pt'>): Preview {
  const { month, monthlyWagePaise, gender } = question
  const place = { state: stateOf(question), gender, localBody: pt.localBody }
  const basis = taxTable(book, place, month)?.value.basis ?? 'none'
  const amountPaise = monthlyWagePaise * monthsOf[basis]
  const { taxPaise, trace } = professionalTax(book, { ...place, month, amountPaise })
  return { lines: [{ label: labels[basis], amountPaise: taxPaise }], trace }
}

export function previewLwf(book: LawBook, question: PreviewQuestion): Preview {
  const { month, monthlyWagePaise } = question
  const contribution = labourWelfare(book, {
    state: stateOf(question),
    month,
    wagesPaise: monthlyWagePaise,
    supervisory: false,
    leftOn: null,
  })
  return {
    lines: [
      { label: say`Employee`, amountPaise: contribution.employeePaise },
      { label: say`Employer`, amountPaise: contribution.employerPaise },
    ],
    trace: contribution.trace,
  }
}

const monthsOf: Readonly<Record<ProfessionalTaxBasis, number>> = {
  monthlyGross: 1,
  halfYearGross: 6,
  annualGross: 12,
  annualTaxableIncome: 12,
  none: 1,
}

const labels: Readonly<Record<ProfessionalTaxBasis, Sentence>> = {
  monthlyGross: say`Tax per month`,
  halfYearGross: say`Tax per half-year`,
  annualGross: say`Tax per year`,
  annualTaxableIncome: say`Tax per month`,
  none: say`Tax`,
}

function stateOf({ state }: PreviewQuestion): string {
  if (state === null) throw wrongField('body.state', say`Choose a state`)
  return lawCode(state)
}
