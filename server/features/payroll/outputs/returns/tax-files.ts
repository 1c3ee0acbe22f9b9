import { plain, say } from '@muster/engine/sentence.ts'
import type { Month } from '@muster/contract/values.ts'
import type { Excluded } from '@muster/engine/payroll/outputs/paid-row.ts'
import { financialYear, monthOf, monthsOfFinancialYear } from '@muster/engine/day.ts'
import { taxQuarter, tdsDue } from '@muster/engine/payroll/outputs/compliance/due-days.ts'
import { spreadsheetCsv, worded } from '@muster/engine/payroll/outputs/table.ts'
import { annexureOne, withoutPan } from '@muster/engine/payroll/outputs/tax-annexure.ts'
import { formNames } from '@muster/engine/payroll/rules/in/forms/form-names.ts'
import { deductionsIn, named, openingShares, type Deduction } from '../../tds/deductions.ts'
import { annexureTwo } from './annexure-two.ts'
import type { Material } from '../material.ts'
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

/** The quarter, as far as it is locked. */
async function quarter(material: Material): Promise<RunFile[]> {
  const { payDate, book, tx, rows } = material
  const paidIn = monthOf(payDate)
  const { months, name, due } = taxQuarter(book, paidIn)
  const between = { from: months[0] ?? paidIn, to: paidIn }
  const payments = await named(material.app, tx, ofPart(material, await deductionsIn(tx, between)))
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
      excluded: [...withoutPan(payments), ...(await leftOut(material, between))],
      content: (words) => spreadsheetCsv(worded(annexureOne(book, payments, payDate), words)),
    }),
  ]
}

/** With the last month of a year: the certificate of everyone paid in it, one per row. */
async function year(material: Material): Promise<RunFile[]> {
  const { payDate, book, tx } = material
  const paidIn = monthOf(payDate)
  const months = monthsOfFinancialYear(financialYear(paidIn))
  const between = { from: months[0] ?? paidIn, to: paidIn }
  const all = ofPart(material, [...(await deductionsIn(tx, between)), ...(await openingShares(tx, between))])
  const payments = await named(material.app, tx, all)
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

/** People whose tax from before the first run was entered as a total, so that single deductions are not known. */
async function leftOut(material: Material, between: { from: Month; to: Month }): Promise<Excluded[]> {
  const shares = ofPart(material, await openingShares(material.tx, between)).filter(({ tax }) => tax.tdsPaise !== 0)
  return [...Map.groupBy(shares, ({ code }) => code)].map(([code, all]) => ({
    ...{ code, name: all[0]?.name ?? code },
    reason: say`TDS of ${{ month: all[0]?.month ?? between.from }} entered as part of a total before Muster: enter it by month`,
  }))
}

/** The deductions of a part's legal entity; all of them if there is only the organisation itself. */
function ofPart({ entity }: Material, deductions: readonly Deduction[]): Deduction[] {
  return deductions.filter((one) => entity === null || one.entity === entity.id)
}
