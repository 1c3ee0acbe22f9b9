import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { releasedDays, type CountedLeave } from '@muster/engine/leave/count.ts'
import { together } from '../../../platform/database/together.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { workCalendars } from '../../calendar/index.ts'
import { postHeld, postLedger } from '../ledger/post-ledger.ts'
import { leaveDays, lockLeave } from '../ledger/ledger.queries.ts'
import { countLeave, type LeaveDraft } from './leave-draft.ts'
import { daysOfRequest, moveLeaveDays, putLeaveDays, returnEnclosedDays } from './leave-request.queries.ts'

export interface LeaveRequest {
  request: Id
  employee: Id
  draft: LeaveDraft
}

/** The days between which attendance changes; null if the request counted no day. */
export type Touched = { employee: Id; from: Day; to: Day } | null

/**
 * Stores the days of a submitted request: they count against the balance while it is pending.
 *
 * @param counted by `checkLeave` in this transaction, which has locked the person's leave since
 */
export async function reserveLeave(tx: Tx, request: LeaveRequest, counted: CountedLeave): Promise<void> {
  await keep(tx, request, counted, 'pending')
}

/** Takes an approved leave: its days and their ledger rows. Idempotent. */
export async function consumeLeave(tx: Tx, { request, employee, draft }: LeaveRequest): Promise<Touched> {
  // Sent together, they run in this order: the ledger is posted from the days just taken.
  const [, known] = await together([
    lockLeave(tx, { employees: [employee] }),
    daysOfRequest(tx, { request }),
    moveLeaveDays(tx, { request, from: ['pending'], to: 'taken', now: tx.now }),
    postHeld(tx, [employee]),
  ])
  if (known.length > 0) return touched(known)
  await keep(tx, { request, employee, draft }, await countLeave(tx, employee, draft), 'taken')
  const [, days] = await together([postHeld(tx, [employee]), daysOfRequest(tx, { request })])
  return touched(days)
}

/** Returns exactly what a request reserved or took, to the grants it came from. Idempotent. */
export async function returnLeave(tx: Tx, request: Id): Promise<Touched> {
  const days = await daysOfRequest(tx, { request })
  const [first] = days
  if (!first) return null
  await lockLeave(tx, { employees: [first.employee] })
  await moveLeaveDays(tx, { request, from: ['pending', 'taken'], to: 'returned', now: tx.now })
  const own = touched(days)!
  const released = await releaseEnclosed(tx, own)
  await postLedger(tx, [first.employee])
  const all = [own.from, own.to, ...released].toSorted()
  return { employee: own.employee, from: all[0]!, to: all.at(-1)! }
}

/** Days off that another request counts because the returned leave enclosed them become free again. */
async function releaseEnclosed(tx: Tx, { employee, from, to }: NonNullable<Touched>): Promise<Day[]> {
  const span = { employees: [employee], from: addDays(from, -enclosedAtMost), to: addDays(to, enclosedAtMost) }
  const [[person], left] = await Promise.all([workCalendars(tx, span), leaveDays(tx, span)])
  const days = releasedDays({
    counted: left.filter(({ why }) => why === 'sandwich').map(({ day }) => day),
    leave: left.filter(({ why }) => why === 'leave'),
    off: person?.off(span.from, span.to) ?? new Map(),
  })
  if (days.length > 0) await returnEnclosedDays(tx, { employee, days, now: tx.now })
  return days
}

/** Longer runs of days off do not count as enclosed. */
const enclosedAtMost = 15

async function keep(tx: Tx, of: LeaveRequest, { days }: CountedLeave, state: 'pending' | 'taken'): Promise<void> {
  const counted = days
    .filter(({ halfDays }) => halfDays > 0)
    .map(({ day, part, halfDays, why }) => ({ day, part, halfDays, why }))
  if (counted.length === 0) return
  await putLeaveDays(tx, {
    request: of.request,
    employee: of.employee,
    policy: of.draft.policyId,
    state,
    days: JSON.stringify(counted),
    now: tx.now,
  })
}

function touched(days: Awaited<ReturnType<typeof daysOfRequest>>): Touched {
  const first = days[0]
  return first ? { employee: first.employee, from: first.day, to: days.at(-1)!.day } : null
}
