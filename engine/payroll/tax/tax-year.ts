import { financialYear, monthOf, months, type Month } from '../../day.ts'
import type { LawBook } from '../../law/law.ts'
import { sum, type Paise } from '../../money.ts'
import type { DeductionSection } from '../rules/in/tax-deductions/deduction-80-sections.ts'
import { hraExemption, type HraExemption, type RentStretch } from '../rules/in/salary-tax/hra.ts'
import type { HealthInsurance } from '../rules/in/tax-deductions/deduction-80d.ts'
import { taxedFunds } from '../rules/in/perquisites/funds.ts'
import { isSenior } from '../rules/in/income-tax/slabs.ts'
import { ageInYear } from '../rules/in/income-tax/year.ts'
import type { SalaryTaxInput } from '../rules/in/salary-tax/input.ts'
import type { Declarations, TaxTerms } from '../payslip/statutory-input.ts'
import type { TaxablePay, TaxFacts } from '../payslip/tax-facts.ts'
import type { Housing, YearSoFar } from '../payslip/year-so-far.ts'

/** The pay of a financial year, as paid so far and as projected. */
export interface YearOfPay {
  financialYear: string
  soFar: Pick<YearSoFar, 'tax' | 'housing'>
  /** The month being paid; null if none is. */
  thisMonth: { month: Month; tax: TaxFacts } | null
  /** The months to come, and what each will pay; PF and professional tax are totals for all of them. */
  ahead: { months: readonly Month[]; pay: TaxablePay; pfPaise: Paise; employerPfPaise: Paise; ptPaise: Paise }
}

/** The tax input of a year, apart from the salary itself, which a projection adds. */
export function taxOfYear(book: LawBook, year: YearOfPay, terms: TaxTerms): Omit<SalaryTaxInput, 'salaryPaise'> {
  const { declarations, regime, resident, birthDate } = terms
  const { soFar, thisMonth, ahead } = year
  // Inputs frozen before a field was introduced do not have it.
  const of = (key: keyof TaxablePay & keyof TaxFacts) =>
    (soFar.tax[key] ?? 0) + (thisMonth?.tax[key] ?? 0) + ahead.pay[key] * ahead.months.length
  const age = birthDate === null ? 30 : ageInYear(birthDate, year.financialYear)
  const once = (key: keyof TaxablePay & keyof TaxFacts) => (soFar.tax[key] ?? 0) + (thisMonth?.tax[key] ?? 0)
  const ownPf = soFar.tax.pfPaise + (thisMonth?.tax.pfPaise ?? 0) + ahead.pfPaise
  const rent = hra(book, year, terms)
  const pt = soFar.tax.ptPaise + (thisMonth?.tax.ptPaise ?? 0) + ahead.ptPaise
  return {
    financialYear: year.financialYear,
    regime,
    age,
    resident,
    perquisitesPaise: of('perquisitesPaise'),
    ...fundsOf(book, year, of),
    profitsInLieuPaise: once('profitsInLieuPaise'),
    exemptions: {
      hraPaise: rent?.exemptionPaise ?? 0,
      // No more than was received, which is negative if a month was reversed.
      ltaPaise: Math.max(0, Math.min(declarations.ltaPaise, of('ltaPaise'))),
      otherPaise: declarations.otherExemptionsPaise,
      gratuityPaise: once('gratuityPaise'),
      leaveEncashmentPaise: once('leaveEncashmentPaise'),
      commutedPensionPaise: 0,
      otherBothRegimesPaise: of('exemptBothPaise'),
    },
    hraLimits: rent?.limits ?? null,
    previousEmployerIncomePaise: declarations.previousEmployer.incomePaise,
    professionalTaxPaise: pt + declarations.previousEmployer.professionalTaxPaise,
    entertainmentAllowancePaise: 0,
    housePropertyPaise: declarations.housePropertyPaise,
    otherSourcesPaise: declarations.otherSourcesPaise,
    deductions: deductionsOf(declarations, ownPf, of('employerNpsPaise')),
    health: healthAt(book, declarations.health, { age, resident, financialYear: year.financialYear }),
    pensionSalaryPaise: of('basicPaise') + of('daPaise'),
    employerIsGovernment: false,
    patientIsSenior: declarations.patientIsSenior,
    monthsOfRent: sum(declarations.rents.map(({ from, to }) => months(from, to).length)),
  }
}

