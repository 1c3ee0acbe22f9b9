import type { Day, Id } from '@muster/contract/values.ts'
import { isOff, sandwiched, sandwichedDays, type SeenDay } from '@muster/engine/attendance/absence/absence-sandwich.ts'
import { addDays, days } from '@muster/engine/day.ts'
import { enclosedAtMost } from '@muster/engine/leave/count.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { firstOpenDay } from '../archive/archived-days.ts'
import type { DayRow } from './compute-day.ts'
import type { DayFacts } from './day-facts.ts'
import { daysByHand } from './days-by-hand.queries.ts'

interface Span {
  employees: readonly Id[]
  from: Day
  to: Day
}

/**
 * Days with the sandwich rule of absence: days off between days of absence are unpaid. Days off beside the range follow, because they may
 * be enclosed by it, or no longer. Without the rule nothing is read.
 *
 * @param rowsOf the days of some people between two days, as their own facts decide them
 */
export async function withSandwich(
  tx: Tx,
  rows: readonly DayRow[],
  facts: ReadonlyMap<Id, DayFacts>,
  { from, to, rowsOf }: { from: Day; to: Day; rowsOf: (of: Span) => Promise<DayRow[]> },
): Promise<DayRow[]> {
  const employees = peopleUnderRule(facts, from, to)
  if (employees.length === 0) return [...rows]
  const [first, last] = around(from, to)
  const wide = await rowsOf({ employees, from: await firstOpenDay(tx, first), to: last })
  const byHand = new Map(
    (await daysByHand(tx, { employees, from: first, to: last })).map((one) => [
      `${one.employee} ${one.day}`,
      one.halfDays,
    ]),
  )
  const isInside = ({ day }: DayRow) => day >= from && day <= to
  const beside = Map.groupBy(
    wide.filter((row) => !isInside(row)),
    (row) => row.employee_id,
  )
  return [...Map.groupBy(rows, (row) => row.employee_id)].flatMap(([employee, own]) => {
    const others = beside.get(employee) ?? []
    const unpaid = sandwichedDays({
      days: [...own, ...others].map((row) => seen(row, byHand.get(`${employee} ${row.day}`) ?? 0)),
      isUnderRule: (day) => hasRule(facts, employee, day),
    })
    return [...own, ...adjoining(others, from, to)].map((row) => (unpaid.has(row.day) ? asUnpaid(row) : row))
  })
}

/** The people for whom the rule holds somewhere near the days. */
export function peopleUnderRule(facts: ReadonlyMap<Id, DayFacts>, from: Day, to: Day): Id[] {
  const near = days(...around(from, to))
  return [...facts.keys()].filter((employee) => near.some((day) => hasRule(facts, employee, day)))
}

function hasRule(facts: ReadonlyMap<Id, DayFacts>, employee: Id, day: Day): boolean {
  return facts.get(employee)?.calendar.shiftOn(day)?.absenceSandwich === true
}

function around(from: Day, to: Day): [Day, Day] {
  return [addDays(from, -enclosedAtMost - 1), addDays(to, enclosedAtMost + 1)]
}

/** A day as it decides the rule: what HR entered by hand for a paid day counts. */
function seen(row: DayRow, byHand: number): SeenDay {
  const lossOfPayHalfDays = Math.max(0, Math.min(2, row.loss_of_pay_half_days + byHand))
  const isMadeAbsent = byHand > 0 && (row.state === 'present' || row.state === 'halfDay')
  return {
    ...{ day: row.day, state: isMadeAbsent ? 'absent' : row.state, final: row.is_final, firstIn: row.first_in },
    lossOfPayHalfDays,
  }
}

/** The days off that follow each other up to the range, or from it on. */
function adjoining(others: readonly DayRow[], from: Day, to: Day): DayRow[] {
  const off = new Map(others.filter(({ state }) => isOff(state)).map((row) => [row.day, row]))
  const found: DayRow[] = []
  for (const [edge, step] of [
    [from, -1],
    [to, 1],
  ] as const) {
    for (let day = addDays(edge, step); off.has(day); day = addDays(day, step)) found.push(off.get(day)!)
  }
  return found
}

function asUnpaid(row: DayRow): DayRow {
  if (!isOff(row.state)) return row
  const { code, text, values } = sandwiched(row.state)
  return {
    ...row,
    loss_of_pay_half_days: 2,
    ...{ loss_of_pay_reason: text, loss_of_pay_reason_values: values, why: text, why_values: values },
    reasons: [...row.reasons, { code, text, values }],
  }
}
