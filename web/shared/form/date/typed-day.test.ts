import { expect, it } from 'vitest'
import { typedDay } from './typed-day.ts'

it.each(['1/2/26', '1-2-2026', '01.02.2026', '1 Feb 2026', '1st February 2026', '2026-02-01', ' 1 feb, 26 '])(
  '%s is the first of February',
  (text) => expect(typedDay(text)).toBe('2026-02-01'),
)

it('a birthday in the last century, and invalid days', () => {
  expect(typedDay('5/6/78')).toBe('1978-06-05')
  for (const text of ['31/2/26', '1/13/26', 'soon', '1/2', '1/2/026', '0/1/26']) expect(typedDay(text)).toBeNull()
})
