import { law, type Law } from '../../../../law/law.ts'
import { listOf } from '../../../../sentence.ts'
import { monthSaid } from '../../../../format.ts'

const rule19 = 'Notification of June 2019; Social Security (Central) Rules 2026, G.S.R. 344(E), rule 19'
const early = 'In force at least from this date; the legal commencement may be earlier.'

export const esiEmployeeRate = law('in.esi.employeeRate', 'ESI: employee rate', 'basisPoints', [
  { from: '2019-07-01', value: 75, source: rule19, certainty: 'firm' },
])

export const esiEmployerRate = law('in.esi.employerRate', 'ESI: employer rate', 'basisPoints', [
  { from: '2019-07-01', value: 3_25, source: rule19, certainty: 'firm' },
])

/** Inclusive; for the full contract wages of a month. */
export const esiCeiling = law('in.esi.ceiling', 'ESI: monthly wage ceiling', 'paise', [
  {
    from: '2019-07-01',
    value: 21_000_00,
    source: 'ESI (Central) Rules, rule 50, of December 2016, in force from 1 January 2017',
    certainty: 'firm',
  },
])

export const esiCeilingDisabled = law(
  'in.esi.ceilingDisabled',
  'ESI: wage ceiling of a person with a disability',
  'paise',
  [{ from: '2019-07-01', value: 25_000_00, source: 'ESI (Central) Rules, rule 51-B', certainty: 'firm' }],
)

export const esiExemptDailyWage = law(
  'in.esi.exemptDailyWage',
  'ESI: no employee share up to an average daily wage of',
  'paise',
  [{ from: '2019-07-01', value: 176_00, source: 'ESI (Central) Rules, rule 52', certainty: 'firm', note: early }],
)

/** The months in which a contribution period begins. */
export const esiPeriods = law(
  'in.esi.periods',
  'ESI: contribution periods begin in',
  'table',
  [
    {
      from: '2019-07-01',
      value: { months: [4, 10] },
      source: 'ESI (General) Regulations, regulation 4: 1 April to 30 September, 1 October to 31 March',
      certainty: 'firm',
      note: early,
    },
  ],
  ({ months }) => listOf(months.map(monthSaid)),
)

export const stateInsuranceLaws: readonly Law[] = [
  esiEmployeeRate,
  esiEmployerRate,
  esiCeiling,
  esiCeilingDisabled,
  esiExemptDailyWage,
  esiPeriods,
]
