import { daysBetween } from '../../day.ts'
import { sumOfParts, type Paise, type Rounding } from '../../money.ts'
import type { Worksheet } from './worksheet.ts'
import type { Stretch } from '../payslip/paid-days.ts'
import type { SalaryLine } from '../payslip/payslip-input.ts'
import type { LinePart } from '../payslip/payslip-result.ts'
import { isPlannedContribution } from './statutory/planned-contributions.ts'
import { dayCount } from '../../format.ts'
import { say } from '../../sentence.ts'

/**
 * Adds one line for each component of the salaries in force, in the order of the newest salary. Amounts from several salaries in the month
 * are summed exactly and rounded once, so that splitting a month into more stretches changes nothing.
 */
export function monthlyComponents(sheet: Worksheet): void {
  const { days, stretches, input } = sheet
  const byCode = new Map<string, { line: SalaryLine; parts: LinePart[] }>()
  for (const stretch of stretches.toReversed()) {
    const { from, to, salary } = stretch
    for (const line of salary.lines) {
      if (input.statutory !== null && isPlannedContribution(line)) continue
      const part = line.prorate ? paidPart(sheet, stretch) : { numerator: length(stretch), denominator: days.employed }
      const known = byCode.get(line.code) ?? { line, parts: [] }
      known.parts.unshift({ from, to, monthlyPaise: line.monthlyPaise, ...part })
      byCode.set(line.code, known)
    }
  }
  const [paid, whole] = [dayCount(days.paidHalfDays), dayCount(days.denominatorHalfDays)]
  for (const { line, parts } of byCode.values()) {
    const { code, name, kind, treatment } = line
    const words = line.prorate ? say`Monthly amount × ${paid} of ${whole} days paid` : say`Monthly amount, paid in full`
    const explanation = {
      rule: line.prorate ? 'prorated' : 'monthly',
      words: parts.length > 1 ? say`${words}, split between ${parts.length} salaries` : words,
      parts,
      reason: (line.prorate ? input.daysChanged : undefined) ?? null,
      rounding: input.rounding.line,
      steps: [],
    } as const
    const amountPaise = amount(parts, input.rounding.line)
    sheet.add({ code, name, kind, amountPaise, explanation }, kind === 'deduction' ? 'other' : 'monthly', treatment)
  }
}

/** The part of a month's pay that a stretch earns: the paid days, in proportion to the days present. */
function paidPart({ days, stretches }: Worksheet, stretch: Stretch): Pick<LinePart, 'numerator' | 'denominator'> {
  const present = stretches.reduce((sum, { presentHalfDays }) => sum + presentHalfDays, 0)
  if (present === days.paidHalfDays)
    return { numerator: stretch.presentHalfDays, denominator: days.denominatorHalfDays }
  if (stretches.length === 1) return { numerator: days.paidHalfDays, denominator: days.denominatorHalfDays }
  return {
    numerator: days.paidHalfDays * stretch.presentHalfDays,
    denominator: days.denominatorHalfDays * Math.max(1, present),
  }
}

function amount(parts: readonly LinePart[], rounding: Rounding): Paise {
  return sumOfParts(
    parts.map(({ monthlyPaise, numerator, denominator }) => ({ amount: monthlyPaise, numerator, denominator })),
    rounding,
  )
}

function length({ from, to }: Stretch): number {
  return daysBetween(from, to) + 1
}
