import type { Day, Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { localDay, localTime } from '@muster/engine/zone.ts'
import { newId } from '../../../platform/id.ts'
import { archivedSaid } from '../archive/archived-days.ts'
import { refusedRow, type CheckedRow } from '../../imports/index.ts'
import { difference, type Wanted } from '../correction/replace-punches.ts'
import type { DayFacts } from '../day/day-facts.ts'
import { punchesOn } from '../punch/today.ts'
import type { StoredPunch } from '../day/day-facts.queries.ts'
import { punchesOf, type Column, type ReadDay } from './day-cells.ts'

export type Checked = CheckedRow<Column, Plan>

export interface Plan {
  id: Id
  employee: Id
  day: Day
  zone: string
  gone: StoredPunch[]
  added: Wanted[]
}

/** Why a person's day cannot be recorded; null if it can. */
export function dayProblem(
  facts: DayFacts | undefined,
  day: Day,
  now: string,
  { locks, archived }: { locks: readonly { from: Day; to: Day }[]; archived: Day | null },
  name: string,
) {
  const { joinedOn, leftOn, zone } = facts?.calendar ?? { joinedOn: day, leftOn: '0001-01-01', zone: 'UTC' }
  if (day < joinedOn) return say`${name} joined on ${{ day: joinedOn }}`
  if (leftOn !== null && day > leftOn) return say`${name} is not employed on this day`
  if (day > localDay(now, zone)) return say`This day has not begun yet`
  if (archived !== null && day <= archived) return archivedSaid(archived)
  const locked = locks.find(({ from, to }) => from <= day && day <= to)
  return locked === undefined
    ? null
    : say`Payroll has locked ${{ day: locked.from }} to ${{ day: locked.to }}. Adjust it in the next pay run.`
}

/** A row's effect on its day: new, changed, or unchanged. */
export function checkedDay(
  row: number,
  name: string,
  facts: DayFacts,
  read: ReadDay,
  isCorrected: boolean,
  now: string,
): Checked {
  const asked = punchesOf(facts, read, now)
  if ('fault' in asked) return refusedRow(row, name, [asked.fault])
  const { employee, zone, createdAt } = facts.calendar
  const present = punchesOn(facts, read.day)
  const { gone, added } = difference(present, asked.punches ?? present)
  // Days before a person was added are unknown unless recorded.
  const isSaid = isCorrected || read.day >= localDay(createdAt, zone)
  const plan = { id: newId(), employee, day: read.day, zone, gone, added }
  const writes: Checked['writes'] = [{ column: 'day', key: `${employee} ${read.day}` }]
  const shown = { row, name, faults: [], writes, plan }
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
