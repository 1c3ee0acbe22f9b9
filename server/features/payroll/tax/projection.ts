import type { z } from 'zod'
import type { TaxProjection } from '@muster/contract/payroll/tax-declaration.ts'
import type { Id } from '@muster/contract/values.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { salaryTax, type SalaryTax } from '@muster/engine/payroll/rules/in/salary-tax.ts'
import { taxOfYear } from '@muster/engine/payroll/tax-year.ts'
import { times } from '@muster/engine/money.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import { organisationBook } from '../statutory/index.ts'
import { declarationsOf } from './declarations.ts'
import { personIn } from './person.ts'
import { payOfYear, type PayOfYear } from './projection.queries.ts'
import type { Regime } from './regime.ts'
import { countedItems } from './tax-facts.queries.ts'
import { taxYear, type TaxYear } from './tax-year.ts'
import { yearOfPay, type ProjectedYear } from './year-of-pay.ts'

/** What the declaration means for the tax of a year: what was paid and deducted, and the salary as it stands until March. */
export async function projection(
  tx: Tx,
  employee: Id,
  financialYear?: string,
): Promise<z.output<typeof TaxProjection>> {
  const year = await taxYear(tx, financialYear)
  const person = await personIn(tx, employee, year)
  const pay = await payOfYear(tx, { employee, from: year.from, to: year.to, day: year.today })
  if (!pay) throw notFound('The employee')
  const items = await countedItems(tx, { employee, year: year.financialYear, proofsOnly: year.proofsOnly })
  const book = await organisationBook(tx)
  const projected = yearOfPay(book, year, pay)
  const inRegime = (regime: Regime) => {
    const declarations = declarationsOf(book, { financialYear: year.financialYear, regime }, items)
    return { declarations, tax: taxIn(book, regime, year, pay, projected, declarations) }
  }
  const both = { old: inRegime('old'), new: inRegime('new') }
  const held = both[person.regime ?? 'new']
  const difference = both.old.tax.totalTaxPaise - both.new.tax.totalTaxPaise
  const { previousEmployer, otherTdsPaise } = held.declarations
  const deducted = projected.soFar.tax.tdsPaise
  const balance = Math.max(0, held.tax.totalTaxPaise - deducted - previousEmployer.tdsPaise - otherTdsPaise)
  const ahead = projected.ahead.months.length
  return {
    old: shown(both.old.tax),
    new: shown(both.new.tax),
    better: difference === 0 ? 'equal' : difference < 0 ? 'old' : 'new',
    savingPaise: Math.abs(difference),
    months: { paid: projected.paidMonths, assumed: ahead },
    salaryPaise: held.tax.grossSalaryPaise,
    tdsPaise: deducted,
    monthlyTaxPaise: ahead === 0 ? 0 : times(balance, 1, ahead, 'nearestRupee'),
  }
}

function taxIn(
  book: LawBook,
  regime: Regime,
  { financialYear }: TaxYear,
  { birthDate, resident }: PayOfYear,
  { soFar, ahead, salaryPaise }: ProjectedYear,
  declarations: ReturnType<typeof declarationsOf>,
): SalaryTax {
  // Those of the terms that only the monthly deduction asks for make no difference to the tax of the year.
  const deduction = { hasPan: true, bonusMode: 'spread', noPanDespiteRebate: false, perquisites: [] } as const
  const terms = { regime, birthDate, resident, declarations, ...deduction }
  const rest = taxOfYear(book, { financialYear, soFar, thisMonth: null, ahead }, terms)
  return salaryTax(book, { ...rest, salaryPaise })
}

function shown(tax: SalaryTax) {
  return {
    grossPaise: tax.grossSalaryPaise,
    reductionsPaise: tax.exemptionsPaise + tax.standardDeductionPaise + tax.professionalTaxPaise,
    deductionsPaise: tax.deductionsPaise,
    totalIncomePaise: tax.totalIncomePaise,
    taxPaise: tax.totalTaxPaise,
    allowed: tax.allowed.map(({ item, ...allowed }) => ({ section: item, ...allowed })),
  }
}
