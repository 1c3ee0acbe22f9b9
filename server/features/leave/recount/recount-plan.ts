import type { Day, Id } from '@muster/contract/values.ts'
import type { OffDay } from '@muster/engine/calendar/off-day.ts'
import { addDays, earliest, latest } from '@muster/engine/day.ts'
import { enclosedAtMost, type CountedLeave } from '@muster/engine/leave/count.ts'
import { countBooked, recountSpan } from '@muster/engine/leave/recount/recount.ts'
import { compareText } from '@muster/engine/format.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { activeRequests, type ActiveRequest } from '../../approvals/index.ts'
import { workCalendars, type CalendarChange, type WorkCalendar } from '../../calendar/index.ts'
import { rulesOn, policiesKnown, type StoredPolicy } from '../leave-policy/policy-rules.ts'
import { leaveDays, lockLeave, type LeaveDayRow } from '../ledger/ledger.queries.ts'
import type { Draft, LeaveFacts } from '../request/leave.request.ts'

type ActiveLeave = ActiveRequest<Draft, LeaveFacts>

/** A request near days that changed, with its recorded days and its days by the current calendar. */
export interface Recounted {
  request: ActiveLeave
  stored: LeaveDayRow[]
  count: CountedLeave
  /** The person's last working day. */
  lastDay: Day | null
}

/**
 * Recounts the leave around some days: pending and approved requests of these people, or (null) of everyone. A few statements, however many
 * requests there are; it changes nothing.
 *
 * @param of.lock no one can decide these requests or request leave beside them until the transaction ends
 * @param of.thoughtOf a hypothetical calendar to count by
 */
export async function recounted(
  tx: Tx,
  of: { employees: Id[] | null; from: Day; to: Day; lock: boolean; thoughtOf?: CalendarChange },
): Promise<Recounted[]> {
  const near = recountSpan(of)
  const touched = await leaveBetween(tx, { ...near, employees: of.employees, lock: false })
  const [first] = touched
  if (first === undefined) return []
  // Adjacent leave decides whether the days off in between count.
  const around = {
    from: addDays(
      touched.reduce((day, { startsOn }) => earliest(day, startsOn), first.startsOn),
      -beside,
    ),
    to: addDays(
      touched.reduce((day, { endsOn }) => latest(day, endsOn), first.endsOn),
      beside,
    ),
    employees: [...new Set(touched.map(({ requester }) => requester))].toSorted(),
  }
  // Same lock order as deciding a request: the request first, then the person's leave.
  const requests = await leaveBetween(tx, { ...around, lock: of.lock })
  if (of.lock) await lockLeave(tx, { employees: around.employees })
  const span = { ...around, from: addDays(around.from, -beside), to: addDays(around.to, beside) }
  const [calendars, days, known] = await Promise.all([
    workCalendars(tx, span, of.thoughtOf),
    leaveDays(tx, span),
    policiesKnown(tx),
  ])
  const policies = new Map(known.map((policy) => [policy.id, policy]))
  const requestsOf = Map.groupBy(requests, ({ requester }) => requester)
  const daysOf = Map.groupBy(days, ({ employee }) => employee)
  return calendars
    .flatMap((person) => {
      const own = requestsOf.get(person.employee) ?? []
      return countPerson(person, own, daysOf.get(person.employee) ?? [], policies)
    })
    .filter(({ request }) => request.endsOn >= near.from && request.startsOn <= near.to)
}

const beside = enclosedAtMost + 1

function leaveBetween(tx: Tx, of: Parameters<typeof activeRequests>[2]): Promise<ActiveLeave[]> {
  return activeRequests<Draft, LeaveFacts>(tx, 'leave', of)
}

function countPerson(
  person: WorkCalendar,
  requests: readonly ActiveLeave[],
  days: readonly LeaveDayRow[],
  policies: ReadonlyMap<Id, StoredPolicy>,
): Recounted[] {
  const inOrder = requests.toSorted((a, b) => compareText(a.createdAt, b.createdAt) || compareText(a._id, b._id))
  const known = new Set(requests.map(({ _id }) => _id))
  const off = new Map<Day, OffDay>()
  for (const { startsOn, endsOn } of requests) {
    for (const [day, one] of person.off(addDays(startsOn, -beside), addDays(endsOn, beside))) off.set(day, one)
  }
  const counts = countBooked({
    off,
    booked: inOrder.map(({ _id, draft, facts, createdAt }) => {
      const policy = policies.get(draft.policyId)
      const rules = policy && rulesOn(policy, localDay(createdAt, person.zone))
      return { ...draft, id: _id, sandwich: facts.sandwich ?? rules?.sandwich ?? false }
    }),
    others: days.filter(({ request }) => !known.has(request)),
    lastDay: person.leftOn,
  })
  return inOrder.map((request) => ({
    request,
    stored: days.filter((day) => day.request === request._id),
    count: counts.get(request._id)!,
    lastDay: person.leftOn,
  }))
}
