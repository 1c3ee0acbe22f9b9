import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, daysBetween, earliest, latest } from '@muster/engine/day.ts'
import { checkRequest, type LeaveAnswer } from '@muster/engine/leave/check.ts'
import { countLeave as count, enclosedAtMost, type CountedLeave, type LeaveSpan } from '@muster/engine/leave/count.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound, wrongField } from '../../../platform/problem.ts'
import { workCalendars, type WorkCalendar } from '../../calendar/index.ts'
import { jobHistoriesOf } from '../../employees/index.ts'
import { furthestLeave, lockCalendarShared } from '../../organisation/index.ts'
import { withJobHistory, type LeavePerson } from '../person/leave-people.ts'
import { engineFacts, policiesKnown, rulesOn, type StoredPolicy } from '../leave-policy/policy-rules.ts'
import { outsideSchedule } from '../person/outside-schedule.queries.ts'
import { leaveDays, lockLeave, type LeaveDayRow } from '../ledger/ledger.queries.ts'
import { takenLeave } from '../ledger/post-ledger.ts'

/** A leave request as entered. `fromPart` and `toPart` are `full`, or a half if the first day begins late or the last ends early. */
export interface LeaveDraft extends LeaveSpan {
  policyId: Id
}

export interface LeaveCheck extends LeaveAnswer {
  policy: { _id: Id; name: string; code: string; isPaid: boolean; hasBalance: boolean; sandwich: boolean }
  counted: CountedLeave
}

/** The days a draft would take, and the days off in it with their reasons. */
export async function countLeave(tx: Tx, employee: Id, draft: LeaveDraft, except?: Id): Promise<CountedLeave> {
  return counted(await factsOf(tx, employee, draft, except), draft)
}

/**
 * Counts a draft and names every problem at once. Locks the person's leave until the transaction ends: concurrent requests are checked one
 * after the other, and the second sees what the first took.
 *
 * @param except a request whose own days are left out, because it is being checked again
 */
export async function checkLeave(tx: Tx, employee: Id, draft: LeaveDraft, except?: Id): Promise<LeaveCheck> {
  refuseFar(tx, draft)
  // Sent together, they run in this order: the read after the lock sees what earlier transactions left.
  const [, facts] = await Promise.all([lockLeave(tx, { employees: [employee] }), factsOf(tx, employee, draft, except)])
  const count = counted(facts, draft)
  const { person, policy, today, off, others } = facts
  const version = rulesOn(policy, today)
  const answer = checkRequest({
    ...engineFacts(policy, person, today),
    request: draft,
    counted: count,
    off,
    taken: others.filter((day) => day.policy === policy.id).map(takenLeave),
    encashed: person.encashed.filter((one) => one.policy === policy.id),
    others,
    today,
  })
  return {
    ...answer,
    counted: count,
    policy: {
      _id: policy.id,
      name: policy.name,
      code: policy.code,
      isPaid: version.isPaid,
      sandwich: version.sandwich,
      hasBalance: version.isPaid || version.halfDaysAYear > 0,
    },
  }
}

interface DraftFacts {
  person: WorkCalendar & Pick<LeavePerson, 'gender' | 'jobHistory' | 'credits' | 'encashed' | 'openings'>
  policy: StoredPolicy
  today: Day
  off: ReturnType<WorkCalendar['off']>
  /** All other leave of the person, including pending. */
  others: LeaveDayRow[]
}

async function factsOf(tx: Tx, employee: Id, draft: LeaveDraft, except?: Id): Promise<DraftFacts> {
  // Days off further away are not enclosed by this leave.
  const from = addDays(earliest(draft.from, draft.to), -enclosedAtMost)
  const to = addDays(latest(draft.from, draft.to), enclosedAtMost)
  const [, calendars, histories, policies, leave, outside] = await Promise.all([
    lockCalendarShared(tx, {}),
    workCalendars(tx, { employees: [employee], from, to }),
    jobHistoriesOf(tx, [employee]),
    policiesKnown(tx),
    leaveDays(tx, { employees: [employee], from: null, to: null }),
    outsideSchedule(tx, { employees: [employee] }),
  ])
  const [person] = withJobHistory(calendars, histories, outside)
  if (!person) throw notFound(say`The employee was not found.`)
  const policy = policies.find(({ id }) => id === draft.policyId)
  if (!policy) throw notFound(say`The leave type was not found.`)
  return {
    person,
    policy,
    today: localDay(tx.now, person.zone),
    off: person.off(from, to),
    others: leave.filter(({ request }) => request !== except),
  }
}

/** Reports a mistyped year as such, before checking every day of a century. */
function refuseFar(tx: Tx, { from, to }: LeaveDraft): void {
  const length = daysBetween(from, to)
  if (length <= -366) throw wrongField('body.to', say`The last day is before the first day`)
  if (length >= 366) throw wrongField('body.to', say`Leave can last at most a year`)
  if (to > addDays(tx.now.slice(0, 10), furthestLeave))
    throw wrongField('body.to', say`Leave can be requested at most two years ahead`)
}

function counted({ policy, today, off, others }: DraftFacts, draft: LeaveDraft): CountedLeave {
  if (draft.to < draft.from) return { halfDays: 0, days: [] }
  return count({ ...draft, sandwich: rulesOn(policy, today).sandwich, off, neighbours: others })
}
