import { enabled, type FieldGroup } from './field.ts'

const unsettled = 'Not settled in the law: the default is what most employers follow.'

export const pfFields: readonly FieldGroup[] = [
  {
    title: 'Provident fund',
    description: 'For establishments with 20 or more employees; once covered, always covered.',
    fields: [
      enabled('Provident fund applies', 'Contributions are calculated in every pay run'),
      {
        name: 'voluntary',
        kind: 'switch',
        label: 'Voluntary coverage',
        helper: 'The company joined without being obliged to',
      },
      {
        name: 'establishmentNumber',
        kind: 'registration',
        label: 'Establishment number',
        optional: true,
        placeholder: 'BGBNG0012345000',
      },
    ],
  },
  {
    title: 'PF wages',
    description: 'On which part of the pay contributions are calculated.',
    fields: [
      {
        name: 'wageBasis',
        kind: 'choice',
        label: 'Wages',
        options: [
          { value: 'codeWages', label: 'By the labour codes', detail: 'Excluded pay above one half is added back' },
          { value: 'basicDa', label: 'Basic and DA', detail: 'As before 21 November 2025' },
          { value: 'flags', label: 'As each component says', detail: 'What is included counts, nothing is added back' },
        ],
      },
      {
        name: 'codeWagesOn',
        kind: 'choice',
        label: 'The test of one half is made on',
        helper: unsettled,
        options: [
          { value: 'earned', label: 'What was earned in the month' },
          { value: 'fullMonth', label: 'The pay of a full month' },
        ],
      },
      {
        name: 'employerPfInCodeWages',
        kind: 'switch',
        label: 'Employer PF counts in the test of one half',
        helper: unsettled,
      },
    ],
  },
  {
    title: 'Contributions',
    fields: [
      {
        name: 'epfRate',
        kind: 'choice',
        label: 'Rate of employee and employer',
        options: [
          { value: '0.12', label: '12 %', detail: 'Everybody else' },
          { value: '0.10', label: '10 %', detail: 'Sick units, jute, beedi, brick, coir, guar gum' },
        ],
      },
      {
        name: 'epsRate',
        kind: 'choice',
        label: 'Pension share of the employer',
        helper: unsettled,
        options: [
          { value: '0.0833', label: '8.33 %', detail: 'As the scheme says' },
          { value: '1/12', label: 'One twelfth', detail: 'As S.O. 3580(E) says' },
        ],
      },
      {
        name: 'employerOnFullWages',
        kind: 'switch',
        label: 'The employer, too, contributes on full wages for those who do',
        helper: 'Off: the employer stays on the ceiling',
      },
      {
        name: 'adminMinimum',
        kind: 'switch',
        label: 'The least monthly admin charge applies',
        helper: 'By establishment',
      },
      {
        name: 'age58',
        kind: 'choice',
        label: 'Pension contributions end',
        helper: unsettled,
        options: [
          { value: 'birthdayMonth', label: 'In the month of the 58th birthday' },
          { value: 'monthAfter', label: 'In the month after it' },
        ],
      },
      {
        name: 'sept2026Method',
        kind: 'choice',
        label: 'September 2026, when the ceiling changed',
        helper: unsettled,
        options: [
          { value: 'split', label: 'By days', detail: '₹15,000 to the 16th, ₹25,000 from the 17th' },
          { value: 'whole15', label: '₹15,000 for the whole month' },
          { value: 'whole25', label: '₹25,000 for the whole month' },
        ],
      },
    ],
  },
]

export const esiFields: readonly FieldGroup[] = [
  {
    title: 'State insurance (ESI)',
    description: 'For establishments with 10 or more employees.',
    fields: [
      enabled('ESI applies', 'Coverage is decided by the wage of a full month'),
      {
        name: 'voluntary',
        kind: 'switch',
        label: 'Voluntary coverage',
        helper: 'The company joined without being obliged to',
      },
      { name: 'employerCode', kind: 'registration', label: 'Employer code', optional: true, placeholder: '17 digits' },
    ],
  },
  {
    title: 'Coverage',
    fields: [
      { name: 'overtimeCounts', kind: 'switch', label: 'Overtime counts as ESI wages', helper: unsettled },
      {
        name: 'continuedCoverage',
        kind: 'switch',
        label: 'Coverage lasts to the end of the contribution period',
        helper: 'Also when the wage passes the ceiling inside it',
      },
      {
        name: 'disabledEmployerShare',
        kind: 'choice',
        label: 'Employer share for people with a disability',
        options: [
          { value: 'employer', label: 'Paid by the employer' },
          { value: 'government', label: 'Paid by the government', detail: 'In the first years of employment' },
        ],
      },
    ],
  },
]
