import { addDays, daysBetween, months, monthOf, type Day } from '../day.ts'
import { times, type Paise } from '../money.ts'
import { plural, say, type Sentence } from '../sentence.ts'
import { rupeeText } from '../format.ts'
import { mostPaise } from './check-expenses.ts'
import { lineTotal, rateOn, type ExpenseRules } from './expense.ts'

export interface Leg {
  from: string
  to: string
  day: Day
}

/** What a trip is expected to cost in one category. */
export interface Estimate {
  rules: ExpenseRules
  amountPaise: Paise | null
  /** Kilometres or days, in thousandths. */
  quantity: number | null
}

export interface TripProblem {
  /** In the draft: `legs.0.day`. */
  path: string
  message: Sentence
  /** False: the approver sees the problem and decides. */
  isBlocking: boolean
}

export interface TripQuestion {
  legs: readonly Leg[]
  estimate: readonly Estimate[]
  advancePaise: Paise | null
  /** The most that is advanced, in per cent of the estimate. */
  advancePercent: number
  today: Day
  joinedOn: Day
  leftOn: Day | null
  /** The traveller's other trips, pending or approved. */
  others: readonly { number: string; startsOn: Day; endsOn: Day }[]
}

export interface CheckedTrip {
  startsOn: Day
  endsOn: Day
  days: number
  totalPaise: Paise
  mostAdvancePaise: Paise
  lines: { totalPaise: Paise | null; unitPaise: Paise | null; limitPaise: Paise | null }[]
  problems: TripProblem[]
}

/** A trip that began earlier than this is claimed, not requested. */
const mostDaysAgo = 30
const mostDaysAhead = 365
const mostTripDays = 180

/** Reports every problem of a trip at once, with its total. It has a leg. */
export function checkTrip(question: TripQuestion): CheckedTrip {
  const { legs, estimate, advancePaise, advancePercent } = question
  const [startsOn, endsOn] = [legs[0]!.day, legs.at(-1)!.day]
  const days = Math.max(1, daysBetween(startsOn, endsOn) + 1)
  const problems: TripProblem[] = []
  const tell = (isBlocking: boolean) => (path: string, message: Sentence) =>
    void problems.push({ path, message, isBlocking })
  checkLegs(question, days, tell(true))
  const lines = estimate.map((one, at) => weighed(one, { at, startsOn, endsOn, days }, tell(true)))
  const totalPaise = lines.reduce((sum, line) => sum + (line.totalPaise ?? 0), 0)
  checkLimits(estimate, lines, tell)
  const mostAdvancePaise = mostAdvance(totalPaise, advancePercent)
  if (advancePaise !== null && advancePaise > mostAdvancePaise)
    tell(true)(
      'advancePaise',
      advancePercent === 100
        ? say`Enter at most the estimate, ${rupeeText(mostAdvancePaise)}`
        : say`Enter at most ${rupeeText(mostAdvancePaise)}, ${advancePercent}% of the estimate`,
    )
  return { startsOn, endsOn, days, totalPaise, mostAdvancePaise, lines, problems }
}

/** Whole rupees of an estimate. */
export function mostAdvance(totalPaise: Paise, percent: number): Paise {
  return percent === 100 ? totalPaise : times(totalPaise, percent, 100, 'downRupee')
}

type Tell = (path: string, message: Sentence) => void

function checkLegs({ legs, today, joinedOn, leftOn, others }: TripQuestion, days: number, block: Tell): void {
  legs.forEach(({ from, to, day }, at) => {
    const before = legs[at - 1]
    if (from.trim().toLowerCase() === to.trim().toLowerCase())
      block(`legs.${at}.to`, say`Enter another place than where the leg begins`)
    if (before && day < before.day) block(`legs.${at}.day`, say`Enter ${{ day: before.day }} or a later day`)
    if (day < joinedOn) block(`legs.${at}.day`, say`This is before you joined, on ${{ day: joinedOn }}`)
    if (leftOn !== null && day > leftOn)
      block(`legs.${at}.day`, say`This is after your last working day, ${{ day: leftOn }}`)
  })
  const [first, last] = [legs[0]!.day, legs.at(-1)!.day]
  if (first < addDays(today, -mostDaysAgo))
    block('legs.0.day', say`This is more than ${mostDaysAgo} days ago. Submit a claim for what you spent.`)
  if (first > addDays(today, mostDaysAhead)) block('legs.0.day', say`Enter a day within a year`)
  if (days > mostTripDays) block(`legs.${legs.length - 1}.day`, say`A trip can have at most ${mostTripDays} days`)
  const other = others.find((one) => meet(one, { startsOn: first, endsOn: last }))
  if (other) block('legs.0.day', say`You are travelling with ${other.number} on these days`)
}

