import { ageOn } from '../age.ts'
import { earliest, firstDay, lastDay, latest, type Month } from '../day.ts'
import type { TraceStep } from '../law/trace.ts'
import { round, type Paise } from '../money.ts'
import { monthText, rupeeText } from '../words.ts'
import type { Draft } from './draft.ts'
import type { PfFacts } from './facts.ts'
import { pfWages } from './pf-wages.ts'
import { providentFund as rule, type ProvidentFund, type ProvidentFundInput } from './rules/in/provident-fund.ts'
import type { PfTerms } from './statutory-input.ts'
import { wagesOf } from './wages-of-draft.ts'

/** Provident fund, pension and insurance of the month, and what arrears bring for earlier ones. Source: rule book 1. */
export function providentFund(draft: Draft): void {
  draft.facts.wagesPaise = wagesOf(draft, 'monthly', 'oneOff').wagesPaise
  const terms = draft.input.statutory?.pf ?? null
  if (terms === null) return
  const base = pfWages(draft, terms)
  const input = inputOf(draft, terms, base.wagesPaise)
  const result = withOwnExcess(rule(draft.book, input, terms.settings), draft, terms, input)
  const facts: PfFacts = {
    earnedPaise: input.wagesPaise,
    epfWagesPaise: result.epfWagesPaise,
    epsWagesPaise: result.epsWagesPaise,
    edliWagesPaise: result.edliWagesPaise,
    employeePaise: result.employeeEpfPaise,
    vpfPaise: result.vpfPaise,
    epsPaise: result.employerEpsPaise,
    employerEpfPaise: result.employerEpfPaise,
    edliPaise: result.edliPaise,
    adminPaise: result.adminPaise,
    ncpDays: Math.floor(draft.days.lossOfPayHalves / 2),
  }
  draft.facts.pf = facts
  addLines(draft, facts, [...base.trace, ...result.trace], null)
  for (const { month, pf } of draft.input.arrears) {
    if (pf === null) continue
    draft.facts.pfArrears = [...draft.facts.pfArrears, { ...pf, month }]
    const words = `Provident fund of ${monthText(month)} by its own rates and ceiling, less what was taken for it`
    addLines(draft, pf, [{ words, amountPaise: pf.employeePaise }], month)
  }
}

function inputOf({ input: { month, employment } }: Draft, terms: PfTerms, wagesPaise: Paise): ProvidentFundInput {
  const last = lastDay(month)
  const employed = { from: latest(firstDay(month), employment.joinedOn), to: earliest(last, employment.leftOn ?? last) }
  const { birthDate, epsMemberFrom, onFullWages, vpf, pensionEnds } = terms
  const ageYears =
    birthDate === null ? null : ageOn(birthDate, pensionEnds === 'birthdayMonth' ? last : firstDay(month))
  return { month, wagesPaise, epsMemberFrom, ageYears, onFullWages: onFullWages === 'both', vpf, employed: [employed] }
}

/** Where only the employee contributes above the ceiling, the law knows that part as a voluntary contribution. */
function withOwnExcess(
  result: ProvidentFund,
  { book }: Draft,
  terms: PfTerms,
  input: ProvidentFundInput,
): ProvidentFund {
  const excess = round(input.wagesPaise, 'nearestRupee') - result.epfWagesPaise
  if (terms.onFullWages !== 'employee' || excess <= 0) return result
  const whole = rule(book, { ...input, onFullWages: true, vpf: 0 }, terms.settings)
  const own = whole.employeeEpfPaise - result.employeeEpfPaise
  const words = `Employee, on the ${rupeeText(excess)} above the ceiling, by choice`
  const trace = [...result.trace, { words, amountPaise: own, rounding: 'nearestRupee' as const }]
  return { ...result, vpfPaise: result.vpfPaise + own, employeeSharePaise: result.employeeSharePaise + own, trace }
}

function addLines(draft: Draft, pf: PfFacts, steps: readonly TraceStep[], arrearsOf: Month | null): void {
  const add = (code: string, name: string, kind: 'deduction' | 'employer', amount: Paise, words: string) =>
    arrearsOf === null
      ? draft.addStatutory(code, name, kind, amount, words, steps)
      : draft.addStatutory(`${code}@${arrearsOf}`, `${name}, ${monthText(arrearsOf)}`, kind, amount, words, steps)
  add('EPF', 'Provident fund', 'deduction', pf.employeePaise, `Employee's share on ${rupeeText(pf.epfWagesPaise)}`)
  add('VPF', 'Voluntary provident fund', 'deduction', pf.vpfPaise, 'Your own further contribution')
  add(
    'EMPLOYER_EPS',
    'Employer: pension',
    'employer',
    pf.epsPaise,
    `Employer's pension share on ${rupeeText(pf.epsWagesPaise)}`,
  )
  add('EMPLOYER_EPF', 'Employer: provident fund', 'employer', pf.employerEpfPaise, "Employer's share less the pension")
  add(
    'EDLI',
    'Employer: insurance',
    'employer',
    pf.edliPaise,
    `Deposit-linked insurance on ${rupeeText(pf.edliWagesPaise)}`,
  )
  add(
    'PF_ADMIN',
    'Employer: fund administration',
    'employer',
    pf.adminPaise,
    `Charges on ${rupeeText(pf.epfWagesPaise)}`,
  )
}
