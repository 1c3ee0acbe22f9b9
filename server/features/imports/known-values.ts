import { say } from '@muster/engine/sentence.ts'
import type { App } from '../../platform/app.ts'
import { wrongField } from '../../platform/problem.ts'
import { type MappedValue, partsOf, type UnknownValue, valueKey } from './cells/mapped-values.ts'
import type { CheckedRow, FileRow, KnownValues, KnownValuesOf } from './import-kind.ts'

/** Different ones that are listed at most. */
const mostUnknown = 200
/** Longer ones are no values of a list. */
const longest = 100

/** Known by their names alone, in whatever case. */
export function knownNames(names: readonly string[]): KnownValues {
  const known = new Set(names.map((name) => name.toLowerCase()))
  return {
    options: names.toSorted((a, b) => a.localeCompare(b, 'en')),
    knows: (cell) => known.has(cell.toLowerCase()),
  }
}

/** Counts the values for which rows are refused, because their column does not know them; '' for blank cells that need one. */
export function unknownCounter(known: KnownValuesOf) {
  const counted = new Map<string, UnknownValue>()
  const count = (column: string, value: string) => {
    const key = valueKey({ column, value })
    const before = counted.get(key)
    if (before !== undefined) before.rows += 1
    else if (counted.size < mostUnknown) counted.set(key, { column, value, rows: 1 })
  }
  return {
    add(rows: readonly FileRow[], checked: readonly CheckedRow[]): void {
      const byRow = new Map(rows.map((row) => [row.row, row.cells]))
      for (const { row, faults } of checked)
        for (const column of new Set(faults.map((fault) => fault.column))) {
          const values = column === null ? undefined : known[column]
          if (column === null || values === undefined || values.options.length === 0) continue
          const cell = byRow.get(row)?.[column] ?? ''
          const parts = values.isList === true && cell !== '' ? partsOf(cell, values.knows) : [cell]
          for (const value of new Set(parts)) if (value.length <= longest && !values.knows(value)) count(column, value)
        }
    },
    /** Those in most rows first. */
    found: (): UnknownValue[] => [...counted.values()].toSorted((a, b) => b.rows - a.rows),
  }
}

/** The values with those that a person has just mapped, or no longer maps. */
export function mappedNow(
  before: readonly MappedValue[],
  given: readonly { column: string; value: string; to: string | null }[],
  known: KnownValuesOf,
): MappedValue[] {
  const all = new Map(before.map((one) => [valueKey(one), one]))
  for (const [at, { column, value, to }] of given.entries()) {
    const values = known[column]
    if (values === undefined)
      throw wrongField(`body.values.${at}.column`, say`The column ${column} takes any value. Correct its cells.`)
    if (to !== null && !values.options.includes(to))
      throw wrongField(`body.values.${at}.to`, say`${to} is not a known value. Choose one from the list.`)
    if (to === null) all.delete(valueKey({ column, value }))
    else all.set(valueKey({ column, value }), { column, value, to, ...keptBy(values) })
  }
  return [...all.values()]
}

const keptBy = ({ isList, options }: KnownValues) =>
  isList === true ? { keeps: options.filter((option) => option.includes(',')) } : {}

export const sealedMapped = ({ secrets }: App, mapped: readonly MappedValue[]) =>
  mapped.length === 0 ? null : secrets.seal('data_import.mapped', JSON.stringify(mapped))

export const openedMapped = ({ secrets }: App, sealed: string | null) =>
  sealed === null ? [] : (JSON.parse(secrets.open('data_import.mapped', sealed)) as MappedValue[])

export const sealedUnknown = ({ secrets }: App, unknown: readonly UnknownValue[]) =>
  unknown.length === 0 ? null : secrets.seal('data_import.unknown', JSON.stringify(unknown))

export const openedUnknown = ({ secrets }: App, sealed: string | null) =>
  sealed === null ? [] : (JSON.parse(secrets.open('data_import.unknown', sealed)) as UnknownValue[])
