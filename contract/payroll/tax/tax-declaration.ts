import { z } from 'zod'
import { Day, Id, Instant, Paise } from '../../values.ts'
import { TaxItemDetails, TaxSection } from './tax-item.ts'

/** A financial year, April to March: `2026-27`. */
export const FinancialYear = z
  .string()
  .regex(/^(19|20|21)\d{2}-\d{2}$/, 'Enter a financial year as 2026-27')
  .refine((year) => Number(year.slice(5)) === (Number(year.slice(0, 4)) + 1) % 100, 'Enter a financial year as 2026-27')

export const Regime = z.enum(['new', 'old'], 'Choose a regime')

/** Declared by the person, sent with its proofs, decided by payroll. */
export const TaxItemState = z.enum(['declared', 'submitted', 'accepted', 'rejected'])

export const TaxProof = z.object({ _id: Id, name: z.string(), bytes: z.int(), uploadedAt: Instant })

export const TaxItem = z.object({
  _id: Id,
  section: TaxSection,
  details: TaxItemDetails,
  /** What it comes to before the limits of the law. */
  declaredPaise: Paise,
  state: TaxItemState,
  /** What payroll counts of it; null until it is accepted. */
  acceptedPaise: Paise.nullable(),
  /** Why it was rejected or accepted in part. */
  reason: z.string().nullable(),
  changedBy: z.string(),
  changedAt: Instant,
  proofs: z.array(TaxProof),
})

/** Sections that share a limit, as the law of the year calls them. */
const TaxGroup = z.object({
  code: z.string(),
  name: z.string(),
  sections: z.array(TaxSection),
  /** The most that counts; null: no limit in rupees, or one that depends on more. */
  limitPaise: Paise.nullable(),
  /** The regimes in which it counts. */
  countsIn: z.enum(['old', 'both']),
})

export const TaxDeclaration = z.object({
  financialYear: z.string(),
  employee: z.object({ _id: Id, name: z.string(), code: z.string() }),
  regime: z.object({
    value: Regime,
    /** False: nothing was chosen, so the new one holds. */
    isChosen: z.boolean(),
    chosenBy: z.string().nullable(),
    chosenAt: Instant.nullable(),
    /** Why the employee cannot change it any more; null while it can be changed. */
    fixed: z.string().nullable(),
  }),
  /** From the cut-off on only accepted proofs count; after the last day only payroll changes anything. */
  proofCutOff: Day,
  lastDay: Day,
  isLocked: z.boolean(),
  proofsOnly: z.boolean(),
  /** Names of the forms in that year. */
  forms: z.object({ claims: z.string(), previousEmployer: z.string() }),
  /** Yearly rent above which the landlord's PAN is asked for. */
  landlordPanFromPaise: Paise,
  /** Whether the employer wants to know the relation to the landlord. */
  asksLandlordRelation: z.boolean(),
  groups: z.array(TaxGroup),
  items: z.array(TaxItem),
})

const RegimeTax = z.object({
  grossPaise: Paise,
  /** Exemptions, standard deduction and professional tax. */
  reductionsPaise: Paise,
  deductionsPaise: Paise,
  totalIncomePaise: Paise,
  taxPaise: Paise,
  /** What became of each declared amount, and why less of it counts. */
  allowed: z.array(z.object({ section: z.string(), declaredPaise: Paise, allowedPaise: Paise, words: z.string() })),
})

/** What the declaration means for the tax of the year, were pay to go on as it is. */
export const TaxProjection = z.object({
  old: RegimeTax,
  new: RegimeTax,
  better: z.enum(['old', 'new', 'equal']),
  savingPaise: Paise,
  /** Months whose pay is locked, and those that are assumed. */
  months: z.object({ paid: z.int(), assumed: z.int() }),
  salaryPaise: Paise,
  tdsPaise: Paise,
  /** What the next pay run takes in the regime that holds, were its pay that of the months to come. */
  monthlyTaxPaise: Paise,
  /** Without one the law asks for a fifth of the income at least. */
  hasPan: z.boolean(),
})
