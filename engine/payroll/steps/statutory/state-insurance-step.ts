import { lastDay } from '../../../day.ts'
import { lawValue } from '../../../law/law.ts'
import { rupeeText } from '../../../words.ts'
import type { Draft } from '../draft.ts'
import type { SalaryLine } from '../../payslip/payslip-input.ts'
import { stateInsurance as rule } from '../../rules/in/state-insurance/state-insurance.ts'
import { esiWageBase } from '../../rules/in/wages/wages.law.ts'
import { isOfEarlierReading, type StatutoryInput } from '../../statutory/statutory-input.ts'
import { contracted, earned, type Treated } from '../wage-bases.ts'
import { isStatutoryBonus, wagesForLaw, wagesIn, type Wages } from '../wages-of-draft.ts'

/**
 * State insurance: covered by the full wage of the contract, contributed on what was paid, arrears in the month of their
 * payment. A payslip beside that of the month contributes on what it pays of wages, and asks for nothing where that is nothing.
 * Source: rule book 2.
 */
export function stateInsurance(draft: Draft): void {
  const statutory = draft.input.statutory
  const terms = statutory?.esi ?? null
  if (statutory === null || terms === null) return
  const { month, contract: paidElsewhere } = draft.input
  const contract = insured(draft, statutory, contracted(paidElsewhere ?? lastSalary(draft)))
  const paid = insured(draft, statutory, earned(draft, 'monthly', 'oneOff', 'arrears', 'wholeMonth'))
  const wagesPaidPaise = Math.max(0, paid.wagesPaise)
  if (paidElsewhere !== undefined && wagesPaidPaise === 0) return
  const paidHalves = Math.max(0, draft.days.employed * 2 - draft.days.lossOfPayHalves)
  const result = rule(
    draft.book,
    {
      month,
      contractWagesPaise: contract.wagesPaise,
      wagesPaidPaise,
      // The wage of a day is known with the pay of the month alone: without it the employee pays a share.
      paidHalves: paidElsewhere === undefined ? paidHalves : null,
      personWithDisability: terms.personWithDisability,
      coveredEarlierInPeriod: terms.coveredEarlier || statutory.soFar.esiCovered,
    },
    terms.settings,
  )
  const { covered, employeePaise, employerPaise, trace } = result
  const contractWagesPaise = contract.wagesPaise
  const days = Math.ceil(paidHalves / 2)
  draft.facts.esi = {
    covered,
    contractWagesPaise,
    wagesPaise: covered ? wagesPaidPaise : 0,
    employeePaise,
    employerPaise,
    days,
  }
  const on = rupeeText(wagesPaidPaise)
  draft.addStatutory('ESI', 'State insurance', 'deduction', employeePaise, `Employee's share on ${on}`, [
    ...paid.trace,
    ...trace,
  ])
  draft.addStatutory(
    'EMPLOYER_ESI',
    'Employer: state insurance',
    'employer',
    employerPaise,
    `Employer's share on ${on}`,
    [],
  )
}

/** Wages of state insurance: of all pay that counts for it, from the Codes on by their definition. */
function insured(draft: Draft, statutory: StatutoryInput, pay: readonly Treated[]): Wages {
  const counts = pay.filter(({ treatment }) => treatment?.esiWage === true)
  if (isOfEarlierReading(statutory)) return wagesIn(draft, counts)
  const isBefore = lawValue(draft.book, esiWageBase, lastDay(draft.input.month)) === 'allPay'
  // What is settled besides is no half of some arrears: the test is that of a month's pay.
  const countsAlone = isBefore || draft.input.contract !== undefined
  return wagesForLaw(draft, esiWageBase, countsAlone ? counts : [...counts, ...pay.filter(isInTestAlone)])
}

/** No wages of the insurance, but a part of the 50 % test: statutory bonus, and what stands outside for its base. */
function isInTestAlone({ treatment }: Treated): boolean {
  if (treatment === null || treatment.esiWage) return false
  return isStatutoryBonus(treatment) || treatment.wageClass === 'outside'
}

/** The salary in force at the end of the month. */
export function lastSalary({ stretches }: Draft): readonly SalaryLine[] {
  return stretches.at(-1)?.salary.lines ?? []
}
