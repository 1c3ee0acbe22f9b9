import type { z } from 'zod'
import type { DuePart } from '@muster/contract/payroll/settlement/settlement-statement.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { gratuityDue, settlementDue } from '@muster/engine/payroll/rules/in/exit/settlement.ts'
import { plain, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { workCalendars, type WorkCalendar } from '../../calendar/index.ts'
import { companyCalendar } from '../../organisation/index.ts'

/** Each part with how its due date was calculated. */
export type SaidDue = Omit<z.output<typeof DuePart>, 'words'> & { words: Sentence }

interface Leaver {
  employee: Id
  leftOn: Day
  /** Null: not paid yet. */
  paidOn: Day | null
  paysGratuity: boolean
}

/** The statutory due date of each part of the payment, by the employee's working days, and whether it has passed. */
export async function dueOf(tx: Tx, book: LawBook, of: Leaver): Promise<SaidDue[]> {
  const { employee, leftOn } = of
  const [calendar] = await workCalendars(tx, { employees: [employee], from: leftOn, to: addDays(leftOn, daysAhead) })
  const { today } = await companyCalendar(tx)
  const paidOn = of.paidOn ?? today
  return dueDays(book, calendar, of).map((one) => ({ ...one, isLate: paidOn > one.payBy }))
}

/** The due dates alone, where the employee's calendar is available from the last working day on. */
export function dueDays(
  book: LawBook,
  calendar: WorkCalendar | undefined,
  { leftOn, paysGratuity }: Pick<Leaver, 'leftOn' | 'paysGratuity'>,
): Omit<SaidDue, 'isLate'>[] {
  const holidays = [...(calendar?.off(leftOn, addDays(leftOn, daysAhead)).keys() ?? [])]
  const wages = settlementDue(book, leftOn, { weeklyOffs: [], holidays })
  const parts = [{ part: 'wages' as const, ...wages }]
  return [...parts, ...(paysGratuity ? [{ part: 'gratuity' as const, ...gratuityDue(book, leftOn) }] : [])].map(
    ({ part, payBy, trace }) => ({ part, payBy, words: trace[0]?.words ?? plain('') }),
  )
}

/** Whether pay lines include gratuity. */
export function hasGratuity(lines: readonly { code: string }[]): boolean {
  return lines.some(({ code }) => code === 'GRATUITY' || code === 'GRATUITY_TAXABLE')
}

/** Far enough for the longest stretch of days off. */
export const daysAhead = 60
