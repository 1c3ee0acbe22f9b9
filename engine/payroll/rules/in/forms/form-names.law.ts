import { law } from '../../../../law/law.ts'
import { namedParts } from '../../../../law/named-parts.ts'
import { say, type Sentence } from '../../../../sentence.ts'

/** The names of the withholding tax forms. */
export interface FormNames {
  certificate: string
  /** The part with the year's figures. */
  certificatePart: string
  quarterlyStatement: string
  perquisites: string
  claims: string
  otherIncome: string
  otherCertificate: string
  taxCredit: string
  noDeduction: string
  year: string
}

const names: Readonly<Record<keyof FormNames, Sentence>> = {
  certificate: say`Certificate`,
  certificatePart: say`Its part with the figures of the year`,
  quarterlyStatement: say`Quarterly statement`,
  perquisites: say`Perquisites`,
  claims: say`Claims of the employee`,
  otherIncome: say`Previous employer`,
  otherCertificate: say`Certificate of other payments`,
  taxCredit: say`Tax credit`,
  noDeduction: say`Declaration for no deduction`,
  year: say`Year`,
}

export const formNamesLaw = law<FormNames>(
  'in.tax.formNames',
  'Income tax: names of the forms',
  'table',
  [
    {
      from: '2023-04-01',
      source: 'Income-tax Rules 1962',
      certainty: 'firm',
      value: {
        certificate: 'Form 16',
        certificatePart: 'Part B',
        quarterlyStatement: 'Form 24Q',
        perquisites: 'Form 12BA',
        claims: 'Form 12BB',
        otherIncome: 'Form 12B',
        otherCertificate: 'Form 16A',
        taxCredit: 'Form 26AS',
        noDeduction: 'Form 15G or 15H',
        year: 'Financial year',
      },
    },
    {
      from: '2026-04-01',
      source: 'Income-tax Rules 2026, G.S.R. 198(E), rules 204, 205, 215, 219',
      certainty: 'likely',
      value: {
        certificate: 'Form 130',
        certificatePart: 'Part C, Annexure I',
        quarterlyStatement: 'Form 138',
        perquisites: 'Form 123',
        claims: 'Form 124',
        otherIncome: 'Form 122',
        otherCertificate: 'Form 131',
        taxCredit: 'Form 168',
        noDeduction: 'Form 121',
        year: 'Tax year',
      },
    },
  ],
  namedParts(names),
)
