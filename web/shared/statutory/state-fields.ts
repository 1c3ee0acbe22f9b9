import { t } from '@lingui/core/macro'
import { enabled, type FieldGroup } from './field.ts'

export const ptFields: readonly FieldGroup[] = [
  {
    title: t`Professional tax`,
    description: t`By the state of the work location.`,
    fields: [
      enabled(t`Professional tax is deducted`, t`By the table of the state`),
      {
        name: 'registrationNumber',
        kind: 'registration',
        label: t`Registration number`,
        helper: t`For what is deducted from employees`,
        optional: true,
      },
      {
        name: 'enrolmentNumber',
        kind: 'registration',
        label: t`Enrolment number`,
        helper: t`For what the employer owes`,
        optional: true,
      },
    ],
  },
  {
    title: t`How it is taken`,
    fields: [
      {
        name: 'mode',
        kind: 'choice',
        label: t`Half-yearly and annual tax`,
        states: ['BR', 'KL', 'PY', 'TN'],
        options: [
          { value: 'atOnce', label: t`In the customary month` },
          { value: 'spread', label: t`Spread over the months`, detail: t`The last month settles the difference` },
        ],
      },
      {
        name: 'bonusMonthCounts',
        kind: 'switch',
        label: t`Bonus and arrears count in the month they are paid`,
        helper: t`Not settled in every state`,
      },
      {
        name: 'localBody',
        kind: 'choice',
        label: t`Local body`,
        helper: t`By the city of the location when nothing is chosen`,
        optional: true,
        states: ['TN'],
        options: [
          { value: 'greater-chennai', label: t`Greater Chennai` },
          { value: 'other', label: t`Another corporation or municipality` },
        ],
      },
      {
        name: 'otherGenderAs',
        kind: 'choice',
        label: t`Table for people of neither gender`,
        helper: t`The tables for men and women differ`,
        states: ['MH'],
        options: [
          { value: 'male', label: t`That of men` },
          { value: 'female', label: t`That of women` },
        ],
      },
    ],
  },
]

export const lwfFields: readonly FieldGroup[] = [
  {
    title: t`Labour welfare fund`,
    description: t`A fixed amount in the months the state names.`,
    fields: [
      enabled(t`Labour welfare fund applies`, t`Some states ask for a least number of employees`),
      { name: 'registrationNumber', kind: 'registration', label: t`Registration number`, optional: true },
    ],
  },
]
