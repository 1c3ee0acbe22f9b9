import { expect, it } from 'vitest'
import { urgencyOf } from './request-sentences.ts'

const now = Date.parse('2026-11-20T06:00:00.000Z')
const about = (type: 'leave' | 'claim' | 'compOff', startsOn: string | null) =>
  urgencyOf({ type, createdAt: '2026-11-20T05:00:00.000Z', startsOn }, now)

it('says that leave begins or has begun, but not for past days', () => {
  expect(about('leave', '2026-11-19')).toBe('Already started')
  expect(about('leave', '2026-11-21')).toBe('Starts soon')
  expect(about('claim', '2026-11-18')).toBeNull()
  expect(about('compOff', '2026-11-15')).toBeNull()
  expect(urgencyOf({ type: 'claim', createdAt: '2026-11-17T05:00:00.000Z', startsOn: '2026-11-10' }, now)).toBe(
    'Pending for 3 days',
  )
})
