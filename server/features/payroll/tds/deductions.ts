import type { Day, Id, Month } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import type { TaxedPayment } from '@muster/engine/payroll/outputs/tax-annexure.ts'
import { sumOfTax } from '@muster/engine/payroll/payslip/year-so-far.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { numbersOfPeople } from '../../employees/index.ts'
import { payDateOf, payRunConfig } from '../pay-run-config/pay-run-config.ts'
import { depositsIn, openingTaxed, taxedMonths, type TaxedRow } from './deductions.queries.ts'

/** The tax of an employee's month, when it was deducted, and how much of it challans deposit. */
export interface Deduction extends Omit<TaxedPayment, 'pan'> {
  employee: Id
  /** The legal entity that deducted it; null for the organisation itself. */
  entity: Id | null
  paidIn: Month
  deposits: readonly (TaxedPayment['deposits'][number] & { challan: Id; bsr: string })[]
}

interface Between {
  from: Month
  to: Month
  /** One legal entity, or null for the organisation itself; left out for all of them. */
  entity?: Id | null
}

/**
 * Salary payments in some months: from locked runs, and by month from before the first run here. Ordered by month and employee code.
 */
export async function deductionsIn(tx: Tx, between: Between): Promise<Deduction[]> {
  const before = (await openingRows(tx, between)).filter(({ isShare }) => !isShare)
  const all = await deductionsOf(tx, between, [...before, ...(await taxedMonths(tx, between))])
  return all.filter((one) => between.entity === undefined || one.entity === between.entity)
}

/** Shares of totals entered from before the first run, whose single deductions are not known. */
export async function openingShares(tx: Tx, between: Between): Promise<Deduction[]> {
  const shares = (await openingRows(tx, between)).filter(({ isShare }) => isShare)
  return shares.length === 0 ? [] : deductionsOf(tx, between, shares)
}

async function openingRows(tx: Tx, between: Between): Promise<(TaxedRow & { isShare: boolean })[]> {
  const { payDay, payMonth } = await payRunConfig(tx)
  const year = { taxPaise: null, surchargePaise: null, cessPaise: null }
  return (await openingTaxed(tx, between)).map((one) => ({ ...one, ...year, payDay, payMonth }))
}

async function deductionsOf(tx: Tx, between: Between, rows: readonly TaxedRow[]): Promise<Deduction[]> {
  const deposits = Map.groupBy(await depositsIn(tx, between), ({ employee, month }) => `${employee} ${month}`)
  return whole(rows).map(({ employee, entity, month, code, name, payDay, payMonth, tax, ...year }) => {
    const payDate: Day = payDateOf(month, { payDay, payMonth })
    const { taxPaise, surchargePaise, cessPaise } = year
    const isKnown = taxPaise !== null && surchargePaise !== null && cessPaise !== null
    return {
      ...{ employee, entity, month, code, name, payDate, tax, paidIn: monthOf(payDate) },
      year: isKnown ? { taxPaise, surchargePaise, cessPaise } : null,
      deposits: deposits.get(`${employee} ${month}`) ?? [],
    }
  })
}

/** Adds the PAN of each person. */
export async function named(app: App, tx: Tx, deductions: readonly Deduction[]): Promise<(Deduction & TaxedPayment)[]> {
  const numbers = await numbersOfPeople(tx, app, [...new Set(deductions.map(({ employee }) => employee))])
  return deductions.map((one) => ({ ...one, pan: numbers.get(one.employee)?.pan ?? null }))
}

export function openOf({ tax, deposits }: Deduction): number {
  return deposits.reduce((open, { amountPaise }) => open - amountPaise, tax.tdsPaise)
}

/** A payslip and its reversal count as one payment, of nothing; the year is that of the document that deducted tax. */
function whole(rows: readonly TaxedRow[]): TaxedRow[] {
  return [...Map.groupBy(rows, ({ employee, month }) => `${employee} ${month}`).values()].flatMap((all) => {
    const of = all.findLast(({ tax }) => tax.tdsPaise > 0) ?? all[0]
    return of === undefined ? [] : [{ ...of, tax: { ...sumOfTax(all), regime: of.tax.regime } }]
  })
}
