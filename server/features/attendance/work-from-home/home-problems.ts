import type { Day } from '@muster/contract/values.ts'
import type { HomeDays } from '@muster/engine/attendance/work-from-home/home-days.ts'
import { addDays } from '@muster/engine/day.ts'
import { listOf, plural, say, type Sentence } from '@muster/engine/sentence.ts'
import { daysSaid } from '@muster/engine/format.ts'
import type { HomeRule } from './home-rule.queries.ts'
import type { HomeSpan, MonthUse } from './home-types.ts'

export interface HomeProblem {
  field: 'days' | 'weekdays' | 'from' | 'until'
  message: Sentence
  isBlocking: boolean
}

interface Facts {
  draft: HomeSpan
  counted: HomeDays
  months: readonly MonthUse[]
  rule: HomeRule
  today: Day
  joinedOn: Day
  leftOn: Day | null
  /** Periods locked by payroll. */
  locks: readonly { from: Day; to: Day }[]
  /** Days at home already approved or pending. */
  taken: readonly Day[]
}

/** Everything wrong with a request, each at its field. */
export function homeProblems(facts: Facts): HomeProblem[] {
  const { draft, counted, rule, today, joinedOn, leftOn, locks } = facts
  const days = counted.days.map(({ day }) => day)
  const isWeekly = draft.pattern === 'weekly'
  const fields = isWeekly
    ? ({ which: 'weekdays', start: 'from', end: 'until' } as const)
    : ({ which: 'days', start: 'days', end: 'days' } as const)
  const problems: HomeProblem[] = []
  const wrong = (field: HomeProblem['field'], message: Sentence | null, isBlocking = true) => {
    if (message !== null) problems.push({ field, message, isBlocking })
  }
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) {
    wrong(fields.which, say`All of these days are days off or leave`)
    return problems
  }
  wrong(fields.start, first < joinedOn ? say`Choose days from your joining date ${{ day: joinedOn }} on` : null)
  wrong(fields.end, leftOn !== null && last > leftOn ? say`Your last working day is ${{ day: leftOn }}` : null)
  const locked = locks.find(({ from, to }) => days.some((day) => day >= from && day <= to))
  if (locked) wrong(fields.start, say`Payroll has locked ${{ day: locked.from }} to ${{ day: locked.to }}`)
  else wrong(fields.start, tooLate(first, today, rule))
  const soon = days.find((day) => day >= today && day < addDays(today, rule.noticeDays))
  if (soon !== undefined) {
    wrong(
      fields.start,
      say`Request work from home ${plural(rule.noticeDays, { one: '# day', other: '# days' })} ahead: from ${{ day: addDays(today, rule.noticeDays) }} on`,
    )
  }
  const again = days.filter((day) => facts.taken.includes(day))
  if (again.length > 0)
    wrong(
      fields.which,
      say`You already have work from home on ${listOf(again.slice(0, 5).map((day) => say`${{ day }}`))}`,
    )
  for (const month of facts.months)
    wrong(fields.end, isWeekly || again.length === 0 ? aboveLimit(month) : null, rule.aboveLimit === 'refuse')
  return problems
}

function tooLate(first: Day, today: Day, { pastDays }: HomeRule): Sentence | null {
  if (first >= addDays(today, -pastDays)) return null
  if (pastDays === 0) return say`${{ day: first }} is in the past. Choose today or a later day.`
  return say`${{ day: first }} is more than ${plural(pastDays, { one: '# day', other: '# days' })} ago`
}

function aboveLimit({ month, halfDays, usedHalfDays, limitHalfDays }: MonthUse): Sentence | null {
  const all = usedHalfDays + halfDays
  if (limitHalfDays === null || all <= limitHalfDays) return null
  return say`${daysSaid(all)} in ${{ month }} is more than the ${daysSaid(limitHalfDays)} a month your company allows`
}
