import type { PreflightCode } from '@muster/contract/payroll/pay-run/preflight.routes.ts'
import { lastDay, monthOf } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { finesAtMost } from '@muster/engine/payroll/rules/in/wages/deduction-cap.ts'
import { plural, say, type Sentence } from '@muster/engine/sentence.ts'
import { breather } from '../../../platform/breathe.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { payDateOf } from '../pay-run-config/pay-run-config.ts'
import { companyBank } from '../pay-run-config/company-bank.ts'
import type { RunRow } from '../pay-run/pay-run.queries.ts'
import {
  organisationBook,
  statutoryOfPeople,
  statutorySettings,
  type StatutoryPerson,
  type StatutorySettings,
} from '../statutory/index.ts'
import { bankWaiting } from './bank-waiting.ts'
import { joinersWithoutPast } from './joiners.ts'
import { paymentsOnHold } from './held.ts'
import { leaversWithoutSettlement } from './leavers.queries.ts'
import { openingPayFindings } from './opening.ts'
import { missingPunches, undecidedRequests } from './open.ts'
import { registrationFindings } from './registration.ts'
import { pensionFindings } from './pension.ts'
import { paidDaysFindings } from './paid-days.ts'
import { checkedPeople, type CheckedPerson } from './preflight.queries.ts'

/** One finding to review; without an employee it concerns the company. */
export interface Finding {
  code: PreflightCode
  person: Pick<CheckedPerson, 'employee' | 'name' | 'code'> | null
  /** The detail for the employee; null where the title is enough. */
  detail: Sentence | null
}

/** Everything that is wrong or open in the pay of a run. The number of statements does not grow with the number of employees. */
export async function findingsOf(
  tx: Tx,
  { _id: run, month, config }: Pick<RunRow, '_id' | 'month' | 'config'>,
): Promise<Finding[]> {
  const people = await checkedPeople(tx, { run })
  const identity = new Map((await statutoryOfPeople(tx, { month })).map((one) => [one.employee, one]))
  const settings = await statutorySettings(tx, lastDay(month))
  const book = await organisationBook(tx)
  const breathe = breather()
  const findings: Finding[] = companyFindings(settings, people)
  if (people.some(({ hasBank, netPaise }) => hasBank && netPaise > 0) && (await companyBank(tx)) === null)
    findings.push({ code: 'companyBank', person: null, detail: null })
  for (const code of await registrationFindings(tx)) findings.push({ code, person: null, detail: null })
  for (const person of people) {
    await breathe()
    const who = identity.get(person.employee)
    for (const [code, detail] of [
      ...ofPay(person),
      ...finesOf(book, month, person),
      ...(who ? ofIdentity(book, person, who) : []),
    ])
      findings.push({ code, person, detail })
  }
  await breathe()
  const byId = new Map(people.map((person) => [person.employee, person]))
  const paidIn = monthOf(payDateOf(month, config))
  const joiners = settings.tds.enabled ? await joinersWithoutPast(tx, { month, paidIn }, people) : []
  const opening = await openingPayFindings(tx, { run, month, paidIn })
  const open = [...opening, ...(await missingPunches(tx, month)), ...(await undecidedRequests(tx, month))]
  for (const { employee, detail } of [...joiners, ...(await bankWaiting(tx)), ...open]) {
    const person = byId.get(employee)
    if (person) findings.push({ code: detail.code, person, detail: detail.words })
  }
  return [
    ...findings,
    ...(await paymentsOnHold(tx, run, month, byId)),
    ...(await paidDaysFindings(tx, { run, month })),
    ...(await leaversWithoutSettlement(tx, month)),
  ]
}

type PersonFinding = [PreflightCode, Sentence | null]

function ofPay(person: CheckedPerson): PersonFinding[] {
  const findings: PersonFinding[] = []
  if (person.excluded !== null) findings.push(['excluded', person.excluded])
  else if (!person.hasBank && person.netPaise > 0)
    findings.push(['noBank', say`${{ paise: person.netPaise }} to be paid by other means`])
  if (person.carriedPaise > 0)
    findings.push(['carriedForward', say`${{ paise: person.carriedPaise }} is carried forward`])
  if (person.advancedPaise > 0)
    findings.push(['stateTaxAdvanced', say`${{ paise: person.advancedPaise }} to be recovered from later pay`])
  // Less than a rupee is rounding.
  if (person.taxShortPaise >= 100)
    findings.push(['taxShort', say`${{ paise: person.taxShortPaise }} is payable by the employee with the tax return`])
  if (person.arrearsMonths > 0)
    findings.push(['arrears', say`For ${plural(person.arrearsMonths, { one: '# month', other: '# months' })}`])
  if (person.setOffPaise > 0)
    findings.push(['setOff', say`${{ paise: person.setOffPaise }} was paid with a payslip that was reversed`])
  return findings
}

function finesOf(book: LawBook, month: string, { finesPaise, wagesPaise }: CheckedPerson): PersonFinding[] {
  if (finesPaise === 0) return []
  const atMost = finesAtMost(book, lastDay(month), wagesPaise)
  return finesPaise > atMost
    ? [['finesOverLimit', say`${{ paise: finesPaise }} of fines, ${{ paise: atMost }} allowed for this month's wages`]]
    : []
}

function ofIdentity(book: LawBook, person: CheckedPerson, who: StatutoryPerson): PersonFinding[] {
  if (person.excluded !== null) return []
  const findings: PersonFinding[] = []
  const hasTax = person.tdsPaise > 0
  if (!who.hasPan && hasTax) findings.push(['noPan', say`${{ paise: person.tdsPaise }} is deducted`])
  if (person.hasPf && !who.hasUan) findings.push(['noUan', say`Contributes to EPF`])
  if (person.isEsiCovered && !who.hasEsiNumber) findings.push(['noEsiNumber', say`Covered by ESI this month`])
  if (who.birthDate === null && (person.hasPf || hasTax))
    findings.push(['noBirthDate', say`Treated as under 58 and under 60`])
  if (who.gender === null && person.ptState === 'MH')
    findings.push(['noGender', say`Taxed by the table chosen in the statutory settings`])
  findings.push(...pensionFindings(book, person, who))
  if (who.pfMember && (who.internationalWorker || who.higherPension))
    findings.push(['manualPf', who.internationalWorker ? say`International worker` : say`Pension on higher wages`])
  return findings
}

function companyFindings({ tds, pf, esi }: StatutorySettings, people: readonly CheckedPerson[]): Finding[] {
  const findings: Finding[] = []
  const add = (code: PreflightCode, detail: Sentence | null) => findings.push({ code, person: null, detail })
  if (tds.tan === null && people.some(({ tdsPaise }) => tdsPaise > 0)) add('companyTan', null)
  if (pf.establishmentNumber === null && people.some(({ hasPf }) => hasPf)) add('companyPf', null)
  if (esi.employerCode === null && people.some(({ isEsiCovered }) => isEsiCovered)) add('companyEsi', null)
  return findings
}