/** A person may return from one trip and leave for the next on the same day. */
function meet(one: { startsOn: Day; endsOn: Day }, other: { startsOn: Day; endsOn: Day }): boolean {
  if (one.startsOn === other.startsOn && one.endsOn === other.endsOn) return true
  return one.startsOn < other.endsOn && other.startsOn < one.endsOn
}

interface Place {
  at: number
  startsOn: Day
  endsOn: Day
  days: number
}

function weighed({ rules, amountPaise, quantity }: Estimate, place: Place, block: Tell): CheckedTrip['lines'][number] {
  const { at, startsOn, days } = place
  const limitPaise = limitOf(rules, place)
  const none = { totalPaise: null, unitPaise: null, limitPaise }
  const field = (name: string) => `estimate.${at}.${name}`
  if (rules.basis !== 'bill' && rateOn(rules, startsOn) === undefined) {
    block(field('categoryId'), say`${rules.name} has no rate on ${{ day: startsOn }}`)
    return none
  }
  const total = lineTotal({ day: startsOn, rules, amountPaise, foreign: null, quantity })
  if (total === null || total.totalPaise <= 0) {
    block(field(rules.basis === 'bill' ? 'amountPaise' : 'quantity'), asks[rules.basis])
    return none
  }
  if (total.totalPaise > mostPaise)
    block(field(rules.basis === 'bill' ? 'amountPaise' : 'quantity'), say`Enter at most ${rupeeText(mostPaise)}`)
  if (rules.basis === 'perDiem' && quantity !== null && quantity > days * 1000)
    block(field('quantity'), say`The trip has ${plural(days, { one: '# day', other: '# days' })}`)
  return { ...total, limitPaise }
}

const asks = {
  bill: say`Enter an amount above 0`,
  mileage: say`Enter the distance in km`,
  perDiem: say`Enter the number of days`,
}

/** What a category's limits allow on a trip: the lowest; null without one. */
export function limitOf(rules: ExpenseRules, { startsOn, endsOn }: { startsOn: Day; endsOn: Day }): Paise | null {
  const days = Math.max(1, daysBetween(startsOn, endsOn) + 1)
  const spans = { line: 1, day: days, month: Math.max(1, months(monthOf(startsOn), monthOf(endsOn)).length) }
  const allowed = rules.limits.map(({ per, limitPaise }) => limitPaise * spans[per])
  return allowed.length === 0 ? null : Math.min(...allowed)
}

/** Checks all estimates of one category together. */
function checkLimits(
  estimate: readonly Estimate[],
  lines: readonly CheckedTrip['lines'][number][],
  tell: (isBlocking: boolean) => Tell,
): void {
  estimate.forEach(({ rules }, at) => {
    if (estimate.findLastIndex((other) => other.rules.id === rules.id) !== at) return
    const limit = lines[at]!.limitPaise
    const sum = lines.reduce(
      (all, line, n) => (estimate[n]!.rules.id === rules.id ? all + (line.totalPaise ?? 0) : all),
      0,
    )
    if (limit === null || sum <= limit) return
    tell(rules.overLimit === 'refuse')(
      `estimate.${at}.${rules.basis === 'bill' ? 'amountPaise' : 'quantity'}`,
      say`${rupeeText(sum)} of ${rules.name}: the limit for this trip is ${rupeeText(limit)}`,
    )
  })
}

interface Compared {
  category: string
  estimatePaise: Paise
  spentPaise: Paise
  /** Null until decided. */
  approvedPaise: Paise | null
}

/** Estimate and spending by category: estimated categories first, then the others. */
export function compareSpending(
  estimated: readonly { category: string; totalPaise: Paise }[],
  spent: readonly { category: string; totalPaise: Paise; approvedPaise: Paise | null }[],
): Compared[] {
  const rows = new Map<string, Compared>()
  const rowOf = (category: string) => {
    const row = rows.get(category) ?? { category, estimatePaise: 0, spentPaise: 0, approvedPaise: null }
    rows.set(category, row)
    return row
  }
  for (const { category, totalPaise } of estimated) rowOf(category).estimatePaise += totalPaise
  for (const { category, totalPaise, approvedPaise } of spent) {
    const row = rowOf(category)
    row.spentPaise += totalPaise
    if (approvedPaise !== null) row.approvedPaise = (row.approvedPaise ?? 0) + approvedPaise
  }
  return [...rows.values()]
}
