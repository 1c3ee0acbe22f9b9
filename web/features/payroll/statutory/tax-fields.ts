import { enabled, type FieldGroup } from './field.ts'

export const ptFields: readonly FieldGroup[] = [
  {
    title: 'Professional tax',
    description: 'By the state of the work location.',
    fields: [
      enabled('Professional tax is deducted', 'By the table of the state'),
      {
        name: 'registrationNumber',
        kind: 'registration',
        label: 'Registration number',
        helper: 'For what is deducted from employees',
        optional: true,
      },
      {
        name: 'enrolmentNumber',
        kind: 'registration',
        label: 'Enrolment number',
        helper: 'For what the employer owes',
        optional: true,
      },
    ],
  },
  {
    title: 'How it is taken',
    fields: [
      {
        name: 'mode',
        kind: 'choice',
        label: 'Half-yearly and annual tax',
        options: [
          { value: 'atOnce', label: 'In the customary month' },
          { value: 'spread', label: 'Spread over the months', detail: 'The last month settles the difference' },
        ],
      },
      {
        name: 'bonusMonthCounts',
        kind: 'switch',
        label: 'Bonus and arrears count in the month they are paid',
        helper: 'Not settled in every state',
      },
      {
        name: 'localBody',
        kind: 'choice',
        label: 'Local body',
        helper: 'Tamil Nadu only; by the city of the location when nothing is chosen',
        optional: true,
        options: [
          { value: 'greater-chennai', label: 'Greater Chennai' },
          { value: 'other', label: 'Another corporation or municipality' },
        ],
      },
      {
        name: 'otherGenderAs',
        kind: 'choice',
        label: 'Table for people of neither gender',
        helper: 'Maharashtra only: its tables for men and women differ',
        options: [
          { value: 'male', label: 'That of men' },
          { value: 'female', label: 'That of women' },
        ],
      },
    ],
  },
]

export const tdsFields: readonly FieldGroup[] = [
  {
    title: 'Deductor',
    description: 'As returns and certificates print it.',
    fields: [
      enabled('Income tax is withheld', 'By the average rate of the year'),
      {
        name: 'tan',
        kind: 'registration',
        label: 'TAN',
        helper: 'Empty: that of the company information',
        optional: true,
        placeholder: 'BLRA12345B',
      },
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
        helper: 'Month and day, for example 01-15. From then on only accepted proofs count',
      },
      {
        name: 'declarationLock',
        kind: 'dayOfYear',
        label: 'Declarations close on',
        helper: 'Month and day. Later only payroll changes them',
      },
      { name: 'askLandlordRelation', kind: 'switch', label: 'Ask for the relation to the landlord' },
    ],
  },
]
