import { z } from 'zod'
import { Pan, Tan } from '../../identifiers.ts'
import { Month, text } from '../../values.ts'

const most = 10_000_000_000

/** An annual amount in paise: ₹1 to ₹10 crore. */
const amount = z.int('Enter an amount').min(100, 'Enter an amount').max(most, 'Enter at most ₹10 crore')
/** The same, or 0. */
const amountOrNone = z.int('Enter an amount').min(0, 'Enter an amount').max(most, 'Enter at most ₹10 crore').default(0)
const note = z.string().trim().max(100, 'Use at most 100 characters').default('')

const inOrder: [(span: { from: string; to: string }) => boolean, { path: string[]; message: string }] = [
  ({ from, to }) => from <= to,
  { path: ['to'], message: 'Choose a month that is not before the first' },
]

/** Cities named in the income-tax rules at one time or another; `other` for the rest. */
export const TaxCity = z.enum(
  ['delhi', 'mumbai', 'kolkata', 'chennai', 'hyderabad', 'pune', 'ahmedabad', 'bengaluru', 'other'],
  'Choose the city',
)

/** What section 80C covers. */
export const SavingKind = z.enum(
  [
    ...['ppf', 'elss', 'lifeInsurance', 'tuitionFees', 'homeLoanPrincipal', 'taxSaverDeposit'],
    ...['sukanyaSamriddhi', 'nationalSavings', 'unitLinked', 'stampDuty', 'seniorSavings', 'otherSaving'],
  ] as const,
  'Choose what it is',
)

/** Deductions and exemptions with a single amount. */
export const PlainSection = z.enum([
  ...['80CCC', '80CCD1', '80CCD1B', '80E', '80EE', '80EEA', '80EEB'],
  ...['80G', '80GG', '80TTA', '80TTB', '80CCH', 'lta', 'otherExemption', 'otherIncome'],
] as const)

const Plain = z.object({ section: PlainSection, note, amountPaise: amount })

const Saving = z.object({ section: z.literal('80C'), kind: SavingKind, note, amountPaise: amount })

/** Section 80D, for the employee's own family or for the parents. */
const Health = z
  .object({
    section: z.literal('80D'),
    whose: z.enum(['selfFamily', 'parents'], 'Choose whose it is'),
    /** Whether one of them is 60 or older. */
    senior: z.boolean().default(false),
    premiumPaise: amountOrNone,
    /** Preventive check-ups. */
    preventivePaise: amountOrNone,
    /** Medical costs of someone aged 60 or older without insurance. */
    medicalPaise: amountOrNone,
  })
  .refine(({ premiumPaise, preventivePaise, medicalPaise }) => premiumPaise + preventivePaise + medicalPaise > 0, {
    path: ['premiumPaise'],
    message: 'Enter at least one amount',
  })

/** A disability of a dependant (80DD) or one's own (80U), with a flat amount by law. */
const Disability = z.object({
  section: z.enum(['80DD', '80U']),
  note,
  /** 80 % or more. */
  severe: z.boolean().default(false),
})

/** Treatment of a listed illness, one's own or a dependant's. */
const Illness = z.object({
  section: z.literal('80DDB'),
  note,
  amountPaise: amount,
  /** Whether the patient is 60 or older. */
  senior: z.boolean().default(false),
})

/** Rent over a stretch of months. */
const Rent = z
  .object({
    section: z.literal('rent'),
    from: Month,
    to: Month,
    monthlyRentPaise: amount,
    city: TaxCity,
    landlordName: text("the landlord's name", 100, 2),
    landlordAddress: text("the landlord's address", 300, 5),
    /** Required if the year's rent exceeds the legal limit. */
    landlordPan: Pan.nullable().default(null),
    /** Father, sister … or none; asked for if the employer's settings say so. */
    landlordRelation: note,
  })
  .refine(...inOrder)

/** The home loan lender, with the details that Form 12BB needs besides name and PAN. */
const lenderFacts = {
  lenderAddress: z.string().trim().max(300, 'Use at most 300 characters').default(''),
  lenderKind: z.enum(['institution', 'employer', 'other'], 'Choose who the lender is').nullable().default(null),
}

/** A self-occupied house: the interest on its loan. */
const OwnHouse = z.object({
  section: z.literal('ownHouse'),
  interestPaise: amount,
  lender: text("the lender's name", 100, 2),
  lenderPan: Pan.nullable().default(null),
  ...lenderFacts,
  purpose: z.enum(['purchase', 'repairs'], 'Choose what the loan is for'),
  /** Completed more than five years after the year in which the loan was taken. */
  isLate: z.boolean().default(false),
})

/** A let-out house. */
const LetHouse = z.object({
  section: z.literal('letHouse'),
  note,
  rentReceivedPaise: amount,
  municipalTaxPaise: amountOrNone,
  interestPaise: amountOrNone,
  lender: note,
  lenderPan: Pan.nullable().default(null),
  ...lenderFacts,
})

/** Pay and tax from a previous employer in the same year. */
const PreviousEmployer = z
  .object({
    section: z.literal('previousEmployer'),
    employer: text("the employer's name", 100, 2),
    tan: Tan.nullable().default(null),
    from: Month,
    to: Month,
    /** Salary after exemptions, before standard deduction and professional tax. */
    incomePaise: amount,
    tdsPaise: amountOrNone,
    professionalTaxPaise: amountOrNone,
    pfPaise: amountOrNone,
  })
  .refine(...inOrder)

/** Tax deducted or collected by others. */
const OtherTax = z.object({
  section: z.literal('otherTax'),
  type: z.enum(['tds', 'tcs'], 'Choose who took it'),
  note,
  amountPaise: amount,
})

/** One declared item of a year, by its section. */
export const TaxItemDetails = z.discriminatedUnion(
  'section',
  [Saving, Plain, Health, Disability, Illness, Rent, OwnHouse, LetHouse, PreviousEmployer, OtherTax],
  'Choose what you declare',
)

export const TaxSection = z.enum([
  ...['80C', '80D', '80DD', '80DDB', '80U', 'rent', 'ownHouse', 'letHouse', 'previousEmployer', 'otherTax'],
  ...PlainSection.options,
] as const)
