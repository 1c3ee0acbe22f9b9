import { t } from '@lingui/core/macro'
import { enabled, type FieldGroup } from './field.ts'

const unsettled = t`Not settled in the law: the default is what most employers follow.`

export const pfFields: readonly FieldGroup[] = [
  {
    title: t`Provident fund`,
    description: t`For establishments with 20 or more employees; once covered, always covered.`,
    fields: [
      enabled(t`Provident fund applies`, t`Contributions are calculated in every pay run`),
      {
        name: 'voluntary',
        kind: 'switch',
        label: t`Voluntary coverage`,
        helper: t`The company joined without being obliged to`,
      },
      {
        name: 'establishmentNumber',
        kind: 'registration',
        label: t`Establishment number`,
        optional: true,
        placeholder: 'BGBNG0012345000',
      },
    ],
  },
  {
    title: t`PF wages`,
    description: t`On which part of the pay contributions are calculated.`,
    fields: [
      {
        name: 'wageBasis',
        kind: 'choice',
        label: t`Wages`,
        options: [
          { value: 'codeWages', label: t`By the labour codes`, detail: t`Excluded pay above one half is added back` },
          { value: 'basicDa', label: t`Basic and DA`, detail: t`As before 21 November 2025` },
          {
            value: 'flags',
            label: t`As each component says`,
            detail: t`What is included counts, nothing is added back`,
          },
        ],
      },
      {
        name: 'codeWagesOn',
        kind: 'choice',
        label: t`The test of one half is made on`,
        helper: unsettled,
        options: [
          { value: 'earned', label: t`What was earned in the month` },
          { value: 'fullMonth', label: t`The pay of a full month` },
        ],
      },
      {
        name: 'employerPfInCodeWages',
        kind: 'switch',
        label: t`Employer PF counts in the test of one half`,
        helper: unsettled,
      },
    ],
  },
  {
    title: t`Contributions`,
    fields: [
      {
        name: 'epfRate',
        kind: 'choice',
        label: t`Rate of employee and employer`,
        options: [
          { value: '0.12', label: '12 %', detail: t`Everybody else` },
          { value: '0.10', label: '10 %', detail: t`Sick units, jute, beedi, brick, coir, guar gum` },
        ],
      },
      {
        name: 'epsRate',
        kind: 'choice',
        label: t`Pension share of the employer`,
        helper: unsettled,
        options: [
          { value: '0.0833', label: '8.33 %', detail: t`As the scheme says` },
          { value: '1/12', label: t`One twelfth`, detail: t`As S.O. 3580(E) says` },
        ],
      },
      {
        name: 'employerOnFullWages',
        kind: 'switch',
        label: t`The employer, too, contributes on full wages for those who do`,
        helper: t`Off: the employer stays on the ceiling`,
      },
      {
        name: 'adminMinimum',
        kind: 'switch',
        label: t`The least monthly admin charge applies`,
        helper: t`By establishment`,
      },
      {
        name: 'age58',
        kind: 'choice',
        label: t`Pension contributions end`,
        helper: unsettled,
        options: [
          { value: 'birthdayMonth', label: t`In the month of the 58th birthday` },
          { value: 'monthAfter', label: t`In the month after it` },
        ],
      },
      {
        name: 'sept2026Method',
        kind: 'choice',
        label: t`September 2026, when the ceiling changed`,
        helper: unsettled,
        options: [
          { value: 'split', label: t`By days`, detail: t`₹15,000 to the 16th, ₹25,000 from the 17th` },
          { value: 'whole15', label: t`₹15,000 for the whole month` },
          { value: 'whole25', label: t`₹25,000 for the whole month` },
        ],
      },
    ],
  },
]

export const esiFields: readonly FieldGroup[] = [
  {
    title: t`State insurance (ESI)`,
    description: t`For establishments with 10 or more employees.`,
    fields: [
      enabled(t`ESI applies`, t`Coverage is decided by the wage of a full month`),
      {
        name: 'voluntary',
        kind: 'switch',
        label: t`Voluntary coverage`,
        helper: t`The company joined without being obliged to`,
      },
      {
        name: 'employerCode',
        kind: 'registration',
        label: t`Employer code`,
        optional: true,
        placeholder: t`17 digits`,
      },
    ],
  },
  {
    title: t`Coverage`,
    fields: [
      { name: 'overtimeCounts', kind: 'switch', label: t`Overtime counts as ESI wages`, helper: unsettled },
      {
        name: 'continuedCoverage',
        kind: 'switch',
        label: t`Coverage lasts to the end of the contribution period`,
        helper: t`Also when the wage passes the ceiling inside it`,
      },
      {
        name: 'disabledEmployerShare',
        kind: 'choice',
        label: t`Employer share for people with a disability`,
        options: [
          { value: 'employer', label: t`Paid by the employer` },
          { value: 'government', label: t`Paid by the government`, detail: t`In the first years of employment` },
        ],
      },
    ],
  },
]
