/** How much of the time one caller may take while others call, too. */
export interface Share {
  /** Of the time that passes. */
  share: number
  /** What it may take at once before that, in milliseconds: a page, a few of them, a long list. */
  burstMillis: number
}

/**
 * Keeps account of the time that each caller's calls take. Whoever calls on and on leaves the rest of the time free while anyone else is
 * there, however short each call is; alone, a caller has all of it.
 */
export function createShares({ share, burstMillis }: Share) {
  const taken = new Map<string, { millis: number; at: number }>()
  /** The last two callers, and when. */
  let last = { whose: '', at: -Infinity }
  let before = -Infinity
  let nextLook = mostGone

  const owed = (whose: string, now: number) => {
    const of = taken.get(whose)
    return of === undefined ? 0 : Math.max(0, of.millis - (now - of.at) * share)
  }
  const othersAreThere = (whose: string, now: number) => now - (last.whose === whose ? before : last.at) < thereMillis

  return {
    /** A call has come. */
    note(whose: string, now: number): void {
      if (last.whose === whose) last.at = now
      else {
        before = last.at
        last = { whose, at: now }
      }
    },
    /** A call has taken so long. One long call is no reason to be kept waiting for minutes. */
    add(whose: string, millis: number, now: number): void {
      taken.set(whose, { millis: owed(whose, now) + Math.min(millis, 4 * burstMillis), at: now })
      if (taken.size < nextLook) return
      for (const [one] of taken) if (owed(one, now) === 0) taken.delete(one)
      nextLook = taken.size + mostGone
    },
    /** Callers of whom it is kept. */
    size: () => taken.size,
    /** How many calls may run now: `running`, or one after the other and with pauses. */
    limit(whose: string, running: number, now: number): number {
      const millis = owed(whose, now)
      if (millis <= burstMillis / 2 || !othersAreThere(whose, now)) return running
      return millis > burstMillis ? 0 : 1
    },
  }
}

/** So long after its last call someone is still there. */
const thereMillis = 1_000
/** So many may have come since those who owe nothing were forgotten. */
const mostGone = 1_000
