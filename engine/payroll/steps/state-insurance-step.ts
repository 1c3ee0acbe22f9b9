import { rupeeText } from '../../words.ts'
import type { Draft } from './draft.ts'
import type { SalaryLine } from '../payslip-input.ts'
import { stateInsurance as rule } from '../rules/in/state-insurance.ts'
import { contracted, earned, type Treated } from './wage-bases.ts'
import { wagesIn } from './wages-of-draft.ts'

/**
 * State insurance: covered by the full wage of the contract, contributed on what was paid, arrears in the month of their
 * payment. Source: rule book 2.
 */
export function stateInsurance(draft: Draft): void {
  const terms = draft.input.statutory?.esi ?? null
  if (terms === null) return
  const { month } = draft.input
  const counts = ({ treatment }: Treated) => treatment?.esiWage === true
  const contract = wagesIn(draft, contracted(lastSalary(draft)).filter(counts))
  const paid = wagesIn(draft, earned(draft, 'monthly', 'oneOff', 'arrears').filter(counts))
  const wagesPaidPaise = Math.max(0, paid.wagesPaise)
  const paidHalves = Math.max(0, draft.days.employed * 2 - draft.days.lossOfPayHalves)
  const result = rule(
    draft.book,
    {
      month,
      contractWagesPaise: contract.wagesPaise,
      wagesPaidPaise,
      paidHalves,
      personWithDisability: terms.personWithDisability,
      coveredEarlierInPeriod: terms.coveredEarlier || draft.input.statutory?.soFar.esiCovered === true,
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

/** The salary in force at the end of the month. */
export function lastSalary({ stretches }: Draft): readonly SalaryLine[] {
  return stretches.at(-1)?.salary.lines ?? []
}
