import { law, type Law } from '../../../../law/law.ts'

const section = 'Income-tax Act 1961 s.10(10AA); Income-tax Act 2025, Schedule III'

export const leaveEncashmentLimit = law('in.leaveEncashment.limit', 'Leave encashment: exemption limit', 'paise', [
  { from: '2002-04-01', value: 3_00_000_00, source: 'S.O. 588(E) of 2002', certainty: 'likely' },
  { from: '2023-04-01', value: 25_00_000_00, source: 'Notification 31/2023 of 24 May 2023', certainty: 'firm' },
])

export const leaveEncashmentMonths = law('in.leaveEncashment.months', 'Leave encashment: exempt salary of', 'months', [
  { from: '2002-04-01', value: 10, source: section, certainty: 'firm' },
])

/** A day of leave is this fraction of a month's average salary. */
export const leaveEncashmentMonthDays = law(
  'in.leaveEncashment.monthDays',
  'Leave encashment: days of a month',
  'days',
  [{ from: '2002-04-01', value: 30, source: section, certainty: 'firm' }],
)

/** The days of leave that count for each completed year of service. */
export const leaveEncashmentYearDays = law(
  'in.leaveEncashment.yearDays',
  'Leave encashment: exempt days of a year of service',
  'days',
  [{ from: '2002-04-01', value: 30, source: section, certainty: 'firm' }],
)

export const leaveEncashmentLaws: readonly Law[] = [
  leaveEncashmentLimit,
  leaveEncashmentMonths,
  leaveEncashmentMonthDays,
  leaveEncashmentYearDays,
]
