import { expect, test } from 'vitest'
import cases from '../cases/attendance-day.json' with { type: 'json' }
import { addDays } from '../day.ts'
import { instantAt, localTime } from '../zone.ts'
import { attendanceDay } from './attendance-day.ts'
import type { AttendanceFacts } from './attendance-facts.ts'
import { generalShift, nightShift } from './shifts.fixture.ts'
import { english } from '../testing/english.ts'

interface Case {
  id: string
  day: string
  zone?: string
  shift?: string
  /** `in 09:30`, `out +1 01:30` (the next day), `superseded in 09:30`; local times. */
  punches: string[]
  now: string
  holiday?: string
  leave?: AttendanceFacts['leave']
  workFromHome?: AttendanceFacts['workFromHome']
  homeNeedsPunches?: boolean
  expected: Record<string, unknown>
}

test.each(cases as Case[])('$id', (example) => {
  const facts = factsOf(example)
  const result = attendanceDay(facts)
  const openPunch = result.openPunch === null ? null : localTime(result.openPunch, facts.zone).slice(0, 5)
  const lossOfPayReason = result.lossOfPayReason === null ? '' : english(result.lossOfPayReason)
  expect({ ...result, openPunch, lossOfPayReason }).toMatchObject(example.expected)
  expect(attendanceDay({ ...facts, punches: facts.punches.toReversed(), leave: facts.leave.toReversed() })).toEqual(
    result,
  )
})

test('every state and minute is explained', () => {
  const example = (cases as Case[]).find(
    ({ id }) => id === 'one hour late and two hours longer is one hour of overtime',
  )!
  const { reasons } = attendanceDay(factsOf(example))
  expect(reasons.map((reason) => ({ code: reason.code, text: english(reason) }))).toEqual([
    { code: 'worked', text: 'Worked 10 h 0 min' },
    { code: 'late', text: 'Late by 1 h 0 min (grace 10 minutes)' },
    { code: 'overtime', text: 'Overtime 1 h 0 min after the end of the shift' },
  ])
})

function factsOf(example: Case): AttendanceFacts {
  const zone = example.zone ?? 'Asia/Kolkata'
  const [nowDay = '', nowTime = ''] = example.now.split(' ')
  return {
    day: example.day,
    zone,
    shift: example.shift === 'none' ? null : example.shift === 'night' ? nightShift : generalShift,
    punches: example.punches.map((text) => {
      const superseded = text.startsWith('superseded ')
      const [kind, ...when] = text.replace('superseded ', '').split(' ')
      const time = when.pop() ?? ''
      return {
        kind: kind as 'in' | 'out',
        at: instantAt(addDays(example.day, Number(when[0] ?? 0)), time, zone),
        superseded,
      }
    }),
    holiday: example.holiday ?? null,
    leave: example.leave ?? [],
    workFromHome: example.workFromHome ?? null,
    homeNeedsPunches: example.homeNeedsPunches ?? false,
    now: instantAt(nowDay, nowTime, zone),
  }
}
