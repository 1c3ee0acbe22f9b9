import type { Procurement } from '../procurement.ts'
import type { ItemValues, QuoteValues } from './procurement-values.ts'

/** A procurement request's form values. */
export function editedProcurement({ reason, details }: Procurement) {
  const { deliverTo, items, quotes, chosenReason } = details
  const chosen = quotes.findIndex(({ isChosen }) => isChosen)
  return {
    ...{ reason, deliverTo, chosenReason, chosenQuote: chosen < 0 ? '' : String(chosen) },
    lines: items.map(({ name, category, requested, unitPaise, vendor, link, neededBy }): ItemValues => ({
      ...{ name, category, unitPaise, vendor, link, neededBy },
      quantity: requested,
    })),
    quotes: quotes.map(({ vendor, unitPaise, totalPaise, file }): QuoteValues => ({
      ...{ vendor, unitPaise: [...unitPaise], file },
      pricing: unitPaise.length > 0 ? 'items' : 'total',
      totalPaise: unitPaise.length > 0 ? null : totalPaise,
    })),
  }
}
