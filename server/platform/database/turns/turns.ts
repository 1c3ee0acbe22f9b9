/** Who is served next when all connections are taken. */
export interface Turns {
  /** Undefined when it is whose turn at once; otherwise settles when it is, or fails once nobody may be asked to wait longer. */
  take(whose: string): Promise<void> | undefined
  /** Gives back what was taken. */
  give(): void
}

/**
 * Organisations take turns, however many calls each of them has waiting: one that calls ten times as often as the others waits for itself, and
 * they for one call of it. Without others that wait it has everything.
 */
export function createTurns(size: number, patienceMillis: number, tooLate: () => Error): Turns {
  let taken = 0
  /** Who waits, by organisation; the one whose turn is next comes first. */
  const waiting = new Map<string, Waiting[]>()

  function waitingOf(whose: string): Waiting[] {
    const known = waiting.get(whose)
    if (known) return known
    const fresh: Waiting[] = []
    waiting.set(whose, fresh)
    return fresh
  }

  return {
    take(whose) {
      if (taken < size) {
        taken += 1
        return undefined
      }
      return new Promise((done, fail) => {
        const queue = waitingOf(whose)
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(one), 1)
          if (queue.length === 0) waiting.delete(whose)
          fail(tooLate())
        }, patienceMillis)
        const one: Waiting = {
          admit() {
            clearTimeout(timer)
            done()
          },
        }
        queue.push(one)
      })
    },
    give() {
      const [next] = waiting
      if (next === undefined) {
        taken -= 1
        return
      }
      const [whose, queue] = next
      waiting.delete(whose)
      const one = queue.shift()!
      if (queue.length > 0) waiting.set(whose, queue)
      one.admit()
    },
  }
}

interface Waiting {
  admit(): void
}
