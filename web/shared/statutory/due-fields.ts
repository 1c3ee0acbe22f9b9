import { t } from '@lingui/core/macro'
import { enabledField, type FieldGroup } from './field.ts'

const days = [
  { value: 'basic/26', label: t`Basic ÷ 26` },
  { value: 'basic/30', label: t`Basic ÷ 30` },
  { value: 'gross/30', label: t`Gross ÷ 30` },
]

export const gratuityFields: readonly FieldGroup[] = [
  {
    title: t`Gratuity`,
    description: t`Paid within 30 days of leaving, up to the statutory ceiling.`,
    fields: [
      enabledField(t`Pay gratuity`, t`After five years of service; immediately on death or disablement`),
      {
        name: 'fifthYear',
        kind: 'choice',
        label: t`Fifth year of service`,
        helper: t`The law is unclear: some High Courts count 240 days as a full year`,
        options: [
          { value: 'no', label: t`Must be complete` },
          { value: 'sixDayWeek', label: t`240 days are enough`, detail: t`In a six-day week` },
          { value: 'fiveDayWeek', label: t`190 days are enough`, detail: t`In a five-day week` },
        ],
      },
      {
        name: 'fixedTermParts',
        kind: 'choice',
        label: t`Fixed-term service counts`,
        helper: t`The law is unclear on this`,
        options: [
          { value: 'months', label: t`Completed months, pro rata` },
          { value: 'years', label: t`Completed years only` },
        ],
      },
    ],
  },
]

export const bonusFields: readonly FieldGroup[] = [
  {
    title: t`Statutory bonus`,
    description: t`For establishments with 20 or more employees, paid within 8 months of year end. Statutory limits apply.`,
    fields: [
      enabledField(t`Pay statutory bonus`, t`To employees whose wages are within the limit`),
      {
        name: 'rate',
        kind: 'choice',
        label: t`Rate`,
        options: [
          { value: '0.0833', label: '8.33 %', detail: t`Minimum` },
          { value: '1/12', label: t`One twelfth`, detail: t`As per the Code\'s minimum` },
          { value: '0.10', label: '10 %' },
          { value: '0.12', label: '12 %' },
          { value: '0.15', label: '15 %' },
          { value: '0.20', label: '20 %', detail: t`Maximum` },
        ],
      },
      {
        name: 'minimumWagePaise',
        kind: 'money',
        label: t`Monthly minimum wage`,
        helper: t`If above the statutory calculation limit`,
        optional: true,
      },
    ],
  },
]

export const payFields: readonly FieldGroup[] = [
  {
    title: t`Wages under the labour codes`,
    description: t`Excluded pay above half of total pay is added back to wages for PF, ESI, gratuity and the deduction limit.`,
    fields: [
      {
        name: 'wagesHalfOf',
        kind: 'choice',
        label: t`Half of`,
        helper: t`The law is unclear: most employers follow the first option`,
        options: [
          {
            value: 'counted',
            label: t`Wages and excluded pay`,
            detail: t`Gratuity, incentives and other pay outside the definition are not counted`,
          },
          {
            value: 'all',
            label: t`All remuneration`,
            detail: t`Includes pay outside the definition, as in the Ministry's ₹76,000 example`,
          },
        ],
      },
      {
        name: 'bonusInWagesTest',
        kind: 'switch',
        label: t`Count statutory bonus as excluded pay`,
        helper: t`If off, it is not counted in the test for PF and ESI`,
      },
    ],
  },
  {
    title: t`Deductions`,
    fields: [
      {
        name: 'deductionCapOn',
        kind: 'switch',
        label: t`Limit deductions to half of wages`,
        helper: t`The balance is carried forward to later months`,
      },
    ],
  },
  {
    title: t`Exit`,
    fields: [
      { name: 'encashmentDay', kind: 'choice', label: t`Leave encashment per day`, options: days },
      { name: 'noticeDay', kind: 'choice', label: t`Notice pay per day`, options: days },
      {
        name: 'noticeRecoveryLowersTax',
        kind: 'switch',
        label: t`Notice recovery reduces taxable salary`,
        helper: t`The law is unclear on this`,
      },
    ],
  },
  {
    title: t`Attendance`,
    fields: [
      {
        name: 'lateArrears',
        kind: 'switch',
        label: t`Adjust late loss of pay in the next pay run`,
        helper: t`At the pay of the month it relates to`,
      },
      { name: 'overtimePaid', kind: 'switch', label: t`Pay overtime`, helper: t`At twice the hourly rate` },
      { name: 'overtimeDaysPerMonth', kind: 'count', label: t`Days per month` },
      { name: 'overtimeHoursPerDay', kind: 'count', label: t`Hours per day` },
    ],
  },
]
