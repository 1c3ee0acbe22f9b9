import { checkPaise, type Paise } from '../../money.ts'
import { componentLines, totalsOf, type Breakdown } from './breakdown.ts'
import type { BreakdownLine } from './breakdown-line.ts'
import type { Component } from './components.ts'
import { say } from '../../sentence.ts'

/** What the employer pays on top of some lines, and whether a limit of wages (ESI) still counts the person in. */
export interface EmployerPart {
  annualPaise: Paise
  isInsured: boolean
}

/**
 * The lines of a template whose CTC includes what the employer pays to funds: the component that takes the rest is found so
 * that lines and contributions come to the CTC to the paisa. Whole rupees a month; what they leave of the year is in its
 * annual amount.
 *
 * @param employerPart of the lines of a full month: not falling as pay rises, but where insurance ends
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
  const found = rest === undefined ? least : at(mostWithin(annualCtcPaise, at))
  const leftPaise = annualCtcPaise - found.costPaise
  const lines = found.lines.map((line) =>
    line.code === rest?.code ? restLine(line, leftPaise, found, annualCtcPaise) : line,
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

/** The most rupees a month whose cost stays within the CTC. Where insurance ends the cost falls once: both sides are tried. */
function mostWithin(annualCtcPaise: Paise, at: (rupees: number) => Cost): number {
  const most = Math.floor(annualCtcPaise / 1200)
  const isWithin = (rupees: number) => at(rupees).costPaise <= annualCtcPaise
  const ends = lastWhere(0, most, (rupees) => at(rupees).isInsured)
  const after = ends + 1
  if (after <= most && isWithin(after)) return lastWhere(after, most, isWithin)
  return lastWhere(0, Math.max(ends, 0), isWithin)
}

/** The last of a stretch for which something holds that holds up to somewhere; one before the first when it never does. */
function lastWhere(from: number, to: number, holds: (value: number) => boolean): number {
  let [low, high] = [from - 1, to]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}

function restLine(line: BreakdownLine, leftPaise: Paise, found: Cost, annualCtcPaise: Paise): BreakdownLine {
  const others = found.costPaise - line.annualPaise - found.annualPaise
  const words = say`Annual CTC ${{ paise: annualCtcPaise }} less other components ${{ paise: others }} and employer contributions ${{ paise: found.annualPaise }}, ÷ 12`
  return {
    ...line,
    annualPaise: line.annualPaise + leftPaise,
    explanation: { ...line.explanation, rule: 'remainder', words },
  }
}
