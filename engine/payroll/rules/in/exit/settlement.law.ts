import { law, type Law } from '../../../../law/law.ts'

/** After removal, dismissal, retrenchment, resignation or closure. */
export const settlementDays = law('in.settlement.days', 'Full and final settlement: working days to pay', 'days', [
  {
    from: '1937-03-28',
    value: 2,
    source: 'Payment of Wages Act 1936 s.5(2); Code on Wages 2019 s.17(2), in force from 21 November 2025',
    certainty: 'firm',
  },
])

/** From the day it becomes payable. */
export const gratuityPayDays = law('in.gratuity.payDays', 'Gratuity: days to pay', 'days', [
  {
    from: '1987-10-01',
    value: 30,
    source: 'Payment of Gratuity Act 1972 s.7(3); Code on Social Security 2020 s.56, in force from 21 November 2025',
    certainty: 'firm',
    note: 'Interest is payable on late payment.',
  },
])

export const settlementLaws: readonly Law[] = [settlementDays, gratuityPayDays]
