import type { Day, DayPart } from '../day.ts'
import type { AttendanceFacts } from './attendance-day.ts'
import type { Shift } from './shift.ts'

/**
 * Some days of a zone, minute by minute: a second telling of the attendance rules that shares no code with them. The clock
 * is read from `Intl`, the rest is counting.
 */
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

  /** When the clock on the wall first shows so much; when it never does, as long after the jump as it would have been. */
  at(day: Day, minutes: number): number {
    const wanted = Date.parse(day) / 60_000 + minutes
    return this.#once(`${wanted}`, () => {
      const index = this.#local.findIndex((local) => local >= wanted)
      if (index <= 0) throw new RangeError(`${day} lies outside the clock`)
      if (this.#local[index] === wanted) return this.from + index
      return this.from + index - 1 + (wanted - this.#local[index - 1]!)
    })
  }

  /** The first minute of a day. */
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

export interface Told {
  state: string
  firstIn: number | null
  lastOut: number | null
  workedMinutes: number
  breakMinutes: number
  lateMinutes: number
  earlyMinutes: number
  overtimeMinutes: number
  openPunch: number | null
  final: boolean
  lossOfPayHalves: number
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

/** Where a work date ends, in half-minutes: half-way to the next shift, at midnight beside a day without one. */
export function borderAfter(clock: MinuteClock, shiftOn: (day: Day) => Shift | null, day: Day): number {
  const [shift, following] = [shiftOn(day), shiftOn(next(day))]
  const midnight = clock.midnight(next(day))
  if (shift === null) return 2 * midnight
  if (following === null) return 2 * Math.max(midnight, endOf(clock, shift, day))
  return endOf(clock, shift, day) + startOf(clock, following, next(day))
}

/** A day, lived through minute by minute. Punches and `now` are whole minutes since 1970. */
export function tell(
  clock: MinuteClock,
  shiftOn: (day: Day) => Shift | null,
  day: Day,
  facts: Pick<AttendanceFacts, 'holiday' | 'leave' | 'workFromHome'> & { isOff: boolean },
  punches: readonly { kind: 'in' | 'out'; minute: number; superseded: boolean }[],
  now: number,
): Told {
  const shift = shiftOn(day)
  const opens = borderAfter(clock, shiftOn, next(day, -1))
  const closes = borderAfter(clock, shiftOn, day)
  const [start, end] = [startOf(clock, shift, day), endOf(clock, shift, day)]
  const inside = new Map<number, ('in' | 'out')[]>()
  for (const { kind, minute, superseded } of punches) {
    if (!superseded && minute <= now) inside.set(minute, [...(inside.get(minute) ?? []), kind])
  }

  // Presence: every minute between an in and the next out.
  let since: number | null = null
  let [firstIn, lastOut]: (number | null)[] = [null, null]
  const pairs: [number, number][] = []
  for (let minute = Math.ceil(opens / 2); 2 * minute < closes && minute <= now; minute += 1) {
    for (const kind of inTurn(inside.get(minute) ?? [], since !== null)) {
      if (kind === 'in' && since === null) since = minute
      else if (kind === 'out' && since !== null) {
        pairs.push([since, minute])
        since = null
      }
    }
  }
  const isOver = 2 * now >= closes
  const isRunning = since !== null && !isOver
  const final = isOver || (now >= end && since === null)
  firstIn = pairs[0]?.[0] ?? since
  lastOut = pairs.at(-1)?.[1] ?? null
  const counted = isRunning ? [...pairs, [since!, now] as [number, number]] : pairs
  let [worked, fromStart, after] = [0, 0, 0]
  for (const [from, to] of counted) {
    for (let minute = from; minute < to; minute += 1) {
      worked += 1
      if (minute >= start) fromStart += 1
      if (minute >= end) after += 1
    }
  }
  const first = counted[0]?.[0] ?? since
  const last = counted.at(-1)?.[1] ?? null
  const breakMinutes = last === null || counted.length === 0 ? 0 : last - counted[0]![0] - worked

  const given = halves(facts)
  const onLeave = given.filter((half) => half === 'paid' || half === 'unpaid').length
  const atHome = given.filter((half) => half === 'home').length
  const off = facts.holiday !== null ? 'holiday' : facts.isOff ? 'weeklyOff' : null
  let [lateMinutes, earlyMinutes, overtimeMinutes] = [0, 0, 0]
  if (off !== null) overtimeMinutes = worked
  else if (shift !== null && onLeave < 2) {
    const middle = (start + end) / 2
    const from = given[0] === 'paid' || given[0] === 'unpaid' ? middle : start
    const to = given[1] === 'paid' || given[1] === 'unpaid' ? middle : end
    const late = first === null ? 0 : Math.floor(Math.max(0, first - from))
    if (late > shift.graceMinutes) lateMinutes = late
    const early = since === null && last !== null && (final || last >= to) ? Math.floor(Math.max(0, to - last)) : 0
    if (early > shift.graceMinutes) earlyMinutes = early
    const asked = Math.min(onTheWall(shift), end - start) - shift.breakMinutes
    const notPunched = Math.max(0, shift.breakMinutes - breakMinutes)
    overtimeMinutes = Math.max(0, Math.min(after, fromStart - notPunched - asked))
  }

  const shorter = shift === null ? 0 : Math.max(0, onTheWall(shift) - (end - start))
  const atWork =
    pairs.length + Number(isRunning) === 0 || pairs.length === 0
      ? 0
      : shift === null || worked >= shift.fullDayMinutes - shorter
        ? 2
        : worked >= shift.halfDayMinutes - shorter
          ? 1
          : 0
  const here = Math.min(2 - onLeave, atHome + atWork)
  const missing = onLeave === 2 || off !== null || atHome === 2 ? 0 : 2 - onLeave - here
  const unpaid = given.filter((half) => half === 'unpaid').length
  return {
    state: stateOf(),
    ...{ firstIn, lastOut, breakMinutes, lateMinutes, earlyMinutes, overtimeMinutes, final },
    workedMinutes: worked,
    openPunch: since,
    lossOfPayHalves: final ? unpaid + missing : 0,
  }

  function stateOf(): string {
    if (onLeave === 2) return 'leave'
    if (off !== null) return off
    if (atHome === 2) return 'workFromHome'
    if (!final) return pairs.length > 0 || since !== null || atHome > 0 ? 'present' : 'notYet'
    if (here === 0) return onLeave === 0 ? 'absent' : 'leave'
    return missing > 0 || onLeave > 0 ? 'halfDay' : 'present'
  }
}

/** Of several punches in one minute each that fits comes first: who is out comes in, who is in goes out. */
function inTurn(kinds: readonly ('in' | 'out')[], isIn: boolean): ('in' | 'out')[] {
  const left = { in: kinds.filter((kind) => kind === 'in').length, out: kinds.filter((kind) => kind === 'out').length }
  const turn: ('in' | 'out')[] = []
  for (
    let wanted: 'in' | 'out' = isIn ? 'out' : 'in';
    left.in + left.out > 0;
    wanted = wanted === 'in' ? 'out' : 'in'
  ) {
    if (left[wanted] === 0) break
    left[wanted] -= 1
    turn.push(wanted)
  }
  return turn
}

function halves({ leave, workFromHome }: Pick<AttendanceFacts, 'leave' | 'workFromHome'>) {
  const covers = (part: DayPart, half: 'first' | 'second') => part === 'full' || part === half
  return (['first', 'second'] as const).map((half) => {
    const own = leave.filter(({ part }) => covers(part, half))
    if (own.some(({ paid }) => paid)) return 'paid'
    if (own.length > 0) return 'unpaid'
    return workFromHome !== null && covers(workFromHome, half) ? 'home' : null
  })
}

function onTheWall(shift: Shift): number {
  const length = ofDay(shift.endsAt) - ofDay(shift.startsAt)
  return length > 0 ? length : length + 1440
}
