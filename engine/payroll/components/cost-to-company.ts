import { checkPaise, type Paise } from '../../money.ts'
import { componentLines, totalsOf, type Breakdown } from './breakdown.ts'
import type { BreakdownLine } from './breakdown-line.ts'
import type { Component } from './components.ts'
import { say } from '../../sentence.ts'

/** Employer contributions on some lines, and whether wages are still within the ESI ceiling. */
export interface EmployerPart {
  annualPaise: Paise
  isInsured: boolean
}

/**
 * The lines of a template whose CTC includes employer contributions: the component that takes the rest is chosen so that lines and
 * contributions equal the CTC to the paisa. Monthly amounts are whole rupees; what they leave of the year is added to its annual amount.
 *
 * @param employerPart for the lines of a full month: must not fall as pay rises, except where ESI ends
 */
export function costToCompany(
  of: { components: readonly Component[]; annualCtcPaise: Paise },
  employerPart: (lines: readonly BreakdownLine[]) => EmployerPart,
): Breakdown {
  const annualCtcPaise = checkPaise(of.annualCtcPaise, 'annual CTC')
  const calculated = componentLines(of)
  if (!calculated.ok) return calculated
  const rest = of.components.find(({ calculation }) => calculation.type === 'remainder')
  const at = (rupees: number) => costOf(of, rest, rupees, employerPart)
  const least = at(0)
  const excess = least.costPaise - annualCtcPaise
  if (excess > 0) {
    const message = say`The components and employer contributions add up to ${{ paise: least.costPaise }} per year, ${{ paise: excess }} more than the CTC of ${{ paise: annualCtcPaise }}`
    return { ok: false, errors: [{ code: 'exceedsCtc', component: rest?.code ?? null, message }] }
  }
  const cost = rest === undefined ? least : at(mostWithin(annualCtcPaise, at))
  const leftPaise = annualCtcPaise - cost.costPaise
  const lines = cost.lines.map((line) =>
    line.code === rest?.code ? restLine(line, leftPaise, cost, annualCtcPaise) : line,
  )
  return { ok: true, lines, totals: { ...totalsOf(lines), unallocatedAnnualPaise: rest === undefined ? leftPaise : 0 } }
}

interface Cost extends EmployerPart {
  lines: readonly BreakdownLine[]
  costPaise: Paise
}

function costOf(
  { components, annualCtcPaise }: { components: readonly Component[]; annualCtcPaise: Paise },
  rest: Component | undefined,
  rupees: number,
  employerPart: (lines: readonly BreakdownLine[]) => EmployerPart,
): Cost {
  const fixed = components.map((one): Component =>
    one === rest ? { ...one, calculation: { type: 'fixed', monthlyPaise: rupees * 100 } } : one,
  )
  const calculated = componentLines({ components: fixed, annualCtcPaise })
  if (!calculated.ok) throw new RangeError('Components that were calculated before cannot be calculated')
  const part = employerPart(calculated.lines)
  const costPaise = totalsOf(calculated.lines).ctcAnnualPaise + part.annualPaise
  return { ...part, lines: calculated.lines, costPaise }
}

/** The most whole rupees a month whose cost is within the CTC. The cost drops once, where ESI ends, so both sides are tried. */
function mostWithin(annualCtcPaise: Paise, at: (rupees: number) => Cost): number {
  const most = Math.floor(annualCtcPaise / 1200)
  const isWithin = (rupees: number) => at(rupees).costPaise <= annualCtcPaise
  const ends = lastWhere(0, most, (rupees) => at(rupees).isInsured)
  const after = ends + 1
  if (after <= most && isWithin(after)) return lastWhere(after, most, isWithin)
  return lastWhere(0, Math.max(ends, 0), isWithin)
}

/** The last value for which a condition holds that is true up to some value; `from - 1` if it is never true. */
function lastWhere(from: number, to: number, holds: (value: number) => boolean): number {
  let [low, high] = [from - 1, to]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}

function restLine(line: BreakdownLine, leftPaise: Paise, cost: Cost, annualCtcPaise: Paise): BreakdownLine {
  const others = cost.costPaise - line.annualPaise - cost.annualPaise
  const words = say`Annual CTC ${{ paise: annualCtcPaise }} less other components ${{ paise: others }} and employer contributions ${{ paise: cost.annualPaise }}, ÷ 12`
  return {
    ...line,
    annualPaise: line.annualPaise + leftPaise,
    explanation: { ...line.explanation, rule: 'remainder', words },
  }
}
