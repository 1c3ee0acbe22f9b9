import type { Item } from './tax-item.queries.ts'

const savings: Readonly<Record<string, string>> = {
  ppf: 'Public provident fund',
  elss: 'Tax-saving mutual fund (ELSS)',
  lifeInsurance: 'Life insurance premium',
  tuitionFees: 'Tuition fees',
  homeLoanPrincipal: 'Home loan principal',
  taxSaverDeposit: 'Five-year deposit',
  sukanyaSamriddhi: 'Sukanya Samriddhi account',
  nationalSavings: 'National Savings Certificate',
  unitLinked: 'Unit-linked insurance plan',
  stampDuty: 'Stamp duty and registration of a house',
  seniorSavings: 'Senior Citizens Savings Scheme',
  otherSaving: 'Other saving',
}

const sections: Readonly<Record<Exclude<Item['section'], '80C' | '80D' | 'otherTax'>, string>> = {
  '80CCC': 'Pension fund',
  '80CCD1': 'Own pension contribution (NPS)',
  '80CCD1B': 'Additional pension contribution (NPS)',
  '80DD': 'Dependant with a disability',
  '80DDB': 'Treatment of a listed illness',
  '80E': 'Interest of an education loan',
  '80EE': 'Interest of a first home loan (80EE)',
  '80EEA': 'Interest of an affordable home loan (80EEA)',
  '80EEB': 'Interest of a loan for an electric vehicle',
  '80G': 'Donation',
  '80GG': 'Rent without house rent allowance',
  '80TTA': 'Savings account interest',
  '80TTB': 'Bank interest of a senior citizen',
  '80CCH': 'Agniveer Corpus Fund',
  '80U': 'Own disability',
  rent: 'Rent',
  ownHouse: 'Home loan interest',
  letHouse: 'Let house',
  lta: 'Leave travel',
  otherExemption: 'Other exempt allowance',
  otherIncome: 'Other income',
  previousEmployer: 'Previous employer',
}

/** What an item is called in messages: `Public provident fund`. */
export function itemName(details: Item['details']): string {
  if (details.section === '80C') return savings[details.kind] ?? details.kind
  if (details.section === '80D') return `Health insurance of ${details.whose === 'parents' ? 'parents' : 'own family'}`
  if (details.section === 'otherTax')
    return details.type === 'tds' ? 'Tax deducted by others' : 'Tax collected by others'
  return sections[details.section]
}
