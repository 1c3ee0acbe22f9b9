import { law } from '../law/law.ts'

/** How long records are kept after employment ends, each with the law requiring it. */
export const logRetention = law('in.retention.logs', 'Sign-in records: kept after the last working day', 'days', [
  {
    from: '2022-06-28',
    value: 180,
    source: 'CERT-In Directions No. 20(3)/2022 of 28 April 2022, direction (iv)',
    certainty: 'likely',
  },
  {
    from: '2027-05-14',
    value: 365,
    source:
      'Digital Personal Data Protection Rules 2025, r.6(1)(e) and r.8(3), G.S.R. 846(E), in force after 18 months',
    certainty: 'likely',
  },
])

export const wageRetention = law(
  'in.retention.registers',
  'Attendance and leave registers: kept after the last working day',
  'years',
  [
    {
      from: '1965-02-01',
      value: 3,
      source: 'Payment of Wages Act 1936 s.13A(2)',
      certainty: 'likely',
    },
    {
      from: '2025-11-21',
      value: 3,
      source: 'Code on Wages 2019 s.50, with the period of the Payment of Wages Act 1936 s.13A(2) saved by s.69(2)',
      certainty: 'unsure',
      note: 'States may prescribe a longer period in their rules under the code.',
    },
  ],
)

export const bookRetention = law(
  'in.retention.books',
  'Pay, tax and expense records: kept after the last financial year',
  'years',
  [
    {
      from: '2014-04-01',
      value: 8,
      source: 'Companies Act 2013 s.128(5): books of account and vouchers of eight financial years',
      certainty: 'firm',
    },
  ],
)
