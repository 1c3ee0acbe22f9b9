import { say } from '../../../../sentence.ts'
import { law, type Law } from '../../../../law/law.ts'

const act = 'Payment of Gratuity Act 1972 s.4; Code on Social Security 2020 s.53, in force from 21 November 2025'

export const gratuityDays = law('in.gratuity.days', 'Gratuity: wages per year of service', 'days', [
  { from: '2010-05-24', value: 15, source: act, certainty: 'firm' },
])

export const gratuityMonthDays = law('in.gratuity.monthDays', 'Gratuity: days in a month', 'days', [
  { from: '2010-05-24', value: 26, source: act, certainty: 'firm' },
])

export const gratuityYears = law('in.gratuity.years', 'Gratuity: minimum service', 'years', [
  { from: '2010-05-24', value: 5, source: act, certainty: 'firm', note: 'Not needed on death or disablement.' },
])

export const gratuityFixedTermYears = law(
  'in.gratuity.fixedTermYears',
  'Gratuity for fixed-term employment: after',
  'years',
  [
    {
      from: '2010-05-24',
      value: 5,
      source: 'Payment of Gratuity Act 1972 s.4',
      certainty: 'likely',
      note: 'No separate rule for fixed-term employment.',
    },
    { from: '2025-11-21', value: 1, source: 'Code on Social Security 2020 s.53(2)', certainty: 'firm' },
  ],
)

/** A part of a year longer than this counts as a year. */
export const gratuityRounding = law('in.gratuity.rounding', 'Gratuity: rounded up to a full year above', 'months', [
  { from: '2010-05-24', value: 6, source: act, certainty: 'firm' },
])

export const gratuityCeiling = law('in.gratuity.ceiling', 'Gratuity: ceiling', 'paise', [
  { from: '2010-05-24', value: 10_00_000_00, source: 'Payment of Gratuity (Amendment) Act 2010', certainty: 'likely' },
  {
    from: '2018-03-29',
    value: 20_00_000_00,
    source: 'S.O. 1420(E) of 2018',
    certainty: 'likely',
    note: 'Its status under the Code on Social Security is to be confirmed.',
  },
])

/** Days of the fifth year that count as the whole year, for employers who follow the High Courts' reading. */
export const gratuityFifthYear = law(
  'in.gratuity.fifthYear',
  'Gratuity: days of the fifth year',
  'table',
  [
    {
      from: '2010-05-24',
      value: { sixDayWeek: 240, fiveDayWeek: 190 },
      source: 'Payment of Gratuity Act 1972 s.2A, as some High Courts read it',
      certainty: 'unsure',
    },
  ],
  ({ sixDayWeek, fiveDayWeek }) => say`${sixDayWeek} days in a six-day week, ${fiveDayWeek} days in a five-day week`,
)

export const gratuityLaws: readonly Law[] = [
  gratuityDays,
  gratuityMonthDays,
  gratuityYears,
  gratuityFixedTermYears,
  gratuityRounding,
  gratuityCeiling,
  gratuityFifthYear,
]
