import { law, type Law } from '../../../law/law.ts'
import { say } from '../../../sentence.ts'
import { monthSaid } from '../../../format.ts'
import type { DueByState, PeriodDue } from './period-due.ts'
import { ptDueDays } from './professional-tax-due.law.ts'

const early = 'In force at least from this date; the legal commencement may be earlier.'

const halfYears: readonly PeriodDue[] = [
  { ends: 6, monthsLater: 1, day: 15 },
  { ends: 12, monthsLater: 1, day: 15 },
]
const financialHalves: readonly PeriodDue[] = [
  { ends: 9, monthsLater: 1, day: 15 },
  { ends: 3, monthsLater: 1, day: 15 },
]
const yearEnd: readonly PeriodDue[] = [{ ends: 12, monthsLater: 1, day: 31 }]

/** By state: the periods of the labour welfare fund and their due days. */
export const lwfDueDays = law<DueByState>(
  'in.returns.lwfDueDays',
  'Labour welfare fund: due days',
  'table',
  [
    {
      from: '2025-01-01',
      value: {
        ...{ CG: halfYears, DL: halfYears, GA: halfYears, GJ: halfYears, MP: halfYears, MH: halfYears },
        ...{ OD: halfYears, WB: halfYears, CH: financialHalves, PB: financialHalves },
        ...{ AP: yearEnd, TN: yearEnd, TG: yearEnd },
        KA: [{ ends: 12, monthsLater: 1, day: 15 }],
        HR: [{ ends: 12, monthsLater: 0, day: 31 }],
        KL: [{ ends: 'every', monthsLater: 1, day: 5 }],
      },
      source: "Due days of the states' welfare fund rows (in.lwf.*)",
      certainty: 'likely',
      note: early,
    },
  ],
  (states) => Object.keys(states).toSorted().join(', '),
)

const dayOfYear = ({ month, day }: { month: number; day: number }) => say`${day} ${monthSaid(month)}`

/** The day after a tax year by which its certificates are issued to employees. */
export const taxCertificateDue = law(
  'in.returns.taxCertificateDue',
  'Form 16 and Form 130: due',
  'table',
  [
    {
      from: '2017-04-01',
      value: { month: 6, day: 15 },
      source: 'Income-tax Rules 1962, rule 31(3); Income-tax Rules 2026',
      certainty: 'likely',
      note: early,
    },
  ],
  dayOfYear,
)

/** The day by which the annual return of a calendar year is filed. */
export const annualReturnDue = law(
  'in.returns.annualReturnDue',
  'Annual return under the labour laws: due',
  'table',
  [
    {
      from: '2016-01-01',
      value: { month: 2, day: 1 },
      source: 'Payment of Bonus Rules 1975, rule 5 (Form D)',
      certainty: 'unsure',
      note: early,
    },
    {
      from: '2026-01-01',
      value: { month: 2, day: 28 },
      source: 'Occupational Safety, Health and Working Conditions (Central) Rules 2026, annual return (Form XVII)',
      certainty: 'likely',
      note: 'The last day of February, which is the 29th in leap years; rules of the states may name another day.',
    },
  ],
  dayOfYear,
)

export const complianceLaws: readonly Law[] = [ptDueDays, lwfDueDays, taxCertificateDue, annualReturnDue]
