import { plain, say } from '@muster/engine/sentence.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { financialYear, monthOf, monthsOfFinancialYear } from '@muster/engine/day.ts'
import { taxQuarter, tdsDue } from '@muster/engine/payroll/outputs/due-days.ts'
import { spreadsheetCsv, worded } from '@muster/engine/payroll/outputs/table.ts'
import { annexureOne, withoutPan, type TaxedPayment } from '@muster/engine/payroll/outputs/tax-annexure.ts'
import { formNames } from '@muster/engine/payroll/rules/in/forms/form-names.ts'
import { sumOfTax } from '@muster/engine/payroll/tax/year-so-far.ts'
import { numbersOfPeople } from '../../../employees/index.ts'
import { payDateOf, payRunConfig } from '../../pay-run-config/pay-run-config.ts'
import { annexureTwo } from './annexure-two.ts'
import type { Material } from '../material.ts'
import { openingTaxed, taxedMonths, type TaxedRow } from '../paid-rows.queries.ts'
import { runFile, type FileGroup, type RunFile } from '../run-file.ts'

export const incomeTax: FileGroup = {
  kinds: ['tax-'],
  needs: 'employeeIdentityRead',
  name: say`Quarterly TDS statement`,
  purpose: say`TDS on salaries, for the quarterly statement.`,
  make: async (material) => {
    if (material.run.kind === 'reversal') return []
    const files = await quarter(material)
    return monthOf(material.payDate).endsWith('-03') ? [...files, ...(await year(material))] : files
  },
}

/** The quarter as far as it is locked. */
async function quarter(material: Material): Promise<RunFile[]> {
  const { payDate, book, tx, rows } = material
  const paidIn = monthOf(payDate)
  const { months, name, due } = taxQuarter(book, paidIn)
  const { rows: taxed, left } = await taxedWith(tx, months[0] ?? paidIn, paidIn)
  const payments = await named(material, taxed)
  const statement = formNames(book, payDate).quarterlyStatement
  const withheld = payments.reduce((sum, { tax }) => sum + tax.tdsPaise, 0)
  if (withheld === 0) return []
  const ofRun = rows.reduce((sum, { payslip: { facts } }) => sum + facts.tax.tdsPaise, 0)
  const deposit = { day: tdsDue(book, payDate) }
  const isWhole = paidIn === months.at(-1)
  return [
    runFile({
      kind: 'tax-annexure-1',
      name: say`${statement}, Annexure I, ${name}`,
      purpose: isWhole
        ? say`The whole quarter, one row per deduction. Deposit this month's TDS by ${deposit}; the statement is due on ${{ day: due }}.`
        : say`The quarter so far, one row per deduction. Deposit this month's TDS by ${deposit}; the statement is due on ${{ day: due }}.`,
      fileName: `${statement} Annexure I ${financialYear(paidIn)} ${name}.csv`,
      dueOn: tdsDue(book, payDate),
      amountPaise: ofRun,
      people: new Set(payments.filter(({ tax }) => tax.tdsPaise !== 0).map(({ code }) => code)).size,
      excluded: [...withoutPan(payments), ...left],
      content: (words) => spreadsheetCsv(worded(annexureOne(book, payments), words)),
    }),
  ]
}

/** With the last month of a year: the certificate of everybody who was paid in it, as a row. */
async function year(material: Material): Promise<RunFile[]> {
  const { payDate, book, tx } = material
  const paidIn = monthOf(payDate)
  const months = monthsOfFinancialYear(financialYear(paidIn))
  const { rows: taxed, shares } = await taxedWith(tx, months[0] ?? paidIn, paidIn)
  const payments = await named(material, [...taxed, ...shares])
  const { quarterlyStatement, year: yearName } = formNames(book, payDate)
  const name = say`${plain(yearName)} ${financialYear(paidIn)}`
  return [
    runFile({
      kind: 'tax-annexure-2',
      name: say`${quarterlyStatement}, Annexure II`,
      purpose: say`${name}: everyone's salary, exemptions, deductions and tax, as per accepted proofs. The certificates have the same figures.`,
      fileName: `${quarterlyStatement} Annexure II ${financialYear(paidIn)}.csv`,
      dueOn: taxQuarter(book, paidIn).due,
      people: new Set(payments.map(({ code }) => code)).size,
      excluded: withoutPan(payments),
      content: (words) => annexureTwo(material, words),
    }),
  ]
}

/** Locked payments of some months, and those of before the first run here; of totals the single deductions are not known. */
async function taxedWith(tx: Material['tx'], from: Month, to: Month) {
  const { payDay, payMonth } = await payRunConfig(tx)
  const opening = (await openingTaxed(tx, { from, to })).map(
    ({ isShare, ...one }): TaxedRow & { isShare: boolean } => ({
      ...one,
      ...{ isShare, payDay, payMonth, taxPaise: null, surchargePaise: null, cessPaise: null },
    }),
  )
  const shares = opening.filter(({ isShare }) => isShare)
  const left = [
    ...Map.groupBy(
      shares.filter(({ tax }) => tax.tdsPaise !== 0),
      ({ code }) => code,
    ),
  ].map(([code, all]) => ({
    ...{ code, name: all[0]?.name ?? code },
    reason: say`TDS of ${{ month: all[0]?.month ?? from }} entered as part of a total before Muster: enter it by month`,
  }))
  return {
    rows: [...opening.filter(({ isShare }) => !isShare), ...(await taxedMonths(tx, { from, to }))],
    shares,
    left,
  }
}

/** With PAN and day of payment. People of earlier months of whom this run has none are looked up as well. */
async function named({ app, tx }: Material, rows: readonly TaxedRow[]): Promise<TaxedPayment[]> {
  const employees: Id[] = [...new Set(rows.map(({ employee }) => employee))]
  const numbers = await numbersOfPeople(tx, app, employees)
  return byMonth(rows).map(
    ({ employee, month, code, name, payDay, payMonth, tax, taxPaise, surchargePaise, cessPaise }) => ({
      month,
      payDate: payDateOf(month, { payDay, payMonth }),
      code,
      name,
      pan: numbers.get(employee)?.pan ?? null,
      tax,
      year:
        taxPaise === null || surchargePaise === null || cessPaise === null
          ? null
          : { taxPaise, surchargePaise, cessPaise },
    }),
  )
}

/** A payslip and its reversal are one payment, of nothing; the year is that of the document that withheld. */
function byMonth(rows: readonly TaxedRow[]): TaxedRow[] {
  return [...Map.groupBy(rows, ({ employee, month }) => `${employee} ${month}`).values()].flatMap((all) => {
    const of = all.findLast(({ tax }) => tax.tdsPaise > 0) ?? all[0]
    return of === undefined ? [] : [{ ...of, tax: { ...sumOfTax(all), regime: of.tax.regime } }]
  })
}
