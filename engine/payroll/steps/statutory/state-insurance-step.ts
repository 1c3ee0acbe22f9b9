import { lineNames } from '../../payslip/line-name.ts'
import { lastDay } from '../../../day.ts'
import { lawValue } from '../../../law/law.ts'
import type { Worksheet } from '../worksheet.ts'
import type { SalaryLine } from '../../payslip/payslip-input.ts'
import { stateInsurance as rule } from '../../rules/in/state-insurance/state-insurance.ts'
import { esiWageBase } from '../../rules/in/wages/wages.law.ts'
import { isOfEarlierReading, type StatutoryInput } from '../../statutory/statutory-input.ts'
import { contracted, earned, type Treated } from '../wage-bases.ts'
import { isStatutoryBonus, wagesForLaw, wagesIn, type Wages } from '../wages-of-worksheet.ts'
import { say } from '../../../sentence.ts'

/**
 * State insurance: covered by the full wage of the contract, contributed on what was paid, arrears in the month of their
 * payment. A payslip beside that of the month contributes on what it pays of wages, and asks for nothing where that is nothing.
 * Source: rule book 2.
 */
export function stateInsurance(sheet: Worksheet): void {
  const statutory = sheet.input.statutory
  const terms = statutory?.esi ?? null
  if (statutory === null || terms === null) return
  const { month, contract: paidElsewhere } = sheet.input
  const contract = insured(sheet, statutory, contracted(paidElsewhere ?? lastSalary(sheet)))
  const paid = insured(sheet, statutory, earned(sheet, 'monthly', 'oneOff', 'arrears', 'wholeMonth'))
  const wagesPaidPaise = Math.max(0, paid.wagesPaise)
  if (paidElsewhere !== undefined && wagesPaidPaise === 0) return
  const paidHalfDays = Math.max(0, sheet.days.employed * 2 - sheet.days.lossOfPayHalfDays)
  const result = rule(
    sheet.book,
    {
      month,
      contractWagesPaise: contract.wagesPaise,
      wagesPaidPaise,
      // The wage of a day is known with the pay of the month alone: without it the employee pays a share.
      paidHalfDays: paidElsewhere === undefined ? paidHalfDays : null,
      personWithDisability: terms.personWithDisability,
      coveredEarlierInPeriod: terms.coveredEarlier || statutory.soFar.esiCovered,
    },
    terms.settings,
  )
  const { covered, employeePaise, employerPaise, trace, employerTrace } = result
  const contractWagesPaise = contract.wagesPaise
  const days = Math.ceil(paidHalfDays / 2)
  sheet.facts.esi = {
    covered,
    contractWagesPaise,
    wagesPaise: covered ? wagesPaidPaise : 0,
    employeePaise,
    employerPaise,
    days,
  }
  const on = { paise: wagesPaidPaise }
  sheet.addStatutory('ESI', lineNames.ESI.text, 'deduction', employeePaise, say`Employee's share on ${on}`, [
    ...paid.trace,
    ...trace,
  ])
  sheet.addStatutory(
    'EMPLOYER_ESI',
    lineNames.EMPLOYER_ESI.text,
    'employer',
    employerPaise,
    say`Employer's share on ${on}`,
    [...paid.trace, ...employerTrace],
  )
}

/** Wages of state insurance: of all pay that counts for it, from the Codes on by their definition. */
function insured(sheet: Worksheet, statutory: StatutoryInput, pay: readonly Treated[]): Wages {
  const counts = pay.filter(({ treatment }) => treatment?.esiWage === true)
  if (isOfEarlierReading(statutory)) return wagesIn(sheet, counts)
  const isBefore = lawValue(sheet.book, esiWageBase, lastDay(sheet.input.month)) === 'allPay'
  // What is settled besides is no half of some arrears: the test is that of a month's pay.
  const countsAlone = isBefore || sheet.input.contract !== undefined
  return wagesForLaw(sheet, esiWageBase, countsAlone ? counts : [...counts, ...pay.filter(isInTestAlone)])
}

/** No wages of the insurance, but a part of the 50 % test: statutory bonus, and what stands outside for its base. */
function isInTestAlone({ treatment }: Treated): boolean {
  if (treatment === null || treatment.esiWage) return false
  return isStatutoryBonus(treatment) || treatment.wageClass === 'outside'
}

/** The salary in force at the end of the month. */
export function lastSalary({ stretches }: Worksheet): readonly SalaryLine[] {
  return stretches.at(-1)?.salary.lines ?? []
}
