import type { Day } from '../day.ts'

/** The days on which something happens, in order; a grant adds the day on which it will have lapsed. */
export class Agenda {
  readonly #days: Set<Day>
  readonly #last: Day
  #now: Day = ''

  constructor(days: readonly Day[], last: Day) {
    this.#days = new Set(days)
    this.#last = last
  }

  add(day: Day): void {
    this.#days.add(day)
  }

  next(): Day | null {
    let soonest: Day | null = null
    for (const day of this.#days) if (day > this.#now && (soonest === null || day < soonest)) soonest = day
    if (soonest === null || soonest > this.#last) return null
    this.#now = soonest
    return soonest
  }
}
