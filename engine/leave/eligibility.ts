import { addDays, latest, earliest, type Day } from '../day.ts'

export type Gender = 'female' | 'male' | 'other' | 'notTold'
export type EmploymentType = 'fullTime' | 'partTime' | 'contract' | 'intern'

/** Whom a leave is for. Every limit has to be met; one that is absent or empty is none. */
export interface EligibilityRule {
  genders?: readonly Gender[]
  employmentTypes?: readonly EmploymentType[]
  locations?: readonly string[]
  departments?: readonly string[]
}

/** What eligibility goes by from a day on. */
export interface JobDetails {
  from: Day
  employmentType: EmploymentType
  location: string
  department: string | null
}

export interface EligiblePerson {
  /** Null or absent: not recorded. It has no dates: a correction counts for all days. */
  gender?: Gender | null
  /** The oldest first; it counts for the days before it too. Absent only where nothing is limited but the gender. */
  jobHistory?: readonly JobDetails[]
}

/** From `from` to `to`, both included. */
interface Span {
  from: Day
  to: Day
}

/** Is the leave for this person on a day? Whose gender is not recorded gets only what is for every gender. */
export function isEligible(rule: EligibilityRule, { gender, jobHistory = [] }: EligiblePerson, day: Day): boolean {
  const details = jobHistory.findLast(({ from }) => from <= day) ?? jobHistory[0]
  return (
    fits(rule.genders, gender) &&
    fits(rule.employmentTypes, details?.employmentType) &&
    fits(rule.locations, details?.location) &&
    fits(rule.departments, details?.department)
  )
}

/** The stretches between two days in which the leave is for this person, in order. */
export function eligibleSpans(rule: EligibilityRule, person: EligiblePerson, { from, to }: Span): Span[] {
  const changes = (person.jobHistory ?? []).map((details) => details.from).filter((day) => day > from && day <= to)
  const starts = [from, ...changes]
  return joined(
    starts
      .map((start, index) => ({ from: start, to: index + 1 < starts.length ? addDays(starts[index + 1]!, -1) : to }))
      .filter((span) => span.from <= span.to && isEligible(rule, person, span.from)),
  )
}

/** The same over several leave years, each by its own rules. */
export function eligibleStretches(
  years: readonly (Span & { policy: EligibilityRule })[],
  person: EligiblePerson,
): Span[] {
  return joined(years.flatMap((year) => eligibleSpans(year.policy, person, year)))
}

/** The days on which somebody who is employed becomes eligible again, and those on which they are no longer. */
export function eligibilityTurns(
  years: readonly (Span & { policy: EligibilityRule })[],
  employment: EligiblePerson & { joinedOn: Day; leftOn: Day | null },
): { starts: Set<Day>; stops: Set<Day> } {
  const to = employment.leftOn ?? years.at(-1)!.to
  const spans = spansWithin(eligibleStretches(years, employment), { from: employment.joinedOn, to })
  return {
    starts: new Set(spans.slice(1).map((span) => span.from)),
    stops: new Set(spans.filter((span) => span.to < to).map((span) => addDays(span.to, 1))),
  }
}

/** The parts of the spans that lie in another one. */
export function spansWithin(spans: readonly Span[], within: Span): Span[] {
  return spans
    .map(({ from, to }) => ({ from: latest(from, within.from), to: earliest(to, within.to) }))
    .filter(({ from, to }) => from <= to)
}

/** The day itself, or the first one after it that lies in a span; null when there is none. */
export function firstDayIn(spans: readonly Span[], day: Day): Day | null {
  const span = spans.find(({ to }) => to >= day)
  return span === undefined ? null : latest(span.from, day)
}

function fits<T>(limit: readonly T[] | undefined, own: T | null | undefined): boolean {
  return limit === undefined || limit.length === 0 || (own != null && limit.includes(own))
}

/** Spans of which one begins the day after another ends are one. */
function joined(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last !== undefined && addDays(last.to, 1) === span.from) last.to = span.to
    else merged.push({ ...span })
  }
  return merged
}
