import type { Day, Id } from '@muster/contract/values.ts'
import type { HalfDays } from '@muster/engine/day.ts'
import { recountedDays, recountText } from '@muster/engine/leave/recount/recount-sentences.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { daysSaid } from '@muster/engine/format.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { reviseRequests, type Revision } from '../../approvals/index.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { dayOf, type LeaveFacts } from '../request/leave.request.ts'
import { recounted, type Recounted } from './recount-plan.ts'
import { settleDays } from './recount.queries.ts'

/**
 * Recounts the leave around some days by the current calendar and updates days, ledger and requests with their history, and notifies the
 * people concerned. Idempotent.
 *
 * @param of.account whose change caused it
 * @returns whose leave days changed, and between which days
 */
export async function recountLeave(
  tx: Tx,
  of: { employees: Id[]; from: Day; to: Day; account: Id },
): Promise<{ employee: Id; from: Day; to: Day }[]> {
  const all = await recounted(tx, { ...of, lock: true })
  const settled = all.flatMap(changedDays)
  if (settled.length > 0) {
    await settleDays(tx, { days: JSON.stringify(settled), now: tx.now })
    const employees = [...new Set(settled.map(({ employee }) => employee))].toSorted()
    await postLedger(tx, employees, wordsOf(all))
  }
  await reviseRequests(
    tx,
    of.account,
    all.flatMap((one) => revision(one) ?? []),
  )
  return [...Map.groupBy(settled, ({ employee }) => employee)].map(([employee, days]) => {
    const inOrder = days.map(({ day }) => day).toSorted()
    return { employee, from: inOrder[0]!, to: inOrder.at(-1)! }
  })
}

interface SettledDay {
  request: Id
  employee: Id
  policy: Id
  day: Day
  part: string
  halfDays: number
  why: string
  state: 'pending' | 'taken' | 'returned'
}

/** The recorded days that differ from the new count. */
function changedDays({ request, stored, count }: Recounted): SettledDay[] {
  const { _id, requester: employee, draft } = request
  const own = { request: _id, employee, policy: draft.policyId }
  const state = request.state === 'approved' ? ('taken' as const) : ('pending' as const)
  const due = count.days.filter(({ halfDays }) => halfDays > 0)
  const known = new Map(stored.map((row) => [row.day, row]))
  const isCounted = new Set(due.map(({ day }) => day))
  return [
    ...due
      .filter(({ day, part, why }) => {
        const row = known.get(day)
        return row?.part !== part || row.why !== why || row.state !== state
      })
      .map(({ day, part, halfDays, why }) => ({ ...own, day, part, halfDays, why, state })),
    ...stored
      .filter(({ day }) => !isCounted.has(day))
      .map(({ day, part, halfDays, why }) => ({ ...own, day, part, halfDays, why, state: 'returned' as const })),
  ]
}

/** How a request changes; null if it is up to date. */
function revision({ request, count, lastDay }: Recounted): Revision<LeaveFacts> | null {
  const { facts } = request
  const days = count.days.map(dayOf)
  const said = (list: LeaveFacts['days']) =>
    list.map(({ day, halfDays, why, name }) => `${day} ${halfDays} ${why} ${name}`)
  if (said(days).join() === said(facts.days).join()) return null
  const text = recountText(facts.days, days, lastDay)
  const now = daysSaid(count.halfDays)
  return {
    request,
    quantity: now,
    facts: { ...facts, halfDays: count.halfDays, days },
    note: text && noteOf(text, count.halfDays, facts.halfDays),
  }
}

function noteOf(text: Sentence, now: HalfDays, before: HalfDays): Sentence {
  if (now === before) return text
  const was = daysSaid(before)
  return now === 0
    ? say`${text}. Takes nothing now, not ${was}.`
    : say`${text}. Takes ${daysSaid(now)} now, not ${was}.`
}

/** Why a day of a request is taken or returned, by `request day`: for the ledger rows. */
function wordsOf(all: readonly Recounted[]): Map<string, Sentence> {
  const words = new Map<string, Sentence>()
  for (const { request, count, lastDay } of all) {
    for (const { day, why } of recountedDays(request.facts.days, count.days, lastDay))
      words.set(`${request._id} ${day}`, why)
  }
  return words
}
