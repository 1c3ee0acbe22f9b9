import { milliseconds, type Instant } from '../../zone.ts'
import { inOrder } from '../punch-spans.ts'
import type { Punch } from '../punch.ts'

/** The correct punch-in, punch-out or both of a work date; null leaves it as it is. */
export interface TruePunches {
  in: Instant | null
  out: Instant | null
}

/**
 * The punches of a work date after its first punch-in, its last punch-out or both are corrected: complete breaks between them stay,
 * unpaired punches go. Always alternates, starting with an in.
 *
 * @param present the valid punches, in any order
 * @returns null without a punch-in, given or recorded, or if the punch-out does not follow it
 */
export function correctedPunches(present: readonly Punch[], given: TruePunches): Punch[] | null {
  const held = inOrder(present)
  const start = given.in === null ? held.find(({ punch }) => punch.kind === 'in')?.punch : punchAt('in', given.in)
  if (start === undefined) return null
  const last = held.at(-1)?.punch
  const end = given.out === null ? (last?.kind === 'out' ? last : null) : punchAt('out', given.out)
  const from = milliseconds(start.at)
  const to = end === null ? Infinity : milliseconds(end.at)
  if (to <= from) return null
  const breaks: Punch[] = []
  let left: Punch | null = null
  for (const { at, punch } of held) {
    if (at <= from || at >= to) continue
    if (punch.kind === 'out') left ??= punch
    else if (left !== null) {
      breaks.push(left, punch)
      left = null
    }
  }
  return [start, ...breaks, ...(end === null ? [] : [end])]
}

function punchAt(kind: Punch['kind'], at: Instant): Punch {
  return { kind, at }
}
