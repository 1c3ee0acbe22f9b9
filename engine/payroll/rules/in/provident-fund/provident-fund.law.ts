import { law, type Law } from '../../../../law/law.ts'

const early = 'In force at least from this date; the legal commencement is earlier.'
const scheme = 'EPF Scheme 1952 para 29; EPF Scheme 2026, G.S.R. 525(E) of 29 June 2026, para 18'

/** Wages up to which contribution is due, for provident fund, pension and insurance alike. */
export const pfCeiling = law('in.pf.ceiling', 'EPF: monthly wage ceiling', 'paise', [
  {
    from: '2018-06-01',
    value: 15_000_00,
    source: 'G.S.R. 609(E) of 22 August 2014, in force from 1 September 2014',
    certainty: 'firm',
    note: early,
  },
  {
    from: '2026-09-17',
    value: 25_000_00,
    source: 'S.O. 5109(E); EPFO questions on the wage ceiling of 24 September 2026, question 5',
    certainty: 'firm',
  },
])

/** For employee and employer each. */
export const pfRate = law('in.pf.rate', 'EPF: contribution rate', 'basisPoints', [
  {
    from: '2018-06-01',
    value: 12_00,
    source: scheme,
    certainty: 'firm',
    note: '10% for the notified classes: sick or insolvent establishments, jute, beedi, brick, coir, guar gum.',
  },
])

export const epsRate = law('in.pf.epsRate', "EPS: part of the employer's share", 'basisPoints', [
  {
    from: '2018-06-01',
    value: 8_33,
    source: 'EPS 1995 para 3; EPS 2026, G.S.R. 527(E) of 29 June 2026, para 4(1)',
    certainty: 'likely',
    note: 'S.O. 3580(E) says eight and one-third per cent: at most one rupee more.',
  },
])

export const epsAge = law('in.pf.epsAge', 'EPS: contribution ends at age', 'years', [
  {
    from: '2018-06-01',
    value: 58,
    source: 'EPS 1995 para 6A; EPS 2026, G.S.R. 527(E)',
    certainty: 'likely',
    note: 'A birthday on or before the last day of a month counts for the month.',
  },
])

/** Who becomes a member of the pension scheme on joining the fund: everyone, or those within the ceiling. */
export const epsEntry = law(
  'in.pf.epsEntry',
  'Pension scheme: open on entering the fund to',
  'table',
  [
    { from: '1952-11-01', value: { everybody: true }, source: 'EPS 1995 para 6', certainty: 'firm', note: early },
    {
      from: '2014-09-01',
      value: { everybody: false },
      source: 'G.S.R. 609(E) of 22 August 2014; EPS 2026; EPFO circular of 26 September 2025',
      certainty: 'firm',
    },
  ],
  ({ everybody }) => (everybody ? 'everybody' : 'wages within the ceiling'),
)

export const edliRate = law('in.pf.edliRate', 'EDLI: contribution rate', 'basisPoints', [
  {
    from: '2018-06-01',
    value: 50,
    source: 'EDLI Scheme 1976 para 7; EDLI Scheme 2026, G.S.R. 526(E) of 29 June 2026, para 5',
    certainty: 'firm',
  },
])

export const pfAdminRate = law('in.pf.adminRate', 'EPF: admin charges', 'basisPoints', [
  {
    from: '2018-06-01',
    value: 50,
    source: 'S.O. 2011(E) of 2018; EPFO questions of September 2026',
    certainty: 'likely',
    note: 'No notification of 2026 was found.',
  },
])

export const pfAdminMinimum = law('in.pf.adminMinimum', 'EPF admin charges: monthly minimum', 'paise', [
  { from: '2018-06-01', value: 500_00, source: 'S.O. 2011(E) of 2018', certainty: 'likely' },
])

export const pfAdminMinimumEmpty = law(
  'in.pf.adminMinimumEmpty',
  'Administrative charge: of a month without a contributing member',
  'paise',
  [{ from: '2018-06-01', value: 75_00, source: 'S.O. 2011(E) of 2018', certainty: 'likely' }],
)

export const providentFundLaws: readonly Law[] = [
  pfCeiling,
  pfRate,
  epsRate,
  epsAge,
  epsEntry,
  edliRate,
  pfAdminRate,
  pfAdminMinimum,
  pfAdminMinimumEmpty,
]
