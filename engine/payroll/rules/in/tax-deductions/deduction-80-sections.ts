/** The deductions from gross total income that an employer may count, in the order in which they are taken. */
export const deductionSections = [
  '80C',
  '80CCC',
  '80CCD1',
  '80CCD1B',
  '80CCD2',
  '80CCH',
  '80D',
  '80DD',
  '80DDB',
  '80E',
  '80EE',
  '80EEA',
  '80EEB',
  '80G',
  '80TTA',
  '80TTB',
  '80U',
  '80GG',
] as const

export type DeductionSection = (typeof deductionSections)[number]

/** What each is for, in a few words. */
export const deductionNames: Readonly<Record<DeductionSection, string>> = {
  '80C': 'Savings',
  '80CCC': 'Insurer’s pension plan',
  '80CCD1': 'Employee’s pension contribution',
  '80CCD1B': 'Employee’s pension contribution beyond 80C',
  '80CCD2': 'Employer’s pension contribution',
  '80CCH': 'Agnipath scheme',
  '80D': 'Health insurance',
  '80DD': 'Disabled dependant',
  '80DDB': 'Treatment of a specified disease',
  '80E': 'Interest on an education loan',
  '80EE': 'Interest on a first home loan',
  '80EEA': 'Interest on an affordable home loan',
  '80EEB': 'Interest on a loan for an electric vehicle',
  '80G': 'Donations',
  '80TTA': 'Interest on savings accounts',
  '80TTB': 'Interest on deposits of senior citizens',
  '80U': 'Self with a disability',
  '80GG': 'Rent paid without HRA',
}
