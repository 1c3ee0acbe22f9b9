import { say } from '../../../../sentence.ts'
import { law, type Law } from '../../../../law/law.ts'

const act = 'Payment of Bonus Act 1965 as amended in 2015; Code on Wages 2019 s.26, in force from 21 November 2025'
const open = 'Carried over from the Act of 1965; a notification under the Code is to be confirmed.'

export const bonusEligibility = law('in.bonus.eligibility', 'Bonus: eligible up to monthly wages of', 'paise', [
  { from: '2014-04-01', value: 21_000_00, source: act, certainty: 'unsure', note: open },
])

/** The bonus is calculated on wages up to this, or up to the minimum wage if that is higher. */
export const bonusCeiling = law('in.bonus.ceiling', 'Bonus: calculated on monthly wages up to', 'paise', [
  { from: '2014-04-01', value: 7_000_00, source: act, certainty: 'unsure', note: open },
])

export const bonusDays = law('in.bonus.days', 'Bonus: minimum days worked in the year', 'days', [
  { from: '2014-04-01', value: 30, source: act, certainty: 'firm' },
])

export const bonusMinimumRate = law('in.bonus.minimumRate', 'Bonus: minimum rate', 'basisPoints', [
  {
    from: '2014-04-01',
    value: 8_33,
    source: act,
    certainty: 'likely',
    note: 'The Code says eight and one-third per cent; payroll practice is 8.33%.',
  },
])

export const bonusMaximumRate = law('in.bonus.maximumRate', 'Bonus: maximum rate', 'basisPoints', [
  { from: '2014-04-01', value: 20_00, source: act, certainty: 'firm' },
])

export const bonusMinimum = law('in.bonus.minimum', 'Bonus: minimum amount per year', 'paise', [
  { from: '2014-04-01', value: 100_00, source: act, certainty: 'firm' },
])

/** Months after the end of the accounting year within which it is paid. */
export const bonusDueMonths = law('in.bonus.dueMonths', 'Bonus: payable after the accounting year within', 'months', [
  {
    from: '2014-04-01',
    value: 8,
    source: 'Payment of Bonus Act 1965 s.19; Code on Wages 2019 s.39, in force from 21 November 2025',
    certainty: 'firm',
  },
])

/** The names of the register and the return of bonus paid. */
export const bonusForms = law(
  'in.bonus.formNames',
  'Bonus: register and annual return',
  'table',
  [
    {
      from: '2014-04-01',
      value: { register: 'Form C', annualReturn: 'Form D' },
      source: 'Payment of Bonus Rules 1975, rules 4(c) and 5',
      certainty: 'firm',
    },
    {
      from: '2026-05-08',
      value: { register: 'Form C', annualReturn: 'Form D' },
      source: 'Code on Wages (Central) Rules 2026, G.S.R. 343(E), in supersession of the Payment of Bonus Rules 1975',
      certainty: 'unsure',
      note: 'The layouts of 1975 are kept until the form that replaces them is confirmed.',
    },
  ],
  ({ register, annualReturn }) => say`${register} and ${annualReturn}`,
)

export const bonusLaws: readonly Law[] = [
  bonusEligibility,
  bonusCeiling,
  bonusDays,
  bonusMinimumRate,
  bonusMaximumRate,
  bonusMinimum,
  bonusDueMonths,
  bonusForms,
]
