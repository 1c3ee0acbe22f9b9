import { milliseconds } from '../zone.ts'
import type { Punch } from './punch.ts'

export interface PunchSpans {
  /** Finished in-to-out spans in milliseconds since 1970, earliest first. */
  spans: { in: number; out: number }[]
  /** The punch-in that no punch-out has followed. */
  open: { at: number; punch: Punch } | null
  /** Punches that pair with nothing: a second in while in, an out while out. */
  unmatched: Punch[]
}

/** Pairs the punches that are not superseded, whatever their order: each in with the next out. */
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

/** The punches that are not superseded, earliest first. Of two at the same moment the one comes first that alternates. */
export function inOrder<P extends Punch>(punches: readonly P[]): { at: number; punch: P }[] {
  const ordered = punches
    .filter((punch) => punch.superseded !== true)
    .map((punch) => ({ at: milliseconds(punch.at), punch }))
    .toSorted((a, b) => a.at - b.at || rank(a.punch) - rank(b.punch))
  for (let index = 0; index + 1 < ordered.length; index++) {
    const entry = ordered[index]!
    const next = ordered[index + 1]!
    const repeats = ordered[index - 1]?.punch.kind === entry.punch.kind
    if (repeats && next.at === entry.at && next.punch.kind !== entry.punch.kind) {
      ordered[index] = next
      ordered[index + 1] = entry
    }
  }
  return ordered
}

function rank(punch: Punch): number {
  return punch.kind === 'in' ? 0 : 1
}
