import { checkPaise, percent, round, sum, times, type Paise } from '../money.ts'
import { orderComponents, type ComponentError } from './component-order.ts'
import { isBasic, isInCtc, type Component, type ComponentKind } from './components.ts'
import { rupeeText } from '../words.ts'

export interface BreakdownLine {
  code: string
  name: string
  kind: ComponentKind
  prorate: boolean
  /** Whole rupees. */
  monthlyPaise: Paise
  annualPaise: Paise
  explanation: BreakdownExplanation
}

export interface BreakdownExplanation {
  rule: 'fixed' | 'percent' | 'remainder'
  /** Percentages: of what, how much that is in a month, and basis points. */
  of: 'ctc' | 'basic' | 'gross' | null
  ofPaise: Paise | null
  basisPoints: number | null
  rounding: 'nearestRupee'
  words: string
}

export interface BreakdownTotals {
  grossMonthlyPaise: Paise
  deductionsMonthlyPaise: Paise
  employerMonthlyPaise: Paise
  reimbursementsMonthlyPaise: Paise
  ctcMonthlyPaise: Paise
  /** The annual amounts of all lines that are part of the CTC. */
  ctcAnnualPaise: Paise
  /** What the components leave of the CTC; 0 when one of them takes the rest. Below zero only by the rounding of percentages. */
  unallocatedAnnualPaise: Paise
}

export type Breakdown =
  { ok: true; lines: BreakdownLine[]; totals: BreakdownTotals } | { ok: false; errors: ComponentError[] }

/**
 * The lines of a salary template for an annual CTC, in the order of the template. Monthly amounts are whole rupees, annual
 * ones twelve times as much; the component that takes the rest has for its year exactly what the others leave, so that the
 * year sums to the CTC to the paisa.
 */
export function breakdown(of: { components: readonly Component[]; annualCtcPaise: Paise }): Breakdown {
  const annualCtc = checkPaise(of.annualCtcPaise, 'annual CTC')
  const order = orderComponents(of.components)
  if (!order.ok) return order
  const done = new Map<Component, BreakdownLine>()
  for (const component of order.ordered) done.set(component, line(component, [...done.values()], annualCtc))

  const lines = of.components.map((component) => done.get(component)!)
  const inCtc = sum(lines.filter(({ kind }) => isInCtc(kind)).map(({ annualPaise }) => annualPaise))
  const remainder = lines.find(({ explanation }) => explanation.rule === 'remainder')
  const others = inCtc - (remainder?.annualPaise ?? 0)
  const excess = others - annualCtc
  if (excess > roundingPaise(lines)) {
    const message = `The components come to ${rupeeText(annualCtc + excess)} a year, ${rupeeText(excess)} more than the CTC of ${rupeeText(annualCtc)}`
    return { ok: false, errors: [{ code: 'exceedsCtc', component: remainder?.code ?? null, message }] }
  }
  return { ok: true, lines, totals: totals(lines, inCtc, annualCtc) }
}

/** The most by which rounded percentages that sum to the whole can exceed it: half a rupee each, twelve times a year. */
function roundingPaise(lines: readonly BreakdownLine[]): Paise {
  return lines.filter(({ explanation }) => explanation.rule === 'percent').length * 600
}

function line(component: Component, before: readonly BreakdownLine[], annualCtc: Paise): BreakdownLine {
  const { code, name, kind, prorate, calculation } = component
  const base = { code, name, kind, prorate }
  const explanation = { of: null, ofPaise: null, basisPoints: null, rounding: 'nearestRupee' } as const
  if (calculation.type === 'fixed') {
    const monthlyPaise = round(calculation.monthlyPaise, 'nearestRupee')
    const words = `${rupeeText(monthlyPaise)} every month`
    return {
      ...base,
      monthlyPaise,
      annualPaise: monthlyPaise * 12,
      explanation: { ...explanation, rule: 'fixed', words },
    }
  }
  if (calculation.type === 'remainder') {
    const others = sum(before.filter((other) => isInCtc(other.kind)).map(({ annualPaise }) => annualPaise))
    const annualPaise = Math.max(0, annualCtc - others)
    const monthlyPaise = times(annualPaise, 1, 12, 'nearestRupee')
    const words = `CTC ${rupeeText(annualCtc)} a year less all other parts ${rupeeText(others)}, by 12`
    return { ...base, monthlyPaise, annualPaise, explanation: { ...explanation, rule: 'remainder', words } }
  }
  const { basisPoints, of } = calculation
  // From the annual CTC and not from its rounded twelfth: rounded once.
  const monthlyPaise =
    of === 'ctc'
      ? times(annualCtc, basisPoints, 120_000, 'nearestRupee')
      : percent(monthlyOf(of, before), basisPoints, 'nearestRupee')
  const ofPaise = of === 'ctc' ? times(annualCtc, 1, 12, 'nearestPaisa') : monthlyOf(of, before)
  const words = `${percentText(basisPoints)} of ${of === 'ctc' ? 'the monthly CTC' : of} ${rupeeText(ofPaise)}`
  return {
    ...base,
    monthlyPaise,
    annualPaise: monthlyPaise * 12,
    explanation: { rule: 'percent', of, ofPaise, basisPoints, rounding: 'nearestRupee', words },
  }
}

function monthlyOf(of: 'basic' | 'gross', before: readonly BreakdownLine[]): Paise {
  const lines = before.filter((other) => (of === 'basic' ? isBasic(other) : other.kind === 'earning'))
  return sum(lines.map(({ monthlyPaise }) => monthlyPaise))
}

function totals(lines: readonly BreakdownLine[], ctcAnnualPaise: Paise, annualCtc: Paise): BreakdownTotals {
  const monthly = (...kinds: ComponentKind[]) =>
    sum(lines.filter(({ kind }) => kinds.includes(kind)).map(({ monthlyPaise }) => monthlyPaise))
  return {
    grossMonthlyPaise: monthly('earning'),
    deductionsMonthlyPaise: monthly('deduction'),
    employerMonthlyPaise: monthly('employer'),
    reimbursementsMonthlyPaise: monthly('reimbursement'),
    ctcMonthlyPaise: monthly('earning', 'employer', 'reimbursement'),
    ctcAnnualPaise,
    unallocatedAnnualPaise: annualCtc - ctcAnnualPaise,
  }
}

function percentText(basisPoints: number): string {
  const whole = Math.floor(basisPoints / 100)
  const rest = String(basisPoints % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return rest === '' ? `${whole} %` : `${whole}.${rest} %`
}
