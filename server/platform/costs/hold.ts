import { setTimeout as sleep } from 'node:timers/promises'
import { refusal } from './table.ts'

/**
 * Keeps a refusal back for a moment: answered at once, it would be repeated at once. False for one too many of the same caller, whose
 * connection ends instead.
 */
export function createHold(): (whose: string) => Promise<boolean> {
  const held = new Map<string, number>()
  return async (whose) => {
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
