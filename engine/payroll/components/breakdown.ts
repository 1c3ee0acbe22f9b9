import { checkPaise, sum, type Paise } from '../../money.ts'
import { breakdownLine, type BreakdownLine } from './breakdown-line.ts'
import type { ComponentError } from './component-check.ts'
import { needs, orderComponents } from './component-order.ts'
import { isInCtc, type Component, type ComponentKind } from './components.ts'
import { say } from '../../sentence.ts'

export type { BreakdownExplanation, BreakdownLine } from './breakdown-line.ts'

export interface BreakdownTotals {
  grossMonthlyPaise: Paise
  deductionsMonthlyPaise: Paise
  employerMonthlyPaise: Paise
  reimbursementsMonthlyPaise: Paise
  /** Values of benefits in kind, including those on top of the CTC. */
  benefitsMonthlyPaise: Paise
  ctcMonthlyPaise: Paise
  /** The annual amounts of all lines that are part of the CTC. */
  ctcAnnualPaise: Paise
  /** What the components leave of the CTC; 0 if one of them takes the rest. Below zero only by the rounding of percentages. */
  unallocatedAnnualPaise: Paise
}

export type Breakdown =
  { ok: true; lines: BreakdownLine[]; totals: BreakdownTotals } | { ok: false; errors: ComponentError[] }

/**
 * The lines of a salary template for an annual CTC, in the order of the template. Monthly amounts are whole rupees, and annual amounts
 * twelve times as much; except that the component that takes the rest has as its annual amount exactly what the others leave, so that
 * the year equals the CTC to the paisa.
 */
export function breakdown(of: { components: readonly Component[]; annualCtcPaise: Paise }): Breakdown {
  const annualCtc = checkPaise(of.annualCtcPaise, 'annual CTC')
  const calculated = componentLines(of)
  if (!calculated.ok) return calculated
  const { lines } = calculated
  const totals = totalsOf(lines)
  const remainder = lines.find(({ explanation }) => explanation.rule === 'remainder')
  const others = totals.ctcAnnualPaise - (remainder?.annualPaise ?? 0)
  const excess = others - annualCtc
  if (excess > roundingPaise(lines)) {
    const message = say`The components add up to ${{ paise: annualCtc + excess }} per year, ${{ paise: excess }} more than the CTC of ${{ paise: annualCtc }}`
    return { ok: false, errors: [{ code: 'exceedsCtc', component: remainder?.code ?? null, message }] }
  }
  return { ok: true, lines, totals: { ...totals, unallocatedAnnualPaise: annualCtc - totals.ctcAnnualPaise } }
}

/** The lines of some components of a template, whether or not they fit the CTC. */
export function componentLines({
  components,
  annualCtcPaise,
}: {
  components: readonly Component[]
  annualCtcPaise: Paise
}): { ok: true; lines: BreakdownLine[] } | { ok: false; errors: ComponentError[] } {
  const order = orderComponents(components)
  if (!order.ok) return order
  const { ordered, formulas } = order
  const done = new Map<Component, BreakdownLine>()
  const errors: ComponentError[] = []
  for (const component of ordered) {
    // A component that depends on one with an error can't be calculated, and isn't the one to fix.
    if (needs(component, components, formulas.get(component)).some((needed) => !done.has(needed))) continue
    const result = breakdownLine(component, { annualCtcPaise, formulas, before: [...done.values()] })
    if (result.ok) done.set(component, result.line)
    else
      errors.push({
        code: 'formulaResult',
        component: component.code,
        message: say`${component.name}: ${result.message}`,
      })
  }
  if (errors.length > 0) return { ok: false, errors }
  return { ok: true, lines: components.map((component) => done.get(component)!) }
}

/** The most by which rounded parts of a whole can exceed it: half a rupee each, twelve times a year. */
function roundingPaise(lines: readonly BreakdownLine[]): Paise {
  return lines.filter(({ explanation: { rule } }) => rule === 'percent' || rule === 'formula').length * 600
}

/** Totals of calculated or stored lines: by kind for a full month, and of the CTC for a month and a year. */
export function totalsOf(lines: readonly BreakdownLine[]): Omit<BreakdownTotals, 'unallocatedAnnualPaise'> {
  const monthly = (of: ComponentKind) =>
    sum(lines.filter(({ kind }) => kind === of).map(({ monthlyPaise }) => monthlyPaise))
  const inCtc = lines.filter(isInCtc)
  return {
    grossMonthlyPaise: monthly('earning'),
    deductionsMonthlyPaise: monthly('deduction'),
    employerMonthlyPaise: monthly('employer'),
    reimbursementsMonthlyPaise: monthly('reimbursement'),
    benefitsMonthlyPaise: monthly('benefit'),
    ctcMonthlyPaise: sum(inCtc.map(({ monthlyPaise }) => monthlyPaise)),
    ctcAnnualPaise: sum(inCtc.map(({ annualPaise }) => annualPaise)),
  }
}
