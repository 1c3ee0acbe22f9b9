import type { z } from 'zod'
import type { TravelDetails } from '@muster/contract/expenses/travel.ts'
import type { Id } from '@muster/contract/values.ts'
import { compareSpending } from '@muster/engine/expenses/trip.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { owedFor } from '../../payroll/index.ts'
import { sameBills, type ExpenseParticulars } from '../claim/expense-lines.ts'
import { hashesOf } from '../claim/spent.queries.ts'
import { estimated, whyNotSettle } from './settlement.ts'
import { settlementOf } from './settlement.queries.ts'
import { settles, type SettlementRequest, type TravelRequest, type TripRequest } from './travel-draft.ts'
import { grantedAdvance } from './trip.ts'
import { spendingOf, tripRow, type Trip } from './trip.queries.ts'

type Details = z.output<typeof TravelDetails>

/** What the approver and the traveller need to know about a trip or its settlement. */
export async function travelDetails(tx: Tx, request: TravelRequest, language: string): Promise<Details> {
  const known = await tripRow(tx, { id: settles(request) ? request.facts.trip : request._id })
  if (!known) throw new Error(`The trip of ${request._id} is gone.`)
  const warnings = request.facts.warnings.map(({ position, message }) => ({
    position,
    message: translate(message, language),
  }))
  const shared = { legs: known.draft.legs, warnings }
  return settles(request)
    ? { ...shared, ...(await ofSettlement(tx, request, known)) }
    : { ...shared, ...(await ofTrip(tx, request as TripRequest, known)) }
}

async function ofTrip(tx: Tx, { _id, lines, facts, zone }: TripRequest, trip: Trip) {
  const settlement = (await settlementOf(tx, { trip: _id })) ?? null
  const today = localDay(tx.now, zone)
  const isRunning = trip.state === 'approved' && !trip.isCancelling && trip.stage === null && !settlement
  return {
    kind: 'trip' as const,
    lines: lines.map(({ position, particulars }) => ({
      position,
      categoryId: (particulars as { estimateOf: Id }).estimateOf,
      gstin: null,
      isTaxed: false,
      limitPaise: facts.limits[position - 1] ?? null,
    })),
    duplicates: [],
    ...(await money(tx, trip, settlement?._id ?? null)),
    comparison: settlement ? await compared(tx, _id, settlement._id) : [],
    trip: null,
    settlement,
    maySettle: (await whyNotSettle(tx, trip)) === null,
    mayMarkTravelled: isRunning && trip.startsOn <= today && today <= trip.endsOn,
  }
}

async function ofSettlement(tx: Tx, { _id, lines }: SettlementRequest, trip: Trip) {
  const hashes: (string | null)[] = []
  for (const { position, sha256 } of await hashesOf(tx, { request: _id })) hashes[position - 1] = sha256
  const { _id: id, number, reason, startsOn, endsOn } = trip
  return {
    kind: 'settlement' as const,
    lines: lines.map(({ position, particulars }) => {
      const { categoryId, gstin, isTaxed } = particulars as ExpenseParticulars
      return { position, categoryId, gstin, isTaxed, limitPaise: null }
    }),
    duplicates: await sameBills(tx, lines, hashes, _id),
    ...(await money(tx, trip, _id)),
    comparison: await compared(tx, trip._id, _id),
    trip: { _id: id, number, reason, startsOn, endsOn },
    settlement: null,
    maySettle: false,
    mayMarkTravelled: false,
  }
}

async function compared(tx: Tx, trip: Id, settlement: Id): Promise<Details['comparison']> {
  return compareSpending(await estimated(tx, trip), await spendingOf(tx, { request: settlement }))
}

/** The advance, and all payments of the trip and its settlement. */
async function money(tx: Tx, trip: Trip, settlement: Id | null): Promise<Pick<Details, 'advance' | 'payments'>> {
  const owed = [...(await owedFor(tx, trip._id)), ...(settlement === null ? [] : await owedFor(tx, settlement))]
  const paid = (wanted: 'advance' | 'recovery') =>
    owed.reduce((sum, { type, paidPaise }) => (type === wanted ? sum + paidPaise : sum), 0)
  return {
    advance: {
      requestedPaise: trip.draft.advancePaise ?? 0,
      grantedPaise: grantedAdvance(trip.draft, trip.facts, trip.approved ?? trip.claimed),
      paidPaise: paid('advance'),
      recoveredPaise: paid('recovery'),
    },
    payments: owed
      .filter(({ isCancelled }) => !isCancelled)
      .map(({ type, amountPaise, paidPaise, paidBy, fromMonth }) => ({
        ...{ type, amountPaise, paidPaise, paidBy, fromMonth },
      })),
  }
}
