import { law, type Law } from '../../law/law.ts'
import { joined, say } from '../../sentence.ts'
import { monthSaid } from '../../format.ts'

const early = 'In force at least from this date; the legal commencement may be earlier.'

/** The quarterly statement's code for salary not paid by a government. */
export const salaryPaymentCode = law(
  'in.returns.salaryPaymentCode',
  'Quarterly TDS statement: payment code for salary',
  'text',
  [
    { from: '2017-04-01', value: '92B', source: 'Form 24Q, Annexure I', certainty: 'firm', note: early },
    {
      from: '2026-04-01',
      value: '1002',
      source: 'Form 138, Annexure I, as two sites transcribe it',
      certainty: 'unsure',
    },
  ],
)

/** The day of the next month by which a month's contributions are paid. */
export const pfDueDay = law('in.returns.pfDueDay', 'EPF: due day in the next month', 'count', [
  { from: '2016-01-01', value: 15, source: 'EPF Scheme 1952 para 38, EPF Scheme 2026', certainty: 'firm', note: early },
])

export const esiDueDay = law('in.returns.esiDueDay', 'ESI: due day in the next month', 'count', [
  { from: '2017-07-01', value: 15, source: 'ESI (General) Regulations, regulation 31', certainty: 'firm', note: early },
])

/** Tax withheld in a month is deposited by a day of the next month; one month has a day of its own. */
export const tdsDueDay = law(
  'in.returns.tdsDueDay',
  'TDS: due day in the next month',
  'table',
  [
    {
      from: '2010-04-01',
      value: { day: 7, except: { month: 3, day: 30 } },
      source: 'Income-tax Rules 1962, rule 30; Income-tax Rules 2026',
      certainty: 'firm',
      note: early,
    },
  ],
  ({ day, except }) => say`${day}; for ${monthSaid(except.month)} ${except.day}`,
)

/** When the quarterly statements are due: the last month of a quarter, and month and day after it. */
export const statementDue = law(
  'in.returns.statementDue',
  'Quarterly TDS statement: due',
  'table',
  [
    {
      from: '2016-06-01',
      value: [
        { quarterEnds: 6, month: 7, day: 31 },
        { quarterEnds: 9, month: 10, day: 31 },
        { quarterEnds: 12, month: 1, day: 31 },
        { quarterEnds: 3, month: 5, day: 31 },
      ],
      source: 'Income-tax Rules 1962, rule 31A; Income-tax Rules 2026, rule 219',
      certainty: 'firm',
      note: early,
    },
  ],
  (rows) =>
    joined(
      rows.map(({ quarterEnds, month, day }) => say`quarter to ${monthSaid(quarterEnds)}: ${day} ${monthSaid(month)}`),
      '; ',
    ),
)

/** From this amount on banks settle a payment individually in real time. */
export const rtgsFrom = law('in.returns.rtgsFrom', 'Bank transfer: RTGS from', 'paise', [
  { from: '2010-11-15', value: 2_00_000_00, source: 'RBI, RTGS System Regulations: minimum amount', certainty: 'firm' },
])

export const returnLaws: readonly Law[] = [salaryPaymentCode, pfDueDay, esiDueDay, tdsDueDay, statementDue, rtgsFrom]
