import type { Lines, Rest, TreePerson } from './tree-lines.ts'

export const card = { width: 200, height: 64 }
const gap = { across: 24, down: 56 }

/** A person, or the card that loads the rest of a branch. */
export type Item =
  { key: string; person: TreePerson; rest?: undefined } | { key: string; rest: Rest; person?: undefined }

export interface Place {
  x: number
  y: number
  /** The centre of the manager's card. */
  above: { x: number; y: number } | null
}

export type Placed = Item & Place

/** Places the cards of everyone whose managers are all expanded: a manager above the middle of their reports. */
export function placeTree(lines: Lines, open: ReadonlySet<string>): Placed[] {
  const placed: Placed[] = []
  let next = 0
  const place = (item: Item, depth: number): Placed => {
    const below = item.person && open.has(item.person._id) ? itemsOf(lines, item.person._id) : []
    const own: Placed = { ...item, x: next, y: depth * (card.height + gap.down), above: null }
    placed.push(own)
    const first = below.map((one) => place(one, depth + 1))
    if (first.length === 0) next += card.width + gap.across
    else own.x = (first[0]!.x + first.at(-1)!.x) / 2
    for (const one of first) one.above = { x: own.x, y: own.y }
    return own
  }
  for (const top of itemsOf(lines, null)) place(top, 0)
  return placed
}

/** A row of the tree shown as a list. */
export type Row = Item & {
  /** 0 at the top. */
  depth: number
}

/** Everyone whose managers are all expanded, each below their manager. */
export function rowsOf(lines: Lines, open: ReadonlySet<string>): Row[] {
  const rows: Row[] = []
  const add = (item: Item, depth: number) => {
    rows.push({ ...item, depth })
    if (item.person && open.has(item.person._id)) for (const one of itemsOf(lines, item.person._id)) add(one, depth + 1)
  }
  for (const top of itemsOf(lines, null)) add(top, 0)
  return rows
}

/** The people of a branch, or of the top, and what was not loaded of it. */
function itemsOf({ tops, reports, rests }: Lines, of: string | null): Item[] {
  const people = of === null ? tops : (reports.get(of) ?? [])
  const items: Item[] = people.map((person) => ({ key: person._id, person }))
  const rest = rests.get(of)
  return rest ? [...items, { key: `rest of ${of ?? 'the top'}`, rest }] : items
}
