import { t } from '@lingui/core/macro'
import { enabled, type FieldGroup } from './field.ts'

const days = [
  { value: 'basic/26', label: t`Basic ÷ 26` },
  { value: 'basic/30', label: t`Basic ÷ 30` },
  { value: 'gross/30', label: t`Gross ÷ 30` },
]

export const gratuityFields: readonly FieldGroup[] = [
  {
    title: t`Gratuity`,
    description: t`Paid within 30 days of leaving. The ceiling is that of the law.`,
    fields: [
      enabled(t`Gratuity is paid`, t`After five years, on death and disablement at once`),
      {
        name: 'fifthYear',
        kind: 'choice',
        label: t`The fifth year`,
        helper: t`Not settled: some High Courts count 240 days of it as a year`,
        options: [
          { value: 'no', label: t`Must be whole` },
          { value: 'sixDayWeek', label: t`240 days are enough`, detail: t`In a week of six days` },
          { value: 'fiveDayWeek', label: t`190 days are enough`, detail: t`In a week of five days` },
        ],
      },
      {
        name: 'fixedTermParts',
        kind: 'choice',
        label: t`A fixed term counts`,
        helper: t`Not settled in the law`,
        options: [
          { value: 'months', label: t`Completed months, by twelfths` },
          { value: 'years', label: t`Completed years only` },
        ],
      },
    ],
  },
]

export const bonusFields: readonly FieldGroup[] = [
  {
    title: t`Statutory bonus`,
    description: t`For establishments with 20 or more employees, within 8 months of the year’s end. Limits are those of the law.`,
    fields: [
      enabled(t`Statutory bonus is paid`, t`To those whose wages are within the limit`),
      {
        name: 'rate',
        kind: 'choice',
        label: t`Rate`,
        options: [
          { value: '0.0833', label: '8.33 %', detail: t`The least` },
          { value: '1/12', label: t`One twelfth`, detail: t`As the Code words the least` },
          { value: '0.10', label: '10 %' },
          { value: '0.12', label: '12 %' },
          { value: '0.15', label: '15 %' },
          { value: '0.20', label: '20 %', detail: t`The most` },
        ],
      },
      {
        name: 'minimumWagePaise',
        kind: 'money',
        label: t`Minimum wage a month`,
        helper: t`Where it is above the law’s limit of calculation`,
        optional: true,
      },
    ],
  },
]

export const payFields: readonly FieldGroup[] = [
  {
    title: t`Wages under the labour codes`,
    description: t`Excluded pay above one half is added back to wages: for PF, ESI, gratuity and the limit of deductions.`,
    fields: [
      {
        name: 'wagesHalfOf',
        kind: 'choice',
        label: t`One half of`,
        helper: t`Not settled in the law: the first is what most employers follow`,
        options: [
          {
            value: 'counted',
            label: t`Wages and excluded pay`,
            detail: t`Gratuity, incentives and other pay outside the definition do not count`,
          },
          {
            value: 'all',
            label: t`All remuneration`,
            detail: t`With pay outside the definition, as in the Ministry’s example of ₹76,000`,
          },
        ],
      },
      {
        name: 'bonusInWagesTest',
        kind: 'switch',
        label: t`Statutory bonus counts as excluded pay in the test`,
        helper: t`Off: it stays outside the test, for PF and ESI alike`,
      },
    ],
  },
  {
    title: t`Deductions`,
    fields: [
      {
        name: 'deductionCapOn',
        kind: 'switch',
        label: t`Deductions take at most half of the wages`,
        helper: t`The rest waits for later months`,
      },
    ],
  },
  {
    title: t`Leaving`,
    fields: [
      { name: 'encashmentDay', kind: 'choice', label: t`A day of leave paid out`, options: days },
      { name: 'noticeDay', kind: 'choice', label: t`A day of notice`, options: days },
      {
        name: 'noticeRecoveryLowersTax',
        kind: 'switch',
        label: t`Notice pay that is recovered lowers the taxable salary`,
        helper: t`Not settled in the law`,
      },
    ],
  },
  {
    title: t`Time`,
    fields: [
      {
        name: 'lateArrears',
        kind: 'switch',
        label: t`Loss of pay that is known late is settled in the next run`,
        helper: t`At the pay of the month it belongs to`,
      },
      { name: 'overtimePaid', kind: 'switch', label: t`Overtime is paid`, helper: t`At twice the rate of an hour` },
      { name: 'overtimeDaysPerMonth', kind: 'count', label: t`Days of a month` },
      { name: 'overtimeHoursPerDay', kind: 'count', label: t`Hours of a day` },
    ],
  },
]
