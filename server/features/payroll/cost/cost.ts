import type { z } from 'zod'
import type { EmployerContribution, EmployerPart } from '@muster/contract/payroll/salary/employer-cost.ts'
import { financialYear } from '@muster/engine/day.ts'
import { sum, times, type Paise } from '@muster/engine/money.ts'
import { breakdown, totalsOf, type Breakdown, type BreakdownLine } from '@muster/engine/payroll/components/breakdown.ts'
import type { Component } from '@muster/engine/payroll/components/components.ts'
import { costToCompany } from '@muster/engine/payroll/components/cost-to-company.ts'
import { nothingDeclared } from '@muster/engine/payroll/rules/in/salary-tax/input.ts'
import { compareRegimes } from '@muster/engine/payroll/rules/in/salary-tax/regimes.ts'
import { lineName } from '@muster/engine/payroll/payslip/line-name.ts'
import { say } from '@muster/engine/sentence.ts'
import { contributionsOf } from './contributions.ts'
import type { Ground } from './ground.ts'
import { usualMonth } from './month.ts'

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

/** Employer contributions on top of some lines, and the take-home pay from them. */
export function estimate(ground: Ground, lines: readonly BreakdownLine[], includes: readonly EmployerPart[]) {
  const slip = usualMonth(ground, lines)
  const contributions: Contribution[] = contributionsOf(ground, slip).map((one) => ({
    ...one,
    inCtc: includes.includes(one.part),
  }))
  const { ctcMonthlyPaise, ctcAnnualPaise } = totalsOf(lines)
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
  const shown = {
    employerCostMonthlyPaise: ctcMonthlyPaise + sum(contributions.map(({ monthlyPaise }) => monthlyPaise)),
    employerCostAnnualPaise: ctcAnnualPaise + sum(contributions.map(({ annualPaise }) => annualPaise)),
    grossMonthlyPaise: slip.grossPaise,
    deductions,
    takeHomeMonthlyPaise:
      slip.grossPaise + slip.reimbursementsPaise - sum(deductions.map(({ amountPaise }) => amountPaise)),
  }
  return { contributions, estimate: shown }
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
