import { say } from '@muster/engine/sentence.ts'
import type { AnyImportKind, Fault, FileRow } from './import-kind.ts'

/** What is known about all rows of a file together. */
export interface RowOrder {
  /** Rows in the order to check them: after every row they depend on. */
  rows: number[]
  /** Faults that only the whole file shows: duplicate keys, and circular dependencies. */
  faults: Map<number, Fault[]>
  /** What others may call each row. */
  keys: Map<number, string[]>
}

interface Outlined {
  row: number
  called: string[]
  after: string
}

/** Rows are passed in once, and only their keys stay in memory. */
export function rowOrder(kind: AnyImportKind) {
  const firsts = new Map<string, number>()
  const outlined: Outlined[] = []
  const faults: RowOrder['faults'] = new Map()
  const wrong = (row: number, fault: Fault) => faults.set(row, [...(faults.get(row) ?? []), fault])
  return {
    add({ row, cells, faults: unread = [] }: FileRow): void {
      for (const fault of unread) wrong(row, fault)
      const { keys, called = [], after } = kind.outline?.(cells) ?? { keys: [], after: '' }
      for (const { column, key } of keys) {
        if (key === '') continue
        const first = firsts.get(`${column} ${key}`)
        if (first === undefined) firsts.set(`${column} ${key}`, row)
        else wrong(row, { column, message: say`This is in row ${first} too` })
      }
      outlined.push({ row, called: called.filter((one) => one !== ''), after })
    },
    done(): RowOrder {
      const byKey = new Map<string, Outlined>()
      for (const one of outlined) for (const key of one.called) if (!byKey.has(key)) byKey.set(key, one)
      const turns = turnsOf(outlined, byKey)
      for (const [row, turn] of turns)
        if (turn === Infinity)
          wrong(row, { column: null, message: say`Rows of this file depend on each other in a circle` })
      const rows = outlined.map(({ row }) => row).toSorted((a, b) => order(turns, a, b) || a - b)
      return { rows, faults, keys: new Map(outlined.map(({ row, called }) => [row, called])) }
    },
  }
}

function order(turns: ReadonlyMap<number, number>, a: number, b: number): number {
  const [first, second] = [turns.get(a)!, turns.get(b)!]
  return first === second ? 0 : first < second ? -1 : 1
}

/** The number of rows of the file that must come before each; Infinity for rows in a circle. */
function turnsOf(all: readonly Outlined[], byKey: ReadonlyMap<string, Outlined>): Map<number, number> {
  const turns = new Map<number, number>()
  for (const one of all) {
    const chain: Outlined[] = []
    const passed = new Set<number>()
    let next: Outlined | undefined = one
    while (next && !turns.has(next.row) && !passed.has(next.row)) {
      chain.push(next)
      passed.add(next.row)
      next = next.after === '' ? undefined : byKey.get(next.after)
    }
    const isCircle = next !== undefined && passed.has(next.row)
    let turn = isCircle ? Infinity : next === undefined ? 0 : turns.get(next.row)! + 1
    for (const link of chain.toReversed()) {
      turns.set(link.row, turn)
      turn += 1
    }
  }
  return turns
}
