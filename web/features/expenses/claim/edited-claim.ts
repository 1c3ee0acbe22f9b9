import type { Claim } from './claim.ts'
import type { LineValues } from './claim-values.ts'

/** A claim's form values. */
export function editedClaim({ reason, lines, details }: Claim): { reason: string; lines: LineValues[] } {
  const edited = lines.map(({ position, day, words, quantity, total, tax, currency, rate, bills }) => {
    const known = details.lines.find((one) => one.position === position)
    const isForeign = currency !== 'INR'
    const scaled = quantity === null ? null : quantity / 1000
    return {
      ...{ day, words, currency, bills, taxPaise: tax },
      categoryId: known?.categoryId ?? '',
      gstin: known?.gstin ?? '',
      amountPaise: quantity === null ? total : null,
      foreignAmount: isForeign ? scaled : null,
      rate: isForeign && rate !== null ? rate / 1_000_000 : null,
      quantity: isForeign ? null : scaled,
    }
  })
  return { reason, lines: edited }
}
