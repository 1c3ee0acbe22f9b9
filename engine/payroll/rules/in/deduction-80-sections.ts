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
