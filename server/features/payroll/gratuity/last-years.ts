import type { Day, Id } from '@muster/contract/values.ts'
import { daysBetween, monthOf, type HalfDays } from '@muster/engine/day.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { isInLastYear, type GratuitySettings } from '@muster/engine/payroll/rules/in/exit/gratuity.ts'
import { lastYearFrom, serviceOf } from '@muster/engine/payroll/rules/in/exit/service.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { unpaidDays } from '../../attendance/index.ts'
import { workCalendars } from '../../calendar/index.ts'
import { enteredUnpaid } from './gratuity.queries.ts'

interface Serving {
  employee: Id
  joinedOn: Day
  /** The last day of service so far. */
  until: Day
}

/**
 * The half-days worked, or on paid leave, in each person's last, incomplete year of service: its days without weekly offs and holidays, less
 * those lost in attendance or entered by payroll for months that began in it. Of people of whom it matters, and only where an employer lets
 * a part of the fifth year count as a year.
 */
export async function workedInLastYears(
  tx: Tx,
  book: LawBook,
  fifthYear: GratuitySettings['fifthYear'],
  people: readonly Serving[],
): Promise<Map<Id, HalfDays>> {
  const asked = people.filter(({ joinedOn, until }) => isInLastYear(book, until, serviceOf(joinedOn, until)))
  if (fifthYear === 'no' || asked.length === 0) return new Map()
  const spans = asked.map(({ employee, joinedOn, until }) => ({
    ...{ employee, from: lastYearFrom(joinedOn, until), to: until },
    toMonth: monthOf(until),
  }))
  const days = spans.flatMap(({ from, to }) => [from, to]).toSorted()
  const around = { from: days[0]!, to: days.at(-1)! }
  const given = JSON.stringify(spans)
  const lost = new Map<Id, HalfDays>()
  for (const { employee, halfDays } of [
    ...(await unpaidDays(tx, { spans: given, ...around })),
    ...(await enteredUnpaid(tx, { spans: given, from: monthOf(around.from), to: monthOf(around.to) })),
  ])
    lost.set(employee, (lost.get(employee) ?? 0) + halfDays)
  const calendars = await workCalendars(tx, { employees: spans.map(({ employee }) => employee), ...around })
  const calendarOf = new Map(calendars.map((one) => [one.employee, one]))
  return new Map(
    spans.map(({ employee, from, to }) => {
      const off = calendarOf.get(employee)?.off(from, to).size ?? 0
      return [employee, (daysBetween(from, to) + 1 - off) * 2 - (lost.get(employee) ?? 0)]
    }),
  )
}
