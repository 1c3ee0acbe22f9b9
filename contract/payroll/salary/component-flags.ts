import type { BenefitKind } from './benefit-kinds.ts'

/** How payroll laws treat a salary component, with the label of each value. */
export const wageClasses = {
  included: 'Wages',
  excluded: 'Excluded, up to half of pay',
  outside: 'Not part of wages',
} as const

export const taxTreatments = {
  taxable: 'Taxable',
  exemptOldRegimeOnly: 'Exempt in the old regime only',
  exemptBothRegimes: 'Exempt in both regimes',
  perquisite: 'Perquisite',
  notIncome: 'Not income',
} as const

/** Its head for income tax exemptions. */
export const taxHeads = {
  basic: 'Basic',
  da: 'Dearness allowance',
  hra: 'House rent allowance',
  lta: 'Leave travel allowance',
  conveyance: 'Conveyance or travelling allowance',
  commission: 'Commission',
  bonus: 'Bonus',
  employerNps: "Employer's pension (NPS)",
  superannuation: "Employer's superannuation",
  gratuity: 'Gratuity',
  leaveEncashment: 'Leave encashment',
  profitsInLieu: 'Compensation in lieu of salary',
  other: 'Other',
} as const

export interface ComponentFlags {
  /** In wages under the labour codes: for PF, ESI, gratuity and the deduction cap. */
  wageClass: keyof typeof wageClasses
  /** Counts for professional tax. */
  ptWage: boolean
  /** Counts for ESI. */
  esiWage: boolean
  /** Counts for the statutory bonus. */
  bonusWage: boolean
  tax: keyof typeof taxTreatments
  taxHead: keyof typeof taxHeads
  /** The kind of benefit in kind that it is or, for a deduction, recovers; null for all others. */
  benefit: BenefitKind | null
  /** Its place among the components of its type, from the top of the payslip. */
  payslipOrder: number
}

type Type = 'earning' | 'deduction' | 'employer' | 'reimbursement' | 'benefit'

/** Monthly pay for work: wages in every sense. */
const pay: ComponentFlags = {
  wageClass: 'included',
  ptWage: true,
  esiWage: true,
  bonusWage: true,
  tax: 'taxable',
  taxHead: 'other',
  benefit: null,
  payslipOrder: 50,
}

/** Neither pay for work nor income. */
const noPay: ComponentFlags = {
  wageClass: 'outside',
  ptWage: false,
  esiWage: false,
  bonusWage: false,
  tax: 'notIncome',
  taxHead: 'other',
  benefit: null,
  payslipOrder: 50,
}

/** Fixed for every benefit in kind: no wages, its value taxed. */
const inKind = { ...noPay, tax: 'perquisite', benefit: 'other' } as const satisfies ComponentFlags

const excluded = { wageClass: 'excluded', bonusWage: false } as const
const outside = { wageClass: 'outside', bonusWage: false, esiWage: false } as const

/**
 * Well-known components by the words in their code and name; the first match applies. Classes: Code on Wages, section 2(y), clauses (a) to
 * (k). A special allowance is wages, because no clause names it; a company that reads the law differently can change that.
 */
const known: readonly { type: Type; words: RegExp; flags: Partial<ComponentFlags> }[] = [
  { type: 'earning', words: /\bLEAVE ENCASH|\bENCASHMENT\b/, flags: { ...outside, taxHead: 'leaveEncashment' } },
  { type: 'earning', words: /\bGRATUITY\b/, flags: { ...outside, ptWage: false, taxHead: 'gratuity' } },
  {
    type: 'earning',
    words: /\bINCENTIVES?\b|\bVARIABLE\b|\bPERFORMANCE\b|\bEX GRATIA\b/,
    flags: { ...outside, taxHead: 'bonus' },
  },
  { type: 'earning', words: /\bBONUS\b/, flags: { ...excluded, esiWage: false, taxHead: 'bonus' } },
  { type: 'earning', words: /\bBASIC\b/, flags: { taxHead: 'basic', payslipOrder: 10 } },
  { type: 'earning', words: /\bDA\b|\bDEARNESS\b/, flags: { taxHead: 'da', payslipOrder: 20 } },
  {
    type: 'earning',
    words: /\bHRA\b|\bHOUSE RENT\b/,
    flags: { ...excluded, tax: 'exemptOldRegimeOnly', taxHead: 'hra', payslipOrder: 30 },
  },
  {
    type: 'earning',
    words: /\bLTA\b|\bLTC\b|\bLEAVE TRAVEL\b/,
    flags: { ...excluded, tax: 'exemptOldRegimeOnly', taxHead: 'lta' },
  },
  {
    type: 'earning',
    words: /\bCONVEYANCE\b|\bTRANSPORT\b|\bTRAVEL\b/,
    flags: { ...excluded, taxHead: 'conveyance', payslipOrder: 40 },
  },
  { type: 'earning', words: /\bOVERTIME\b/, flags: excluded },
  { type: 'earning', words: /\bCOMMISSION\b/, flags: { ...excluded, taxHead: 'commission' } },
  { type: 'earning', words: /\bSPECIAL\b/, flags: { payslipOrder: 90 } },
  {
    type: 'employer',
    words: /\bNPS\b|\bNATIONAL PENSION\b/,
    flags: { wageClass: 'excluded', tax: 'taxable', taxHead: 'employerNps' },
  },
  {
    type: 'employer',
    words: /\bSUPERANNUATION\b/,
    flags: { wageClass: 'excluded', taxHead: 'superannuation' },
  },
  { type: 'employer', words: /\bE?PF\b|\bPROVIDENT\b|\bPENSION\b/, flags: { wageClass: 'excluded' } },
  { type: 'benefit', words: /\bHOUSE\b|\bACCOMMODATION\b|\bRENT FREE\b|\bQUARTERS?\b/, flags: { benefit: 'house' } },
  { type: 'benefit', words: /\bCARS?\b|\bVEHICLE\b|\bDRIVER\b/, flags: { benefit: 'car' } },
  { type: 'benefit', words: /\bLOAN\b|\bINTEREST\b/, flags: { benefit: 'loan' } },
  { type: 'benefit', words: /\bMEALS?\b|\bFOOD\b/, flags: { benefit: 'meals' } },
  { type: 'benefit', words: /\bGIFTS?\b|\bVOUCHERS?\b/, flags: { benefit: 'gifts' } },
  { type: 'benefit', words: /\bCLUB\b/, flags: { benefit: 'club' } },
]

/** The usual choice, from the type, the code and the name. */
export function defaultFlags(of: { type: Type; code: string; name: string }): ComponentFlags {
  const words = `${of.code} ${of.name}`.toUpperCase().replace(/[^A-Z]+/g, ' ')
  const flags = known.find((one) => one.type === of.type && one.words.test(words))?.flags
  return { ...starting(of.type), ...flags }
}

/** The flags to store for a component: for a benefit in kind only its kind and place can be chosen. */
export function keptFlags(type: Type, flags: ComponentFlags): ComponentFlags {
  const { payslipOrder } = flags
  if (type === 'benefit') return { ...inKind, payslipOrder, benefit: flags.benefit ?? inKind.benefit }
  return type === 'deduction' ? flags : { ...flags, benefit: null }
}

function starting(type: Type): ComponentFlags {
  if (type === 'benefit') return inKind
  return type === 'earning' ? pay : noPay
}
