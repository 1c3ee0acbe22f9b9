import type { Got } from '../../../shared/call/types.ts'

export type TreePerson = Got<'GET /api/v1/employee/org-tree'>[number]

/** The second line of a card. */
export const roleOf = ({ designation, department }: TreePerson) => designation || (department ?? '')

export const card = { width: 200, height: 64 }
const gap = { across: 24, down: 56 }

/** Direct reports by manager; people without a manager in the tree are at the top. */
export interface Lines {
  tops: readonly TreePerson[]
  reports: ReadonlyMap<string, readonly TreePerson[]>
  byId: ReadonlyMap<string, TreePerson>
}

export function linesOf(people: readonly TreePerson[]): Lines {
  const byId = new Map(people.map((person) => [person._id, person]))
  const reports = new Map<string, TreePerson[]>()
  const tops: TreePerson[] = []
  for (const person of people) {
    if (person.reportsTo === null || !byId.has(person.reportsTo)) tops.push(person)
    else {
      const known = reports.get(person.reportsTo)
      if (known) known.push(person)
      else reports.set(person.reportsTo, [person])
    }
  }
  return { tops, reports, byId }
}

export interface Placed {
  person: TreePerson
  x: number
  y: number
  /** The centre of the manager's card. */
  above: { x: number; y: number } | null
}

/** Places the cards of everyone whose managers are all expanded: a manager above the middle of their reports. */
export function placeTree({ tops, reports }: Lines, open: ReadonlySet<string>): Placed[] {
  const placed: Placed[] = []
  let next = 0
  const place = (person: TreePerson, depth: number): Placed => {
    const below = open.has(person._id) ? (reports.get(person._id) ?? []) : []
    const own: Placed = { person, x: next, y: depth * (card.height + gap.down), above: null }
    placed.push(own)
    const first = below.map((one) => place(one, depth + 1))
    if (first.length === 0) next += card.width + gap.across
    else own.x = (first[0]!.x + first.at(-1)!.x) / 2
    for (const one of first) one.above = { x: own.x, y: own.y }
    return own
  }
  for (const top of tops) place(top, 0)
  return placed
}

/** A row of the tree shown as a list. */
export interface Row {
  person: TreePerson
  /** 0 at the top. */
  depth: number
  /** The number of direct reports. */
  below: number
}

/** Everyone whose managers are all expanded, each below their manager. */
export function rowsOf({ tops, reports }: Lines, open: ReadonlySet<string>): Row[] {
  const rows: Row[] = []
  const add = (person: TreePerson, depth: number) => {
    const below = reports.get(person._id) ?? []
    rows.push({ person, depth, below: below.length })
    if (open.has(person._id)) for (const one of below) add(one, depth + 1)
  }
  for (const top of tops) add(top, 0)
  return rows
}

/** A person's managers up to the top. */
export function managersOf(id: string, { byId }: Lines): string[] {
  const managers: string[] = []
  for (let at = byId.get(id)?.reportsTo; at && byId.has(at) && !managers.includes(at); at = byId.get(at)?.reportsTo)
    managers.push(at)
  return managers
}

/** The first two levels, which are expanded at first. */
export const firstOpen = ({ tops }: Lines): ReadonlySet<string> => new Set(tops.map(({ _id }) => _id))
