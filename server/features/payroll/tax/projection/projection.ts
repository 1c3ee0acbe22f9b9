import type { Id, Paise } from '@muster/contract/values.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { salaryTax, type SalaryTax } from '@muster/engine/payroll/rules/in/salary-tax/salary-tax.ts'
import { taxOfYear } from '@muster/engine/payroll/tax/tax-year.ts'
import { monthlyWithholding } from '@muster/engine/payroll/rules/in/withholding/withholding.ts'
import type { TaxTerms } from '@muster/engine/payroll/payslip/statutory-input.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { notFound } from '../../../../platform/problem.ts'
import { organisationBook } from '../../statutory/index.ts'
import { declarationsOf } from '../declaration/declarations.ts'
import { personIn } from '../person.ts'
import { payOfYear, type PayOfYear } from './projection.queries.ts'
import type { Regime } from '../regime/regime.ts'
import { countedItems } from '../tax-facts.queries.ts'
import { taxYear, type TaxYear } from '../tax-year.ts'
import { yearOfPay, type ProjectedYear } from './year-of-pay.ts'

/** What a declaration means for the year's tax, given pay and deductions so far and the present salary until March. */
export async function projection(tx: Tx, employee: Id, financialYear?: string) {
  const year = await taxYear(tx, financialYear)
  const person = await personIn(tx, employee, year)
  const pay = await payOfYear(tx, { employee, from: year.from, to: year.to, day: year.today })
  if (!pay) throw notFound(say`The employee was not found.`)
  const items = await countedItems(tx, { employee, year: year.financialYear, proofsOnly: year.proofsOnly })
  const book = await organisationBook(tx)
  const projected = yearOfPay(book, year, pay)
  const inRegime = (regime: Regime) => {
    const declarations = declarationsOf(book, { financialYear: year.financialYear, regime }, items)
    const terms: TaxTerms = { ...termsOf(year, pay), regime, declarations }
    const rest = taxOfYear(book, { financialYear: year.financialYear, thisMonth: null, ...projected }, terms)
    return { terms, rest, tax: salaryTax(book, { ...rest, salaryPaise: projected.salaryPaise }) }
  }
  const both = { old: inRegime('old'), new: inRegime('new') }
  const chosen = both[person.regime ?? 'new']
  const difference = both.old.tax.totalTaxPaise - both.new.tax.totalTaxPaise
  return {
    old: shown(both.old.tax),
    new: shown(both.new.tax),
    better: difference === 0 ? ('equal' as const) : difference < 0 ? ('old' as const) : ('new' as const),
    savingPaise: Math.abs(difference),
    months: { paid: projected.paidMonths, assumed: projected.ahead.months.length },
    salaryPaise: chosen.tax.grossSalaryPaise,
    tdsPaise: projected.soFar.tax.tdsPaise,
    monthlyTaxPaise: year.tds.enabled ? nextDeduction(book, projected, chosen) : 0,
    hasPan: pay.hasPan,
  }
}

function termsOf({ tds }: TaxYear, { birthDate, resident, hasPan }: PayOfYear) {
  const noPanDespiteRebate = tds.noPanWithRebate === 'flat20'
  return { birthDate, resident, hasPan, bonusMode: tds.bonusMode, noPanDespiteRebate, perquisites: [] }
}

/** The TDS of the next pay run, assuming the projected pay. */
function nextDeduction(
  book: LawBook,
  { soFar, ahead }: ProjectedYear,
  { terms, rest }: { terms: TaxTerms; rest: ReturnType<typeof taxOfYear> },
): Paise {
  if (ahead.months.length === 0) return 0
  return monthlyWithholding(book, {
    year: rest,
    paidToDatePaise: soFar.tax.salaryPaise,
    thisMonthPaise: ahead.pay.salaryPaise,
    monthlyProjectedPaise: ahead.pay.salaryPaise,
    oneOffPaise: 0,
    remainingMonths: ahead.months.length,
    deductedThisEmployerPaise: soFar.tax.tdsPaise,
    deductedPreviousEmployerPaise: terms.declarations.previousEmployer.tdsPaise,
    otherTdsTcsPaise: terms.declarations.otherTdsPaise,
    hasPan: terms.hasPan,
    noPanDespiteRebate: terms.noPanDespiteRebate,
    bonusMode: terms.bonusMode,
  }).tdsPaise
}

function shown(tax: SalaryTax) {
  return {
    grossPaise: tax.grossSalaryPaise,
    reductionsPaise: tax.exemptionsPaise + tax.standardDeductionPaise + tax.professionalTaxPaise,
    deductionsPaise: tax.deductionsPaise,
    totalIncomePaise: tax.taxedIncomePaise,
    taxPaise: tax.totalTaxPaise,
    allowed: tax.allowed.map(({ item, ...allowed }) => ({ section: item, ...allowed })),
  }
}
