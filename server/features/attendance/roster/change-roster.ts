import type { z } from 'zod'
import type { RosterChange } from '@muster/contract/attendance/roster.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { outerSpan, shiftHeld, type ShiftSpan } from '@muster/engine/attendance/roster/roster.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { asValue, audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { invalid, Problem } from '../../../platform/problem.ts'
import type { ShiftHolder } from '../../employees/index.ts'
import { holdersOf, namesOfShifts, putRoster } from './put-roster.ts'
import { spanSaid } from './tell-roster.ts'
import { rosterLimits, type RosterLimits } from './roster-limits.ts'

type Change = z.output<typeof RosterChange>

/** Assigns people shifts for some days, all or none. Reports everything wrong at once. */
export async function changeRoster(tx: Tx, actor: Actor, changes: readonly Change[]): Promise<{ people: number }> {
  assertNotOwn(actor, changes)
  const holders = await holdersOf(tx, [...new Set(changes.map(({ employeeId }) => employeeId))])
  const names = await namesOfShifts(
    tx,
    holders,
    changes.map(({ shiftId }) => shiftId),
  )
  const limits = await rosterLimits(tx, outerSpan(changes))
  const people = new Map(holders.map((one) => [one.employee, one]))
  const faults = changes.flatMap((change, at) =>
    faultsOf(change, { person: people.get(change.employeeId), names, limits }).map(([field, message]) => ({
      path: `body.changes.${at}.${field}`,
      message,
    })),
  )
  const [first] = faults
  if (first) throw invalid(faults, first.message)
  const spans = changes.map(({ employeeId, shiftId, ...days }) => ({ ...days, employeeId, shift: shiftId }))
  const changed = await putRoster(
    tx,
    actor,
    holders,
    Map.groupBy(spans, ({ employeeId }) => employeeId),
    names,
  )
  for (const { person, spans } of changed) await log(tx, actor, person, spans, names)
  return { people: changed.length }
}

/** A person must not change the basis of their own pay. */
function assertNotOwn({ employee }: Actor, changes: readonly Change[]): void {
  const message = say`You cannot change your own shift. Ask another administrator.`
  const errors = changes.flatMap(({ employeeId }, at) =>
    employeeId === employee ? [{ path: `body.changes.${at}.employeeId`, message }] : [],
  )
  if (errors.length > 0) throw new Problem(403, message, { errors })
}

type Fault = [field: keyof Change, message: Sentence]

function faultsOf(
  { from, to, shiftId }: Change,
  of: { person: ShiftHolder | undefined; names: ReadonlyMap<Id, string>; limits: RosterLimits },
): Fault[] {
  const { person, names, limits } = of
  const faults: Fault[] = []
  if (person === undefined) faults.push(['employeeId', say`This person does not exist`])
  else faults.push(...employmentFaults(person, from, to))
  if (!names.has(shiftId)) faults.push(['shiftId', say`This shift does not exist`])
  // One fault per field is enough.
  return [...faults, ...limits.faults(from, to).filter(([field]) => faults.every(([known]) => known !== field))]
}

function employmentFaults({ name, joinedOn, leftOn }: ShiftHolder, from: Day, to: Day | null): Fault[] {
  if (from < joinedOn) return [['from', say`${name} joined on ${{ day: joinedOn }}. Choose that day or a later one.`]]
  if (leftOn === null) return []
  const left = say`${name}'s last working day is ${{ day: leftOn }}. Choose that day or an earlier one.`
  if (from > leftOn) return [['from', left]]
  return to !== null && to > leftOn ? [['to', left]] : []
}

/** An entry per span, with the shift in force on its first day before. */
async function log(
  tx: Tx,
  actor: Actor,
  person: ShiftHolder,
  spans: readonly ShiftSpan[],
  names: ReadonlyMap<Id, string>,
) {
  const record = { type: 'employee' as const, id: person.employee }
  for (const { from, to, shift } of spans) {
    const before = shiftHeld(person.shifts, from)
    const change = { from: asValue(before && names.get(before)), to: asValue(names.get(shift)) }
    await audit(tx, actor, 'changedRoster', record, { shift: { of: spanSaid(from, to), ...change } })
  }
}
