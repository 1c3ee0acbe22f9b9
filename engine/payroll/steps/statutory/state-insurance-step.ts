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
 * ESI: coverage goes by full contract wages, contributions by what was paid, with arrears in the month they are paid. A second payslip in a
 * month contributes on the wages it pays, and nothing if it pays none. Source: rule book 2.
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
      // The daily wage is known only with the month's own pay; without it the employee contributes.
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

/** Wages for ESI: all pay that counts for it, and from the Codes on wages as they define them. */
function insured(sheet: Worksheet, statutory: StatutoryInput, pay: readonly Treated[]): Wages {
  const counts = pay.filter(({ treatment }) => treatment?.esiWage === true)
  if (isOfEarlierReading(statutory)) return wagesIn(sheet, counts)
  const isBefore = lawValue(sheet.book, esiWageBase, lastDay(sheet.input.month)) === 'allPay'
  // A second payslip is not tested against the 50 % limit, which is meant for a month's pay.
  const countsAlone = isBefore || sheet.input.contract !== undefined
  return wagesForLaw(sheet, esiWageBase, countsAlone ? counts : [...counts, ...pay.filter(isInTestAlone)])
}

/** Pay that is not ESI wages but part of the 50 % test: statutory bonus, and what is outside the count. */
function isInTestAlone({ treatment }: Treated): boolean {
  if (treatment === null || treatment.esiWage) return false
  return isStatutoryBonus(treatment) || treatment.wageClass === 'outside'
}

/** The salary in force at the end of the month. */
export function lastSalary({ stretches }: Worksheet): readonly SalaryLine[] {
  return stretches.at(-1)?.salary.lines ?? []
}
