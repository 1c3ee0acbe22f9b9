import { say, type Sentence } from '../../../../sentence.ts'
/** The deductions from gross total income that an employer may count, in the order in which they are applied. */
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
export const deductionNames: Readonly<Record<DeductionSection, Sentence>> = {
  '80C': say`Savings`,
  '80CCC': say`Insurer's pension plan`,
  '80CCD1': say`Employee's pension contribution`,
  '80CCD1B': say`Employee's pension contribution beyond 80C`,
  '80CCD2': say`Employer's pension contribution`,
  '80CCH': say`Agnipath scheme`,
  '80D': say`Health insurance`,
  '80DD': say`Disabled dependant`,
  '80DDB': say`Treatment of a specified disease`,
  '80E': say`Interest on an education loan`,
  '80EE': say`Interest on a first home loan`,
  '80EEA': say`Interest on an affordable home loan`,
  '80EEB': say`Interest on a loan for an electric vehicle`,
  '80G': say`Donations`,
  '80TTA': say`Interest on savings accounts`,
  '80TTB': say`Interest on deposits of senior citizens`,
  '80U': say`Self with a disability`,
  '80GG': say`Rent paid without HRA`,
}
