import { plural, say, type Sentence } from '@muster/engine/sentence.ts'
import type { OffDay } from '../calendar/off-day.ts'
import { addDays, daysBetween, latest, type Day, type HalfDays } from '../day.ts'
import { daysSaid } from '../format.ts'
import { eligibleStretches } from './eligibility.ts'
import type { CountedLeave, LeaveDay, LeaveSpan } from './count.ts'
import { leaveYears, type RuledYear } from './leave-year.ts'
import type { LeaveFacts, TakenLeave } from './leave-facts.ts'
import type { LedgerRow } from './ledger/ledger-row.ts'
import { availableOn, balanceAt, leaveLedger, lowestBalance } from './ledger/ledger.ts'
import { entitledFrom, hasBalance } from './policy.ts'

export interface LeaveProblem {
  code: string
  field: 'policy' | 'from' | 'to' | 'fromPart' | 'toPart' | 'document'
  message: Sentence
  /** False for a warning. */
  blocking: boolean
}

export interface LeaveQuestion extends LeaveFacts {
  request: LeaveSpan
  /** From `countLeave`, for this request. */
  counted: CountedLeave
  off: ReadonlyMap<Day, OffDay>
  /** All the person's other leave days, of every policy, pending requests included. */
  others: readonly LeaveDay[]
  today: Day
}

export interface LeaveAnswer {
  problems: LeaveProblem[]
  /** By leave year of the request: what is available on its last day there, without and with its days of that year. */
  balances: { on: Day; before: HalfDays; after: HalfDays }[]
}

/** Checks whether this leave may be requested; returns every problem at once. `taken` is the policy's other leave, pending included. */
export function checkRequest(question: LeaveQuestion): LeaveAnswer {
  const { policy, employment, request, counted } = question
  const problems: LeaveProblem[] = []
  const block = (code: string, field: LeaveProblem['field'], message: Sentence) =>
    problems.push({ code, field, message, blocking: true })

  if (!policy.active) block('inactive', 'policy', say`${policy.name} can't be requested at present`)
  checkEligible(question, block)
  if (request.to < request.from) {
    block('endBeforeStart', 'to', say`The last day is before the first day`)
    return { problems, balances: [] }
  }
  checkParts(question, block)
  const entitled = entitledFrom(policy, employment)
  if (request.from < employment.joinedOn) {
    block('beforeJoining', 'from', say`The first day is before the day of joining, ${{ day: employment.joinedOn }}`)
  } else if (request.from < entitled) {
    block('notEntitledYet', 'from', say`${policy.name} can be taken from ${{ day: entitled }}`)
  }
  if (employment.leftOn !== null && request.to > employment.leftOn) {
    block('afterLeaving', 'to', say`The last day is after the last working day, ${{ day: employment.leftOn }}`)
  }
  const overlap = counted.days.find((day) => day.halfDays > 0 && question.others.some((other) => overlaps(other, day)))
  if (overlap !== undefined) block('overlap', 'from', say`You already have leave on ${{ day: overlap.day }}`)
  if (counted.halfDays === 0) block('nothingToCount', 'from', say`All of these days are days off`)
  const notice = daysBetween(question.today, request.from)
  if (policy.noticeDays > 0 && notice < policy.noticeDays) {
    block(
      'notice',
      'from',
      say`${policy.name} must be requested ${plural(policy.noticeDays, { one: '# day', other: '# days' })} ahead`,
    )
  } else if (notice < 0) {
    // Sick leave is requested after return; the approver sees that it is late.
    problems.push({ code: 'past', field: 'from', message: say`${{ day: request.from }} has passed`, blocking: false })
  }
  const run = runHalfDays(question)
  if (policy.longestRunDays !== null && run > policy.longestRunDays * 2) {
    block(
      'longestRun',
      'to',
      say`${policy.name} can last ${plural(policy.longestRunDays, { one: '# day', other: '# days' })} at most; this would be ${daysSaid(run)}`,
    )
  }
  if (policy.proofAfterDays !== null && counted.halfDays > policy.proofAfterDays * 2) {
    const message = say`More than ${plural(policy.proofAfterDays, { one: '# day', other: '# days' })} of ${policy.name} need a proof`
    problems.push({ code: 'proofNeeded', field: 'document', message, blocking: false })
  }
  return { problems, balances: checkBalance(question, block) }
}

type Block = (code: string, field: LeaveProblem['field'], message: Sentence) => void

