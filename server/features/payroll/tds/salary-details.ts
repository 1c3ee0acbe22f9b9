import type { Id } from '@muster/contract/values.ts'
import { ageInYear } from '@muster/engine/payroll/rules/in/income-tax/year.ts'
import type { Party, SalaryDetail } from '@muster/engine/payroll/outputs/tds/salary-records.ts'
import { firstDay } from '@muster/engine/day.ts'
import { lawValue } from '@muster/engine/law/law.ts'
import { roundedTo } from '@muster/engine/payroll/rules/in/income-tax/income-tax.law.ts'
import { landlordPanAbove } from '@muster/engine/payroll/rules/in/salary-tax/hra.law.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { numbersOfPeople } from '../../employees/index.ts'
import { certificateYear, partsOfYear } from '../form16/index.ts'
import { organisationBook } from '../statutory/index.ts'
import { openPans } from '../tax/index.ts'
import { declaredParties, salaryPeople, type DeclaredParty } from './salary-details.queries.ts'

/** The salary details of everyone paid in the year, for the fourth quarter, with the figures of the certificates. */
export async function salaryDetails(
  app: App,
  tx: Tx,
  financialYear: string,
  entity: Id | null,
): Promise<SalaryDetail[]> {
  const year = await certificateYear(tx, financialYear)
  const book = await organisationBook(tx)
  const rentLimit = lawValue(book, landlordPanAbove, firstDay(year.from))
  const roundedToRupees = lawValue(book, roundedTo, firstDay(year.from))
  const parts = await partsOfYear(tx, year, { employees: null, after: null, limit: 100_000, entity: entity ?? 'own' })
  const employees = parts.map(({ employee }) => employee)
  const numbers = await numbersOfPeople(tx, app, employees)
  const people = new Map((await salaryPeople(tx, { employees })).map((one) => [one.employee, one]))
  const declared = Map.groupBy(await declaredParties(tx, { year: financialYear }), ({ employee }) => employee)
  return parts
    .map(({ employee, regime, content }): SalaryDetail => {
      const { person, rows, from, to, tdsPaise, earlierTdsPaise } = content
      const figure = (name: string) => rows.find((row) => row.figure === name)?.amountPaise ?? 0
      const { rent, landlords, lenders } = partiesOf(app, declared.get(employee) ?? [])
      return {
        ...{ code: person.code, name: person.name, pan: numbers.get(employee)?.pan ?? null, from, to, rows },
        ...{ isOldRegime: regime === 'old', roundedToRupees, tdsPaise, earlierTdsPaise, landlords, lenders },
        category: categoryOf(people.get(employee), financialYear),
        grossTotalIncomePaise: figure('grossTotalIncome'),
        hasRentAboveLimit: figure('exemptHra') > 0 && rent > rentLimit,
      }
    })
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

function categoryOf(
  person: { birthDate: string | null; gender: string | null } | undefined,
  financialYear: string,
): SalaryDetail['category'] {
  const age = person?.birthDate == null ? 0 : ageInYear(person.birthDate, financialYear)
  if (age >= 80) return 'O'
  if (age >= 60) return 'S'
  return person?.gender === 'female' ? 'W' : 'G'
}

function partiesOf({ secrets }: App, declared: readonly DeclaredParty[]) {
  const landlords = new Map<string, Party>()
  const lenders = new Map<string, Party>()
  let rent = 0
  for (const { details, acceptedPaise } of declared) {
    const opened = openPans(secrets, details)
    if (opened.section === 'rent') {
      rent += acceptedPaise
      if (opened.landlordPan !== null)
        landlords.set(opened.landlordPan, { pan: opened.landlordPan, name: opened.landlordName })
    }
    if ((opened.section === 'ownHouse' || opened.section === 'letHouse') && opened.lenderPan !== null)
      lenders.set(opened.lenderPan, { pan: opened.lenderPan, name: opened.lender })
  }
  return { rent, landlords: [...landlords.values()], lenders: [...lenders.values()] }
}
