import {
  addMonths,
  daysBetween,
  earliest,
  financialYear,
  firstDay,
  lastDay,
  latest,
  months as monthsFrom,
} from '@muster/engine/day.ts'
import type { Month, Paise } from '@muster/contract/values.ts'
import { rupeeText } from '@muster/engine/format.ts'
import type { CompanyOfLife, Somebody } from '../company-of-life.ts'
import type { Ended } from '../ended.ts'
import { isRegistered, placeOn } from '../known.ts'
import type { Gender, PlaceState } from '../life.ts'
import { unreversed, takenFor, type PaidSlip } from '../paid.ts'

/**
 * Professional tax is deducted once for every month, or once for every half-year or year in states that tax those: on what was paid in it,
 * arrears of single amounts included, or, for a month paid as a whole later, on that month's own pay (rule book 3, 8). So it is compared
 * with what was paid, not with what would have been deducted had all been known: later facts do not reopen a month that was deposited.
 */
export function professionalTax(end: Ended): string[] {
  const wrong: string[] = []
  for (const person of end.company.people) {
    if (!person) continue
    const own = end.slips.filter(({ employee }) => employee === person.employee)
    const locked = new Map(
      unreversed(own, person).flatMap((slip) => (slip.kind === 'regular' ? [[slip.month, slip]] : [])),
    )
    const bases = new Map(end.months.map((month) => [month, baseOf(own, month)]))
    for (const [month, base] of bases) {
      const taken = takenFor(own, 'PT', month)
      const place = stateOf(person, month, locked.get(month))
      const isAsked = isRegistered(end.company, 'pt', month, place)
      const due = isAsked ? taxOf(place, month, base, genderAt(person, locked.get(month))) : 0
      if (due !== null && taken !== due)
        wrong.push(`${person.is.name}: professional tax of ${month} is ${rupeeText(taken)}, due ${rupeeText(due)}`)
      // For a month that turned out not to be worked the tax is refunded, whatever arrears were in its base.
      if (end.dueOf(person, month) === null || !isWhole(end.company, person, own)) continue
      const asked = askedOn(own, month, place, locked.get(month))
      if (asked !== base)
        wrong.push(
          `${person.is.name}: professional tax of ${month} was asked on ${rupeeText(base)} of ${rupeeText(asked)}`,
        )
    }
    if (isWhole(end.company, person, own)) wrong.push(...periods(end, person, own, bases, locked))
  }
  return wrong
}

function baseOf(own: readonly PaidSlip[], month: Month): Paise {
  const noted = own.flatMap((slip) => [
    ...(slip.month === month && slip.facts.pt !== null ? [slip.facts.pt] : []),
    ...(slip.facts.ptArrears ?? []).filter((one) => one.month === month),
  ])
  return noted.reduce((total, one) => total + one.basePaise, 0)
}

/**
 * All that a month's payslip paid, except earlier months paid as a whole; for a month paid that way later, all of its pay up to then. Later
 * changes to such a month are single amounts again, of the month that pays them.
 */
function askedOn(own: readonly PaidSlip[], month: Month, place: PlaceState, locked: PaidSlip | undefined): Paise {
  const wholeIn = ({ facts }: PaidSlip) =>
    new Set((facts.ptArrears ?? []).filter(({ basePaise }) => basePaise !== 0).map((one) => one.month))
  const lastWhole = own.findLastIndex((slip) => wholeIn(slip).has(month))
  const paid = own.flatMap((slip, n) => {
    const whole = wholeIn(slip)
    const earned = slip.lines.filter(({ type, code }) => type === 'earning' && !(place === 'KL' && isLeftOut(code)))
    const isSince = locked ? whole.has(month) : n <= lastWhole
    const since = earned.filter(({ code }) => isSince && code.endsWith(`@${month}`))
    if (!locked) return [...since, ...earned.filter(({ code }) => slip.month === month && !code.includes('@'))]
    return slip === locked ? [...since, ...earned.filter(({ code }) => !whole.has(code.split('@')[1] ?? ''))] : since
  })
  return paid.reduce((total, { amountPaise }) => total + amountPaise, 0)
}

