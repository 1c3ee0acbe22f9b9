import { importsOf } from '../import-law.ts'
import { ofTests, type Source } from '../sources.ts'

/** Rooms lie at most this deep: `server/features/payroll/pay-run`. */
const depths = [2, 3, 4]

/** The folders above that have rooms in circles, with how many; the number may only fall. */
export type KnownCircles = Readonly<Record<string, number>>

/**
 * Folders that import each other in a circle, tests and their fixtures left aside: none of them can be read, moved or deleted without the others.
 * Files are looked at as parts of their folder at each of the depths.
 */
export function roomFaults(files: readonly Source[], known: KnownCircles): string[] {
  const arrows = files.filter(({ path }) => !isAside(path)).flatMap(arrowsOf)
  const found = new Map<string, string[][]>()
  for (const depth of depths)
    for (const circle of circlesOf(arrows, depth)) {
      const above = parentOf(circle)
      found.set(above, [...(found.get(above) ?? []), circle])
    }
  const places = [...new Set([...found.keys(), ...Object.keys(known)])].sort()
  return places.flatMap((place) => {
    const circles = found.get(place) ?? []
    const rooms = circles.flat().length
    const most = known[place] ?? 0
    if (rooms < most)
      return [`${place}: only ${rooms} rooms are in circles now; lower its ${most} in tools/checks/rooms/known.ts.`]
    return rooms === most ? [] : circles.map((circle) => sentence(place, circle, arrows, most))
  })
}

interface Arrow {
  from: string
  to: string
}

const isAside = (path: string) => ofTests.test(path) || path.endsWith('.bench.ts')

const arrowsOf = (file: Source): Arrow[] => importsOf(file).map(({ to }) => ({ from: file.path, to }))

const roomOf = (path: string, depth: number) => path.split('/').slice(0, depth).join('/')

/** The longest folder that holds all of a circle. */
function parentOf(circle: readonly string[]): string {
  const parts = (circle[0] ?? '').split('/')
  const shared = parts.findIndex((part, index) => circle.some((room) => room.split('/')[index] !== part))
  return parts.slice(0, shared).join('/')
}

/** Tarjan's algorithm: each group of rooms that reach each other, sorted by name. */
function circlesOf(arrows: readonly Arrow[], depth: number): string[][] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) {
    const [here, there] = [roomOf(from, depth), roomOf(to, depth)]
    if (here === there) continue
    next.set(here, (next.get(here) ?? new Set()).add(there))
  }
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (room: string): number => {
    const seen = order.size
    order.set(room, seen)
    lowest.set(room, seen)
    open.push(room)
    for (const to of next.get(room) ?? []) {
      const low = order.has(to) ? (open.includes(to) ? order.get(to) : undefined) : visit(to)
      if (low !== undefined) lowest.set(room, Math.min(lowest.get(room) ?? seen, low))
    }
    const low = lowest.get(room) ?? seen
    if (low === seen) {
      const circle = open.splice(open.indexOf(room))
      if (circle.length > 1) circles.push(circle.sort())
    }
    return low
  }
  for (const room of next.keys()) if (!order.has(room)) visit(room)
  return circles
}

/** Names the circle's rarest arrows, which are the ones to turn. */
function sentence(place: string, circle: readonly string[], arrows: readonly Arrow[], most: number): string {
  const depth = (circle[0] ?? '').split('/').length
  const between = Map.groupBy(
    arrows.filter(({ from, to }) => {
      const [here, there] = [roomOf(from, depth), roomOf(to, depth)]
      return here !== there && circle.includes(here) && circle.includes(there)
    }),
    ({ from, to }) => `${roomOf(from, depth)} → ${roomOf(to, depth)}`,
  )
  const rarest = [...between].sort(([, a], [, b]) => a.length - b.length).slice(0, 12)
  const lines = rarest.map(([, [first, ...more]]) => `  ${first?.from} imports ${first?.to} (and ${more.length} more)`)
  return `${place}: ${circle.length} rooms import each other in a circle, ${most} may: ${circle.join(', ')}.\n${lines.join('\n')}`
}
