import { z } from 'zod'
import { Day, ending, Id, Instant, Paise } from '../../values.ts'
import { TaxItemDetails, TaxSection } from './tax-item.ts'

/** A financial year, April to March: `2026-27`. */
export const FinancialYear = z
  .string()
  .regex(/^(19|20|21)\d{2}-\d{2}$/, ending('Enter a financial year as 2026-27'))
  .refine((year) => Number(year.slice(5)) === (Number(year.slice(0, 4)) + 1) % 100, 'Enter a financial year as 2026-27')

export const Regime = z.enum(['new', 'old'], 'Choose a regime')

/** Declared by the employee, submitted with proofs, decided by payroll. */
export const TaxItemState = z.enum(['declared', 'submitted', 'accepted', 'rejected'])

export const TaxProof = z.object({ _id: Id, name: z.string(), bytes: z.int(), uploadedAt: Instant })

export const TaxItem = z.object({
  _id: Id,
  section: TaxSection,
  details: TaxItemDetails,
  /** The amount before legal limits. */
  declaredPaise: Paise,
  state: TaxItemState,
  /** The amount that payroll accepted; null until it is accepted. */
  acceptedPaise: Paise.nullable(),
  /** Why it was rejected or accepted in part. */
  reason: z.string().nullable(),
  changedBy: z.string(),
  changedAt: Instant,
  proofs: z.array(TaxProof),
})

/** Sections that share a limit, as named in the year's law. */
const TaxGroup = z.object({
  code: z.string(),
  name: z.string(),
  sections: z.array(TaxSection),
  /** The most that counts; null if there is no limit in rupees, or it depends on more. */
  limitPaise: Paise.nullable(),
  /** The regimes in which it counts. */
  countsIn: z.enum(['old', 'both']),
})

export const TaxDeclaration = z.object({
  financialYear: z.string(),
  employee: z.object({ _id: Id, name: z.string(), code: z.string() }),
  regime: z.object({
    value: Regime,
    /** False if no regime was chosen, so the new one applies. */
    isChosen: z.boolean(),
    chosenBy: z.string().nullable(),
    chosenAt: Instant.nullable(),
    /** Why the employee can no longer change it; null while they can. */
    fixed: z.string().nullable(),
  }),
  /** From the cut-off on only accepted proofs count; after the last day only payroll can change anything. */
  proofCutOff: Day,
  lastDay: Day,
  isLocked: z.boolean(),
  proofsOnly: z.boolean(),
  /** The names of that year's forms. */
  forms: z.object({ claims: z.string(), previousEmployer: z.string() }),
  /** Annual rent above which the landlord's PAN is required. */
  landlordPanFromPaise: Paise,
  /** Whether the employer asks for the relationship with the landlord. */
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
  /** How much of each declared amount counts, and why not all of it. */
  allowed: z.array(z.object({ section: z.string(), declaredPaise: Paise, allowedPaise: Paise, words: z.string() })),
})

/** What the declaration means for the year's tax if pay stays as it is. */
export const TaxProjection = z.object({
  old: RegimeTax,
  new: RegimeTax,
  better: z.enum(['old', 'new', 'equal']),
  savingPaise: Paise,
  /** The number of months whose pay is locked, and of assumed ones. */
  months: z.object({ paid: z.int(), assumed: z.int() }),
  salaryPaise: Paise,
  tdsPaise: Paise,
  /** The TDS of the next pay run in the applicable regime, assuming the projected pay. */
  monthlyTaxPaise: Paise,
  /** Without a PAN the law requires at least a fifth of the income. */
  hasPan: z.boolean(),
})
