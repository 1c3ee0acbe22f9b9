import { law } from '../../../../law/law.ts'
import { namedParts } from '../../../../law/named-parts.ts'

/** Where the Act has what: by the names of the Act of 1961, which people know. */
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

const names: Readonly<Record<SectionKey, string>> = {
  withholding: 'TDS on salary',
  newRegime: 'New regime',
  standardDeduction: 'Standard deduction',
  entertainmentAllowance: 'Entertainment allowance',
  professionalTax: 'Professional tax',
  rebate: 'Rebate',
  reliefForArrears: 'Relief for arrears',
  hra: 'House rent allowance',
  lta: 'Leave travel',
  houseLoanInterest: 'Home loan interest',
  withoutPan: 'Without a PAN',
  rounding: 'Rounding',
  '80C': '80C',
  '80CCC': '80CCC',
  '80CCD1': '80CCD(1)',
  '80CCD1B': '80CCD(1B)',
  '80CCD2': '80CCD(2)',
  '80CCH': '80CCH',
  '80D': '80D',
  '80DD': '80DD',
  '80DDB': '80DDB',
  '80E': '80E',
  '80EE': '80EE',
  '80EEA': '80EEA',
  '80EEB': '80EEB',
  '80G': '80G',
  '80GG': '80GG',
  '80TTA': '80TTA',
  '80TTB': '80TTB',
  '80U': '80U',
}

/** By what they were called in the Act of 1961: `80C: s.123`. */
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
