import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Day, HalfDays } from '../../day.ts'
import { latest } from '../../day.ts'
import { daysSaid } from '../../format.ts'
import { leaveYears } from '../leave-year.ts'
import type { LedgerRow } from './ledger-row.ts'
import type { LeaveFacts } from '../leave-facts.ts'
import { balanceAt, leaveLedger, lowestBalance } from './ledger.ts'
import { policyOn } from '../policy.ts'

export interface EncashQuestion extends LeaveFacts {
  /** Identifies the encashment in the ledger. */
  id: string
  /** The day the leave is deducted; at exit the last day of employment. */
  on: Day
  /** The amount, or null for all that can be paid out. */
  halfDays: HalfDays | null
  atExit: boolean
}

export interface EncashProblem {
  code: 'notEncashable' | 'notEmployed' | 'notLastDay' | 'nothingLeft' | 'tooMuch'
  field: 'policy' | 'on' | 'halfDays'
  message: Sentence
}

export interface EncashAnswer {
  problems: EncashProblem[]
  /** The amount paid out; 0 with a problem. */
  halfDays: HalfDays
  /** The maximum that can be paid out on this day. */
  mostHalfDays: HalfDays
  /** At the end of the day, before and after the encashment. */
  balanceBefore: HalfDays
  balanceAfter: HalfDays
  /** What it takes from which grant, earliest expiry first. */
  rows: LedgerRow[]
}

/**
 * Pays leave out instead of granting it as time off, in service or at exit. Leave booked for a later day is kept: the most that can be paid
 * out leaves the balance at or above zero on every day from this one. Whether leave is encashable is a rule of the policy in force on the
 * day; payroll decides what a day is worth.
 */
export function encash(question: EncashQuestion): EncashAnswer {
  const { on, halfDays, versions = [] } = question
  const policy = policyOn(question.policy, versions, on)
  const before = ledgerWith(question, 0)
  const problems = whyNot(question, policy.encashable)
  const mostHalfDays = problems.length > 0 ? 0 : mostOf(question, balanceAt(before, on))
  if (problems.length === 0 && mostHalfDays === 0) {
    problems.push({ code: 'nothingLeft', field: 'policy', message: say`No ${policy.name} is left on ${{ day: on }}` })
  } else if (problems.length === 0 && halfDays !== null && halfDays > mostHalfDays) {
    const message = say`${daysSaid(mostHalfDays)} of ${policy.name} can be paid out on ${{ day: on }}`
    problems.push({ code: 'tooMuch', field: 'halfDays', message })
  }
  const paid = problems.length > 0 ? 0 : (halfDays ?? mostHalfDays)
  const balanceBefore = balanceAt(before, on)
  return {
    problems,
    halfDays: paid,
    mostHalfDays,
    balanceBefore,
    balanceAfter: balanceBefore - paid,
    rows: ledgerWith(question, paid).filter(({ kind, sourceId }) => kind === 'encashment' && sourceId === question.id),
  }
}

function whyNot({ policy, employment, on, halfDays, atExit }: EncashQuestion, isEncashable: boolean): EncashProblem[] {
  if (halfDays !== null && (!Number.isSafeInteger(halfDays) || halfDays <= 0))
    throw new RangeError(`Not a number of half-days to pay out: ${halfDays}`)
  const { joinedOn, leftOn } = employment
  if (!isEncashable) {
    return [{ code: 'notEncashable', field: 'policy', message: say`${policy.name} can't be encashed under its policy` }]
  }
  if (atExit && on !== leftOn) {
    const message =
      leftOn === null ? say`There is no last day of work yet` : say`The last day of work is ${{ day: leftOn }}`
    return [{ code: 'notLastDay', field: 'on', message }]
  }
  if (on < joinedOn || (leftOn !== null && on > leftOn)) {
    return [{ code: 'notEmployed', field: 'on', message: say`The person is not employed on ${{ day: on }}` }]
  }
  return []
}

/** The most that keeps every later day at or above zero, because encashed leave cannot be restored for a day that needs it. */
function mostOf(question: EncashQuestion, balance: HalfDays): HalfDays {
  let [fits, fails] = [0, Math.max(0, balance) + 1]
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2)
    if (lowestBalance(ledgerWith(question, middle), question.on).halfDays >= 0) fits = middle
    else fails = middle
  }
  return fits
}

/** The ledger to the end of the last booked day's leave year, with this much paid out. */
function ledgerWith(question: EncashQuestion, halfDays: HalfDays): LedgerRow[] {
  const { policy, versions = [], employment, taken, encashed = [], id, on } = question
  const furthest = taken.reduce((day, leave) => latest(day, leave.day), on)
  const upTo = leaveYears(policy, versions, employment, furthest).at(-1)?.to ?? furthest
  return leaveLedger({
    ...question,
    encashed: halfDays === 0 ? encashed : [...encashed, { id, day: on, halfDays }],
    upTo,
  })
}
