import { law } from '../../../../law/law.ts'
import { namedParts } from '../../../../law/named-parts.ts'
import { say, type Sentence } from '../../../../sentence.ts'

/** Subjects of the Act, by their section in the Act of 1961, which people know. */
export type SectionKey =
  | 'withholding'
  | 'newRegime'
  | 'standardDeduction'
  | 'entertainmentAllowance'
  | 'professionalTax'
  | 'rebate'
  | 'reliefForArrears'
  | 'hra'
  | 'lta'
  | 'houseLoanInterest'
  | 'withoutPan'
  | 'rounding'
  | '80C'
  | '80CCC'
  | '80CCD1'
  | '80CCD1B'
  | '80CCD2'
  | '80CCH'
  | '80D'
  | '80DD'
  | '80DDB'
  | '80E'
  | '80EE'
  | '80EEA'
  | '80EEB'
  | '80G'
  | '80GG'
  | '80TTA'
  | '80TTB'
  | '80U'

const names: Readonly<Record<SectionKey, Sentence>> = {
  withholding: say`TDS on salary`,
  newRegime: say`New regime`,
  standardDeduction: say`Standard deduction`,
  entertainmentAllowance: say`Entertainment allowance`,
  professionalTax: say`Professional tax`,
  rebate: say`Rebate`,
  reliefForArrears: say`Relief for arrears`,
  hra: say`House rent allowance`,
  lta: say`Leave travel`,
  houseLoanInterest: say`Home loan interest`,
  withoutPan: say`Without a PAN`,
  rounding: say`Rounding`,
  '80C': say`80C`,
  '80CCC': say`80CCC`,
  '80CCD1': say`80CCD(1)`,
  '80CCD1B': say`80CCD(1B)`,
  '80CCD2': say`80CCD(2)`,
  '80CCH': say`80CCH`,
  '80D': say`80D`,
  '80DD': say`80DD`,
  '80DDB': say`80DDB`,
  '80E': say`80E`,
  '80EE': say`80EE`,
  '80EEA': say`80EEA`,
  '80EEB': say`80EEB`,
  '80G': say`80G`,
  '80GG': say`80GG`,
  '80TTA': say`80TTA`,
  '80TTB': say`80TTB`,
  '80U': say`80U`,
}

/** Section names, by the section in the Act of 1961: `80C: s.123`. */
export const sectionNames = law<Readonly<Record<SectionKey, string>>>(
  'in.tax.sections',
  'Income tax: names of the sections',
  'table',
  [
    {
      from: '2023-04-01',
      source: 'Income-tax Act 1961',
      certainty: 'firm',
      value: {
        withholding: 's.192',
        newRegime: 's.115BAC(1A)',
        standardDeduction: 's.16(ia)',
        entertainmentAllowance: 's.16(ii)',
        professionalTax: 's.16(iii)',
        rebate: 's.87A',
        reliefForArrears: 's.89',
        hra: 's.10(13A)',
        lta: 's.10(5)',
        houseLoanInterest: 's.24(b)',
        withoutPan: 's.206AA',
        rounding: 's.288A, s.288B',
        '80C': 's.80C',
        '80CCC': 's.80CCC',
        '80CCD1': 's.80CCD(1)',
        '80CCD1B': 's.80CCD(1B)',
        '80CCD2': 's.80CCD(2)',
        '80CCH': 's.80CCH',
        '80D': 's.80D',
        '80DD': 's.80DD',
        '80DDB': 's.80DDB',
        '80E': 's.80E',
        '80EE': 's.80EE',
        '80EEA': 's.80EEA',
        '80EEB': 's.80EEB',
        '80G': 's.80G',
        '80GG': 's.80GG',
        '80TTA': 's.80TTA',
        '80TTB': 's.80TTB',
        '80U': 's.80U',
      },
    },
    {
      from: '2026-04-01',
      source: 'Income-tax Act 2025',
      certainty: 'likely',
      value: {
        withholding: 's.392(1)',
        newRegime: 's.202(1)',
        standardDeduction: 's.19',
        entertainmentAllowance: 's.19',
        professionalTax: 's.19',
        rebate: 's.156',
        reliefForArrears: 's.157',
        hra: 's.11, Schedule III',
        lta: 's.11, Schedule III',
        houseLoanInterest: 's.22',
        withoutPan: 's.397(2)',
        rounding: 's.516',
        '80C': 's.123',
        '80CCC': 's.123',
        '80CCD1': 's.123',
        '80CCD1B': 's.124(3)',
        '80CCD2': 's.124(1)',
        '80CCH': 's.125',
        '80D': 's.126',
        '80DD': 's.127',
        '80DDB': 's.128',
        '80E': 's.129',
        '80EE': 's.130',
        '80EEA': 's.131',
        '80EEB': 's.132',
        '80G': 's.133',
        '80GG': 's.134',
        '80TTA': 's.153',
        '80TTB': 's.153',
        '80U': 's.154',
      },
    },
  ],
  namedParts(names),
)
