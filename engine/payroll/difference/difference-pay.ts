import type { HalfDays } from '../../day.ts'
import type { Paise } from '../../money.ts'
import type { Cause, ComparedLine, ComparedSlip } from './difference-cause.ts'
import { fraction, minus, none, over, product, toPaise, type Fraction } from '../components/fraction.ts'
import { say, type Sentence } from '../../sentence.ts'

/** The effect of one cause, before rounding is settled. */
export interface Effect {
  cause: Cause
  amountPaise: Paise
  words: Sentence
}

/** One side of the comparison: the payslip, and the line if it has one. */
export interface Side {
  slip: ComparedSlip
  line: ComparedLine | null
}

/**
 * Why a monthly component pays a different amount: its rate changed (valued at the previous days), or the person was employed for a
 * different part of the month, or lost a different number of days (both at the new rate). The three add up exactly to the change.
 *
 * @param change by how much the line pays more, in paise
 */
export function payEffects(before: Side, after: Side, change: Paise): Effect[] {
  const was = earned(before)
  const is = earned(after)
  // Without a paid day there is no rate, so the other side's is used.
  const rateWas = over(was.value, was.paid) ?? over(is.value, is.paid) ?? none
  const rateIs = over(is.value, is.paid) ?? rateWas
  const salary = toPaise(product(minus(rateIs, rateWas), was.paid))
  const status = toPaise(product(rateIs, minus(is.employed, was.employed)))
  const lost = minus(minus(is.paid, is.employed), minus(was.paid, was.employed))
  const days = toPaise(product(rateIs, lost))
  const name = (after.line ?? before.line)?.name ?? ''
  const effects: Effect[] = [
    { cause: 'salary', amountPaise: salary, words: rateWords(before, after, name, toPaise(rateWas), toPaise(rateIs)) },
    { cause: 'status', amountPaise: status, words: employedWords(before.slip, after.slip) },
    {
      cause: 'days',
      amountPaise: days,
      words: lostWords(before.slip.days.lossOfPayHalfDays, after.slip.days.lossOfPayHalfDays),
    },
  ]
  return settled(effects, change, name)
}

/** Each exact effect is rounded; the odd paisa goes to the largest. */
function settled(effects: readonly Effect[], change: Paise, name: string): Effect[] {
  const causes = effects.filter(({ amountPaise }) => amountPaise !== 0)
  const largest = causes.toSorted((a, b) => Math.abs(b.amountPaise) - Math.abs(a.amountPaise))[0]
  if (largest === undefined && change === 0) return []
  if (largest === undefined)
    return [{ cause: 'rounding', amountPaise: change, words: say`${name} is rounded differently` }]
  const rest = change - causes.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return causes
    .map((one) => (one === largest ? { ...one, amountPaise: one.amountPaise + rest } : one))
    .filter(({ amountPaise }) => amountPaise !== 0)
}

interface Earned {
  /** The sum of the parts, unrounded. */
  value: Fraction
  /** Fractions of a full month: paid, and employed. */
  paid: Fraction
  employed: Fraction
}

function earned({ slip, line }: Side): Earned {
  let value = none
  for (const { monthlyPaise, numerator, denominator } of line?.explanation.parts ?? []) {
    value = minus(value, product(fraction(-monthlyPaise, 1), fraction(numerator, denominator)))
  }
  const { paidHalfDays, lossOfPayHalfDays, denominatorHalfDays } = slip.days
  const isWhole = line?.explanation.rule === 'monthly'
  const paid = isWhole ? fraction(1, 1) : fraction(paidHalfDays, Math.max(1, denominatorHalfDays))
  const reach = Math.min(denominatorHalfDays, paidHalfDays + lossOfPayHalfDays)
  return { value, paid, employed: isWhole ? paid : fraction(reach, Math.max(1, denominatorHalfDays)) }
}

function rateWords(before: Side, after: Side, name: string, was: Paise, is: Paise): Sentence {
  if (before.line === null) return say`${name} is new: ${{ paise: is }} per month`
  if (after.line === null) return say`${name} of ${{ paise: was }} per month is no longer paid`
  return say`${name} changed from ${{ paise: was }} to ${{ paise: is }} per month`
}

function employedWords(before: ComparedSlip, after: ComparedSlip): Sentence {
  return say`Employed ${after.days.employed} of ${after.days.inMonth} days, ${before.days.employed} of ${before.days.inMonth} days in the previous month`
}

/** `Loss of pay up by 2 days`, `Loss of pay down by 1 day`. */
function lostWords(before: HalfDays, after: HalfDays): Sentence {
  const more = after - before
  if (more === 0) return say`${{ halfDays: after }} of LOP have a different value in this month`
  return more > 0 ? say`Loss of pay up by ${{ halfDays: more }}` : say`Loss of pay down by ${{ halfDays: -more }}`
}
