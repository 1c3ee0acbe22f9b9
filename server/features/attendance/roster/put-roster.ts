import type { Day, Id } from '@muster/contract/values.ts'
import {
  assignShift,
  outerSpan,
  withoutRepeats,
  type ShiftFrom,
  type ShiftSpan,
} from '@muster/engine/attendance/roster/roster.ts'
import { addDays } from '@muster/engine/day.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { heldShifts, putHeldShifts, type ShiftHolder } from '../../employees/index.ts'
import { calendarChanged } from '../../organisation/index.ts'
import { lockPeople } from '../day/attendance-day.queries.ts'
import { lockDaysShared } from '../lock/attendance-lock.queries.ts'
import { shiftNames } from './roster.queries.ts'
import { tellRoster, type OwnRoster } from './tell-roster.ts'

/** The people as they are now; until the transaction ends no one else changes their shifts, and payroll locks no days. */
export async function holdersOf(tx: Tx, employees: readonly Id[]): Promise<ShiftHolder[]> {
  const [, , people] = await Promise.all([
    lockPeople(tx, { employees }),
    lockDaysShared(tx, {}),
    heldShifts(tx, { employees }),
  ])
  return people
}

/** The names of these people's past and present shifts, and of others to be assigned. */
export async function namesOfShifts(
  tx: Tx,
  people: readonly ShiftHolder[],
  others: readonly Id[] = [],
): Promise<ReadonlyMap<Id, string>> {
  const ids = [...people.flatMap(({ shifts }) => shifts.map(({ shift }) => shift)), ...others]
  return new Map((await shiftNames(tx, { ids: [...new Set(ids)] })).map(({ id, name }) => [id, name]))
}

/**
 * Assigns these people the shifts of their spans, in order, and notifies them. A job recounts leave, then recalculates the days up to now.
 *
 * @returns the people whose shifts changed
 */
export async function putRoster(
  tx: Tx,
  actor: Actor,
  people: readonly ShiftHolder[],
  spansOf: ReadonlyMap<Id, readonly ShiftSpan[]>,
  names: ReadonlyMap<Id, string>,
): Promise<OwnRoster[]> {
  const changed = people.flatMap((person): OwnRoster[] => {
    const spans = spansOf.get(person.employee) ?? []
    const after = spans.reduce<ShiftFrom[]>(assignShift, person.shifts)
    const isSame = JSON.stringify(after) === JSON.stringify(withoutRepeats(person.shifts))
    return isSame ? [] : [{ person, spans, after }]
  })
  if (changed.length === 0) return []
  const employees = changed.map(({ person }) => person.employee)
  const held = changed.flatMap(({ person, after }) =>
    after.map(({ from, shift }) => ({ employee_id: person.employee, starts_on: from, shift_id: shift })),
  )
  await putHeldShifts(tx, { employees, held: JSON.stringify(held), now: tx.now })
  await calendarChanged(tx, actor, { employees, ...daysTouched(changed.flatMap(({ spans }) => spans)) })
  await tellRoster(tx, changed, names)
  return changed
}

/** The day before ends where a shift starts, and the day after starts where it ends. */
function daysTouched(spans: readonly ShiftSpan[]): { from: Day; to?: Day } {
  const { from, to } = outerSpan(spans)
  return { from: addDays(from, -1), ...(to === null ? {} : { to: addDays(to, 1) }) }
}
