import type { TravelMode } from '@muster/contract/expenses/travel-modes.ts'
import type { Category } from '../claim/claim-values.ts'

export interface LegValues {
  from: string
  to: string
  day: string | null
  mode: TravelMode | ''
}

export interface EstimateValues {
  categoryId: string
  words: string
  amountPaise: number | null
  /** Kilometres or days. */
  quantity: number | null
}

export interface TripValues {
  reason: string
  legs: LegValues[]
  estimate: EstimateValues[]
  advancePaise: number | null
}

export const blankEstimate = (): EstimateValues => ({ categoryId: '', words: '', amountPaise: null, quantity: null })

/** The next leg starts where the last one ends. */
export function nextLeg(legs: readonly LegValues[]): LegValues {
  const last = legs.at(-1)
  return { from: last?.to ?? '', to: '', day: last?.day ?? null, mode: last?.mode ?? '' }
}

/** The return to where the trip began; null while unknown, or if it is already included. */
export function returnLeg(legs: readonly LegValues[]): LegValues | null {
  const [first, last] = [legs[0], legs.at(-1)]
  if (!first || !last || first.from.trim() === '' || last.to.trim() === '') return null
  if (first.from.trim().toLowerCase() === last.to.trim().toLowerCase()) return null
  return { from: last.to, to: first.from, day: null, mode: last.mode }
}

/** Days from the first leg to the last one; null while they are unknown or out of order. */
export function tripDays(legs: readonly LegValues[]): number | null {
  const [from, to] = [legs[0]?.day, legs.at(-1)?.day]
  if (!from || !to || to < from) return null
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

type Sent = Record<string, unknown>

/** A trip's body: each estimate with the values of its category. */
export function tripBody(body: Sent, categories: readonly Category[]): Sent {
  const estimate = (body['estimate'] ?? []) as Sent[]
  return { ...body, estimate: estimate.map((line) => sentEstimate(line, categories)) }
}

function sentEstimate({ categoryId, words, amountPaise, quantity }: Sent, categories: readonly Category[]): Sent {
  const basis = categories.find(({ _id }) => _id === categoryId)?.basis ?? 'bill'
  const counted =
    basis === 'bill'
      ? { amountPaise }
      : { quantity: typeof quantity === 'number' ? Math.round(quantity * 1000) : undefined }
  const line = { categoryId: categoryId ?? '', words: words ?? '', ...counted }
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined))
}

/** The step of a field. */
export function stepOf(path: string): number {
  if (/^(reason|legs)\b/.test(path)) return 0
  return /^(estimate|advancePaise)\b/.test(path) ? 1 : 2
}
