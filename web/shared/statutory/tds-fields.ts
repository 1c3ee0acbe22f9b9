import { enabled, type FieldGroup } from './field.ts'

export const tdsFields: readonly FieldGroup[] = [
  {
    title: 'Deductor',
    description: 'As returns and certificates print it.',
    fields: [
      enabled('Income tax is withheld', 'By the average rate of the year'),
      { name: 'tan', kind: 'company', label: 'TAN' },
      { name: 'circleAddress', kind: 'words', label: 'Address of the CIT (TDS)', optional: true },
    ],
  },
  {
    title: 'Signatory',
    fields: [
      { name: 'signatoryName', kind: 'words', label: 'Name', optional: true },
      { name: 'signatoryFatherName', kind: 'words', label: 'Son or daughter of', optional: true },
      { name: 'signatoryDesignation', kind: 'words', label: 'Designation', optional: true },
    ],
  },
  {
    title: 'Withholding',
    fields: [
      {
        name: 'bonusMode',
        kind: 'choice',
        label: 'Tax on a bonus or arrears',
        options: [
          { value: 'spread', label: 'Over the months left' },
          { value: 'inMonth', label: 'Whole in the month it is paid' },
        ],
      },
      {
        name: 'noPanWithRebate',
        kind: 'choice',
        label: 'No PAN, and the rebate leaves no tax',
        helper: 'Not settled in the law',
        options: [
          { value: 'nil', label: 'Nothing is withheld' },
          { value: 'flat20', label: '20 % of the income' },
        ],
      },
    ],
  },
  {
    title: 'Declarations',
    fields: [
      {
        name: 'proofCutOff',
        kind: 'dayOfYear',
        label: 'Proofs are due by',
        helper: 'The same day every year. From then on only accepted proofs count.',
      },
      {
        name: 'declarationLock',
        kind: 'dayOfYear',
        label: 'Declarations close on',
        helper: 'The same day every year. Later only payroll changes them.',
      },
      { name: 'askLandlordRelation', kind: 'switch', label: 'Ask for the relation to the landlord' },
    ],
  },
]
