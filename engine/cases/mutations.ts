import { addDays, addMonthsToDay } from '../day.ts'
import type { Law, LawBook, LawRow, Unit } from '../law/law.ts'
import type { Adapter, Case } from './case.ts'
import { hasPassed, runCase } from './run.ts'

/** A row of the law with one number or its day changed by the smallest step. */
export interface Mutation {
  law: string
  /** The key of the original row. */
  from: string
  /** `value.slabs.1.taxPaise 20000 → 20100`, `from 2026-09-17 → 2026-09-18`. */
  what: string
  /** Tried one after the other: a law looked up monthly notices no day, one looked up yearly no month. */
  tries: readonly LawBook[]
}

/** The mutations that no case notices: numbers of the law without proof. */
export function survivors(
  laws: readonly Law[],
  cases: readonly Case[],
  adapters: Readonly<Record<string, Adapter>>,
  book: LawBook,
): Mutation[] {
  const asking = casesByLaw(cases, adapters, book)
  return laws.flatMap((law) => {
    const own = asking.get(law.id) ?? []
    return mutationsOf(law, book).filter(
      ({ tries }) => !tries.some((changed) => own.some((one) => !hasPassed(runCase(one, adapters, changed)))),
    )
  })
}

/** The cases that use each law. */
function casesByLaw(
  cases: readonly Case[],
  adapters: Readonly<Record<string, Adapter>>,
  book: LawBook,
): Map<string, Case[]> {
  const asking = new Map<string, Case[]>()
  let current: Set<string> = new Set()
  const rows = new Proxy(book.rows, {
    get: (target, id) => {
      if (typeof id !== 'string') return undefined
      current.add(id)
      return target[id]
    },
  })
  for (const one of cases) {
    current = new Set()
    // A separate book for each case, so that nothing cached for a book hides what the case looks up.
    runCase(one, adapters, { ...book, rows })
    for (const id of current) {
      const list = asking.get(id)
      if (list === undefined) asking.set(id, [one])
      else list.push(one)
    }
  }
  return asking
}

/** Each number of each row one unit up and down; each day a day later and earlier, otherwise a month, otherwise a year. */
export function mutationsOf({ id, unit, rows }: Law, book: LawBook): Mutation[] {
  return rows.flatMap((row, index) => {
    const withRow = (changed: LawRow): LawBook => ({ ...book, rows: { ...book.rows, [id]: rows.with(index, changed) } })
    const values = partsIn(row.value, unit, []).flatMap(({ path, value, others }) =>
      others.map((other) => ({
        law: id,
        from: row.from,
        what: `${['value', ...path].join('.')} ${value} → ${other}`,
        tries: [withRow({ ...row, value: withPart(row.value, path, other) })],
      })),
    )
    const moved = (by: 1 | -1) => {
      const days = [addDays(row.from, by), addMonthsToDay(row.from, by), addMonthsToDay(row.from, by * 12)]
      const tries = days.map((from) => withRow({ ...row, from }))
      return { law: id, from: row.from, what: `from ${row.from} → ${days[0]}`, tries }
    }
    // Before the first row there is no law for an earlier day to displace.
    return [...values, moved(1), ...(index === 0 ? [] : [moved(-1)])]
  })
}

/** A number or boolean inside a value, and its replacement. */
interface Part {
  path: string[]
  value: number | boolean
  others: (number | boolean)[]
}

/** An amount of whole rupees changes by a rupee, since wages are rounded to one first; otherwise by a paisa. */
function partsIn(value: unknown, unit: Unit, path: string[]): Part[] {
  if (typeof value === 'boolean') return [{ path, value, others: [!value] }]
  if (typeof value === 'number') {
    const isPaise = unit === 'paise' || path.at(-1)?.endsWith('Paise') === true
    const step = isPaise && value % 100 === 0 ? 100 : 1
    return [{ path, value, others: [value + step, value - step] }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => partsIn(part, unit, [...path, key]))
}

function withPart(value: unknown, path: readonly string[], other: number | boolean): unknown {
  const [key, ...rest] = path
  if (key === undefined || typeof value !== 'object' || value === null) return other
  if (Array.isArray(value)) return value.with(Number(key), withPart(value[Number(key)], rest, other))
  return { ...value, [key]: withPart((value as Record<string, unknown>)[key], rest, other) }
}
