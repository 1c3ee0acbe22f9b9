import type { z } from 'zod'
import type { TravelDetails } from '@muster/contract/expenses/travel.ts'
import { say } from '@muster/engine/sentence.ts'
import { companyToday } from '../../organisation/index.ts'
import { conflict } from '../../../platform/problem.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { together } from '../../../platform/database/together.ts'
import type { RequestType } from '../../approvals/index.ts'
import { balance, owe, paidAlready, paymentsSaid, unbalance } from '../../payroll/index.ts'
import { useCategories } from '../category/category.queries.ts'
import type { ExpenseParticulars } from '../claim/expense-lines.ts'
import { advancesAtExit } from './exit-recovery.ts'
import { checkedSettlement } from './settlement.ts'
import {
  beforeSettlement,
  endSettlement,
  insertSettlement,
  putBefore,
  settlementOf,
  tripStages,
} from './settlement.queries.ts'
import { travelDetails } from './travel-details.ts'
import { checkedTrip, grantedAdvance } from './trip.ts'
import {
  isSettlement,
  settles,
  type SettlementRequest,
  type TravelDraft,
  type TravelFacts,
  type TripRequest,
} from './travel-draft.ts'
import { tripRow } from './trip.queries.ts'

/** A trip with its estimated cost and an advance; and, as a request of its own, its settlement. */
export const travelRequest: RequestType<TravelDraft, TravelFacts, z.output<typeof TravelDetails>> = {
  name: 'travel',

  check: (tx, requester, draft, files) =>
    isSettlement(draft) ? checkedSettlement(tx, requester, draft, files) : checkedTrip(tx, requester, draft),

  async submitted(tx, { _id, draft }) {
    const lines = isSettlement(draft) ? draft.lines : draft.estimate
    await together([
      ...(isSettlement(draft) ? [insertSettlement(tx, { request: _id, trip: draft.tripId })] : []),
      useCategories(tx, { ids: [...new Set(lines.map(({ categoryId }) => categoryId))] }),
    ])
  },

  async approved(tx, request) {
    if (settles(request)) return settle(tx, request)
    const { _id, number, requester: employee, reason, draft, facts, approved, claimed } = request as TripRequest
    const amountPaise = grantedAdvance(draft, facts, approved ?? claimed ?? 0)
    await owe(tx, { request: _id, requestType: 'travel', number, employee, reason, type: 'advance', amountPaise })
  },

  async undone(tx, request) {
    const { _id, number, requester: employee, reason } = request
    if (settles(request)) {
      const known = await beforeSettlement(tx, { request: _id })
      const paid = await paidAlready(tx, _id)
      if (paid !== null) throw conflict(paid)
      await endSettlement(tx, { request: _id })
      await unbalance(tx, { request: _id, employee, before: known?.before ?? [] })
      // The traveller may have left, or cancelled the exit, since it was settled.
      return advancesAtExit(tx, employee)
    }
    const settlement = await settlementOf(tx, { trip: _id })
    if (settlement) throw conflict(settledBy(settlement))
    await balance(tx, {
      requests: [_id],
      owed: { request: _id, requestType: 'travel', number, employee, reason },
      totalPaise: 0,
    })
  },

  async mayWithdraw(tx, request) {
    if (settles(request)) return paidAlready(tx, request._id)
    const settlement = await settlementOf(tx, { trip: request._id })
    return settlement ? settledBy(settlement) : null
  },

  outcomes: paymentsSaid,

  details: travelDetails,

  stages: async (tx, requests) => tripStages(tx, { requests, today: await companyToday(tx), now: tx.now }),
}

/** Pays or recovers the difference between the approved amount and the advance; taxable amounts are paid in full, with their tax. */
async function settle(tx: Tx, request: SettlementRequest): Promise<void> {
  const { _id, number, requester: employee, draft, lines, claimed: claimedPaise, approved: approvedPaise } = request
  const trip = await tripRow(tx, { id: draft.tripId })
  if (!trip) throw new Error(`There is no trip ${draft.tripId}.`)
  const owed = { request: _id, requestType: 'travel', number, employee, reason: trip.reason } as const
  const sums = { taxed: 0, untaxed: 0 }
  for (const { approved, total, particulars } of lines)
    sums[(particulars as ExpenseParticulars).isTaxed ? 'taxed' : 'untaxed'] += approved ?? total
  const claim = { claimedPaise, approvedPaise }
  const before = await balance(tx, { requests: [trip._id], owed: { ...owed, ...claim }, totalPaise: sums.untaxed })
  await putBefore(tx, { request: _id, before: JSON.stringify(before) })
  await owe(tx, { ...owed, ...claim, amountPaise: sums.taxed, type: 'taxedReimbursement' })
}

const settledBy = ({ number, state }: { number: string; state: 'pending' | 'approved' }) =>
  state === 'approved'
    ? say`This trip was settled with ${number} and can no longer be cancelled.`
    : say`The settlement ${number} of this trip is pending. Withdraw it first.`
