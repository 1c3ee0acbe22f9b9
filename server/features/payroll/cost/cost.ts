import type { z } from 'zod'
import type { EmployerContribution, EmployerPart } from '@muster/contract/payroll/salary/employer-cost.ts'
import { addMonths, financialYear, firstDay, lastDay, type Day } from '@muster/engine/day.ts'
import { sum, times, type Paise } from '@muster/engine/money.ts'
import { breakdown, totalsOf, type Breakdown, type BreakdownLine } from '@muster/engine/payroll/components/breakdown.ts'
import type { Component } from '@muster/engine/payroll/components/components.ts'
import { costToCompany } from '@muster/engine/payroll/components/cost-to-company.ts'
import { nothingDeclared } from '@muster/engine/payroll/rules/in/salary-tax/input.ts'
import { compareRegimes } from '@muster/engine/payroll/rules/in/salary-tax/regimes.ts'
import type { Payslip } from '@muster/engine/payroll/payslip/payslip-result.ts'
import { lineName } from '@muster/engine/payroll/payslip/line-name.ts'
import { say } from '@muster/engine/sentence.ts'
import { beyondCtc } from './beyond-ctc.ts'
import { contributionsOf } from './contributions.ts'
import type { Ground } from './ground.ts'
import { lawChanges } from './law-changes.ts'
import { tryUsualMonth, usualMonth } from './month.ts'

export type Contribution = z.output<typeof EmployerContribution>

interface Input {
  components: readonly Component[]
  annualCtcPaise: Paise
  /** The employer contributions that the CTC includes; none: the CTC is the sum of its components. */
  includes: readonly EmployerPart[]
}

/** The lines of a CTC; with contributions included the component that takes the rest leaves room for them. */
export function linesOf(ground: Ground, { includes, ...of }: Input): Breakdown {
  if (includes.length === 0) return breakdown(of)
  return costToCompany(of, (lines) => {
    const slip = usualMonth(ground, lines)
    const counted = contributionsOf(ground, slip).filter(({ part }) => includes.includes(part))
    return {
      annualPaise: sum(counted.map(({ annualPaise }) => annualPaise)),
      isInsured: slip.facts.esi?.covered === true,
    }
  })
}

/** The employer contributions that a CTC includes, on some lines. */
export function agreedContributions(
  ground: Ground,
  lines: readonly BreakdownLine[],
  includes: readonly EmployerPart[],
): Contribution[] {
  return contributionsFor(ground, usualMonth(ground, lines), includes).filter(({ inCtc }) => inCtc)
}

function contributionsFor(ground: Ground, slip: Payslip, includes: readonly EmployerPart[]): Contribution[] {
  return contributionsOf(ground, slip).map((one) => ({ ...one, inCtc: includes.includes(one.part) }))
}

/** Employer contributions on top of some lines, and the take-home pay from them. */
export function estimate(ground: Ground, lines: readonly BreakdownLine[], includes: readonly EmployerPart[]) {
  const slip = usualMonth(ground, lines)
  const contributions = contributionsFor(ground, slip, includes)
  const known = {
    agreed: contributions.filter(({ inCtc }) => inCtc),
    from: firstDay(addMonths(ground.month, -12)),
    to: lastDay(addMonths(ground.month, 36)),
  }
  return { contributions, estimate: estimated(ground, lines, slip, known) }
}

interface Known {
  /** The contributions within the CTC, as calculated when it was given. */
  agreed: readonly Contribution[]
  /** Changes of the law between these days are named. */
  from: Day
  to: Day
}

/** A saved salary in the month of a ground; null if that month cannot be calculated. */
export function estimateOfSalary(ground: Ground, lines: readonly BreakdownLine[], known: Known) {
  const { payslip } = tryUsualMonth(ground, lines)
  return payslip === null ? null : estimated(ground, lines, payslip, known)
}

function estimated(ground: Ground, lines: readonly BreakdownLine[], slip: Payslip, { agreed, from, to }: Known) {
  const beyond = beyondCtc(ground, lines, contributionsOf(ground, slip), agreed)
  const { ctcMonthlyPaise, ctcAnnualPaise } = totalsOf(lines)
  const monthly = (all: readonly { monthlyPaise: Paise }[]) => sum(all.map(({ monthlyPaise }) => monthlyPaise))
  const annual = (all: readonly { annualPaise: Paise }[]) => sum(all.map(({ annualPaise }) => annualPaise))
  const deductions = [
    ...slip.lines
      .filter(({ kind }) => kind === 'deduction')
      .map(({ code, name, amountPaise, explanation }) => ({
        name: lineName({ code, name }),
        amountPaise,
        words: explanation.words,
      })),
    ...incomeTax(ground, slip.grossPaise),
  ]
  return {
    month: ground.month,
    employerCostMonthlyPaise: ctcMonthlyPaise + monthly(agreed) + monthly(beyond),
    employerCostAnnualPaise: ctcAnnualPaise + annual(agreed) + annual(beyond),
    beyondCtc: beyond,
    lawChanges: lawChanges(ground, lines, from, to),
    grossMonthlyPaise: slip.grossPaise,
    deductions,
    takeHomeMonthlyPaise:
      slip.grossPaise + slip.reimbursementsPaise - sum(deductions.map(({ amountPaise }) => amountPaise)),
  }
}

/** A twelfth of the year's tax at this pay, in the new regime with nothing declared. */
function incomeTax({ month, book, settings }: Ground, grossPaise: Paise) {
  if (!settings.tds.enabled) return []
  const salaryPaise = grossPaise * 12
  const regimes = compareRegimes(book, { ...nothingDeclared, financialYear: financialYear(month), salaryPaise })
  const amountPaise = times(regimes.new.totalTaxPaise, 1, 12, 'nearestRupee')
  const words = say`New regime, on ${{ paise: salaryPaise }} per year with nothing declared, ÷ 12`
  return amountPaise === 0 ? [] : [{ name: lineName({ code: 'TDS', name: '' }), amountPaise, words }]
}
