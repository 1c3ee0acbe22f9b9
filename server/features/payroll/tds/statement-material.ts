import type { Day, Id } from '@muster/contract/values.ts'
import { firstDay } from '@muster/engine/day.ts'
import { lawValue, type LawBook } from '@muster/engine/law/law.ts'
import { apportion } from '@muster/engine/money.ts'
import { taxQuarter } from '@muster/engine/payroll/outputs/compliance/due-days.ts'
import { salaryPaymentCode } from '@muster/engine/payroll/outputs/returns.law.ts'
import { paidPaise, partsOfDeduction } from '@muster/engine/payroll/outputs/tax-annexure.ts'
import type { StatementChallan, StatementDeduction } from '@muster/engine/payroll/outputs/tds/challan-records.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { organisationBook } from '../statutory/index.ts'
import { challansOf } from './challan.queries.ts'
import { deductionsIn, named, type Deduction } from './deductions.ts'

/** The deductions of a quarter in the register of challans. */
export interface QuarterMaterial {
  book: LawBook
  months: readonly string[]
  dueOn: Day
  deductions: readonly Deduction[]
}

/** @param month the first of the quarter */
export async function quarterMaterial(tx: Tx, month: string, entity: Id | null): Promise<QuarterMaterial> {
  const book = await organisationBook(tx)
  const { months, due } = taxQuarter(book, month)
  const between = { from: months[0]!, to: months.at(-1)!, entity }
  const deductions = (await deductionsIn(tx, between)).filter(({ tax }) => tax.tdsPaise !== 0)
  return { book, months, dueOn: due, deductions }
}

/** Challans with the deductions that each deposits, with PAN; by payment date. */
export async function statementChallans(
  app: App,
  tx: Tx,
  { book, deductions }: QuarterMaterial,
): Promise<StatementChallan[]> {
  const under = new Map<Id, StatementDeduction[]>()
  for (const deduction of await named(app, tx, deductions))
    for (const [at, deposit] of deduction.deposits.entries()) {
      const list = under.get(deposit.challan) ?? []
      list.push(statementDeduction(book, deduction, at))
      under.set(deposit.challan, list)
    }
  const challans = await challansOf(tx, { ids: [...under.keys()] })
  return challans.map(({ _id, ...challan }) => ({ ...challan, deductions: under.get(_id) ?? [] }))
}

/** The part of a deduction that one of its deposits covers: the tax, and the salary in the same proportion. */
function statementDeduction(book: LawBook, of: Deduction & { pan: string | null }, at: number): StatementDeduction {
  const { code, name, pan, payDate, tax, year, deposits } = of
  const { amountPaise } = deposits[at]!
  const [taxPaise, surchargePaise, cessPaise] = partsOfDeduction(amountPaise, year)
  const weights = deposits.map((deposit) => deposit.amountPaise)
  return {
    ...{ code, name, pan, section: lawValue(book, salaryPaymentCode, payDate), paidOn: payDate, certificate: null },
    paidPaise: apportion(paidPaise(tax), weights)[at] ?? 0,
    ...{ taxPaise: taxPaise ?? amountPaise, surchargePaise: surchargePaise ?? 0, cessPaise: cessPaise ?? 0 },
  }
}

/** The first month of a quarter. */
export function quarterStart(year: string, quarter: number): string {
  const start = Number(year.slice(0, 4))
  return quarter === 4 ? `${start + 1}-01` : `${start}-${String(quarter * 3 + 1).padStart(2, '0')}`
}

export const firstDayOfQuarter = (year: string, quarter: number): Day => firstDay(quarterStart(year, quarter))
