import type { Paise } from '../money.ts'

/**
 * The number of pieces that an approved amount covers: as many as it pays in full, and one more if it is a lower price for them, because an
 * amount that is no multiple of the unit price caps the price and not the number.
 *
 * @param approvedPaise null before it is approved
 */
export function approvedQuantity(item: { quantity: number; unitPaise: Paise; approvedPaise: Paise | null }): number {
  const { quantity, unitPaise, approvedPaise } = item
  if (approvedPaise === null || approvedPaise <= 0) return 0
  return Math.min(quantity, Math.ceil(approvedPaise / unitPaise))
}
