import type { Travel } from './travel.ts'
import type { TripValues } from './trip-values.ts'

/** A trip's form values; a settlement belongs to its trip. */
export function editedTrip({ reason, lines, details }: Travel): { [key in keyof TripValues]: TripValues[key] } | null {
  const { kind, legs, advance } = details
  if (kind !== 'trip') return null
  const estimate = lines.map(({ position, words, quantity, total }) => ({
    words,
    categoryId: details.lines.find((one) => one.position === position)?.categoryId ?? '',
    amountPaise: quantity === null ? total : null,
    quantity: quantity === null ? null : quantity / 1000,
  }))
  return { reason, legs, estimate, advancePaise: advance.requestedPaise || null }
}
