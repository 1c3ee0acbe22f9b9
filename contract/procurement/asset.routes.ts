import { z } from 'zod'
import { nameText } from '../name.ts'
import { defineRoutes } from '../routes.ts'
import { Day, Id, Instant, Paise, text } from '../values.ts'
import { assetConditions, assetStates, mostAssets, retireReasons } from './asset-values.ts'
import { mostUnitPaise } from './procurement-limits.ts'

const params = z.object({ id: z.uuid('Asset ID is required') })
const note = text('the note', 500, 0).default('')
const state = z.enum(assetStates)

const tag = text('a tag', 40).regex(/^[\p{L}\p{N}][\p{L}\p{N} ._/#-]*$/u, 'Use letters, digits, spaces and . _ / # -')
const serial = text('the serial number', 80, 0).default('')

/** What all assets registered at once have in common. */
const facts = {
  name: nameText('the name of the asset', 120, 2),
  category: text('a category', 60, 0).default(''),
  vendor: text('a vendor', 100, 0).default(''),
  boughtOn: Day.nullable().default(null),
  pricePaise: Paise.min(0, 'Enter a price of at least ₹0')
    .max(mostUnitPaise, 'Enter at most ₹1,00,00,000')
    .nullable()
    .default(null),
  warrantyUntil: Day.nullable().default(null),
}

const inOrder = (
  { boughtOn, warrantyUntil }: { boughtOn: Day | null; warrantyUntil: Day | null },
  context: z.RefinementCtx,
) => {
  if (boughtOn !== null && warrantyUntil !== null && warrantyUntil < boughtOn)
    context.addIssue({ code: 'custom', path: ['warrantyUntil'], message: 'Enter a day after the purchase' })
}

/** Assets of one kind for the register, bought through a request or not. */
export const AssetsInput = z
  .object({
    ...facts,
    /** The procurement request line they came from; null for others. */
    lineId: z.uuid('Choose an item').nullable().default(null),
    assets: z.array(z.object({ tag, serial })).min(1, 'Add at least one asset').max(mostAssets, 'At most 50 at once'),
  })
  .superRefine(inOrder)

export const AssetInput = z.object({ ...facts, tag, serial }).superRefine(inOrder)

const Person = z.object({ _id: Id, name: z.string(), code: z.string() })

export const AssetRow = z.object({
  _id: Id,
  tag: z.string(),
  name: z.string(),
  category: z.string(),
  serial: z.string(),
  vendor: z.string(),
  boughtOn: Day.nullable(),
  pricePaise: Paise.nullable(),
  warrantyUntil: Day.nullable(),
  state,
  /** The current holder, since when, and whether they confirmed it. */
  holder: Person.extend({ leftOn: Day.nullable() }).nullable(),
  heldSince: Day.nullable(),
  acknowledgedAt: Instant.nullable(),
  /** Condition at the last return. */
  condition: z.enum(assetConditions).nullable(),
  /** The request it came from. */
  request: z.object({ _id: Id, number: z.string() }).nullable(),
})

/** A period during which someone held it. */
export const AssetHolding = z.object({
  _id: Id,
  holder: Person,
  handedOn: Day,
  handedBy: z.string().nullable(),
  handedNote: z.string(),
  acknowledgedAt: Instant.nullable(),
  returnedOn: Day.nullable(),
  returnedTo: z.string().nullable(),
  condition: z.enum(assetConditions).nullable(),
  returnNote: z.string(),
})

export const Asset = AssetRow.extend({
  retiredOn: Day.nullable(),
  retiredReason: z.enum(retireReasons).nullable(),
  retiredNote: z.string(),
  retiredBy: z.string().nullable(),
  holdings: z.array(AssetHolding),
})

/** An asset that the caller holds or held. */
export const OwnAsset = AssetHolding.pick({
  ...{ _id: true, handedOn: true, handedBy: true, acknowledgedAt: true, returnedOn: true, condition: true },
}).extend({
  ...{ assetId: Id, tag: z.string(), name: z.string(), category: z.string(), serial: z.string() },
  warrantyUntil: Day.nullable(),
})

export const HandOverInput = z.object({
  employeeId: z.uuid('Choose a person'),
  /** Today if left out. */
  day: Day.optional(),
  note,
})

export const ReturnInput = z
  .object({ day: Day.optional(), condition: z.enum(assetConditions, 'Choose its condition'), note })
  .superRefine((given, context) => {
    if (['damaged', 'lost'].includes(given.condition) && given.note === '')
      context.addIssue({ code: 'custom', path: ['note'], message: 'Enter what happened' })
  })

export const RetireInput = z
  .object({ day: Day.optional(), reason: z.enum(retireReasons, 'Choose a reason'), note })
  .superRefine((given, context) => {
    if (given.reason === 'other' && given.note === '')
      context.addIssue({ code: 'custom', path: ['note'], message: 'Enter a reason' })
  })

const filters = {
  search: z.string().trim().max(100).optional(),
  state: state.optional(),
  employeeId: z.uuid().optional(),
  /** Held by people who have left or are leaving. */
  leaving: z.enum(['yes']).optional(),
}

export const assetRoutes = defineRoutes({
  'GET /api/v1/user/asset': {
    access: 'assetRead',
    ofPeople: true,
    summary: 'The asset register: who holds what.',
    paging: 'page',
    query: z.object({
      ...filters,
      sortBy: z.enum(['tag', 'name', 'boughtOn', 'warrantyUntil', 'heldSince']).default('tag'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
    }),
    reply: z.array(AssetRow),
  },
  'GET /api/v1/user/asset-file': {
    heavy: true,
    access: 'assetRead',
    summary: 'The asset register as CSV or XLSX, as it is filtered; the log keeps who fetched it.',
    query: z.object({ ...filters, format: z.enum(['csv', 'xlsx'], 'Choose a format') }),
    reply: 'blob',
  },
  'GET /api/v1/user/asset-summary': {
    access: 'assetRead',
    summary: 'How many assets there are in each state, and how many somebody holds who leaves or has left.',
    reply: z.object({ ...{ inStock: z.int(), inUse: z.int(), retired: z.int(), leaving: z.int() } }),
  },
  'GET /api/v1/user/asset-tags': {
    access: 'assetWrite',
    summary: 'The next free tags, continuing the highest number.',
    query: z.object({ count: z.coerce.number().int().min(1).max(mostAssets).default(1) }),
    reply: z.array(z.string()),
  },
  'GET /api/v1/user/asset/{id}': {
    access: 'assetRead',
    summary: 'An asset with everybody who held it, the newest first.',
    params,
    reply: Asset,
  },
  'POST /api/v1/user/asset': {
    access: 'assetWrite',
    summary: 'Adds assets of one kind to the register: of a delivery never more than were received.',
    body: AssetsInput,
    reply: z.object({ ids: z.array(Id) }),
    message: 'Added to the register',
  },
  'PUT /api/v1/user/asset/{id}': {
    access: 'assetWrite',
    summary: 'Corrects what the register says of an asset.',
    params,
    body: AssetInput,
    reply: z.null(),
    message: 'Asset saved',
  },
  'POST /api/v1/user/asset/{id}/handover': {
    sends: 'note',
    access: 'assetWrite',
    summary: 'Hands an asset in stock over to a person, who is told and confirms it. Not to oneself.',
    params,
    body: HandOverInput,
    reply: z.object({ _id: Id }),
  },
  'POST /api/v1/user/asset/{id}/return': {
    access: 'assetWrite',
    summary: 'Records that an asset came back, and how it is. What is lost is retired. Not from oneself.',
    params,
    body: ReturnInput,
    reply: z.null(),
  },
  'POST /api/v1/user/asset/{id}/retire': {
    access: 'assetWrite',
    summary: 'Retires an asset that nobody holds; its history stays.',
    params,
    body: RetireInput,
    reply: z.null(),
    message: 'Asset retired',
  },
  'GET /api/v1/employee/asset': {
    access: 'signedIn',
    former: true,
    summary: 'What one holds and held of the company, the newest first.',
    reply: z.array(OwnAsset),
  },
  'PUT /api/v1/employee/asset/{id}/acknowledge': {
    access: 'signedIn',
    summary: 'Confirms that one has received what was handed over.',
    params: z.object({ id: z.uuid('Handover ID is required') }),
    reply: z.null(),
    message: 'Receipt confirmed',
  },
})
