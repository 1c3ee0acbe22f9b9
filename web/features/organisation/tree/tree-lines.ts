import type { Got } from '../../../shared/call/types.ts'

export type TreePerson = Got<'GET /api/v1/employee/org-tree'>['data'][number]

/** People as they were loaded. Later parts know better: people move. */
export interface Part {
  /** The person whose reports these are, null for people at the top; undefined if they are no page of a branch but a path to somebody. */
  of?: string | null
  people: readonly TreePerson[]
  /** Where the next page of the branch begins. */
  next: string | null
}

/** What a branch has beyond the people loaded so far. */
export interface Rest {
  of: string | null
  next: string | null
  /** Null at the top, where it is not known. */
  count: number | null
}

/** Direct reports by manager; people without a manager in the tree are at the top. */
export interface Lines {
  tops: readonly TreePerson[]
  reports: ReadonlyMap<string, readonly TreePerson[]>
  byId: ReadonlyMap<string, TreePerson>
  /** By manager, null for the top; only where there are more people. */
  rests: ReadonlyMap<string | null, Rest>
}

export function linesOf(parts: readonly Part[]): Lines {
  const byId = new Map(parts.flatMap(({ people }) => people.map((person) => [person._id, person])))
  const tops: TreePerson[] = []
  const reports = new Map<string, TreePerson[]>()
  const isPage = ({ of }: Part) => of !== undefined
  const inOrder = [...parts.filter(isPage), ...parts.filter((part) => !isPage(part))].flatMap(({ people }) => people)
  for (const id of new Set(inOrder.map(({ _id }) => _id))) {
    const person = byId.get(id)!
    const manager = person.reportsTo
    if (manager === null || !byId.has(manager)) tops.push(person)
    else {
      const known = reports.get(manager)
      if (known) known.push(person)
      else reports.set(manager, [person])
    }
  }
  breakCircles(tops, reports, byId)
  return { tops, reports, byId, rests: restsOf(parts, reports, byId) }
}

/** Two who were loaded before and after they changed places report to each other here: one of them goes to the top. */
function breakCircles(tops: TreePerson[], reports: Map<string, TreePerson[]>, byId: ReadonlyMap<string, TreePerson>) {
  const reached = new Set<string>()
  const walk = (from: readonly TreePerson[]) => {
    const waiting = [...from]
    for (let person = waiting.pop(); person; person = waiting.pop()) {
      reached.add(person._id)
      waiting.push(...(reports.get(person._id) ?? []))
    }
  }
  walk(tops)
  for (const person of byId.values()) {
    if (reached.has(person._id) || person.reportsTo === null) continue
    reports.set(
      person.reportsTo,
      (reports.get(person.reportsTo) ?? []).filter((one) => one !== person),
    )
    tops.push(person)
    walk([person])
  }
}

function restsOf(
  parts: readonly Part[],
  reports: ReadonlyMap<string, readonly TreePerson[]>,
  byId: ReadonlyMap<string, TreePerson>,
): Map<string | null, Rest> {
  const nextOf = new Map(parts.flatMap(({ of, next }) => (of === undefined ? [] : [[of, next] as const])))
  const rests = new Map<string | null, Rest>()
  const topNext = nextOf.get(null) ?? null
  if (topNext !== null) rests.set(null, { of: null, next: topNext, count: null })
  for (const { _id, reports: total } of byId.values()) {
    const next = nextOf.get(_id)
    const missing = total - (reports.get(_id)?.length ?? 0)
    if (next) rests.set(_id, { of: _id, next, count: Math.max(1, missing) })
    else if (next === undefined && missing > 0) rests.set(_id, { of: _id, next: null, count: missing })
  }
  return rests
}

/** A person's managers up to the top. */
export function managersOf(id: string, { byId }: Lines): string[] {
  const managers: string[] = []
  for (let at = byId.get(id)?.reportsTo; at && byId.has(at) && !managers.includes(at); at = byId.get(at)?.reportsTo)
    managers.push(at)
  return managers
}

/** Expanded at first: the people at the top, as far as their reports are loaded. */
export const firstOpen = ({ tops, reports }: Lines): ReadonlySet<string> =>
  new Set(tops.flatMap(({ _id }) => (reports.has(_id) ? [_id] : [])))

/** The second line of a card. */
export const roleOf = ({ designation, department }: Pick<TreePerson, 'designation' | 'department'>) =>
  designation || (department ?? '')
