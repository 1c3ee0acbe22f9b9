import { percent, round, sum, times, type Paise } from '../../money.ts'
import { ownNames } from './component-check.ts'
import { nameOf } from './component-order.ts'
import { isBasic, isInCtc, type Calculation, type Component, type ComponentKind } from './components.ts'
import { fraction } from './formula-number.ts'
import { formulaResult } from './formula-result.ts'
import type { Formula } from './formula.ts'
import { joined, say, verbatim, type Sentence } from '../../sentence.ts'

export interface BreakdownLine {
  code: string
  name: string
  kind: ComponentKind
  prorate: boolean
  /** False for a benefit on top of the CTC. */
  inCtc?: false
  /** Whole rupees. */
  monthlyPaise: Paise
  annualPaise: Paise
  explanation: BreakdownExplanation
}

export interface BreakdownExplanation {
  rule: 'fixed' | 'percent' | 'remainder' | 'formula'
  /** For a percentage: its base, the base's monthly amount, and basis points. */
  of: 'ctc' | 'basic' | 'gross' | null
  ofPaise: Paise | null
  basisPoints: number | null
  /** For a formula: its text, and the values of its names. A month's CTC is exact in the formula and to the paisa here. */
  formula?: { text: string; values: readonly { name: string; monthlyPaise: Paise }[] }
  rounding: 'nearestRupee'
  words: Sentence
}

/** What is shared while lines are calculated one after the other. */
export interface Ground {
  annualCtcPaise: Paise
  formulas: ReadonlyMap<Component, Formula>
  /** At least the lines that the component needs. */
  before: readonly BreakdownLine[]
}

/** The line of a component, or the error of a formula that has no valid result. */
export function breakdownLine(
  component: Component,
  ground: Ground,
): { ok: true; line: BreakdownLine } | { ok: false; message: Sentence } {
  const { code, name, kind, prorate, inCtc, calculation } = component
  const base = { code, name, kind, prorate, ...(inCtc === false && { inCtc }) }
  if (calculation.type === 'formula') {
    const formula = ground.formulas.get(component)
    if (!formula) throw new RangeError(`The formula of ${code} has not been read`)
    const result = formulaLine(formula, ground)
    return result.ok ? { ok: true, line: { ...base, ...result.amounts } } : result
  }
  return { ok: true, line: { ...base, ...amountsOf(calculation, ground) } }
}

type Amounts = Pick<BreakdownLine, 'monthlyPaise' | 'annualPaise' | 'explanation'>

const plain = { of: null, ofPaise: null, basisPoints: null, rounding: 'nearestRupee' } as const

function amountsOf(
  calculation: Exclude<Calculation, { type: 'formula' }>,
  { annualCtcPaise, before }: Ground,
): Amounts {
  if (calculation.type === 'fixed') {
    const monthlyPaise = round(calculation.monthlyPaise, 'nearestRupee')
    const words = say`${{ paise: monthlyPaise }} per month`
    return { monthlyPaise, annualPaise: monthlyPaise * 12, explanation: { ...plain, rule: 'fixed', words } }
  }
  if (calculation.type === 'remainder') {
    const others = sum(before.filter(isInCtc).map(({ annualPaise }) => annualPaise))
    const annualPaise = Math.max(0, annualCtcPaise - others)
    const monthlyPaise = times(annualPaise, 1, 12, 'nearestRupee')
    const words = say`Annual CTC ${{ paise: annualCtcPaise }} less other components ${{ paise: others }}, ÷ 12`
    return { monthlyPaise, annualPaise, explanation: { ...plain, rule: 'remainder', words } }
  }
  const { basisPoints, of } = calculation
  // From the annual CTC rather than from its rounded twelfth, so that it is rounded once.
  const monthlyPaise =
    of === 'ctc'
      ? times(annualCtcPaise, basisPoints, 120_000, 'nearestRupee')
      : percent(monthlyOf(of, before), basisPoints, 'nearestRupee')
  const ofPaise = of === 'ctc' ? times(annualCtcPaise, 1, 12, 'nearestPaisa') : monthlyOf(of, before)
  const [rate, whole] = [{ basisPoints }, { paise: ofPaise }]
  const words = {
    ctc: say`${rate} of the monthly CTC, ${whole}`,
    basic: say`${rate} of basic pay, ${whole}`,
    gross: say`${rate} of gross pay, ${whole}`,
  }[of]
  return {
    monthlyPaise,
    annualPaise: monthlyPaise * 12,
    explanation: { rule: 'percent', of, ofPaise, basisPoints, rounding: 'nearestRupee', words },
  }
}

function formulaLine(
  formula: Formula,
  { annualCtcPaise, before }: Ground,
): { ok: true; amounts: Amounts } | { ok: false; message: Sentence } {
  const monthly = (name: string) =>
    name === 'GROSS' ? monthlyOf('gross', before) : sum(before.filter(named(name)).map((line) => line.monthlyPaise))
  const result = formulaResult(formula, (name) =>
    name === 'CTC' ? fraction(BigInt(annualCtcPaise), 1200n) : fraction(BigInt(monthly(name)), 100n),
  )
  if (!result.ok) return result
  const values = [...formula.names.keys()].map((name) => ({
    name,
    monthlyPaise: name === 'CTC' ? times(annualCtcPaise, 1, 12, 'nearestPaisa') : monthly(name),
  }))
  const given = values.map((one) => say`${one.name} ${{ paise: one.monthlyPaise }}`)
  const words = given.length === 0 ? verbatim(formula.text) : say`${formula.text}, with ${joined(given, ', ')}`
  return {
    ok: true,
    amounts: {
      monthlyPaise: result.paise,
      annualPaise: result.paise * 12,
      explanation: { ...plain, rule: 'formula', formula: { text: formula.text, values }, words },
    },
  }
}

function named(name: string): (line: BreakdownLine) => boolean {
  return (line) => nameOf(line) === name && !ownNames.includes(name)
}

function monthlyOf(of: 'basic' | 'gross', before: readonly BreakdownLine[]): Paise {
  const lines = before.filter((other) => (of === 'basic' ? isBasic(other) : other.kind === 'earning'))
  return sum(lines.map(({ monthlyPaise }) => monthlyPaise))
}
