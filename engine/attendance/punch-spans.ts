import { milliseconds } from '../zone.ts'
import type { Punch } from './punch.ts'

export interface PunchSpans {
  /** Finished in-to-out spans in milliseconds since 1970, earliest first. */
  spans: { in: number; out: number }[]
  open: { at: number; punch: Punch } | null
  /** Punches without a counterpart: a second in while in, an out while out. */
  unmatched: Punch[]
}

/** Pairs the punches that are not superseded, in any order: each in with the next out. */
export function punchSpans(punches: readonly Punch[]): PunchSpans {
  const result: PunchSpans = { spans: [], open: null, unmatched: [] }
  for (const entry of inOrder(punches)) {
    if (entry.punch.kind === 'in' && result.open === null) {
      result.open = entry
    } else if (entry.punch.kind === 'out' && result.open !== null) {
      result.spans.push({ in: result.open.at, out: entry.at })
      result.open = null
    } else {
      result.unmatched.push(entry.punch)
    }
  }
  return result
}

/** The punches that are not superseded, earliest first; those at the same moment alternate. */
export function inOrder<P extends Punch>(punches: readonly P[]): { at: number; punch: P }[] {
  const ordered = punches
    .filter((punch) => punch.superseded !== true)
    .map((punch) => ({ at: milliseconds(punch.at), punch }))
    .toSorted((a, b) => a.at - b.at)
  for (let first = 0; first < ordered.length; first += 1) {
    const { at } = ordered[first]!
    let end = first + 1
    while (ordered[end]?.at === at) end += 1
    if (end === first + 1) continue
    const moment = ordered.slice(first, end)
    ordered.splice(first, moment.length, ...inTurn(moment, ordered[first - 1]?.punch.kind === 'in'))
    first = end - 1
  }
  return ordered
}

/** Sorts punches at the same moment so that in and out alternate; those without a counterpart come last. */
function inTurn<P extends Punch>(moment: readonly { at: number; punch: P }[], isIn: boolean) {
  const left = {
    in: moment.filter(({ punch }) => punch.kind === 'in'),
    out: moment.filter(({ punch }) => punch.kind === 'out'),
  }
  const turn: { at: number; punch: P }[] = []
  for (let wanted: Punch['kind'] = isIn ? 'out' : 'in'; turn.length < moment.length;) {
    const one = left[wanted].shift()
    if (one !== undefined) turn.push(one)
    wanted = wanted === 'in' ? 'out' : 'in'
  }
  return turn
}
