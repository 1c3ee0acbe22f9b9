import type { Day, Id } from '@muster/contract/values.ts'
import { earliest, firstDay, lastDay, latest, monthsOfFinancialYear } from '@muster/engine/day.ts'
import type { PaidYear } from '../year.queries.ts'

/**
 * The days with an employer in a year: its paid months, limited by joining and leaving. Between employers within the organisation the month
 * of work decides, since people move on the first of a month.
 */
export function periodOf(
  financialYear: string,
  { entity, months, person }: PaidYear & { entity: Id | null },
): { from: Day; to: Day } {
  const own = months.filter((one) => one.entity === entity)
  const paid = own.map(({ month }) => month).toSorted()
  const april = firstDay(monthsOfFinancialYear(financialYear)[0]!)
  const [first, last] = [own[0], own.at(-1)]
  if (first === undefined || last === undefined) return { from: april, to: lastDay(april.slice(0, 7)) }
  const comesLater = months[0]!.entity !== entity
  const goesEarlier = months.at(-1)!.entity !== entity
  const from = latest(firstDay(comesLater ? first.workedIn : paid[0]!), april)
  const worked = lastDay(goesEarlier ? last.workedIn : paid.at(-1)!)
  // A month worked before April and paid in it, by the employer of before.
  const to = worked < from ? lastDay(paid.at(-1)!) : worked
  return { from: latest(person.joinedOn, from), to: earliest(to, person.leftOn ?? to) }
}
