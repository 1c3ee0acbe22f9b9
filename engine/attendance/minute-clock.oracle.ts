import type { Day } from '../day.ts'
import type { Shift } from './shift.ts'

/** Some days of a zone, minute by minute, as `Intl` reads the wall clock. */
export class MinuteClock {
  /** Minutes since 1970 of the first minute known. */
  readonly from: number
  readonly #local: Int32Array
  readonly #found = new Map<string, number>()

  constructor(zone: string, from: Day, days: number) {
    this.from = Date.parse(from) / 60_000
    this.#local = new Int32Array(days * 1440)
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    for (let at = 0; at < this.#local.length; at += 15) {
      const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = (
        format.format((this.from + at) * 60_000).match(/\d+/g) ?? []
      ).map(Number)
      const local = Date.UTC(2000 + year, month - 1, day, hour, minute) / 60_000
      for (let next = 0; next < 15; next += 1) this.#local[at + next] = local + next
    }
  }

  /** When the wall clock first shows this time; if it never does, as long after the jump as it would have been. */
  at(day: Day, minutes: number): number {
    const wanted = Date.parse(day) / 60_000 + minutes
    return this.#once(`${wanted}`, () => {
      const index = this.#local.findIndex((local) => local >= wanted)
      if (index <= 0) throw new RangeError(`${day} lies outside the clock`)
      if (this.#local[index] === wanted) return this.from + index
      return this.from + index - 1 + (wanted - this.#local[index - 1]!)
    })
  }

  midnight(day: Day): number {
    const wanted = Date.parse(day) / 60_000
    return this.#once(day, () => this.from + this.#local.findIndex((local) => local >= wanted))
  }

  #once(key: string, find: () => number): number {
    const known = this.#found.get(key) ?? find()
    this.#found.set(key, known)
    return known
  }
}

const ofDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const isOvernight = (shift: Shift) => ofDay(shift.endsAt) <= ofDay(shift.startsAt)
export const next = (day: Day, days = 1): Day =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

export function startOf(clock: MinuteClock, shift: Shift | null, day: Day): number {
  return shift === null ? clock.midnight(day) : clock.at(day, ofDay(shift.startsAt))
}

export function endOf(clock: MinuteClock, shift: Shift | null, day: Day): number {
  if (shift === null) return clock.midnight(next(day))
  return clock.at(isOvernight(shift) ? next(day) : day, ofDay(shift.endsAt))
}

/** The end of a work date, in half-minutes: half-way to the next shift, or midnight beside a day without one. */
export function borderAfter(clock: MinuteClock, shiftOn: (day: Day) => Shift | null, day: Day): number {
  const [shift, following] = [shiftOn(day), shiftOn(next(day))]
  const midnight = clock.midnight(next(day))
  if (shift === null) return 2 * midnight
  if (following === null) return 2 * Math.max(midnight, endOf(clock, shift, day))
  return endOf(clock, shift, day) + startOf(clock, following, next(day))
}

/** Length of a shift by the wall clock, in minutes. */
export function onTheWall(shift: Shift): number {
  const length = ofDay(shift.endsAt) - ofDay(shift.startsAt)
  return length > 0 ? length : length + 1440
}
