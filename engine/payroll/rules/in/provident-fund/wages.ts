import { addDays, daysBetween, earliest, firstDay, lastDay, latest, type Day } from '../../../../day.ts'
import { changeDays, type LawBook, type LawUse } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import { round, sumOfParts, type Paise } from '../../../../money.ts'
import type { ProvidentFundInput, ProvidentFundSettings, Stretch } from './input.ts'
import { epsAge, pfCeiling } from './provident-fund.law.ts'
import { say, type Sentence } from '../../../../sentence.ts'

/** A part of the month with one ceiling. */
interface Segment extends Stretch {
  ceilingPaise: Paise
  employedDays: number
}

/** The capped wages, and the parts of the month they came from. */
export interface CappedWages {
  /** Whole rupees. */
  wagesPaise: Paise
  segments: readonly Segment[]
  days: number
}

/** The month's wages up to the ceiling. A month is split where the ceiling changes, and its parts weigh by their employed days. */
export function cappedWages(
  book: LawBook,
  input: ProvidentFundInput,
  settings: ProvidentFundSettings,
  trace: TraceStep[],
): CappedWages {
  const first = firstDay(input.month)
  const last = lastDay(input.month)
  const cuts = changeDays(book, [pfCeiling], first, last)
  const method = settings.sept2026Method
  const whole = cuts.length === 0 || method !== 'split'
  const one = useLaw(book, pfCeiling, method === 'whole25' ? last : first)
  const segments = segmentsOf(book, input, first, last, cuts)
  const days = segments.reduce((sum, { employedDays }) => sum + employedDays, 0)
  if (whole) {
    const wagesPaise = round(Math.min(input.wagesPaise, one.value), 'nearestRupee')
    trace.push(cappedStep(input.wagesPaise, one.value, wagesPaise, one.use))
    return { wagesPaise, segments, days }
  }
  const parts = segments.map((segment) => {
    const amount = Math.min(input.wagesPaise, segment.ceilingPaise)
    const { from, to, employedDays } = segment
    const words = say`${{ day: from }} to ${{ day: to }}: ${{ paise: amount }} for ${employedDays} of ${days} days`
    trace.push({ words, amountPaise: amount, law: [useLaw(book, pfCeiling, from).use], from, to })
    return { amount, numerator: employedDays, denominator: days }
  })
  const wagesPaise = sumOfParts(parts, 'nearestRupee')
  trace.push({
    words: say`PF wages, weighted by days`,
    amountPaise: wagesPaise,
    rounding: 'nearestRupee',
  })
  return { wagesPaise, segments, days }
}

/** Pension wages: none from the pension age on; if membership began in this month, only for the part of the month since then. */
export function pensionWages(
  book: LawBook,
  input: ProvidentFundInput,
  settings: ProvidentFundSettings,
  capped: CappedWages,
  trace: TraceStep[],
): Paise {
  const { epsMemberFrom, ageYears } = input
  const none = (words: Sentence, law?: readonly LawUse[]) => {
    trace.push({ words, amountPaise: 0, ...(law === undefined ? {} : { law }) })
    return 0
  }
  if (epsMemberFrom === null || epsMemberFrom > lastDay(input.month))
    return none(say`Not a member of the pension scheme`)
  const age = useLaw(book, epsAge, firstDay(input.month))
  const until = settings.pensionAge ?? age.value
  if (ageYears !== null && ageYears >= until)
    return none(say`${until} years or older: the full share goes to the provident fund`, [age.use])
  if (epsMemberFrom <= firstDay(input.month)) return capped.wagesPaise
  const parts = capped.segments.map(({ from, to, ceilingPaise }) => ({
    amount: Math.min(input.wagesPaise, ceilingPaise),
    numerator: employedDays(input, latest(from, epsMemberFrom), to),
    denominator: capped.days,
  }))
  const wagesPaise = Math.min(capped.wagesPaise, sumOfParts(parts, 'nearestRupee'))
  const words = say`Pension wages since ${{ day: epsMemberFrom }}, by days`
  trace.push({
    words,
    amountPaise: wagesPaise,
    from: epsMemberFrom,
    to: lastDay(input.month),
    rounding: 'nearestRupee',
  })
  return wagesPaise
}

function cappedStep(wages: Paise, ceiling: Paise, amountPaise: Paise, use: LawUse): TraceStep {
  const words =
    wages > ceiling
      ? say`Wages of ${{ paise: wages }} limited to the ceiling of ${{ paise: ceiling }}`
      : say`Wages of ${{ paise: wages }}, within the ceiling of ${{ paise: ceiling }}`
  return { words, amountPaise, law: [use], rounding: 'nearestRupee' }
}

function segmentsOf(book: LawBook, input: ProvidentFundInput, first: Day, last: Day, cuts: readonly Day[]): Segment[] {
  const starts = [first, ...cuts]
  const segments = starts.map((from, index) => {
    const next = starts[index + 1]
    const to = next === undefined ? last : addDays(next, -1)
    return { from, to, ceilingPaise: useLaw(book, pfCeiling, from).value, employedDays: employedDays(input, from, to) }
  })
  // Wages without a day of employment, such as a leaver's arrears: every day of the month has the same weight.
  if (segments.every((segment) => segment.employedDays === 0)) {
    for (const segment of segments) segment.employedDays = daysBetween(segment.from, segment.to) + 1
  }
  return segments
}

function employedDays(input: ProvidentFundInput, from: Day, to: Day): number {
  if (from > to) return 0
  if (input.employed === null) return daysBetween(from, to) + 1
  let count = 0
  for (const stretch of input.employed) {
    count += Math.max(0, daysBetween(latest(from, stretch.from), earliest(to, stretch.to)) + 1)
  }
  return count
}
