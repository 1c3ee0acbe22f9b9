import type { ColumnOf } from '@muster/contract/imports/import-kinds.ts'
import { nameText } from '@muster/contract/name.ts'
import { Day, type Id } from '@muster/contract/values.ts'
import { plain, say } from '@muster/engine/sentence.ts'
import { newId } from '../../../platform/id.ts'
import { type CheckedRow, importKind, knownNames, partsOf } from '../../imports/index.ts'
import { calendarChanged } from '../../organisation/index.ts'
import {
  deleteHolidays,
  holidaysById,
  holidaysOnDays,
  insertHolidays,
  lockHolidays,
  placeNames,
  type StoredHoliday,
  updateHolidays,
} from './holiday.queries.ts'

type Column = ColumnOf<'holidays'>
type Cells = Readonly<Record<Column, string>>
type Kept = Omit<StoredHoliday, 'id'>

interface Undo {
  /** As written by the import. */
  after: Kept
  /** Null for an added holiday. */
  before: Kept | null
}

/** Holidays, identified by day and locations. */
export const holidaysImport = importKind<Column, StoredHoliday & { before: Kept | null }, Undo>({
  async known(tx) {
    const places = knownNames((await placeNames(tx, {})).map(({ name }) => name))
    return {
      kind: { options: ['Public', 'Optional'], knows: (cell) => kindOf(cell) !== null },
      locations: { ...places, isList: true },
    }
  },

  async hold(tx) {
    await lockHolidays(tx, {})
  },

  async preview(tx, _, rows) {
    const days = rows.map(({ cells }) => cells.day).filter((day) => Day.safeParse(day).success)
    const known = await holidaysOnDays(tx, { days })
    const places = new Map((await placeNames(tx, {})).map(({ id, name }) => [name.toLowerCase(), id]))
    return rows.map(({ row, cells }) => checkedRow(row, cells, known, places))
  },

  async write(tx, _, rows) {
    const plans = rows.map(({ plan }) => plan)
    const added = plans.filter(({ before }) => before === null)
    const changed = plans.filter(({ before }) => before !== null)
    if (added.length > 0) await insertHolidays(tx, { holidays: JSON.stringify(added), now: tx.now })
    if (changed.length > 0) await updateHolidays(tx, { holidays: JSON.stringify(changed), now: tx.now })
    return rows.map(({ row, plan: { id, before, ...after } }) => ({
      ...{ row, record: id, employee: null },
      undo: { after: kept(after), before },
    }))
  },

  async follow(tx, { actor }, rows) {
    const days = rows.map(({ undo }) => undo.after.day).toSorted()
    await calendarChanged(tx, actor, { employees: null, from: days[0]!, to: days.at(-1)! })
  },

  async stuck(tx, rows) {
    await lockHolidays(tx, {})
    const now = new Map((await holidaysById(tx, { ids: rows.map(({ record }) => record) })).map((one) => [one.id, one]))
    return rows.flatMap(({ row, record, undo: { after } }) => {
      const present = now.get(record)
      if (!present) return [{ row, reason: say`The holiday ${after.name} was deleted` }]
      return JSON.stringify(kept(present)) === JSON.stringify(kept(after))
        ? []
        : [{ row, reason: say`The holiday ${after.name} was changed` }]
    })
  },

  async undo(tx, _, rows) {
    const added = rows.filter(({ undo }) => undo.before === null).map(({ record }) => record)
    const changed = rows.flatMap(({ record, undo: { before } }) => (before === null ? [] : [{ ...before, id: record }]))
    if (added.length > 0) await deleteHolidays(tx, { ids: added })
    if (changed.length > 0) await updateHolidays(tx, { holidays: JSON.stringify(changed), now: tx.now })
  },
})

const Name = nameText('a name', 80, 2)

function checkedRow(
  row: number,
  cells: Cells,
  known: readonly StoredHoliday[],
  byName: ReadonlyMap<string, Id>,
): CheckedRow<Column, StoredHoliday & { before: Kept | null }> {
  const faults: CheckedRow<Column>['faults'] = []
  const [name, day] = [Name.safeParse(cells.name), Day.safeParse(cells.day)]
  if (!name.success) faults.push({ column: 'name', message: plain(name.error.issues[0]!.message) })
  if (!day.success) faults.push({ column: 'day', message: plain(day.error.issues[0]!.message) })
  const kind = kindOf(cells.kind)
  if (kind === null) faults.push({ column: 'kind', message: say`Enter Public or Optional` })
  const names = partsOf(cells.locations, (one) => byName.has(one.toLowerCase()))
  const missing = names.filter((one) => !byName.has(one.toLowerCase()))
  if (missing.length > 0)
    faults.push({
      column: 'locations',
      message: say`${missing[0]!} does not exist. Add it first, or correct the name.`,
    })
  const places = [...new Set(names.flatMap((one) => byName.get(one.toLowerCase()) ?? []))].toSorted()
  const onDay = known.filter((one) => one.day === cells.day)
  const same = onDay.find((one) => one.places.join() === places.join())
  const clash = onDay.find((one) => overlaps(one.places, places))
  if (!same && clash && missing.length === 0)
    faults.push({ column: 'day', message: say`"${clash.name}" is on this day already` })
  // A holiday for all locations is in each location too.
  const where = places.length === 0 ? ['', ...byName.values()] : places
  const isRead = day.success && missing.length === 0
  const writes = isRead ? where.map((place) => ({ column: 'day' as const, key: `${day.data} ${place}` })) : []
  const shown = { row, name: cells.name, isNew: same === undefined, faults, writes }
  if (faults.length > 0 || !name.success || !day.success || kind === null) return { ...shown, changes: [], plan: null }
  const changes: CheckedRow<Column>['changes'] = []
  if (same && same.name !== name.data) changes.push({ column: 'name', from: same.name, to: name.data })
  if (same && same.kind !== kind) changes.push({ column: 'kind', from: titleOf(same.kind), to: titleOf(kind) })
  const plan = {
    id: same?.id ?? newId(),
    name: name.data,
    day: day.data,
    kind,
    places,
    before: same ? kept(same) : null,
  }
  return { ...shown, changes, plan }
}

function kindOf(cell: string): 'public' | 'optional' | null {
  if (cell === '' || /^(public|mandatory|national|fixed)/i.test(cell)) return 'public'
  return /^(optional|restricted|floating)/i.test(cell) ? 'optional' : null
}

const titleOf = (kind: string) => (kind === 'public' ? 'Public' : 'Optional')

function overlaps(one: readonly Id[], other: readonly Id[]): boolean {
  return one.length === 0 || other.length === 0 || one.some((place) => other.includes(place))
}

const kept = ({ name, day, kind, places }: Kept): Kept => ({ name, day, kind, places })
