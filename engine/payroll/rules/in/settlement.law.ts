import { law, type Law } from '../../../law/law.ts'

/** Of removal, dismissal, retrenchment, resignation or closing. */
export const settlementDays = law('in.settlement.days', 'Final settlement: paid within working days', 'days', [
  {
    from: '1937-03-28',
    value: 2,
    source: 'Payment of Wages Act 1936 s.5(2); Code on Wages 2019 s.17(2), in force from 21 November 2025',
    certainty: 'firm',
  },
])

export const settlementLaws: readonly Law[] = [settlementDays]
