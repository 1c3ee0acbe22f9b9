import type { Day } from '../../day.ts'

/** The days on which something happens, in order; a grant adds the day on which it will have lapsed. */
export class Agenda {
  /** The latest first, so that the next day is taken from the end. */
  readonly #days: Day[]
  readonly #last: Day
  #now: Day = ''

  constructor(days: Iterable<Day>, last: Day) {
    this.#days = [...new Set(days)].toSorted().toReversed()
    this.#last = last
  }

  /** Adds a day, unless it has been passed already. */
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
