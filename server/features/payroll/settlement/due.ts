import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { settlementDue } from '@muster/engine/payroll/rules/in/settlement.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { workCalendars } from '../../calendar/index.ts'
import { companyCalendar } from '../../organisation/index.ts'

/** By when the law asks for the payment, by the working days of the person, and whether that day is over. */
export async function dueOf(
  tx: Tx,
  book: LawBook,
  of: { employee: Id; leftOn: Day; paidAt: Instant | null },
): Promise<{ payBy: Day; words: string; isLate: boolean }> {
  const { employee, leftOn, paidAt } = of
  const to = addDays(leftOn, daysAhead)
  const [calendar] = await workCalendars(tx, { employees: [employee], from: leftOn, to })
  const holidays = [...(calendar?.off(leftOn, to).keys() ?? [])]
  const { payBy, trace } = settlementDue(book, leftOn, { weeklyOffs: [], holidays })
  const { today, zone } = await companyCalendar(tx)
  const paidOn = paidAt === null ? today : localDay(paidAt, zone)
  return { payBy, words: trace[0]?.words ?? '', isLate: paidOn > payBy }
}

/** Far enough for the longest row of days off. */
const daysAhead = 60
