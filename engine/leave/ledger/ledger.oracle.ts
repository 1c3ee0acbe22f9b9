import { addDays, addMonthsToDay, type Day } from '../../day.ts'
import type { LeaveFacts } from '../leave-facts.ts'
import type { LeavePolicy } from '../policy.ts'

interface Bucket {
  /** The last day on which it can be used. */
  until: Day
  order: string
  left: number
  carries: boolean
}

/**
 * The balance of every day, simulated with nothing but buckets: a second implementation of the rules that shares only the calendar with the
 * ledger. For histories without grants outside the schedule.
 */
export function balancesDayByDay(facts: LeaveFacts, from: Day, to: Day): Map<Day, number> {
  const { employment } = facts
  const balances = new Map<Day, number>()
  let buckets: Bucket[] = []
  let owed = 0
  for (let day = employment.joinedOn; day <= to; day = addDays(day, 1)) {
    const isHere = employment.leftOn === null || day <= employment.leftOn
    if (isHere) {
      const gone = buckets.filter(({ until }) => until < day)
      buckets = buckets.filter(({ until }) => until >= day)
      const rule = rulesAt(facts, addDays(day, -1)).carryForward
      const unused = gone.filter(({ carries }) => carries).reduce((sum, { left }) => sum + left, 0)
      const carried = rule === null ? 0 : Math.min(unused, rule.capHalfDays ?? unused)
      if (rule !== null && carried > 0) {
        const months = rule.expiresAfterMonths
        const until = months === null ? yearAt(facts, day).to : addDays(addMonthsToDay(day, months), -1)
        add({ until, order: `carry:${day}`, left: carried, carries: months === null })
      }
    }
    for (const { halfDays, order } of grantedOn(facts, day)) {
      add({ until: yearAt(facts, day).to, order, left: halfDays, carries: true })
    }
    for (const use of [...(isHere ? facts.taken : []), ...(facts.encashed ?? [])]) {
      if (use.day === day) owed += take(use.halfDays)
    }
    if (day >= from) balances.set(day, buckets.reduce((sum, { left }) => sum + left, 0) - owed)
  }
  return balances

  function add(bucket: Bucket): void {
    buckets.push(bucket)
    buckets.sort((a, b) => (a.until + a.order < b.until + b.order ? -1 : 1))
    owed = take(owed)
  }

  function take(wanted: number): number {
    let missing = wanted
    for (const bucket of buckets) {
      const part = Math.min(bucket.left, missing)
      bucket.left -= part
      missing -= part
    }
    return missing
  }
}

/** The rules of a day's leave year: those in force on its first day of employment. */
function rulesAt(facts: LeaveFacts, day: Day): LeavePolicy {
  const { policy, versions = [], employment } = facts
  const year = yearAt(facts, day)
  const first = year.from < employment.joinedOn ? employment.joinedOn : year.from
  const known = versions.filter(({ startsOn }) => startsOn <= first)
  return (known.at(-1) ?? versions[0])?.policy ?? policy
}

/** Calendar years from the policy's starting month, or years from each anniversary of joining. */
function yearAt({ policy, employment }: LeaveFacts, day: Day): { from: Day; to: Day } {
  if (policy.year === 'joining') {
    let years = 0
    while (addMonthsToDay(employment.joinedOn, 12 * (years + 1)) <= day) years += 1
    const starts = (count: number) => addMonthsToDay(employment.joinedOn, 12 * count)
    return { from: starts(years), to: addDays(starts(years + 1), -1) }
  }
  const month = String(policy.yearStartsInMonth ?? 1).padStart(2, '0')
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < month ? 1 : 0)
  return { from: `${year}-${month}-01`, to: addDays(`${year + 1}-${month}-01`, -1) }
}

/** What becomes available on a day: each period's share, rounded on the running sum of its year. */
function grantedOn(facts: LeaveFacts, day: Day): { halfDays: number; order: string }[] {
  const { employment } = facts
  const year = yearAt(facts, day)
  const rules = rulesAt(facts, day)
  const step = { atOnce: 12, monthly: 1, quarterly: 3, halfYearly: 6 }[rules.accrual]
  const grants: { halfDays: number; order: string }[] = []
  let parts = 0n
  let before = 0
  for (let months = 0; months < 12; months += step) {
    const from = addMonthsToDay(year.from, months)
    const to = addDays(addMonthsToDay(year.from, months + step), -1)
    const first = from < employment.joinedOn ? employment.joinedOn : from
    const last = employment.leftOn !== null && employment.leftOn < to ? employment.leftOn : to
    if (first > last) continue
    const share = rules.prorate ? (whole * span(first, last)) / span(from, to) : whole
    parts += (BigInt(rules.halfDaysAYear) * share * BigInt(step)) / 12n
    const total = Number((2n * parts + whole) / (2n * whole))
    const usable = addDays(employment.joinedOn, rules.waitingDays)
    const due = first < usable ? usable : first
    if ((due > year.to ? year.to : due) === day && total > before)
      grants.push({ halfDays: total - before, order: `accrual:${from}` })
    before = total
  }
  return grants
}

/** Divisible by the length of every month, quarter, half-year and year, and by 12, so that shares stay exact. */
const whole = [28n, 29n, 30n, 31n, 89n, 90n, 91n, 92n, 181n, 182n, 183n, 184n, 365n, 366n].reduce(
  (product, length) => product * length,
  12n,
)

function span(from: Day, to: Day): bigint {
  return BigInt((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1)
}