/** The employer's contributions to funds. Inputs frozen before these were counted for tax do not have them. */
function fundsOf(
  book: LawBook,
  { financialYear, soFar, thisMonth, ahead }: YearOfPay,
  of: (key: keyof TaxablePay) => Paise,
): Pick<SalaryTaxInput, 'funds'> {
  const before = soFar.tax.employerPfPaise as Paise | undefined
  if (before === undefined) return {}
  const funds = taxedFunds(book, {
    financialYear,
    providentFundPaise: before + (thisMonth?.tax.employerPfPaise ?? 0) + ahead.employerPfPaise,
    pensionPaise: of('employerNpsPaise'),
    superannuationPaise: of('superannuationPaise'),
    salaryPaise: of('basicPaise') + of('daPaise') + of('commissionPaise'),
  })
  return { funds }
}

/** The employee's PF counts under 80C by itself; the employer's contribution to the national pension system under 80CCD(2). */
function deductionsOf(
  declared: Declarations,
  ownPf: Paise,
  employerNps: Paise,
): Partial<Record<DeductionSection, Paise>> {
  const all: Record<string, Paise> = { ...declared.deductions }
  const saved = (all['80C'] ?? 0) + ownPf + declared.previousEmployer.pfPaise
  if (saved > 0) all['80C'] = saved
  if (employerNps > 0) all['80CCD2'] = employerNps
  return all
}

/** A family includes a senior citizen if the employee is one, whether or not that was stated. */
function healthAt(
  book: LawBook,
  health: HealthInsurance | null,
  of: Parameters<typeof isSenior>[1],
): HealthInsurance | null {
  if (health?.selfFamily == null || !isSenior(book, of)) return health
  return { ...health, selfFamily: { ...health.selfFamily, senior: true } }
}

function hra(book: LawBook, year: YearOfPay, { declarations, regime }: TaxTerms): HraExemption | null {
  if (regime === 'new' || declarations.rents.length === 0) return null
  const stretches: RentStretch[] = []
  for (const housing of housingOf(year))
    for (const rent of declarations.rents) {
      const from = housing.from > rent.from ? housing.from : rent.from
      const to = housing.to < rent.to ? housing.to : rent.to
      if (from > to) continue
      const count = months(from, to).length
      stretches.push({
        basicPaise: housing.basicPaise * count,
        daPaise: housing.daPaise * count,
        commissionPaise: housing.commissionPaise * count,
        hraPaise: housing.hraPaise * count,
        rentPaise: rent.monthlyRentPaise * count,
        city: rent.city,
      })
    }
  return hraExemption(book, { financialYear: year.financialYear, regime, stretches })
}

function housingOf({ soFar, thisMonth, ahead }: YearOfPay): Housing[] {
  const list = [...soFar.housing]
  if (thisMonth !== null) list.push({ from: thisMonth.month, to: thisMonth.month, ...housing(thisMonth.tax) })
  const [first, last] = [ahead.months[0], ahead.months.at(-1)]
  if (first !== undefined && last !== undefined) list.push({ from: first, to: last, ...housing(ahead.pay) })
  return list
}

function housing({ basicPaise, daPaise, commissionPaise, hraPaise }: TaxablePay) {
  return { basicPaise, daPaise, commissionPaise, hraPaise }
}

/** The financial year a payment belongs to. */
export function yearOfPayment(payDate: string): string {
  return financialYear(monthOf(payDate))
}
