import { t } from '@lingui/core/macro'
import { enabledField, type FieldGroup } from './field.ts'

export const ptFields: readonly FieldGroup[] = [
  {
    title: t`Professional tax`,
    description: t`Based on the state of the work location.`,
    fields: [
      enabledField(t`Deduct professional tax`, t`As per the state's slabs`),
      {
        name: 'registrationNumber',
        kind: 'registration',
        label: t`Registration number`,
        helper: t`For tax deducted from employees (PTRC)`,
        optional: true,
      },
      {
        name: 'enrolmentNumber',
        kind: 'registration',
        label: t`Enrolment number`,
        helper: t`For the employer's own tax (PTEC)`,
        optional: true,
      },
    ],
  },
  {
    title: t`Deduction`,
    fields: [
      {
        name: 'mode',
        kind: 'choice',
        label: t`Half-yearly and annual tax`,
        states: ['BR', 'KL', 'PY', 'TN'],
        options: [
          { value: 'atOnce', label: t`Deduct in the usual month` },
          { value: 'spread', label: t`Spread over months`, detail: t`The last month adjusts the difference` },
        ],
      },
      {
        name: 'bonusMonthCounts',
        kind: 'switch',
        label: t`Count bonus and arrears in the month of payment`,
        helper: t`Practice differs between states`,
      },
      {
        name: 'halfYearDays',
        kind: 'choice',
        label: t`People with fewer than 60 days of work in the half-year`,
        states: ['KL', 'TN'],
        options: [
          { value: 'statute', label: t`No tax`, detail: t`As per the statute` },
          { value: 'none', label: t`Tax on the pay of the half-year` },
        ],
      },
      {
        name: 'income',
        kind: 'choice',
        label: t`Income for professional tax`,
        states: ['KL'],
        options: [
          {
            value: 'statute',
            label: t`Without HRA, conveyance and travelling allowances`,
            detail: t`As per the statute`,
          },
          { value: 'gross', label: t`Gross pay` },
        ],
      },
      {
        name: 'localBody',
        kind: 'choice',
        label: t`Local body`,
        helper: t`If left empty, the city of the location decides`,
        optional: true,
        states: ['TN'],
        options: [
          { value: 'greater-chennai', label: t`Greater Chennai` },
          { value: 'other', label: t`Other corporation or municipality` },
        ],
      },
      {
        name: 'otherGenderAs',
        kind: 'choice',
        label: t`Slabs for other genders`,
        helper: t`Slabs differ for men and women`,
        states: ['MH'],
        options: [
          { value: 'male', label: t`Same as men` },
          { value: 'female', label: t`Same as women` },
        ],
      },
    ],
  },
]

export const lwfFields: readonly FieldGroup[] = [
  {
    title: t`Labour welfare fund`,
    description: t`A fixed amount in the months set by the state.`,
    fields: [
      enabledField(t`Labour welfare fund applies`, t`Some states require a minimum number of employees`),
      { name: 'registrationNumber', kind: 'registration', label: t`Registration number`, optional: true },
    ],
  },
]
