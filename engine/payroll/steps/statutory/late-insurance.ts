import { firstDay, type Month } from '../../../day.ts'
import { sum } from '../../../money.ts'
import type { TraceStep } from '../../../law/trace.ts'
import { say } from '../../../sentence.ts'
import type { LateEsi } from '../../payslip/arrears-input.ts'
import type { EsiFacts } from '../../payslip/facts.ts'
import type { EsiTerms, StatutoryInput } from '../../payslip/statutory-input.ts'
import {
  contributionPeriod,
  stateInsurance as rule,
  type StateInsurance,
} from '../../rules/in/state-insurance/state-insurance.ts'
import { contracted, earned } from '../wage-bases.ts'
import type { Worksheet } from '../worksheet.ts'
import { insurable, insured, lastSalary } from './insured-wages.ts'

type LateMonth = NonNullable<EsiFacts['late']>[number]

export interface LateInsurance {
  months: LateMonth[]
  trace: TraceStep[]
  employerTrace: TraceStep[]
}

/**
 * A month as ESI counts it, of the salary known today and the one that was declared by the end of the month: a raise declared later brings
 * nothing to it, but what turns out to be less is not paid.
 */
export function insuredMonth(after: Worksheet | null, declared: Worksheet | null): Worksheet | null {
  const statutory = after?.input.statutory ?? null
  if (after === null || declared === null || statutory === null) return after
  const wages = (sheet: Worksheet) => insured(sheet, statutory, earned(sheet, 'monthly')).wagesPaise
  return wages(declared) < wages(after) ? declared : after
}

/** What ESI of a month goes by that nothing was paid for; null if the person was not insured in it. */
export function lateInsurance(sheet: Worksheet): LateEsi | null {
  const statutory = sheet.input.statutory
  const terms = statutory?.esi ?? null
  if (statutory === null || terms === null) return null
  const of = {
    contractWagesPaise: insured(sheet, statutory, contracted(lastSalary(sheet))).wagesPaise,
    paidHalfDays: paidHalfDays(sheet),
    personWithDisability: terms.personWithDisability,
  }
  const coveredEarlierInPeriod = isCoveredEarlier(sheet, statutory, terms)
  const { month } = sheet.input
  const { covered } = rule(sheet.book, { ...of, month, wagesPaidPaise: 0, coveredEarlierInPeriod }, terms.settings)
  return { ...of, covered, employerPaysForDisabled: terms.settings.employerPaysForDisabled }
}

/**
 * The contributions of whole months that are paid late: each month by its own law, wages and days, as the sheet of that month reports them.
 *
 * Source: Social Security (Central) Rules 2026, rule 19: the contribution is for the wages of a wage period.
 */
export function lateMonths(sheet: Worksheet): LateInsurance {
  const late: LateInsurance = { months: [], trace: [], employerTrace: [] }
  const statutory = sheet.input.statutory
  if (statutory === null) return late
  const pay = insurable(sheet, 'wholeMonth')
  for (const { month, stateTaxes } of sheet.input.arrears) {
    const of = stateTaxes?.esi
    if (of === undefined) continue
    if (of === null || !of.covered) {
      late.months.push({ month, covered: false, wagesPaise: 0, employeePaise: 0, employerPaise: 0, days: 0 })
      continue
    }
    const its = { book: sheet.book, input: { ...sheet.input, month } }
    const wages = insured(
      its,
      statutory,
      pay.filter(({ code }) => isOf(code, month)),
    )
    const wagesPaise = Math.max(0, wages.wagesPaise)
    const { employerPaysForDisabled, covered, ...input } = of
    const made: StateInsurance = rule(
      sheet.book,
      { ...input, month, wagesPaidPaise: wagesPaise, coveredEarlierInPeriod: covered },
      { employerPaysForDisabled },
    )
    const { employeePaise, employerPaise } = made
    late.months.push({ month, covered, wagesPaise, employeePaise, employerPaise, days: Math.ceil(of.paidHalfDays / 2) })
    late.trace.push({ words: say`For ${{ month }}`, amountPaise: employeePaise }, ...made.trace)
    late.employerTrace.push({ words: say`For ${{ month }}`, amountPaise: employerPaise }, ...made.employerTrace)
  }
  return late
}

/** Whether pay is of a late month with a contribution of its own, or of one without insurance. */
export function hasOwnInsurance(sheet: Worksheet, code: string): boolean {
  return sheet.input.arrears.some(({ month, stateTaxes }) => stateTaxes?.esi !== undefined && isOf(code, month))
}

/**
 * Whether coverage of the contribution period began before the month: in an earlier month of it, or because a raise that takes effect
 * before the period was declared in it.
 *
 * Source: ESIC, FAQ: where a raise with a past day passes the ceiling, coverage ends after the contribution period in which it is declared.
 */
export function isCoveredEarlier(sheet: Worksheet, statutory: StatutoryInput, terms: EsiTerms): boolean {
  if (terms.coveredEarlier || statutory.soFar.esiCovered) return true
  if (terms.declaredAtStart === undefined) return false
  const month = contributionPeriod(sheet.book, sheet.input.month).from
  const its = { book: sheet.book, input: { ...sheet.input, month } }
  const contractWagesPaise = insured(its, statutory, contracted(terms.declaredAtStart)).wagesPaise
  const { personWithDisability } = terms
  const at = { month, contractWagesPaise, personWithDisability, wagesPaidPaise: 0, paidHalfDays: null }
  return rule(sheet.book, { ...at, coveredEarlierInPeriod: false }).covered
}

/** Whether a late month of the same contribution period is covered: coverage lasts to its end. */
export function coversPeriod(sheet: Worksheet, { months }: LateInsurance): boolean {
  const { from } = contributionPeriod(sheet.book, sheet.input.month)
  return months.some(({ month, covered }) => covered && firstDay(month) >= firstDay(from))
}

export function lateTotal({ months }: LateInsurance, of: 'wagesPaise' | 'employeePaise' | 'employerPaise'): number {
  return sum(months.map((one) => one[of]))
}

export function paidHalfDays({ days }: Worksheet): number {
  return Math.max(0, days.employed * 2 - days.lossOfPayHalfDays)
}

function isOf(code: string, month: Month): boolean {
  return code.endsWith(`@${month}`)
}
