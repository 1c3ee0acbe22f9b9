import { lawValue, type LawBook } from '../../../../law/law.ts'
import type { Paise } from '../../../../money.ts'
import type { DeductionSection } from '../tax-deductions/deduction-80-sections.ts'
import { exact, toNearest } from '../income-tax/exact.ts'
import { roundedTo } from '../income-tax/income-tax.law.ts'
import { firstDayOfYear } from '../income-tax/year.ts'
import type { AllowedItem, SalaryTaxInput } from '../salary-tax/input.ts'
import { salaryTax } from '../salary-tax/salary-tax.ts'

/** Everything in the year except what this employer withheld. */
export interface Form16Input extends SalaryTaxInput {
  /** Relief for arrears of earlier years, as calculated by the employee. */
  reliefPaise: Paise
  /** Withheld or collected by others, as declared by the employee. */
  otherTdsPaise: Paise
  otherTcsPaise: Paise
}

/** The sections with a row of their own in the certificate; the others share one row. */
const named = ['80C', '80CCC', '80CCD1', '80CCD1B', '80CCD2', '80CCH', '80D', '80E', '80G', '80TTA'] as const
const exemptFigures = {
  exemptTravel: ['lta'],
  exemptGratuity: ['gratuity'],
  exemptPension: ['commutedPension'],
  exemptLeave: ['leaveEncashment'],
  exemptRetirement: ['gratuity', 'commutedPension', 'leaveEncashment'],
  exemptHra: ['hra'],
  exemptAllowances: ['otherExemptions'],
  exemptOther: ['otherExemptionsBothRegimes'],
} as const satisfies Record<string, readonly AllowedItem[]>

/** A figure of the certificate, independent of its row number in a year. */
export type Form16Figure =
  | 'optedOut'
  | 'salary'
  | 'perquisites'
  | 'profitsInLieu'
  | 'grossSalary'
  | 'grossOfAll'
  | 'otherEmployers'
  | keyof typeof exemptFigures
  | 'exemptions'
  | 'currentEmployer'
  | 'standardDeduction'
  | 'entertainmentAllowance'
  | 'professionalTax'
  | 'fromSalary'
  | 'incomeFromSalary'
  | 'houseProperty'
  | 'otherSources'
  | 'otherIncome'
  | 'grossTotalIncome'
  | (typeof named)[number]
  | 'savings'
  | 'agnipathGovernment'
  | 'otherDeductions'
  | 'deductions'
  | 'totalIncome'
  | 'slabTax'
  | 'rebate'
  | 'surcharge'
  | 'cess'
  | 'totalTax'
  | 'relief'
  | 'otherTds'
  | 'otherTcs'
  | 'netTax'

export interface Amounts {
  amountPaise: Paise
  /** The declared amount, if a limit may have reduced it. */
  declaredPaise: Paise | null
}

/** Every figure of the certificate except `optedOut`, which is a word. */
export type Form16Figures = Record<Exclude<Form16Figure, 'optedOut'>, Amounts>

/**
 * The figures of a year's certificate.
 *
 * @throws LawError for a year before 2023-24
 */
export function form16Figures(book: LawBook, input: Form16Input): Form16Figures {
  const tax = salaryTax(book, input)
  const of = (items: readonly AllowedItem[]): Amounts => {
    let amountPaise = 0
    let declaredPaise = 0
    for (const one of tax.allowed) {
      if (!items.includes(one.item)) continue
      amountPaise += one.allowedPaise
      declaredPaise += one.declaredPaise
    }
    return { amountPaise, declaredPaise }
  }
  const exempt = Object.fromEntries(Object.entries(exemptFigures).map(([figure, items]) => [figure, of(items)]))
  const sections = Object.fromEntries(named.map((section) => [section, of([section])]))
  const fromSalary = tax.standardDeductionPaise + tax.entertainmentAllowancePaise + tax.professionalTaxPaise
  const others = input.reliefPaise + input.otherTdsPaise + input.otherTcsPaise
  const unit = lawValue(book, roundedTo, firstDayOfYear(input.financialYear))
  return {
    ...(exempt as Record<keyof typeof exemptFigures, Amounts>),
    ...(sections as Record<(typeof named)[number], Amounts>),
    salary: plain(input.salaryPaise + (input.funds?.salaryPaise ?? 0)),
    perquisites: plain(input.perquisitesPaise + (input.funds?.perquisitePaise ?? 0)),
    profitsInLieu: plain(input.profitsInLieuPaise),
    grossSalary: plain(tax.grossSalaryPaise),
    grossOfAll: plain(tax.grossSalaryPaise + input.previousEmployerIncomePaise),
    otherEmployers: plain(input.previousEmployerIncomePaise),
    exemptions: plain(tax.exemptionsPaise),
    currentEmployer: plain(tax.grossSalaryPaise - tax.exemptionsPaise),
    standardDeduction: plain(tax.standardDeductionPaise),
    entertainmentAllowance: plain(tax.entertainmentAllowancePaise),
    professionalTax: plain(tax.professionalTaxPaise),
    fromSalary: plain(fromSalary),
    incomeFromSalary: plain(tax.incomeFromSalaryPaise),
    houseProperty: plain(tax.housePropertyPaise),
    otherSources: plain(tax.otherSourcesPaise),
    otherIncome: plain(tax.housePropertyPaise + tax.otherSourcesPaise),
    grossTotalIncome: plain(tax.grossTotalIncomePaise),
    savings: of(['80C', '80CCC', '80CCD1']),
    agnipathGovernment: plain(0),
    otherDeductions: of(otherSections),
    deductions: plain(tax.deductionsPaise),
    totalIncome: plain(tax.taxedIncomePaise),
    slabTax: plain(tax.slabTaxPaise),
    rebate: plain(tax.rebatePaise),
    surcharge: plain(tax.surchargePaise),
    cess: plain(tax.cessPaise),
    totalTax: plain(tax.totalTaxExactPaise),
    relief: plain(input.reliefPaise),
    otherTds: plain(input.otherTdsPaise),
    otherTcs: plain(input.otherTcsPaise),
    netTax: plain(
      others === 0 ? tax.totalTaxPaise : toNearest(exact(Math.max(0, tax.totalTaxExactPaise - others)), unit),
    ),
  }
}

/** Whether a figure is a deduction of Chapter VI-A or VIII, or a sum of some: its declared and deductible amounts may differ. */
export function isDeduction(figure: Form16Figure): boolean {
  return figure === 'savings' || figure === 'otherDeductions' || named.some((section) => section === figure)
}

const otherSections: readonly DeductionSection[] = ['80DD', '80DDB', '80EE', '80EEA', '80EEB', '80TTB', '80U', '80GG']

function plain(amountPaise: Paise): Amounts {
  return { amountPaise, declaredPaise: null }
}
