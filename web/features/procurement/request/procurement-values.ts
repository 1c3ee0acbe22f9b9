/** An item in the form. */
export interface ItemValues {
  name: string
  category: string
  quantity: number | null
  unitPaise: number | null
  vendor: string
  link: string
  neededBy: string | null
}

/** A quote in the form: a price for each item in their order, or one for all. */
export interface QuoteValues {
  vendor: string
  pricing: 'items' | 'total'
  unitPaise: (number | null)[]
  totalPaise: number | null
  /** Position of its file among `documents`, from 1. */
  file: number | null
}

export function blankItem(more: Partial<ItemValues> = {}): ItemValues {
  return {
    ...{ name: '', category: '', quantity: 1, unitPaise: null, vendor: '', link: '', neededBy: null },
    ...more,
  }
}

export const blankQuote = (): QuoteValues => ({
  ...{ vendor: '', pricing: 'items', unitPaise: [], totalPaise: null, file: null },
})

/** The quote whose prices apply to the items; '' means none. */
export function chosenOf(quotes: readonly QuoteValues[], chosen: unknown): QuoteValues | undefined {
  return typeof chosen === 'string' && chosen !== '' ? quotes[Number(chosen)] : undefined
}

/** An item's unit price: the chosen quote's if it has unit prices, else as entered. */
export function priceOf(item: ItemValues, at: number, chosen: QuoteValues | undefined): number | null {
  return chosen?.pricing === 'items' ? (chosen.unitPaise[at] ?? null) : item.unitPaise
}

export function totalOf(
  items: readonly ItemValues[],
  price: (item: ItemValues, at: number) => number | null,
): number | null {
  let sum = 0
  for (const [at, item] of items.entries()) {
    const unit = price(item, at)
    if (unit === null || item.quantity === null) return null
    sum += unit * item.quantity
  }
  return items.length === 0 ? null : sum
}

/** A quote's total; null while it is incomplete. */
export function quoteSum(quote: QuoteValues, items: readonly ItemValues[]): number | null {
  return quote.pricing === 'total' ? quote.totalPaise : totalOf(items, (_, at) => quote.unitPaise[at] ?? null)
}

type Sent = Record<string, unknown>

/** A request's body: items have the chosen quote's prices, and leftovers of input before a quote changed are dropped. */
export function procurementBody(body: Sent): Sent {
  const items = (body['lines'] ?? []) as Sent[]
  const given = (body['quotes'] ?? []) as Sent[]
  const quotes = given.map(({ vendor = '', pricing, unitPaise, totalPaise, file }) => ({
    ...{ vendor, pricing },
    unitPaise:
      pricing === 'items' ? items.map((_, at) => (unitPaise as (number | undefined)[] | undefined)?.[at] ?? 0) : [],
    ...(pricing === 'items' ? {} : { totalPaise }),
    ...(file === undefined ? {} : { file }),
  }))
  const { chosenQuote: chosen, ...rest } = body
  const quote = typeof chosen === 'string' && quotes.length > 0 ? quotes[Number(chosen)] : undefined
  const lines = items.map((item, at) => {
    const quoted = quote?.unitPaise[at]
    return { name: '', ...item, ...(quoted === undefined || quoted === 0 ? {} : { unitPaise: quoted }) }
  })
  return { ...rest, lines, quotes, chosenQuote: quote === undefined ? null : Number(chosen) }
}

/** The form's field for a path of the body: a file belongs to its quote. */
export function procurementField(path: string, { quotes = [] }: { quotes?: readonly QuoteValues[] }): string {
  const position = /^documents\.(\d+)$/.exec(path)?.[1]
  const at = position === undefined ? -1 : quotes.findIndex(({ file }) => file === Number(position) + 1)
  return at < 0 ? path : `quotes.${at}.file`
}

/** Removing an item removes its price from each quote, so that the others keep theirs. */
export function withoutItem(quotes: readonly QuoteValues[], at: number): QuoteValues[] {
  return quotes.map((quote) => ({ ...quote, unitPaise: quote.unitPaise.filter((_, n) => n !== at) }))
}

/** A form's files in the order in which they are sent: the quotes' first, then the others. */
export function arranged(
  quotes: readonly QuoteValues[],
  files: readonly (File | null)[],
  others: readonly File[],
): { quotes: QuoteValues[]; documents: File[] } {
  const documents: File[] = []
  const next = quotes.map((quote, at) => {
    const file = files[at] ?? null
    return { ...quote, file: file === null ? null : documents.push(file) }
  })
  return { quotes: next, documents: [...documents, ...others] }
}

/** The arranged files. */
export function filesOf(quotes: readonly QuoteValues[], documents: readonly File[]) {
  const files = quotes.map(({ file }) => (file === null ? null : (documents[file - 1] ?? null)))
  return { files, others: documents.filter((file) => !files.includes(file)) }
}
