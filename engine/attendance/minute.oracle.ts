import type { Day, DayPart } from '../day.ts'
import type { AttendanceFacts } from './attendance-facts.ts'
import { borderAfter, endOf, next, onTheWall, startOf, type MinuteClock } from './minute-clock.oracle.ts'
import type { Shift } from './shift.ts'

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
  lossOfPayHalfDays: number
}

/**
 * Replays a day minute by minute: a second implementation of the attendance rules that shares no code with the first. Punches and `now` are
 * whole minutes since 1970.
 */
export function tell(
  clock: MinuteClock,
  shiftOn: (day: Day) => Shift | null,
  day: Day,
  facts: Pick<AttendanceFacts, 'holiday' | 'leave' | 'workFromHome' | 'homeNeedsPunches'> & { isOff: boolean },
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
  const believed = facts.homeNeedsPunches ? 0 : atHome
  const here = Math.min(2 - onLeave, believed + atWork)
  const missing = onLeave === 2 || off !== null || believed === 2 ? 0 : 2 - onLeave - here
  const unpaid = given.filter((half) => half === 'unpaid').length
  return {
    state: stateOf(),
    ...{ firstIn, lastOut, breakMinutes, lateMinutes, earlyMinutes, overtimeMinutes, final },
    workedMinutes: worked,
    openPunch: since,
    lossOfPayHalfDays: final ? unpaid + missing : 0,
  }

  function stateOf(): string {
    if (onLeave === 2) return 'leave'
    if (off !== null) return off
    if (atHome === 2 && (!final || here === 2)) return 'workFromHome'
    if (!final) return pairs.length > 0 || since !== null || atHome > 0 ? 'present' : 'notYet'
    if (here === 0) return onLeave === 0 ? 'absent' : 'leave'
    return missing > 0 || onLeave > 0 ? 'halfDay' : 'present'
  }
}

/** Of several punches in one minute, the one that fits comes next: an in while out, an out while in. */
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
