import { enabled, type FieldGroup } from './field.ts'

const days = [
  { value: 'basic/26', label: 'Basic ÷ 26' },
  { value: 'basic/30', label: 'Basic ÷ 30' },
  { value: 'gross/30', label: 'Gross ÷ 30' },
]

export const gratuityFields: readonly FieldGroup[] = [
  {
    title: 'Gratuity',
    description: 'Paid within 30 days of leaving. The ceiling is that of the law.',
    fields: [
      enabled('Gratuity is paid', 'After five years, on death and disablement at once'),
      {
        name: 'fifthYear',
        kind: 'choice',
        label: 'The fifth year',
        helper: 'Not settled: some High Courts count 240 days of it as a year',
        options: [
          { value: 'no', label: 'Must be whole' },
          { value: 'sixDayWeek', label: '240 days are enough', detail: 'In a week of six days' },
          { value: 'fiveDayWeek', label: '190 days are enough', detail: 'In a week of five days' },
        ],
      },
      {
        name: 'fixedTermParts',
        kind: 'choice',
        label: 'A fixed term counts',
        helper: 'Not settled in the law',
        options: [
          { value: 'months', label: 'Completed months, by twelfths' },
          { value: 'years', label: 'Completed years only' },
        ],
      },
    ],
  },
]

export const bonusFields: readonly FieldGroup[] = [
  {
    title: 'Statutory bonus',
    description:
      'For establishments with 20 or more employees, within 8 months of the year’s end. Limits are those of the law.',
    fields: [
      enabled('Statutory bonus is paid', 'To those whose wages are within the limit'),
      {
        name: 'rate',
        kind: 'choice',
        label: 'Rate',
        options: [
          { value: '0.0833', label: '8.33 %', detail: 'The least' },
          { value: '1/12', label: 'One twelfth', detail: 'As the Code words the least' },
          { value: '0.10', label: '10 %' },
          { value: '0.12', label: '12 %' },
          { value: '0.15', label: '15 %' },
          { value: '0.20', label: '20 %', detail: 'The most' },
        ],
      },
      {
        name: 'minimumWagePaise',
        kind: 'money',
        label: 'Minimum wage a month',
        helper: 'Where it is above the law’s limit of calculation',
        optional: true,
      },
    ],
  },
]

export const payFields: readonly FieldGroup[] = [
  {
    title: 'Wages under the labour codes',
    description:
      'Excluded pay above one half is added back to wages: for PF, ESI, gratuity and the limit of deductions.',
    fields: [
      {
        name: 'wagesHalfOf',
        kind: 'choice',
        label: 'One half of',
        helper: 'Not settled in the law: the first is what most employers follow',
        options: [
          {
            value: 'counted',
            label: 'Wages and excluded pay',
            detail: 'Gratuity, incentives and other pay outside the definition do not count',
          },
          {
            value: 'all',
            label: 'All remuneration',
            detail: 'With pay outside the definition, as in the Ministry’s example of ₹76,000',
          },
        ],
      },
      {
        name: 'bonusInWagesTest',
        kind: 'switch',
        label: 'Statutory bonus counts as excluded pay in the test',
        helper: 'Off: it stays outside the test, for PF and ESI alike',
      },
    ],
  },
  {
    title: 'Deductions',
    fields: [
      {
        name: 'deductionCapOn',
        kind: 'switch',
        label: 'Deductions take at most half of the wages',
        helper: 'The rest waits for later months',
      },
    ],
  },
  {
    title: 'Leaving',
    fields: [
      { name: 'encashmentDay', kind: 'choice', label: 'A day of leave paid out', options: days },
      { name: 'noticeDay', kind: 'choice', label: 'A day of notice', options: days },
      {
        name: 'noticeRecoveryLowersTax',
        kind: 'switch',
        label: 'Notice pay that is recovered lowers the taxable salary',
        helper: 'Not settled in the law',
      },
    ],
  },
  {
    title: 'Time',
    fields: [
      {
        name: 'lateArrears',
        kind: 'switch',
        label: 'Loss of pay that is known late is settled in the next run',
        helper: 'At the pay of the month it belongs to',
      },
      { name: 'overtimePaid', kind: 'switch', label: 'Overtime is paid', helper: 'At twice the rate of an hour' },
      { name: 'overtimeDaysPerMonth', kind: 'count', label: 'Days of a month' },
      { name: 'overtimeHoursPerDay', kind: 'count', label: 'Hours of a day' },
    ],
  },
]
