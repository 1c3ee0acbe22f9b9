import type { Day, Id, Month } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import type { AnnualFacts } from '@muster/engine/payroll/outputs/annual-return/annual-facts.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { leaveBetween } from '../../../platform/leave/leave.ts'
import { bonusRunOfYear } from '../bonus/bonus-run.queries.ts'
import { linesByPart, wagesByPart } from './annual-pay.queries.ts'
import { workedByPart } from '../../attendance/index.ts'
import { bonusByPart, employedByPart } from './annual-people.queries.ts'

/** The year's data for these months, one statement per subject, summed by part. */
export async function annualFacts(tx: Tx, year: number, months: { from: Month; to: Month }): Promise<AnnualFacts> {
  const between = { from: firstDay(months.from), to: lastDay(months.to) }
  const people = await employedByPart(tx, between)
  const parts = new Map(people.map((one) => [one.employee, one]))
  const leave = await leaveBetween(tx, between)
  return {
    people,
    worked: await workedByPart(tx, between),
    wages: await wagesByPart(tx, months),
    lines: await linesByPart(tx, { ...months, first: between.from, last: between.to }),
    bonus: await bonusOfYear(tx, year),
    leave: leave.flatMap(({ employee, ...taken }) => {
      const part = parts.get(employee)
      return part === undefined ? [] : [{ ...partOf(part), ...taken }]
    }),
  }
}

const partOf = ({ entity, location, gender }: AnnualFacts['people'][number]) => ({ entity, location, gender })

/** For the accounting year that ended in March of a calendar year; nothing earlier is calculated. */
async function bonusOfYear(tx: Tx, year: number): Promise<AnnualFacts['bonus']> {
  const run: { id: Id } | undefined = await bonusRunOfYear(tx, {
    year: `${year - 1}-${String(year % 100).padStart(2, '0')}`,
  })
  const last: Day = `${year}-03-31`
  return run === undefined ? [] : bonusByPart(tx, { run: run.id, until: last.slice(0, 7), last })
}
