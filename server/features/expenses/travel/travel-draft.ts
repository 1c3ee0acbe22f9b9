import type { z } from 'zod'
import type { SettlementDraft, TripDraft } from '@muster/contract/expenses/travel.ts'
import type { Written } from '../../approvals/index.ts'
import type { SettlementFacts } from './settlement.ts'
import type { TripFacts } from './facts.ts'

type Trip = z.output<typeof TripDraft>
type Settlement = z.output<typeof SettlementDraft>

/** Both are travel requests: a settlement names its trip. */
export type TravelDraft = Trip | Settlement
export type TravelFacts = TripFacts | SettlementFacts
export type TravelRequest = Written<TravelDraft, TravelFacts>
export type TripRequest = Written<Trip, TripFacts>
export type SettlementRequest = Written<Settlement, SettlementFacts>

export function isSettlement(draft: TravelDraft): draft is Settlement {
  return 'tripId' in draft
}

export function settles(request: TravelRequest): request is SettlementRequest {
  return isSettlement(request.draft)
}
