import type { Day } from '../../day.ts'

/** The days with events, in order; a grant adds the day after its expiry. */
export class Agenda {
  /** Latest first, so that the next day is at the end. */
  readonly #days: Day[]
  readonly #last: Day
  #now: Day = ''

  constructor(days: Iterable<Day>, last: Day) {
    this.#days = [...new Set(days)].toSorted().toReversed()
    this.#last = last
  }

  /** Adds a day, unless it has already passed. */
  add(day: Day): void {
    if (day <= this.#now) return
    let place = this.#days.length
    while (place > 0 && this.#days[place - 1]! < day) place -= 1
    if (this.#days[place - 1] !== day) this.#days.splice(place, 0, day)
  }

  next(): Day | null {
    const soonest = this.#days.pop()
    if (soonest === undefined || soonest > this.#last) return null
    this.#now = soonest
    return soonest
  }
}
