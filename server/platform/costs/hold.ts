import { setTimeout as sleep } from 'node:timers/promises'
import { refusal } from './table.ts'

/**
 * Delays a refusal for a moment: answered at once, it would be repeated at once. `free` are answered at once in each such moment, of all
 * callers. False for one too many of the same caller, whose connection ends instead.
 */
export function createHold(free = 0): (whose: string) => Promise<boolean> {
  const held = new Map<string, number>()
  let [since, answered] = [0, 0]
  return async (whose) => {
    const now = performance.now()
    if (now - since > refusal.afterMillis) [since, answered] = [now, 0]
    answered += 1
    if (answered <= free) return true
    const before = held.get(whose) ?? 0
    if (before >= refusal.heldOfOne) return false
    held.set(whose, before + 1)
    await sleep(refusal.afterMillis, undefined, { ref: false })
    const left = held.get(whose)! - 1
    if (left > 0) held.set(whose, left)
    else held.delete(whose)
    return true
  }
}