/** The policy has to cover the person on every day, by each leave year's rules. */
function checkEligible({ policy, versions = [], employment, request }: LeaveQuestion, block: Block): void {
  const { from, to } = request
  const spans = eligibleStretches(leaveYears(policy, versions, employment, latest(from, to)), employment)
  const span = spans.find((one) => one.to >= from)
  const code = 'notEligible'
  const { name } = policy
  if (spans.length === 0) block(code, 'policy', say`You are not eligible for ${name}`)
  else if (span === undefined)
    block(code, 'from', say`You were eligible for ${name} until ${{ day: spans.at(-1)!.to }}`)
  else if (span.from > from && from >= employment.joinedOn)
    block(code, 'from', say`You are eligible for ${name} from ${{ day: span.from }}`)
  else if (span.to < to) block(code, 'to', say`You are eligible for ${name} until ${{ day: span.to }}`)
}

function checkParts({ policy, request }: LeaveQuestion, block: Block): void {
  const isLong = request.from < request.to
  const field = request.fromPart === 'full' ? 'toPart' : 'fromPart'
  if (!policy.allowsHalfDays && (request.fromPart !== 'full' || (isLong && request.toPart !== 'full'))) {
    block('halfDayNotAllowed', field, say`${policy.name} is taken in whole days`)
  } else if (isLong && request.fromPart === 'first') {
    block('halfDayGap', 'fromPart', say`Over several days the first day is full or its second half`)
  } else if (isLong && request.toPart === 'second') {
    block('halfDayGap', 'toPart', say`Over several days the last day is full or its first half`)
  }
}

/** The balance must suffice on every day from the first, because leave booked for later may need the rest. */
function checkBalance(question: LeaveQuestion, block: Block): LeaveAnswer['balances'] {
  const { policy, employment, counted, request } = question
  const own: TakenLeave[] = counted.days
    .filter((day) => day.halfDays > 0)
    .map((day) => ({ id: 'this request', day: day.day, halfDays: day.halfDays }))
  const first = own[0]?.day ?? request.from
  const last = own.at(-1)?.day ?? request.to
  const furthest = question.taken.reduce((day, leave) => latest(day, leave.day), last)
  const years = leaveYears(policy, question.versions ?? [], employment, furthest)
  const upTo = years.at(-1)?.to ?? furthest
  const ledgerWith = (days: readonly TakenLeave[]) =>
    leaveLedger({ ...question, taken: [...question.taken, ...days], upTo })
  const before = ledgerWith([])
  const after = ledgerWith(own)
  const lowest = lowestBalance(after, first)
  if (hasBalance(policy) && own.length > 0 && lowest.halfDays < -policy.negativeLimitHalfDays) {
    const [left, takes] = [daysSaid(balanceAt(before, last)), daysSaid(counted.halfDays)]
    const message =
      lowest.day > last
        ? say`${left} of ${policy.name} are left on ${{ day: last }}, and leave booked up to ${{ day: lowest.day }} needs them; this request takes ${takes}`
        : say`${left} of ${policy.name} are left on ${{ day: last }}; this request takes ${takes}`
    block('balance', 'to', message)
  }
  const from = years.find(({ to }) => to >= last)?.startsOn ?? last
  if (own.length === 0 || first >= from) return [availableIn(years, last, before, after)]
  // The days of an earlier leave year are taken from that year, and may leave less to carry into the next.
  return years
    .filter(({ startsOn, to }) => own.some(({ day }) => day >= startsOn && day <= to))
    .map(({ startsOn, to }) => {
      const on = own.findLast(({ day }) => day <= to)?.day ?? last
      return availableIn(
        years,
        on,
        ledgerWith(own.filter(({ day }) => day < startsOn)),
        ledgerWith(own.filter(({ day }) => day <= to)),
      )
    })
}

function availableIn(years: readonly RuledYear[], on: Day, before: LedgerRow[], after: LedgerRow[]) {
  const yearTo = years.find(({ to }) => to >= on)?.to ?? on
  return { on, before: availableOn(before, on, yearTo), after: availableOn(after, on, yearTo) }
}

/** Half-days of this policy in one run with this request, without the days off in between. */
function runHalfDays({ counted, taken, off }: LeaveQuestion): HalfDays {
  const own = counted.days.filter((day) => day.halfDays > 0).map((day) => day.day)
  if (own.length === 0) return 0
  const halfDays = new Map<Day, HalfDays>()
  for (const leave of taken) halfDays.set(leave.day, (halfDays.get(leave.day) ?? 0) + leave.halfDays)
  let run = counted.halfDays
  for (const [start, step] of [
    [own[0]!, -1],
    [own.at(-1)!, 1],
  ] as const) {
    for (let day = addDays(start, step); off.has(day) || halfDays.has(day); day = addDays(day, step))
      run += halfDays.get(day) ?? 0
  }
  return run
}

function overlaps(a: LeaveDay, b: LeaveDay): boolean {
  return a.day === b.day && (a.part === 'full' || b.part === 'full' || a.part === b.part)
}