/** Kerala's statute does not count these allowances as income. */
function isLeftOut(code: string): boolean {
  return /^(?:HRA|CONVEYANCE)\b/.test(code)
}

/**
 * Delhi and Haryana have no such tax and no base, nor has a month without a registration; the settlement's payments for locked months are
 * not taxed again.
 */
function isWhole({ registrations }: CompanyOfLife, { places }: Somebody, own: readonly PaidSlip[]): boolean {
  const hasTax = [...places.values()].every((state) => state !== 'DL' && state !== 'HR')
  return (
    hasTax && registrations.every(({ section }) => section !== 'pt') && own.every(({ kind }) => kind !== 'settlement')
  )
}

/** On the last day of work in the month; at its end if the payslip was approved before an exit was recorded. */
function stateOf(person: Somebody, month: Month, slip: PaidSlip | undefined): PlaceState {
  const end = placeOn(person, lastDay(month))
  return slip?.facts.pt?.state === end
    ? end
    : placeOn(person, earliest(lastDay(month), person.leftOn ?? lastDay(month)))
}

/** As known when a payslip was approved; without one, as known now. */
function genderAt({ genders }: Somebody, slip: PaidSlip | undefined): Gender | undefined {
  return genders.findLast(({ at }) => slip === undefined || at <= slip.at)?.gender
}

/** From the rule book and not from the engine's law; null if the state taxes a longer period than a month. */
function taxOf(state: PlaceState, month: Month, base: Paise, gender: Gender | undefined): Paise | null {
  const whole = month.endsWith('-02') ? 300_00 : 200_00
  if (state in slabs) return null
  if (state === 'DL' || state === 'HR' || base <= 0) return 0
  if (state === 'KA') return base >= 25_000_00 ? whole : 0
  if (gender === 'female') return base > 25_000_00 ? whole : 0
  if (base > 10_000_00) return whole
  return base > 7_500_00 ? 175_00 : 0
}

/** From more than so many rupees per half-year, or per year in Bihar; Kerala from as many. */
const slabs: Partial<Record<PlaceState, readonly (readonly [over: number, tax: number])[]>> = {
  KL: [12_000, 18_000, 30_000, 45_000, 1_00_000, 1_25_000].map((from, n) => [
    from - 0.01,
    [320, 450, 600, 750, 1_000, 1_250][n]!,
  ]),
  TN: [21_000, 30_000, 45_000, 60_000, 75_000].map((over, n) => [over, [180, 425, 930, 1_025, 1_250][n]!]),
  BR: [3_00_000, 5_00_000, 10_00_000].map((over, n) => [over, [1_000, 2_000, 2_500][n]!]),
}

/**
 * The last month of a half-year or year settles its tax, and later payments or recoveries settle it again; for people who never left the
 * state or the company.
 */
function periods(
  { months }: Ended,
  person: Somebody,
  own: readonly PaidSlip[],
  bases: ReadonlyMap<Month, Paise>,
  locked: ReadonlyMap<Month, PaidSlip>,
): string[] {
  const [state, ...others] = person.places.values()
  const table = slabs[state!]
  if (!table || others.length > 0 || person.leftOn !== null || person.former) return []
  const ends = months.filter(
    (month) => locked.has(month) && /-(03|09)$/.test(month) && !(state === 'BR' && month.endsWith('-09')),
  )
  return ends.flatMap((last) => {
    const from = state === 'BR' ? `${financialYear(last).slice(0, 4)}-04` : addMonths(last, -5)
    const period = monthsFrom(from, last)
    const base = period.reduce((total, month) => total + (bases.get(month) ?? 0), 0)
    const taken = period.reduce((total, month) => total + takenFor(own, 'PT', month), 0)
    const worked = daysBetween(latest(firstDay(from), person.joinedOn), lastDay(last)) + 1
    const isDue = state === 'BR' || worked >= 60
    const due = isDue ? (table.findLast(([over]) => base > over * 100)?.[1] ?? 0) * 100 : 0
    if (taken === due) return []
    return [
      `${person.is.name}: professional tax of ${from} to ${last} is ${rupeeText(taken)}, due on ${rupeeText(base)} ${rupeeText(due)}`,
    ]
  })
}
