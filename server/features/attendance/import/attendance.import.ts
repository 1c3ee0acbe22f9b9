import type { Day, Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay, localTime, offsetMinutes } from '@muster/engine/zone.ts'
import { newId } from '../../../platform/id.ts'
import { employeesByCode } from '../../employees/index.ts'
import { importKind, refusedRow, unknownPerson, type FoundRow } from '../../imports/index.ts'
import { difference, type Wanted } from '../correction/replace-punches.ts'
import { lockDaysShared, lockPeople, locksBetween } from '../day/attendance-day.queries.ts'
import type { DayFacts } from '../day/day-facts.ts'
import { recompute } from '../day/recompute.ts'
import type { StoredPunch } from '../punch/punch.queries.ts'
import { punchesOn } from '../punch/today.ts'
import {
  forgetEarlyDays,
  insertCorrections,
  insertImportedPunches,
  lastCorrections,
  supersedeEach,
  undoEach,
} from './attendance-import.queries.ts'
import { punchesOf, readDay, type Column, type ReadDay } from './day-cells.ts'
import { factsOfRows, spanOf } from './facts-of-rows.ts'

type Found = FoundRow<Column, Plan>

interface Plan {
  id: Id
  employee: Id
  day: Day
  zone: string
  gone: StoredPunch[]
  added: Wanted[]
}

interface Undo {
  day: Day
}

/** Days that were kept elsewhere, known by their person and day: a correction of each, as HR would make it. */
export const attendanceImport = importKind<Column, Plan, Undo>({
  outline: ({ code, day }) => ({ keys: [{ column: 'day', key: `${code} ${day}`.toLowerCase() }], after: '' }),

  async preview(tx, { actor }, rows) {
    const codes = await employeesByCode(tx, { codes: rows.map(({ cells }) => cells.code.toLowerCase()) })
    const byCode = new Map(codes.map((one) => [one.code, one]))
    const employees = codes.map(({ employee }) => employee)
    await lockPeople(tx, { employees })
    await lockDaysShared(tx, {})
    const read = rows.map(({ row, cells }) => ({ row, cells, ...readDay(cells) }))
    const known = await factsOfRows(
      tx,
      employees,
      read.flatMap((one) => ('read' in one ? [one.read.day] : [])),
    )
    const seen = new Set<string>()
    return read.map(({ row, cells, ...one }): Found => {
      const person = byCode.get(cells.code.toLowerCase())
      if (person === undefined) return refusedRow(row, cells.code, [unknownPerson(cells.code)])
      if (person.employee === actor.employee)
        return refusedRow(row, person.name, [
          { column: 'code', message: say`Someone else must correct your own attendance.` },
        ])
      if ('faults' in one) return refusedRow(row, person.name, one.faults)
      const { day } = one.read
      const facts = known.factsOn(person.employee, day)
      const problem = dayProblem(facts, day, tx.now, known.locks, person.name)
      if (problem !== null) return refusedRow(row, person.name, [{ column: 'day', message: problem }])
      const key = `${person.employee} ${day}`
      if (seen.has(key))
        return refusedRow(row, person.name, [{ column: 'day', message: say`An earlier row has this day` }])
      seen.add(key)
      return found(row, person.name, facts!, one.read, known.isCorrected(person.employee, day), tx.now)
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
    // People of the same days go together: a file has mostly a month of everybody.
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
    const newest = new Map(last.map((one) => [`${one.employee} ${one.day}`, one.id]))
    return rows.flatMap(({ row, record, employee, undo: { day } }) => {
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

function dayProblem(
  facts: DayFacts | undefined,
  day: Day,
  now: string,
  locks: readonly { from: Day; to: Day }[],
  name: string,
) {
  const { joinedOn, leftOn, zone } = facts?.calendar ?? { joinedOn: day, leftOn: '0001-01-01', zone: 'UTC' }
  if (day < joinedOn) return say`${name} joined on ${{ day: joinedOn }}`
  if (leftOn !== null && day > leftOn) return say`${name} is not employed on this day`
  if (day > localDay(now, zone)) return say`This day has not begun yet`
  const locked = locks.find(({ from, to }) => from <= day && day <= to)
  return locked === undefined
    ? null
    : say`Payroll has locked ${{ day: locked.from }} to ${{ day: locked.to }}. Adjust it in the next pay run.`
}

function found(row: number, name: string, facts: DayFacts, read: ReadDay, isCorrected: boolean, now: string): Found {
  const asked = punchesOf(facts, read, now)
  if ('fault' in asked) return refusedRow(row, name, [asked.fault])
  const { employee, zone, createdAt } = facts.calendar
  const present = punchesOn(facts, read.day)
  const { gone, added } = difference(present, asked.punches ?? present)
  // Of days before a person was known here nothing is said unless somebody says it.
  const isSaid = isCorrected || read.day >= localDay(createdAt, zone)
  const plan = { id: newId(), employee, day: read.day, zone, gone, added }
  const shown = { row, name, faults: [], plan }
  if (gone.length === 0 && added.length === 0)
    return { ...shown, isNew: !isSaid && asked.punches !== null, changes: [] }
  const time = (punches: readonly Wanted[], kind: 'in' | 'out') => {
    const own = punches.filter((one) => one.kind === kind)
    const one = kind === 'in' ? own[0] : own.at(-1)
    return one === undefined ? '' : localTime(one.at, zone).replace(/:00$/, '')
  }
  const changes = (['in', 'out'] as const)
    .map((column) => ({ column, from: time(present, column), to: time(asked.punches ?? [], column) }))
    .filter(({ from, to }) => from !== to)
  return { ...shown, isNew: present.length === 0, changes }
}
