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
        states: ['BR', 'KL', 'PY', 'TN'],
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
        helper: 'By the city of the location when nothing is chosen',
        optional: true,
        states: ['TN'],
        options: [
          { value: 'greater-chennai', label: 'Greater Chennai' },
          { value: 'other', label: 'Another corporation or municipality' },
        ],
      },
      {
        name: 'otherGenderAs',
        kind: 'choice',
        label: 'Table for people of neither gender',
        helper: 'The tables for men and women differ',
        states: ['MH'],
        options: [
          { value: 'male', label: 'That of men' },
          { value: 'female', label: 'That of women' },
        ],
      },
    ],
  },
]

export const lwfFields: readonly FieldGroup[] = [
  {
    title: 'Labour welfare fund',
    description: 'A fixed amount in the months the state names.',
    fields: [
      enabled('Labour welfare fund applies', 'Some states ask for a least number of employees'),
      { name: 'registrationNumber', kind: 'registration', label: 'Registration number', optional: true },
    ],
  },
]
