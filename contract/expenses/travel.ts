import { z } from 'zod'
import { Day, Id, Paise, sentAsText, text } from '../values.ts'
import {
  ClaimLineDetails,
  DuplicateExpense,
  ExpenseLineInput,
  ExpenseWarning,
  PaidState,
  thousandths,
} from './claim.ts'
import { mostEstimates, mostLegs, travelModes } from './travel-modes.ts'

/** From one place to the next, on one day. */
export const TripLeg = z.object({
  from: text('where it begins', 80, 2),
  to: text('where it ends', 80, 2),
  day: Day,
  mode: z.enum(travelModes, 'Choose how you travel'),
})

/** What a trip is expected to cost: an amount, kilometres or days. */
export const EstimateInput = z.object({
  categoryId: z.uuid('Choose a category'),
  words: text('a note', 100, 0).default(''),
  amountPaise: Paise.nullable().default(null),
  /** Thousandths of a kilometre or of a day. */
  quantity: thousandths('a number').nullable().default(null),
})

const legs = z.array(TripLeg).min(1, 'Add at least one leg').max(mostLegs, `At most ${mostLegs} legs`)
const estimate = z
  .array(EstimateInput)
  .min(1, 'Add at least one estimate')
  .max(mostEstimates, `At most ${mostEstimates} estimates`)
const advancePaise = Paise.min(0, 'Enter an amount of at least ₹0').nullable()

export const TripDraft = z.object({
  reason: text('the purpose', 200, 5),
  legs: sentAsText(legs),
  estimate: sentAsText(estimate),
  /** Advance paid before the trip; null: none. */
  advancePaise: sentAsText(advancePaise).default(null),
})

/** What each step of the form validates before the next one. */
export const tripSteps = {
  trip: TripDraft.pick({ reason: true, legs: true }),
  estimate: TripDraft.pick({ reason: true, legs: true, estimate: true, advancePaise: true }),
}

export const TripPreviewInput = z.object({ legs, estimate, advancePaise: advancePaise.default(null) })

const expenses = z.array(ExpenseLineInput).max(50, 'At most 50 expenses. Claim the others separately.')
const tripId = z.uuid('Choose a trip')

/** What was spent on a trip: without lines nothing was, and the advance is returned. */
export const SettlementDraft = z.object({
  tripId,
  reason: text('a note', 500, 0).default(''),
  lines: sentAsText(expenses),
})

export const SettlementPreviewInput = z.object({
  tripId,
  lines: expenses,
  /** SHA-256 of the files in order. */
  files: z
    .array(z.string().regex(/^[0-9a-f]{64}$/, 'Enter a SHA-256'))
    .max(50, 'At most 50 files')
    .default([]),
})

/** What was estimated and spent in a category; approved is null until decided. */
export const SpentByCategory = z.object({
  category: z.string(),
  estimatePaise: Paise,
  spentPaise: Paise,
  approvedPaise: Paise.nullable(),
})

const problem = z.object({ path: z.string(), message: z.string(), isBlocking: z.boolean() })

export const TripPreview = z.object({
  totalPaise: Paise,
  days: z.int(),
  /** As `estimate`; null: no limit, or what it is counted by is missing. */
  lines: z.array(z.object({ totalPaise: Paise.nullable(), unitPaise: Paise.nullable(), limitPaise: Paise.nullable() })),
  problems: z.array(problem),
  mostAdvancePaise: Paise,
  /** Who it would be pending with. */
  approver: z.string(),
})

/** Paid after the settlement; negative: recovered. */
const restPaise = Paise

export const SettlementPreview = z.object({
  totalPaise: Paise,
  lines: z.array(z.object({ totalPaise: Paise.nullable(), unitPaise: Paise.nullable() })),
  problems: z.array(z.object({ line: z.int(), field: z.string(), message: z.string(), isBlocking: z.boolean() })),
  duplicates: z.array(DuplicateExpense),
  comparison: z.array(SpentByCategory),
  advancePaidPaise: Paise,
  restPaise,
  approver: z.string(),
})

const TripRef = z.object({ _id: Id, number: z.string(), reason: z.string(), startsOn: Day, endsOn: Day })
const SettlementRef = z.object({
  _id: Id,
  number: z.string(),
  state: z.enum(['pending', 'approved']),
  claimedPaise: Paise,
  approvedPaise: Paise.nullable(),
})

/** A trip, or the settlement of one. */
export const TravelDetails = z.object({
  kind: z.enum(['trip', 'settlement']),
  legs: z.array(TripLeg),
  lines: z.array(ClaimLineDetails.extend({ limitPaise: Paise.nullable() })),
  warnings: z.array(ExpenseWarning),
  duplicates: z.array(DuplicateExpense),
  /** Of a trip and its settlement. */
  payments: z.array(PaidState),
  advance: z.object({
    requestedPaise: Paise,
    /** What the approval grants, or would grant at present. */
    grantedPaise: Paise,
    paidPaise: Paise,
    recoveredPaise: Paise,
  }),
  comparison: z.array(SpentByCategory),
  /** Of a settlement. */
  trip: TripRef.nullable(),
  /** Of a trip: the one that is pending or approved. */
  settlement: SettlementRef.nullable(),
  /** What its traveller can do now. */
  maySettle: z.boolean(),
  mayMarkTravelled: z.boolean(),
})

/** For a return before the planned day. */
export const TravelledInput = z.object({ day: Day })

/** How much is advanced, and when travellers are reminded to settle. */
export const TravelRule = z.object({
  advancePercent: z.int('Enter a whole number').min(0, 'Enter 0 to 100').max(100, 'Enter 0 to 100'),
  remindAfterDays: z.int('Enter days').min(1, 'Enter at least 1 day').max(90, 'Enter at most 90 days'),
})

/** An advance that was paid and neither settled nor recovered. */
export const OpenAdvance = z.object({
  _id: Id,
  number: z.string(),
  reason: z.string(),
  employee: z.object({ _id: Id, name: z.string(), code: z.string(), leftOn: Day.nullable() }),
  startsOn: Day,
  endsOn: Day,
  advancePaise: Paise,
  /** Its settlement is pending. */
  isSettling: z.boolean(),
})
