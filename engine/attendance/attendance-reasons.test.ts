import { expect, test } from 'vitest'
import { instantAt } from '../zone.ts'
import { english } from '../testing/english.ts'
import { attendanceDay as sentencesOf } from './attendance-day.ts'
import type { AttendanceFacts } from './attendance-facts.ts'
import { generalShift } from './shifts.fixture.ts'

const zone = 'Asia/Kolkata'

function attendanceDay(facts: AttendanceFacts) {
  const { reasons, lossOfPayReason, ...result } = sentencesOf(facts)
  const said = reasons.map((reason) => ({ code: reason.code, text: english(reason) }))
  return { ...result, reasons: said, lossOfPayReason: lossOfPayReason === null ? '' : english(lossOfPayReason) }
}

/** Asha's Tuesday in the general shift, 09:30 to 18:30, once it is over. */
function day(punches: readonly string[], more: Partial<AttendanceFacts> = {}) {
  return attendanceDay({
    day: '2026-11-17',
    zone,
    shift: generalShift,
    punches: punches.map((text) => {
      const [kind, time] = text.split(' ')
      return { kind: kind as 'in' | 'out', at: instantAt('2026-11-17', time!, zone) }
    }),
    holiday: null,
    leave: [],
    workFromHome: null,
    now: instantAt('2026-11-18', '12:00', zone),
    ...more,
  })
}
const words = (...of: Parameters<typeof day>) => day(...of).reasons.map(({ text }) => text)
const unpaid = { paid: false, name: 'Unpaid leave' }
const paid = { paid: true, name: 'Earned leave' }

test('a full day on time says how long, and nothing else', () => {
  expect(words(['in 09:30', 'out 18:30'])).toEqual(['Worked 9 h 0 min'])
})

test('late arrival and early exit say by how much, from a minute after the grace', () => {
  expect(words(['in 09:40', 'out 18:20'])).toEqual(['Worked 8 h 40 min'])
  expect(words(['in 09:41', 'out 18:19']).slice(1)).toEqual([
    'Late by 11 min (grace 10 minutes)',
    'Left 11 min before the end (grace 10 minutes)',
  ])
})

test('a person who is still in, or went out before the end while the day runs, has not left early', () => {
  const at = (time: string, ...punches: string[]) => day(punches, { now: instantAt('2026-11-17', time, zone) })
  expect(at('13:00', 'in 09:30', 'out 12:00').earlyMinutes).toBe(0)
  expect(at('18:29', 'in 09:30', 'out 12:00').earlyMinutes).toBe(0)
  expect(at('18:30', 'in 09:30', 'out 12:00').earlyMinutes).toBe(390)
  expect(at('13:00', 'in 09:30').reasons.map(({ code }) => code)).toEqual(['worked', 'running'])
  expect(at('13:00').reasons.map(({ text }) => text)).toEqual(['The day is not over and there is no punch yet'])
})

test('a day off says which one, and that work on it is overtime', () => {
  expect(words([], { holiday: 'Diwali' })).toEqual(['Holiday: Diwali'])
  expect(words([], { weeklyOff: true })).toEqual(['Weekly off'])
  expect(words(['in 10:00', 'out 12:05'], { holiday: 'Diwali' })).toEqual([
    ...['Holiday: Diwali', 'Worked 2 h 5 min', 'Worked on a day off: all of it is overtime'],
  ])
  expect(words(['in 10:00'], { weeklyOff: true })).toEqual(['Weekly off', 'Punched in, but not out'])
})

test('a forgotten punch and one without a counterpart are named with their time', () => {
  expect(words(['in 09:30'])).toEqual(['Punched in, but not out', 'Absent all day'])
  expect(words(['out 18:05'])[0]).toBe('A punch-out at 18:05 pairs with no other and does not count')
})

test('work on a day of leave changes nothing, and a half-day of leave moves the expected times', () => {
  const full = { leave: [{ part: 'full' as const, ...paid }] }
  expect(day(['in 09:00', 'out 20:00'], full)).toMatchObject({ state: 'leave', overtimeMinutes: 0, lateMinutes: 0 })
  expect(words(['in 10:00', 'out 12:00'], full)).toContain('Punched while on leave: it changes nothing')
  expect(words([], full)).not.toContain('Punched while on leave: it changes nothing')
  const morning = { leave: [{ part: 'first' as const, ...paid }] }
  expect(day(['in 14:10', 'out 18:30'], morning).lateMinutes).toBe(0)
  expect(day(['in 14:11', 'out 18:30'], morning).lateMinutes).toBe(11)
})

test('loss of pay says why, and a day without it says nothing', () => {
  const morning = { leave: [{ part: 'first' as const, ...unpaid }] }
  expect(day(['in 14:00', 'out 18:30'], morning)).toMatchObject({
    lossOfPayHalfDays: 1,
    lossOfPayReason: 'Unpaid leave',
  })
  expect(day([], morning)).toMatchObject({
    lossOfPayHalfDays: 2,
    lossOfPayReason: 'Unpaid leave; Absent for the other half',
  })
  expect(day([])).toMatchObject({ lossOfPayHalfDays: 2, lossOfPayReason: 'Absent all day' })
  expect(day(['in 09:30', 'out 18:30']).lossOfPayReason).toBe('')
})

test('leave and work from home are named with their half, and unpaid leave says so once', () => {
  const of = (name: string, isPaid: boolean, part: 'full' | 'first' | 'second' = 'full') => ({
    part,
    paid: isPaid,
    name,
  })
  const leave = (...list: ReturnType<typeof of>[]) => words([], { leave: list })
  expect(leave(of('Sick leave', true))).toEqual(['Sick leave'])
  expect(leave(of('Sick leave', false))).toEqual(['Sick leave, unpaid'])
  expect(leave(of('Unpaid leave', false))).toEqual(['Unpaid leave'])
  expect(leave(of('Loss of pay', false))).toEqual(['Loss of pay leave'])
  // Whatever the row order: paid leave first, then by name.
  const both = [of('Vacation', true, 'second'), of('Casual leave', true, 'first')]
  expect(leave(...both)).toEqual(['Casual leave, first half', 'Vacation, second half'])
  expect(leave(...both.toReversed())).toEqual(leave(...both))
  const half = { leave: [of('Casual leave', true, 'first')], workFromHome: 'second' as const }
  expect(words([], half)).toEqual(['Casual leave, first half', 'Work from home, second half'])
})

test('half a day from home is running work, and half a day once it is over', () => {
  const home = { workFromHome: 'first' as const }
  expect(day([], { ...home, now: instantAt('2026-11-17', '10:00', zone) }).state).toBe('present')
  expect(day([], home)).toMatchObject({ state: 'halfDay', lossOfPayHalfDays: 1 })
})

test('unpaid leave on a day otherwise worked does not mention absence', () => {
  const leave = [{ part: 'first' as const, ...unpaid }]
  const { lossOfPayReason } = day([], { leave, workFromHome: 'second' })
  expect(lossOfPayReason).toBe('Unpaid leave')
})
