import { addDays, latest, earliest, type Day } from '../day.ts'

export type Gender = 'female' | 'male' | 'other' | 'notTold'
export type EmploymentType = 'fullTime' | 'partTime' | 'contract' | 'intern'

/** Whom a leave policy covers. All limits apply together; an absent or empty one does not apply. */
export interface EligibilityRule {
  genders?: readonly Gender[]
  employmentTypes?: readonly EmploymentType[]
  locations?: readonly string[]
  departments?: readonly string[]
}

/** The details that decide eligibility, effective from a day. */
export interface JobDetails {
  from: Day
  employmentType: EmploymentType
  location: string
  department: string | null
}

export interface EligiblePerson {
  /** Null or absent: not recorded. Not dated: a correction applies to all days. */
  gender?: Gender | null
  /** Oldest first; the first one also applies to earlier days. Absent only if gender is the only limit. */
  jobHistory?: readonly JobDetails[]
}

/** From `from` to `to`, both included. */
interface Span {
  from: Day
  to: Day
}

/** Whether the policy covers this person on a day. Without a recorded gender, only policies for every gender do. */
export function isEligible(rule: EligibilityRule, { gender, jobHistory = [] }: EligiblePerson, day: Day): boolean {
  const details = jobHistory.findLast(({ from }) => from <= day) ?? jobHistory[0]
  return (
    fits(rule.genders, gender) &&
    fits(rule.employmentTypes, details?.employmentType) &&
    fits(rule.locations, details?.location) &&
    fits(rule.departments, details?.department)
  )
}

/** The spans within a range of days in which the policy covers this person, in order. */
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

/** The days on which an employed person becomes eligible again, and those on which they stop being eligible. */
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

/** The parts of the spans within another one. */
export function spansWithin(spans: readonly Span[], within: Span): Span[] {
  return spans
    .map(({ from, to }) => ({ from: latest(from, within.from), to: earliest(to, within.to) }))
    .filter(({ from, to }) => from <= to)
}

/** The day itself, or the first later one in a span; null if there is none. */
export function firstDayIn(spans: readonly Span[], day: Day): Day | null {
  const span = spans.find(({ to }) => to >= day)
  return span === undefined ? null : latest(span.from, day)
}

function fits<T>(limit: readonly T[] | undefined, own: T | null | undefined): boolean {
  return limit === undefined || limit.length === 0 || (own != null && limit.includes(own))
}

/** Joins adjacent spans. */
function joined(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last !== undefined && addDays(last.to, 1) === span.from) last.to = span.to
    else merged.push({ ...span })
  }
  return merged
}
