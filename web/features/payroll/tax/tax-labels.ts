import { t } from '@lingui/core/macro'
import { formatMonth } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import type { Regime, TaxDetails, TaxSection } from './types.ts'

export const regimeNames: Readonly<Record<Regime, string>> = { new: t`New regime`, old: t`Old regime` }

const savings = {
  ppf: t`Public provident fund (PPF)`,
  elss: t`Tax-saving mutual fund (ELSS)`,
  lifeInsurance: t`Life insurance premium`,
  tuitionFees: t`Children's tuition fees`,
  homeLoanPrincipal: t`Home loan principal`,
  taxSaverDeposit: t`Five-year tax-saving deposit`,
  sukanyaSamriddhi: t`Sukanya Samriddhi account`,
  nationalSavings: t`National Savings Certificate`,
  unitLinked: t`Unit-linked insurance plan`,
  stampDuty: t`Stamp duty and registration charges`,
  seniorSavings: t`Senior Citizens Savings Scheme`,
  otherSaving: t`Other 80C savings`,
} as const satisfies Record<Extract<TaxDetails, { section: '80C' }>['kind'], string>

const sections: Readonly<Record<Exclude<TaxSection, '80C' | '80D' | 'otherTax'>, string>> = {
  '80CCC': t`Insurer's pension plan (80CCC)`,
  '80CCD1': t`Employee contribution to NPS (80CCD(1))`,
  '80CCD1B': t`Additional contribution to NPS`,
  '80DD': t`Dependant with a disability (80DD)`,
  '80DDB': t`Treatment of a specified disease (80DDB)`,
  '80E': t`Education loan interest (80E)`,
  '80EE': t`First home loan interest, 2016-17 (80EE)`,
  '80EEA': t`Affordable home loan interest (80EEA)`,
  '80EEB': t`Electric vehicle loan interest (80EEB)`,
  '80G': t`Donation (80G)`,
  '80GG': t`Rent paid without HRA (80GG)`,
  '80TTA': t`Savings account interest (80TTA)`,
  '80TTB': t`Bank interest for senior citizens (80TTB)`,
  '80CCH': t`Agniveer Corpus Fund (80CCH)`,
  '80U': t`Self with a disability (80U)`,
  rent: t`Rent`,
  ownHouse: t`Home loan interest`,
  letHouse: t`Let-out house`,
  lta: t`Leave travel allowance`,
  otherExemption: t`Other exempt allowance`,
  otherIncome: t`Other income, for example bank interest`,
  previousEmployer: t`Previous employer`,
}

/** Names in the tax calculation besides the sections. */
const counted: Readonly<Record<string, string>> = {
  '80C': t`80C savings and employee PF`,
  '80CCD2': t`Employer contribution to NPS (80CCD(2))`,
  '80D': t`Health insurance (80D)`,
  hra: t`House rent allowance`,
  otherExemptions: t`Other exempt allowances`,
  otherExemptionsBothRegimes: t`Exempt allowances`,
  gratuity: t`Gratuity`,
  leaveEncashment: t`Leave encashment`,
  commutedPension: t`Commuted pension`,
  professionalTax: t`Professional tax`,
  entertainmentAllowance: t`Entertainment allowance`,
  houseProperty: t`House property income`,
}

export function countedName(section: string): string {
  return counted[section] ?? sections[section as keyof typeof sections] ?? section
}

export const cities = [
  { value: 'delhi', label: t`Delhi` },
  { value: 'mumbai', label: t`Mumbai` },
  { value: 'kolkata', label: t`Kolkata` },
  { value: 'chennai', label: t`Chennai` },
  { value: 'hyderabad', label: t`Hyderabad` },
  { value: 'pune', label: t`Pune` },
  { value: 'ahmedabad', label: t`Ahmedabad` },
  { value: 'bengaluru', label: t`Bengaluru` },
  { value: 'other', label: t`Other city` },
]

/** The choices in a section: the section itself, or its kinds such as `80C:ppf`. */
export function choicesOf(section: TaxSection): { value: string; label: string }[] {
  if (section === '80C') return Object.entries(savings).map(([kind, label]) => ({ value: `80C:${kind}`, label }))
  if (section === '80D')
    return [
      { value: '80D:selfFamily', label: t`Self and family` },
      { value: '80D:parents', label: t`Parents` },
    ]
  if (section === 'otherTax')
    return [
      { value: 'otherTax:tds', label: t`Tax deducted (TDS), for example by a bank` },
      { value: 'otherTax:tcs', label: t`Tax collected (TCS), for example on a remittance` },
    ]
  return [{ value: section, label: sections[section] }]
}

/** The choice that an item belongs to. */
export function choiceOf(details: TaxDetails): string {
  if (details.section === '80C') return `80C:${details.kind}`
  if (details.section === '80D') return `80D:${details.whose}`
  return details.section === 'otherTax' ? `otherTax:${details.type}` : details.section
}

export function itemTitle(details: TaxDetails): string {
  if (details.section === '80D')
    return details.whose === 'parents' ? t`Health insurance: parents` : t`Health insurance: self and family`
  if (details.section === 'rent')
    return details.city === 'other'
      ? t`Rent in other city`
      : t`Rent in ${cities.find(({ value }) => value === details.city)?.label ?? ''}`
  if (details.section === 'previousEmployer') return details.employer
  return choicesOf(details.section).find(({ value }) => value === choiceOf(details))?.label ?? details.section
}

/** The second line of an item; empty if there is nothing more to say. */
export function itemNote(details: TaxDetails): string {
  if (details.section === 'rent')
    return t`${span(details)}, ${formatMoney(details.monthlyRentPaise)} per month to ${details.landlordName}`
  if (details.section === 'previousEmployer') return t`${span(details)}, tax deducted ${formatMoney(details.tdsPaise)}`
  if (details.section === 'ownHouse') return details.lender
  if (details.section === 'letHouse')
    return t`Interest ${formatMoney(details.interestPaise)}, municipal tax ${formatMoney(details.municipalTaxPaise)}`
  if (details.section === '80D') return details.senior ? t`Includes a person aged 60 or above` : ''
  return details.note
}

function span({ from, to }: { from: string; to: string }): string {
  return from === to ? formatMonth(from, 'short') : t`${formatMonth(from, 'short')} to ${formatMonth(to, 'short')}`
}
