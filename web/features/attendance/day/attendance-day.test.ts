import { expect, it } from 'vitest'
import { statusTone } from '../../../shared/theme/status-tone.ts'
import { statusLabel } from '../../../shared/ui/status-chip.tsx'
import { dayStatus, heatOf } from './attendance-day.ts'

const reason = (code: string) => ({ code, text: code })
const leave = { state: 'leave', isFinal: true, openSince: null } as const

it('calls leave for half of a day so if the other half is absent', () => {
  const status = dayStatus({ ...leave, reasons: [reason('leave'), reason('halfAbsent')] })
  expect([statusLabel(status), statusTone(status)]).toEqual(['Half day leave', 'warning'])
  const month = heatOf([{ ...leave, day: '2026-11-20', lateMinutes: 0, reasons: [reason('halfAbsent')] }])
  expect(month['2026-11-20']).toEqual({ letter: '½L', tone: 'warning', words: 'Half leave, half absent' })
})

it.each([
  [{ ...leave, reasons: [reason('leave')] }, 'leave'],
  [{ ...leave, reasons: [reason('leave'), reason('unpaidLeave')] }, 'leave'],
  [{ ...leave, isHalfAbsent: true }, 'halfDayLeave'],
  [{ ...leave, isHalfAbsent: false }, 'leave'],
  [leave, 'leave'],
  [{ ...leave, state: 'halfDay' as const, reasons: [reason('leave')] }, 'halfDay'],
  [{ ...leave, openSince: '2026-11-20T04:00:00.000Z', reasons: [reason('halfAbsent')] }, 'missedPunch'],
])('%o is %s', (day, status) => {
  expect(dayStatus(day)).toBe(status)
})
