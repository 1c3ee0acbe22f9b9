import { law, type LawRow } from '../../../law/law.ts'
import { stateName } from '../../rules/in/state-names.ts'
import type { DueByState, PeriodDue } from './period-due.ts'

const nextMonth = (day: PeriodDue['day']): readonly PeriodDue[] => [{ ends: 'every', monthsLater: 1, day }]
const yearEnding = (ends: number, monthsLater: number, day: number): readonly PeriodDue[] => [
  { ends, monthsLater, day },
]
/** Half-years that end with the month in which the tax is deducted. */
const deductedIn = (...months: readonly number[]): readonly PeriodDue[] =>
  months.map((ends) => ({ ends, monthsLater: 0, day: 'last' }))
const quarters: readonly PeriodDue[] = [3, 6, 9, 12].map((ends) => ({ ends, monthsLater: 1, day: 'last' }))

const early = 'In force at least from this date; the legal commencement may be earlier.'
const longKnown = { AP: nextMonth(10), TG: nextMonth(10), GJ: nextMonth(15), KA: nextMonth(20), WB: nextMonth(21) }

const rows: readonly LawRow<DueByState>[] = [
  {
    from: '2013-02-01',
    value: longKnown,
    source: 'Returns as the states ask for them; rule book 3',
    certainty: 'likely',
    note: early,
  },
  {
    from: '2026-04-01',
    value: {
      ...longKnown,
      ...{ AS: nextMonth(28), ML: nextMonth(28), MP: nextMonth(10), MH: nextMonth('last'), OD: nextMonth('last') },
      ...{ PB: nextMonth('last'), KL: deductedIn(8, 2), TN: deductedIn(9, 3), BR: yearEnding(9, 2, 15) },
      ...{ JH: yearEnding(9, 1, 31), MN: yearEnding(3, 0, 30), MZ: yearEnding(3, 3, 30), SK: quarters },
      PY: [6, 12].map((ends) => ({ ends, monthsLater: 0, day: 'last' })),
    },
    source:
      'Punjab State Development Tax Rules 2018, rule 14(3), as amended on 26 Feb 2021; Bihar Act of 2011 (tax deducted in September is deposited by 15 November); the other states: compliance calendars of HRCabin, Saral and Simpliance, which agree where they overlap',
    certainty: 'likely',
    note: `Jharkhand, Manipur, Mizoram, Puducherry and Sikkim by one calendar each, to be confirmed with the state. Maharashtra: an employer whose tax of last year was below ₹1,00,000 pays once a year, by 31 March. ${early}`,
  },
]

/** By state: the periods of professional tax and the days by which they are paid. States that are missing have none that is known. */
export const ptDueDays = law<DueByState>(
  'in.returns.ptDueDays',
  'Professional tax: due days',
  'table',
  rows,
  (states) => Object.keys(states).map(stateName).toSorted().join(', '),
)
