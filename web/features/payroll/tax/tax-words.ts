import { formatMonth } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import type { Regime, TaxDetails, TaxSection } from './types.ts'

export const regimeNames: Readonly<Record<Regime, string>> = { new: 'New regime', old: 'Old regime' }

const savings = {
  ppf: 'Public provident fund (PPF)',
  elss: 'Tax-saving mutual fund (ELSS)',
  lifeInsurance: 'Life insurance premium',
  tuitionFees: 'Tuition fees of children',
  homeLoanPrincipal: 'Home loan principal',
  taxSaverDeposit: 'Five-year tax-saving deposit',
  sukanyaSamriddhi: 'Sukanya Samriddhi account',
  nationalSavings: 'National Savings Certificate',
  unitLinked: 'Unit-linked insurance plan',
  stampDuty: 'Stamp duty and registration of a house',
  seniorSavings: 'Senior Citizens Savings Scheme',
  otherSaving: 'Another saving of section 80C',
} as const satisfies Record<Extract<TaxDetails, { section: '80C' }>['kind'], string>

const sections: Readonly<Record<Exclude<TaxSection, '80C' | '80D' | 'otherTax'>, string>> = {
  '80CCC': 'Pension fund of an insurer (80CCC)',
  '80CCD1': 'Own contribution to NPS (80CCD(1))',
  '80CCD1B': 'Additional contribution to NPS',
  '80DD': 'Dependant with a disability (80DD)',
  '80DDB': 'Treatment of a listed illness (80DDB)',
  '80E': 'Interest of an education loan (80E)',
  '80EE': 'Interest of a first home loan of 2016-17 (80EE)',
  '80EEA': 'Interest of an affordable home loan (80EEA)',
  '80EEB': 'Interest of a loan for an electric vehicle (80EEB)',
  '80G': 'Donation (80G)',
  '80GG': 'Rent without house rent allowance (80GG)',
  '80TTA': 'Savings account interest (80TTA)',
  '80TTB': 'Bank interest from the age of 60 (80TTB)',
  '80CCH': 'Agniveer Corpus Fund (80CCH)',
  '80U': 'Own disability (80U)',
  rent: 'Rent',
  ownHouse: 'Home loan interest',
  letHouse: 'House that is let',
  lta: 'Leave travel',
  otherExemption: 'Other exempt allowance',
  otherIncome: 'Other income, for example bank interest',
  previousEmployer: 'Previous employer',
}

/** What the calculation of the tax names beside the sections. */
const counted: Readonly<Record<string, string>> = {
  '80C': 'Savings and own provident fund (80C)',
  '80CCD2': 'Employer’s contribution to NPS (80CCD(2))',
  '80D': 'Health insurance (80D)',
  hra: 'House rent allowance',
  otherExemptions: 'Other exempt allowances',
  otherExemptionsBothRegimes: 'Exempt allowances',
  gratuity: 'Gratuity',
  leaveEncashment: 'Leave encashment',
  commutedPension: 'Commuted pension',
  professionalTax: 'Professional tax',
  entertainmentAllowance: 'Entertainment allowance',
  houseProperty: 'Houses: rent and loan interest',
}

export function countedName(section: string): string {
  return counted[section] ?? sections[section as keyof typeof sections] ?? section
}

export const cities = [
  { value: 'delhi', label: 'Delhi' },
  { value: 'mumbai', label: 'Mumbai' },
  { value: 'kolkata', label: 'Kolkata' },
  { value: 'chennai', label: 'Chennai' },
  { value: 'hyderabad', label: 'Hyderabad' },
  { value: 'pune', label: 'Pune' },
  { value: 'ahmedabad', label: 'Ahmedabad' },
  { value: 'bengaluru', label: 'Bengaluru' },
  { value: 'other', label: 'Another city' },
]

/** What can be chosen in a section: the section itself, or its kinds as `80C:ppf`. */
export function choicesOf(section: TaxSection): { value: string; label: string }[] {
  if (section === '80C') return Object.entries(savings).map(([kind, label]) => ({ value: `80C:${kind}`, label }))
  if (section === '80D')
    return [
      { value: '80D:selfFamily', label: 'Own family' },
      { value: '80D:parents', label: 'Parents' },
    ]
  if (section === 'otherTax')
    return [
      { value: 'otherTax:tds', label: 'Tax deducted (TDS), for example by a bank' },
      { value: 'otherTax:tcs', label: 'Tax collected (TCS), for example on a remittance' },
    ]
  return [{ value: section, label: sections[section] }]
}

/** The choice that an item was made by. */
export function choiceOf(details: TaxDetails): string {
  if (details.section === '80C') return `80C:${details.kind}`
  if (details.section === '80D') return `80D:${details.whose}`
  return details.section === 'otherTax' ? `otherTax:${details.type}` : details.section
}

export function itemTitle(details: TaxDetails): string {
  if (details.section === '80D') return details.whose === 'parents' ? 'Health of parents' : 'Health of own family'
  if (details.section === 'rent')
    return `Rent in ${cities.find(({ value }) => value === details.city)?.label.replace('Another', 'another') ?? ''}`
  if (details.section === 'previousEmployer') return details.employer
  return choicesOf(details.section).find(({ value }) => value === choiceOf(details))?.label ?? details.section
}

/** The second line of an item; empty when there is nothing more to say. */
export function itemNote(details: TaxDetails): string {
  if (details.section === 'rent')
    return `${span(details)}, ${formatMoney(details.monthlyRentPaise)} a month to ${details.landlordName}`
  if (details.section === 'previousEmployer') return `${span(details)}, tax deducted ${formatMoney(details.tdsPaise)}`
  if (details.section === 'ownHouse') return details.lender
  if (details.section === 'letHouse')
    return `Interest ${formatMoney(details.interestPaise)}, municipal tax ${formatMoney(details.municipalTaxPaise)}`
  if (details.section === '80D') return details.senior ? 'One of them is 60 or older' : ''
  return details.note
}

function span({ from, to }: { from: string; to: string }): string {
  return from === to ? formatMonth(from, 'short') : `${formatMonth(from, 'short')} to ${formatMonth(to, 'short')}`
}
