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
  '80CCD1': 'Own NPS contribution',
  '80CCD1B': 'Additional NPS contribution',
  '80DD': 'Disabled dependant',
  '80DDB': 'Treatment of a specified disease',
  '80E': 'Interest on an education loan',
  '80EE': 'Interest on a first home loan (80EE)',
  '80EEA': 'Interest on an affordable home loan (80EEA)',
  '80EEB': 'Interest on an electric vehicle loan',
  '80G': 'Donation',
  '80GG': 'Rent paid without HRA',
  '80TTA': 'Savings account interest',
  '80TTB': 'Interest on deposits of a senior citizen',
  '80CCH': 'Agniveer Corpus Fund',
  '80U': 'Self with a disability',
  rent: 'Rent',
  ownHouse: 'Home loan interest',
  letHouse: 'Let-out property',
  lta: 'LTA',
  otherExemption: 'Other exempt allowance',
  otherIncome: 'Other income',
  previousEmployer: 'Previous employer',
}

/** The name of an item in messages: `Public provident fund`. */
export function itemName(details: Item['details']): string {
  if (details.section === '80C') return savings[details.kind] ?? details.kind
  if (details.section === '80D') return `Health insurance of ${details.whose === 'parents' ? 'parents' : 'own family'}`
  if (details.section === 'otherTax') return details.type === 'tds' ? 'TDS by others' : 'TCS by others'
  return sections[details.section]
}
