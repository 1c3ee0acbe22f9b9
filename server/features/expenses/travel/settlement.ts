import type { z } from 'zod'
import type { SettlementDraft, SettlementPreview, SettlementPreviewInput } from '@muster/contract/expenses/travel.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import { compareSpending } from '@muster/engine/expenses/trip.ts'
import type { ExpenseProblem } from '@muster/engine/expenses/check-expenses.ts'
import { plural, say, type Sentence } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { conflict, invalid, wrongField } from '../../../platform/problem.ts'
import { firstApprover, requesterBehind, type Outline, type SentFile } from '../../approvals/index.ts'
import { owedFor } from '../../payroll/index.ts'
import { expensesOf, repeatedBills, sameBills, type CheckedExpenses, type ExpenseLine } from '../claim/expense-lines.ts'
import { claimant } from '../category/category.queries.ts'
import type { Fact } from './facts.ts'
import { lockTrip, spendingOf, tripRow, type Trip } from './trip.queries.ts'
import { settlementOf } from './settlement.queries.ts'

type Draft = z.output<typeof SettlementDraft>

export interface SettlementFacts extends Fact {
  trip: Id
}

/**
 * A settlement as an outline of a request.
 *
 * @throws a problem that names every wrong field
 */
export async function checkedSettlement(
  tx: Tx,
  employee: Id,
  draft: Draft,
  files: readonly SentFile[],
): Promise<Outline<SettlementFacts>> {
  // The lock keeps the trip from being cancelled meanwhile, and makes a second settlement find the first.
  await lockTrip(tx, { id: draft.tripId })
  const trip = await ownTrip(tx, employee, draft.tripId)
  const refusal = await whyNotSettle(tx, trip)
  if (refusal !== null) throw conflict(refusal)
  const hashes = files.map(({ sha256 }) => sha256)
  const { lines, problems } = await spentOn(tx, employee, trip, draft.lines, hashes)
  if (lines.length === 0 && (await advancePaid(tx, trip._id)) === 0)
    throw wrongField('body.lines', say`Add what you spent. Nothing was advanced for this trip.`)
  const blocking = problems.filter(({ isBlocking }) => isBlocking)
  if (blocking.length > 0)
    throw invalid(blocking.map(({ line, field, message }) => ({ path: `body.lines.${line}.${field}`, message })))
  return {
    title: say`Settlement of ${trip.number}`,
    quantity: say`${plural(lines.length, { one: '# expense', other: '# expenses' })}`,
    reason: draft.reason === '' ? trip.reason : draft.reason,
    startsOn: trip.startsOn,
    endsOn: trip.endsOn,
    lines,
    ...(lines.length === 0 ? { claimed: 0 } : {}),
    facts: { trip: trip._id, warnings: problems.map(({ line, message }) => ({ position: line + 1, message })) },
  }
}

/** The employee's own trip; anyone else's counts as not found. */
async function ownTrip(tx: Tx, employee: Id, id: Id): Promise<Trip> {
  const trip = await tripRow(tx, { id })
  if (trip?.requester !== employee) throw wrongField('body.tripId', say`The trip was not found.`)
  return trip
}

/** The reason why a trip cannot be settled now; null if it can. */
export async function whyNotSettle(tx: Tx, trip: Trip): Promise<Sentence | null> {
  if (trip.state !== 'approved') return say`Only an approved trip can be settled.`
  if (trip.isCancelling) return say`You have requested to cancel this trip.`
  const other = await settlementOf(tx, { trip: trip._id })
  if (other)
    return other.state === 'approved'
      ? say`This trip was already settled with ${other.number}.`
      : say`The settlement ${other.number} of this trip is pending already.`
  const person = await claimant(tx, { employee: trip.requester })
  if (trip.stage !== 'travelled' && person && localDay(tx.now, person.zone) < trip.endsOn)
    return say`Your trip ends on ${{ day: trip.endsOn }}. If you are back already, mark it as travelled first.`
  return null
}

/** Expenses of a trip under the rules for claims, with a warning about those made after the trip. */
async function spentOn(
  tx: Tx,
  employee: Id,
  trip: Trip,
  given: readonly ExpenseLine[],
  hashes: readonly string[],
): Promise<Pick<CheckedExpenses, 'lines' | 'problems'>> {
  const { lines, problems } = await expensesOf(tx, employee, given, 'travel')
  const late = given.flatMap(({ day }, line): ExpenseProblem[] =>
    day > trip.endsOn
      ? [
          {
            line,
            field: 'day',
            message: say`This is after the trip, which ended on ${{ day: trip.endsOn }}`,
            isBlocking: false,
          },
        ]
      : [],
  )
  return { lines, problems: [...problems, ...late, ...repeatedBills(given, hashes)] }
}

/** The advance that was paid and not recovered. */
export async function advancePaid(tx: Tx, trip: Id): Promise<Paise> {
  const owed = await owedFor(tx, trip)
  return owed.reduce((all, { type, paidPaise }) => all + (type === 'recovery' ? -paidPaise : paidPaise), 0)
}

/** What a settlement would come to for the employee, before they submit it. */
export async function previewSettlement(
  tx: Tx,
  actor: Actor,
  { tripId, lines: given, files }: z.output<typeof SettlementPreviewInput>,
  language: string,
): Promise<z.output<typeof SettlementPreview>> {
  const requester = await requesterBehind(tx, actor)
  const trip = await ownTrip(tx, requester.employee, tripId)
  const { lines, problems } = await spentOn(tx, requester.employee, trip, given, files)
  const totalPaise = lines.reduce((sum, { total }) => sum + total, 0)
  const advancePaidPaise = await advancePaid(tx, trip._id)
  const weighed = { type: 'travel', requester: requester.employee, amount: totalPaise, halfDays: null } as const
  return {
    totalPaise,
    lines: lines.map(({ total, unit = null }) => ({ totalPaise: total === 0 ? null : total, unitPaise: unit })),
    problems: problems.map(({ message, ...problem }) => ({ ...problem, message: translate(message, language) })),
    duplicates: await sameBills(tx, lines, files, null),
    comparison: compareSpending(
      await estimated(tx, trip._id),
      lines.map(({ category = '', total }) => ({ category, totalPaise: total, approvedPaise: null })),
    ),
    advancePaidPaise,
    restPaise: totalPaise - advancePaidPaise,
    approver: (await firstApprover(tx, weighed)).name,
  }
}

/** Estimates by category, as far as they were approved. */
export async function estimated(tx: Tx, trip: Id): Promise<{ category: string; totalPaise: Paise }[]> {
  const lines = await spendingOf(tx, { request: trip })
  return lines.map(({ category, totalPaise, approvedPaise }) => ({ category, totalPaise: approvedPaise ?? totalPaise }))
}
