import type { z } from 'zod'
import type { Breakdown } from '@muster/contract/payroll/salary-breakdown.routes.ts'
import type { Calculation, ComponentType } from '@muster/contract/payroll/salary-calculation.ts'
import type { Paise } from '@muster/contract/values.ts'
import { breakdown, type BreakdownLine, type BreakdownTotals } from '@muster/engine/payroll/components/breakdown.ts'
import { isInCtc, type Component } from '@muster/engine/payroll/components/components.ts'

/** A component as a template contains it, its own calculation replaced by the template's where that has one. */
export interface TemplatePart {
  code: string
  name: string
  type: z.output<typeof ComponentType>
  calculation: z.output<typeof Calculation>
  isProrated: boolean
  /** False: on top of the CTC. Left out by salaries that were made before it could be. */
  inCtc?: boolean
}

/** Parts as the engine calls them. */
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

/** The parts of an annual CTC as a reply shows them. */
export function showBreakdown(parts: readonly TemplatePart[], annualCtcPaise: Paise): z.output<typeof Breakdown> {
  const result = breakdown({ components: engineComponents(parts), annualCtcPaise })
  if (result.ok) return { lines: showLines(result.lines), totals: showTotals(result.totals), problems: [] }
  return { lines: [], totals: null, problems: result.errors.map(({ component, message }) => ({ component, message })) }
}

export function showLines(lines: readonly BreakdownLine[]) {
  return lines.map((line) => ({
    code: line.code,
    name: line.name,
    type: line.kind,
    inCtc: isInCtc(line),
    monthlyPaise: line.monthlyPaise,
    annualPaise: line.annualPaise,
    words: line.explanation.words,
  }))
}

export function showTotals({ unallocatedAnnualPaise: _, ...totals }: BreakdownTotals) {
  return totals
}
