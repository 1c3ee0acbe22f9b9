import type { z } from 'zod'
import type { EmployerPart } from '@muster/contract/payroll/salary/employer-cost.ts'
import type { Breakdown } from '@muster/contract/payroll/salary/salary-breakdown.routes.ts'
import type { Calculation, ComponentType } from '@muster/contract/payroll/salary/salary-calculation.ts'
import type { Paise } from '@muster/contract/values.ts'
import type { BreakdownLine, BreakdownTotals } from '@muster/engine/payroll/components/breakdown.ts'
import { sum } from '@muster/engine/money.ts'
import type { Said, Sentence } from '@muster/engine/sentence.ts'
import { isInCtc, type Component } from '@muster/engine/payroll/components/components.ts'
import { estimate, linesOf, type Contribution } from './cost/cost.ts'
import type { Ground } from './cost/ground.ts'

/** A component as a template contains it, with the template's calculation where it has one. */
export interface TemplatePart {
  code: string
  name: string
  type: z.output<typeof ComponentType>
  calculation: z.output<typeof Calculation>
  isProrated: boolean
  /** False: on top of the CTC. Missing in salaries created before the option existed. */
  inCtc?: boolean
}

/** Parts in the engine's shape. */
export function engineComponents(parts: readonly TemplatePart[]): Component[] {
  return parts.map(({ code, name, type, calculation, isProrated, inCtc }) => ({
    code,
    name,
    kind: type,
    calculation,
    prorate: isProrated,
    ...(inCtc === false && { inCtc }),
  }))
}

type Shown = z.output<typeof Breakdown>

interface SaidBreakdown extends Omit<Shown, 'lines' | 'problems' | 'estimate'> {
  lines: ReturnType<typeof showLines>
  problems: { component: string | null; message: Sentence }[]
  estimate: ReturnType<typeof estimate>['estimate'] | null
}

/** The parts of an annual CTC as a reply shows them. */
export function showBreakdown(
  ground: Ground,
  parts: readonly TemplatePart[],
  annualCtcPaise: Paise,
  includes: readonly EmployerPart[],
): SaidBreakdown {
  const result = linesOf(ground, { components: engineComponents(parts), annualCtcPaise, includes })
  if (!result.ok) {
    const problems = result.errors.map(({ component, message }) => ({ component, message }))
    return { lines: [], totals: null, unallocatedAnnualPaise: 0, problems, contributions: [], estimate: null }
  }
  const { lines, totals } = result
  const cost = estimate(ground, lines, includes)
  return {
    lines: showLines(lines),
    totals: showTotals(totals, cost.contributions),
    unallocatedAnnualPaise: totals.unallocatedAnnualPaise,
    problems: [],
    ...cost,
  }
}

export function showLines(lines: readonly BreakdownLine[]) {
  return lines.map((line) => ({
    code: line.code,
    name: line.name,
    type: line.kind,
    inCtc: isInCtc(line),
    monthlyPaise: line.monthlyPaise,
    annualPaise: line.annualPaise,
    // A salary from before sentences were kept has a text.
    words: line.explanation.words as Said,
  }))
}

/** With the employer contributions that the CTC includes. */
export function showTotals(
  {
    unallocatedAnnualPaise: _,
    ...totals
  }: Omit<BreakdownTotals, 'unallocatedAnnualPaise'> & Partial<Pick<BreakdownTotals, 'unallocatedAnnualPaise'>>,
  contributions: readonly Contribution[],
) {
  const counted = contributions.filter(({ inCtc }) => inCtc)
  return {
    ...totals,
    ctcMonthlyPaise: totals.ctcMonthlyPaise + sum(counted.map(({ monthlyPaise }) => monthlyPaise)),
    ctcAnnualPaise: totals.ctcAnnualPaise + sum(counted.map(({ annualPaise }) => annualPaise)),
  }
}
