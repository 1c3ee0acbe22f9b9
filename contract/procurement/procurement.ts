import { z } from 'zod'
import { nameText } from '../name.ts'
import { Day, ending, Id, Instant, Paise, sentAsText, text } from '../values.ts'
import { mostItems, mostQuantity, mostQuotes, mostUnitPaise } from './procurement-limits.ts'

const price = Paise.min(1, 'Enter a price above 0').max(mostUnitPaise, 'Enter at most ₹1,00,00,000')
const quotedTotal = Paise.min(1, 'Enter a total above 0').max(10 * mostUnitPaise, 'Enter at most ₹10,00,00,000')

const link = z
  .string('Enter a link')
  .trim()
  .max(500, ending('A link can have at most 500 characters'))
  .refine((value) => value === '' || isWebAddress(value), 'Enter a link that begins with https:// or http://')

function isWebAddress(value: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol) && /^https?:\/\//i.test(value)
  } catch {
    return false
  }
}

/** One thing to be bought. */
export const ProcurementItemInput = z.object({
  /** It is the request's title, and appears in mails. */
  name: nameText('the item', 120, 2),
  category: text('a category', 60, 0).default(''),
  quantity: z
    .int('Enter a whole number')
    .min(1, 'Enter a quantity of at least 1')
    .max(mostQuantity, 'Enter at most 10,000'),
  unitPaise: price,
  vendor: text('a vendor', 100, 0).default(''),
  link: link.default(''),
  neededBy: Day,
})

/** A vendor's quote: a price for each item, or a total. */
export const QuoteInput = z
  .object({
    vendor: text('the vendor', 100, 2),
    pricing: z.enum(['items', 'total'], 'Choose how the vendor quotes'),
    /** Per piece of each item, in order. */
    unitPaise: z.array(price).max(mostItems, 'Enter one price for each item').default([]),
    totalPaise: quotedTotal.nullable().default(null),
    /** Position of its file among those uploaded, from 1. */
    file: z.int().min(1).nullable().default(null),
  })
  .superRefine(({ pricing, totalPaise }, context) => {
    if (pricing === 'total' && totalPaise === null)
      context.addIssue({ code: 'custom', path: ['totalPaise'], message: 'Enter the total of the quote' })
  })

export const procurementLines = z
  .array(ProcurementItemInput)
  .min(1, 'Add at least one item')
  .max(mostItems, 'At most 50 items. Send the others as another request.')

const quotes = z.array(QuoteInput).max(mostQuotes, 'At most three quotes').default([])
const chosenQuote = z.int('Choose a quote').min(0, 'Choose a quote').nullable().default(null)
const chosenReason = text('why you chose this quote', 500, 0).default('')

export const ProcurementDraft = z.object({
  /** Why it is needed. */
  reason: text('why it is needed', 500, 5),
  deliverTo: text('where it should be delivered', 200, 3),
  lines: sentAsText(procurementLines),
  quotes: sentAsText(quotes),
  /** Position of the quote that the prices come from, from 0; null without quotes. */
  chosenQuote: sentAsText(chosenQuote),
  chosenReason,
})

export const ProcurementPreviewInput = z.object({ lines: procurementLines, quotes, chosenQuote, chosenReason })

export const QuoteTotals = z.object({ vendor: z.string(), totalPaise: Paise.nullable(), isCheapest: z.boolean() })

/** What a request would cost, before submission. */
export const ProcurementPreview = z.object({
  totalPaise: Paise,
  quotes: z.array(QuoteTotals),
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
  warnings: z.array(z.string()),
  /** Who it would be pending with. */
  approver: z.string(),
})

/** An item with its progress. Quantities count pieces. */
export const PurchaseItem = z.object({
  /** Of its line. */
  _id: Id,
  position: z.int(),
  name: z.string(),
  category: z.string(),
  vendor: z.string(),
  link: z.string(),
  neededBy: Day,
  unitPaise: Paise,
  requested: z.int(),
  /** Maximum pieces and amount; 0 before approval. */
  approved: z.int(),
  approvedPaise: Paise,
  ordered: z.int(),
  orderedPaise: Paise,
  received: z.int(),
  /** Received pieces that are in the register. */
  registered: z.int(),
})

export const PurchaseDelivery = z.object({
  _id: Id,
  day: Day,
  note: z.string(),
  by: z.string(),
  lines: z.array(z.object({ lineId: Id, quantity: z.int() })),
})

export const PurchaseOrder = z.object({
  _id: Id,
  /** The company's or the vendor's number. */
  number: z.string(),
  vendor: z.string(),
  day: Day,
  expectedOn: Day.nullable(),
  note: z.string(),
  by: z.string(),
  /** The rest is no longer expected. */
  closedOn: Day.nullable(),
  closedReason: z.string(),
  lines: z.array(z.object({ lineId: Id, quantity: z.int(), unitPaise: Paise, received: z.int() })),
  deliveries: z.array(PurchaseDelivery),
})

/** An asset that came from it, with its holder. */
export const PurchasedAsset = z.object({
  _id: Id,
  lineId: Id,
  tag: z.string(),
  name: z.string(),
  holder: z.string().nullable(),
})

export const ProcurementDetails = z.object({
  deliverTo: z.string(),
  items: z.array(PurchaseItem),
  quotes: z.array(
    QuoteTotals.extend({
      /** Per piece of each item; empty if only the total was quoted. */
      unitPaise: z.array(Paise),
      file: z.int().nullable(),
      isChosen: z.boolean(),
    }),
  ),
  chosenReason: z.string(),
  warnings: z.array(z.string()),
  /** Approved for the requester's department since April, in other requests, and its budget of that year. */
  department: z
    .object({ name: z.string(), since: Day, approvedPaise: Paise, budgetPaise: Paise.nullable() })
    .nullable(),
  orders: z.array(PurchaseOrder),
  assets: z.array(PurchasedAsset),
})

/** An approved request in the buyers' list. */
export const PurchaseRow = z.object({
  _id: Id,
  number: z.string(),
  requester: z.object({ _id: Id, name: z.string(), code: z.string() }),
  reason: z.string(),
  stage: z.string().nullable(),
  neededBy: Day.nullable(),
  /** The earliest expected delivery day of what is still missing. */
  expectedOn: Day.nullable(),
  approvedPaise: Paise,
  approvedAt: Instant,
  itemCount: z.int(),
  approved: z.int(),
  ordered: z.int(),
  received: z.int(),
})

export const Purchase = PurchaseRow.extend({
  deliverTo: z.string(),
  isMine: z.boolean(),
  isCancelling: z.boolean(),
  items: z.array(PurchaseItem),
  orders: z.array(PurchaseOrder),
  assets: z.array(PurchasedAsset),
})
