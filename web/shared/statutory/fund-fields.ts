import { t } from '@lingui/core/macro'
import { enabledField, type FieldGroup } from './field.ts'

const unsettled = t`The law is unclear: the default is what most employers follow.`

export const pfFields: readonly FieldGroup[] = [
  {
    title: t`Provident fund`,
    description: t`For establishments with 20 or more employees; once covered, always covered.`,
    fields: [
      enabledField(t`Provident fund applies`, t`Contributions are calculated in every pay run`),
      {
        name: 'voluntary',
        kind: 'switch',
        label: t`Voluntary coverage`,
        helper: t`The company joined by choice`,
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
    description: t`The part of pay on which contributions are calculated.`,
    fields: [
      {
        name: 'wageBasis',
        kind: 'choice',
        label: t`Wages`,
        options: [
          {
            value: 'codeWages',
            label: t`As per the labour codes`,
            detail: t`Excluded pay above half of total pay is added back`,
          },
          { value: 'basicDa', label: t`Basic and DA`, detail: t`As before 21 November 2025` },
          {
            value: 'flags',
            label: t`As set for each component`,
            detail: t`Only included components count; nothing is added back`,
          },
        ],
      },
      {
        name: 'codeWagesOn',
        kind: 'choice',
        label: t`Half-of-pay test is based on`,
        helper: unsettled,
        options: [
          { value: 'earned', label: t`Pay earned in the month` },
          { value: 'fullMonth', label: t`Full monthly pay` },
        ],
      },
      {
        name: 'employerPfInCodeWages',
        kind: 'switch',
        label: t`Count employer PF in the half-of-pay test`,
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
        label: t`Employee and employer rate`,
        options: [
          { value: '0.12', label: '12 %', detail: t`All other establishments` },
          { value: '0.10', label: '10 %', detail: t`Sick units, jute, beedi, brick, coir, guar gum` },
        ],
      },
      {
        name: 'epsRate',
        kind: 'choice',
        label: t`Employer pension share`,
        helper: unsettled,
        options: [
          { value: '0.0833', label: '8.33 %', detail: t`As per the scheme` },
          { value: '1/12', label: t`One twelfth`, detail: t`As per S.O. 3580(E)` },
        ],
      },
      {
        name: 'employerOnFullWages',
        kind: 'switch',
        label: t`Employer also contributes on full wages when the employee does`,
        helper: t`If off, the employer contributes up to the ceiling`,
      },
      {
        name: 'adminMinimum',
        kind: 'switch',
        label: t`Apply minimum monthly admin charges`,
        helper: t`Per establishment`,
      },
      {
        name: 'age58',
        kind: 'choice',
        label: t`Pension contributions end`,
        helper: unsettled,
        options: [
          { value: 'birthdayMonth', label: t`In the 58th birthday month` },
          { value: 'monthAfter', label: t`In the month after the 58th birthday` },
        ],
      },
      {
        name: 'sept2026Method',
        kind: 'choice',
        label: t`September 2026 (ceiling change)`,
        helper: unsettled,
        options: [
          { value: 'split', label: t`Split by days`, detail: t`₹15,000 to the 16th, ₹25,000 from the 17th` },
          { value: 'whole15', label: t`₹15,000 for the whole month` },
          { value: 'whole25', label: t`₹25,000 for the whole month` },
        ],
      },
    ],
  },
]

export const esiFields: readonly FieldGroup[] = [
  {
    title: t`Employees' State Insurance (ESI)`,
    description: t`For establishments with 10 or more employees.`,
    fields: [
      enabledField(t`ESI applies`, t`Coverage is based on full monthly wages`),
      {
        name: 'voluntary',
        kind: 'switch',
        label: t`Voluntary coverage`,
        helper: t`The company joined by choice`,
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
      { name: 'overtimeCounts', kind: 'switch', label: t`Count overtime as ESI wages`, helper: unsettled },
      {
        name: 'continuedCoverage',
        kind: 'switch',
        label: t`Continue coverage until the contribution period ends`,
        helper: t`Even if wages cross the ceiling during the period`,
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
