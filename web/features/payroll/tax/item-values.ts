import { choiceOf } from './tax-labels.ts'
import type { TaxDetails, TaxSection } from './types.ts'

const money = ['note', 'amountPaise']
const lender = ['lender', 'lenderPan', 'lenderAddress', 'lenderKind']

/** The field names of each section. */
const named: Partial<Record<TaxSection, readonly string[]>> = {
  '80D': ['premiumPaise', 'preventivePaise', 'medicalPaise', 'senior'],
  '80DD': ['note', 'severe'],
  '80DDB': ['note', 'amountPaise', 'senior'],
  '80U': ['note', 'severe'],
  rent: [
    ...['from', 'to', 'monthlyRentPaise', 'city', 'landlordName', 'landlordAddress', 'landlordPan'],
    'landlordRelation',
  ],
  ownHouse: ['interestPaise', ...lender, 'purpose', 'isLate'],
  letHouse: ['note', 'rentReceivedPaise', 'municipalTaxPaise', 'interestPaise', ...lender],
  previousEmployer: ['employer', 'tan', 'from', 'to', 'incomePaise', 'tdsPaise', 'professionalTaxPaise', 'pfPaise'],
}

const empty = {
  ...{ note: '', amountPaise: null, premiumPaise: null, preventivePaise: null, medicalPaise: null, senior: false },
  ...{ severe: false, from: null, to: null, monthlyRentPaise: null, city: '', landlordName: '', landlordAddress: '' },
  ...{ landlordPan: '', landlordRelation: '', interestPaise: null, lender: '', lenderPan: '', purpose: 'purchase' },
  ...{ lenderAddress: '', lenderKind: null },
  ...{ isLate: false, rentReceivedPaise: null, municipalTaxPaise: null, employer: '', tan: '', incomePaise: null },
  ...{ tdsPaise: null, professionalTaxPaise: null, pfPaise: null },
}

/** The form's initial values: the item's, or empty ones with the months of the year. */
export function itemValues(details: TaxDetails | null, choice: string, year: { from: string; to: string }): object {
  if (details === null) return { ...empty, choice, ...(choice === 'rent' ? year : {}) }
  const texts = Object.fromEntries(Object.entries(details).map(([key, value]) => [key, value ?? '']))
  return { ...empty, ...texts, choice: choiceOf(details) }
}

/** The details from the filled-in fields of the selected section. */
export function detailsOf({ choice, ...values }: Record<string, unknown>): Record<string, unknown> {
  const [section = '', kind] = String(choice).split(':')
  const fields = named[section as TaxSection] ?? money
  const kept = Object.fromEntries(Object.entries(values).filter(([key]) => fields.includes(key)))
  return { section, ...kept, ...kindOf(section, kind) }
}

function kindOf(section: string, kind: string | undefined): Record<string, unknown> {
  if (section === '80C') return { kind }
  if (section === '80D') return { whose: kind }
  return section === 'otherTax' ? { type: kind } : {}
}

/** The months of a financial year. */
export function monthsOf(financialYear: string): { from: string; to: string } {
  const start = Number(financialYear.slice(0, 4))
  return { from: `${start}-04`, to: `${start + 1}-03` }
}
