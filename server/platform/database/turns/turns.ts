/** Decides who is served next when all connections are in use. */
export interface Turns {
  /** Undefined if it can go ahead at once; otherwise settles at its turn, or fails after the longest wait. */
  take(whose: string): Promise<void> | undefined
  /** Returns what was taken. */
  give(): void
  /** How many wait. */
  waiting(): number
}

/**
 * Organisations take turns, however many calls each has waiting: one that makes ten times as many calls waits for itself, and the others
 * for one of its calls. If no others wait, it can use everything.
 */
export function createTurns(size: number, patienceMillis: number, tooLate: () => Error): Turns {
  let taken = 0
  /** Waiting calls by organisation; the next one to be served is first. */
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
    waiting: () => [...waiting.values()].reduce((all, queue) => all + queue.length, 0),
  }
}

interface Waiting {
  admit(): void
}
