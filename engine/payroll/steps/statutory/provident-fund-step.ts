import { lineNames } from '../../payslip/line-name.ts'
import { ageOn } from '../../../age.ts'
import { daysBetween, earliest, firstDay, lastDay, latest, type Month } from '../../../day.ts'
import type { TraceStep } from '../../../law/trace.ts'
import { times, type Paise } from '../../../money.ts'
import { monthText } from '../../../format.ts'
import { arrearsCode } from '../arrears-step.ts'
import type { Worksheet } from '../worksheet.ts'
import type { PfFacts } from '../../payslip/facts.ts'
import { providentFundOf } from '../own-excess.ts'
import { pfWages } from './pf-wages.ts'
import type { ProvidentFundInput, Stretch } from '../../rules/in/provident-fund/input.ts'
import type { Contribution } from '../../rules/in/provident-fund/provident-fund.ts'
import type { PfTerms } from '../../payslip/statutory-input.ts'
import { earned, sumWhere } from '../wage-bases.ts'
import { wagesOf, type Wages } from '../wages-of-worksheet.ts'
import { say, type Sentence } from '../../../sentence.ts'

/** Provident fund, pension and insurance of the month, and of earlier months through arrears. Source: rule book 1. */
export function providentFund(sheet: Worksheet): void {
  sheet.facts.wagesPaise = wagesOf(sheet, 'monthly', 'oneOff').wagesPaise
  sheet.facts.bonusWagesPaise = sumWhere(earned(sheet, 'monthly'), ({ bonusWage }) => bonusWage)
  const terms = sheet.input.statutory?.pf ?? null
  if (terms !== null) ofMonth(sheet, terms)
  for (const { month, pf, employedDays } of sheet.input.arrears) {
    // Before days were counted, people no longer in PF were skipped here; stored payslips have to be recalculated as they were.
    if (pf === null || (terms === null && employedDays === undefined)) continue
    sheet.facts.pfArrears = [...sheet.facts.pfArrears, { ...pf, month }]
    const words = say`Provident fund of ${{ month: month }} at the rates and ceiling of that month, less the amount already deducted`
    addLines(sheet, pf, [{ words, amountPaise: pf.employeePaise }], month)
  }
}

function ofMonth(sheet: Worksheet, terms: PfTerms): void {
  if (terms.memberFrom && terms.memberFrom > lastDay(sheet.input.month)) return
  const base = pfWages(sheet, terms)
  const input = inputOf(sheet, terms, base)
  const result = providentFundOf(sheet.book, terms, input)
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
    ncpDays: Math.floor(sheet.days.lossOfPayHalfDays / 2),
  }
  sheet.facts.pf = facts
  addLines(sheet, facts, [...base.trace, ...result.trace], null)
}

function inputOf({ input: { month, employment } }: Worksheet, terms: PfTerms, base: Wages): ProvidentFundInput {
  const last = lastDay(month)
  const employed = { from: latest(firstDay(month), employment.joinedOn), to: earliest(last, employment.leftOn ?? last) }
  const { birthDate, epsMemberFrom, onFullWages, vpf, pensionEnds } = terms
  const ageYears =
    birthDate === null ? null : ageOn(birthDate, pensionEnds === 'birthdayMonth' ? last : firstDay(month))
  const { wagesPaise, member } = sinceMembership(terms, base, employed)
  return { month, wagesPaise, epsMemberFrom, ageYears, onFullWages: onFullWages === 'both', vpf, employed: [member] }
}

/** The days of membership alone count, if it began within the month. Source: EPFO FAQ of 24 September 2026, question 7, scenario A. */
function sinceMembership({ memberFrom = null }: PfTerms, { wagesPaise, trace }: Wages, employed: Stretch) {
  if (memberFrom === null || memberFrom <= employed.from || memberFrom > employed.to)
    return { wagesPaise, member: employed }
  const member = { from: memberFrom, to: employed.to }
  const [of, all] = [daysBetween(member.from, member.to) + 1, daysBetween(employed.from, employed.to) + 1]
  const amountPaise = times(wagesPaise, of, all, 'nearestPaisa')
  trace.push({ words: say`PF member since ${{ day: memberFrom }}: ${of} of ${all} days`, amountPaise, ...member })
  return { wagesPaise: amountPaise, member }
}

function addLines(sheet: Worksheet, pf: PfFacts, steps: readonly TraceStep[], arrearsOf: Month | null): void {
  const add = (contribution: Contribution, code: keyof typeof lineNames, amountPaise: Paise, words: Sentence) => {
    const kind = contribution === 'employee' || contribution === 'voluntary' ? 'deduction' : 'employer'
    const own = steps.filter(({ of }) => of === contribution || (of === undefined && contribution === 'employee'))
    if (arrearsOf === null) return sheet.addStatutory(code, lineNames[code].text, kind, amountPaise, words, own)
    const of = monthText(arrearsOf)
    sheet.addStatutory(arrearsCode(code, arrearsOf), `${lineNames[code].text}, ${of}`, kind, amountPaise, words, own)
  }
  const [epf, eps, edli] = [{ paise: pf.epfWagesPaise }, { paise: pf.epsWagesPaise }, { paise: pf.edliWagesPaise }]
  add('employee', 'EPF', pf.employeePaise, say`Your share on ${epf}`)
  add('voluntary', 'VPF', pf.vpfPaise, say`Your voluntary contribution`)
  add('pension', 'EMPLOYER_EPS', pf.epsPaise, say`Employer's pension share on ${eps}`)
  add('employer', 'EMPLOYER_EPF', pf.employerEpfPaise, say`Employer's share less the pension`)
  add('insurance', 'EDLI', pf.edliPaise, say`Deposit-linked insurance on ${edli}`)
  add('administration', 'PF_ADMIN', pf.adminPaise, say`Charges on ${epf}`)
}
