import type { Day } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { offsetMinutes } from '@muster/engine/zone.ts'
import { isOwn } from '../../../platform/actor.ts'
import { newId } from '../../../platform/id.ts'
import { peopleOfRows } from '../../employees/index.ts'
import { importKind, refusedRow } from '../../imports/index.ts'
import { archivedTo, archivedSaid } from '../archive/archived-days.ts'
import { lockPeople } from '../day/attendance-day.queries.ts'
import { recompute } from '../day/recompute.ts'
import { lockDaysShared, locksBetween } from '../lock/attendance-lock.queries.ts'
import {
  forgetEarlyDays,
  insertCorrections,
  insertImportedPunches,
  lastCorrections,
  supersedeEach,
  undoEach,
} from './attendance-import.queries.ts'
import { knownStatuses, readDay, type Column } from './day-cells.ts'
import { factsOfRows, spanOf } from './facts-of-rows.ts'
import { checkedDay, dayProblem, type Checked, type Plan } from './checked-day.ts'

interface Undo {
  day: Day
}

/** Days kept elsewhere, identified by person and day: a correction for each, as made by HR. */
export const attendanceImport = importKind<Column, Plan, Undo>({
  known: async () => ({ status: knownStatuses }),

  async hold(tx, rows) {
    const { employees } = await peopleOfRows(tx, rows)
    await lockPeople(tx, { employees })
    await lockDaysShared(tx, {})
  },

  async preview(tx, { actor }, rows) {
    const { employees, personOf, unknownPerson } = await peopleOfRows(tx, rows)
    const read = rows.map(({ row, cells }) => ({ row, cells, ...readDay(cells) }))
    const known = await factsOfRows(
      tx,
      employees,
      read.flatMap((one) => ('read' in one ? [one.read.day] : [])),
    )
    return read.map(({ row, cells, ...one }): Checked => {
      const person = personOf(cells.code)
      if (person === undefined) return refusedRow(row, cells.code, [unknownPerson(cells.code)])
      if (isOwn(actor, person.employee))
        return refusedRow(row, person.name, [
          { column: 'code', message: say`Someone else must correct your own attendance.` },
        ])
      if ('faults' in one) return refusedRow(row, person.name, one.faults)
      const { day } = one.read
      const facts = known.factsOn(person.employee, day)
      const problem = dayProblem(facts, day, tx.now, known, person.name)
      if (problem !== null) return refusedRow(row, person.name, [{ column: 'day', message: problem }])
      return checkedDay(row, person.name, facts!, one.read, known.isCorrected(person.employee, day), tx.now)
    })
  },

  async write(tx, { actor }, rows) {
    const plans = rows.map(({ plan }) => plan)
    const said = say`Imported from a file`
    await insertCorrections(tx, {
      corrections: JSON.stringify(plans.map(({ id, employee, day }) => ({ id, employee, day, undoes: null }))),
      ...{ reason: said.text, values: JSON.stringify(said.values), account: actor.account, now: tx.now },
    })
    const pairs = plans.flatMap(({ id, gone }) => gone.map((punch) => ({ punch: punch.id, correction: id })))
    await supersedeEach(tx, { pairs: JSON.stringify(pairs) })
    const punches = plans.flatMap(({ id, employee, zone, added }) =>
      added.map(({ kind, at }) => ({ employee, kind, at, zone, offset: offsetMinutes(at, zone), correction: id })),
    )
    await insertImportedPunches(tx, { punches: JSON.stringify(punches), now: tx.now })
    return rows.map(({ row, plan }) => ({ row, record: plan.id, employee: plan.employee, undo: { day: plan.day } }))
  },

  async follow(tx, _, rows) {
    const byPerson = Map.groupBy(rows, ({ employee }) => employee!)
    // People with the same days go together: a file mostly has a month of everyone.
    const spans = Map.groupBy(
      [...byPerson].map(([employee, own]) => ({ employee, ...spanOf(own.map(({ undo }) => undo.day)) })),
      ({ from, to }) => `${from} ${to}`,
    )
    for (const people of spans.values()) {
      const { from, to } = people[0]!
      const employees = people.map(({ employee }) => employee)
      await recompute(tx, employees, from, to, { onlyKnown: true })
    }
  },

  async stuck(tx, rows) {
    const employees = [...new Set(rows.map(({ employee }) => employee!))]
    await lockPeople(tx, { employees })
    await lockDaysShared(tx, {})
    const span = spanOf(rows.map(({ undo }) => undo.day))
    const [locks, last] = [await locksBetween(tx, span), await lastCorrections(tx, { employees, ...span })]
    const archived = await archivedTo(tx, span.from)
    const newest = new Map(last.map((one) => [`${one.employee} ${one.day}`, one.id]))
    return rows.flatMap(({ row, record, employee, undo: { day } }) => {
      if (archived !== null && day <= archived) return [{ row, reason: archivedSaid(archived) }]
      if (locks.some(({ from, to }) => from <= day && day <= to))
        return [{ row, reason: say`Payroll has locked ${{ day }}` }]
      return newest.get(`${employee} ${day}`) === record
        ? []
        : [{ row, reason: say`${{ day }} was corrected again later` }]
    })
  },

  async undo(tx, { actor }, rows) {
    const pairs = rows.map(({ record, employee, undo: { day } }) => ({ id: newId(), record, employee, day }))
    const said = say`An import from a file was undone`
    await insertCorrections(tx, {
      corrections: JSON.stringify(
        pairs.map(({ id, record, employee, day }) => ({ id, employee, day, undoes: record })),
      ),
      ...{ reason: said.text, values: JSON.stringify(said.values), account: actor.account, now: tx.now },
    })
    await undoEach(tx, {
      pairs: JSON.stringify(pairs.map(({ id, record }) => ({ correction: record, undo: id }))),
      now: tx.now,
    })
    await forgetEarlyDays(tx, { days: JSON.stringify(pairs.map(({ employee, day }) => ({ employee, day }))) })
  },
})
