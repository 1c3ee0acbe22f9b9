import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

const greetings = { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' }

test.each([
  ['2026-11-23T03:00:00Z', 'Good morning, Asha'],
  ['2026-11-23T07:00:00Z', 'Good afternoon, Asha'],
  ['2026-11-23T13:00:00Z', 'Good evening, Asha'],
])('at %s the copy in the page says: %s', (at, words) => {
  const copy = runInNewContext(`(${greetingAt.toString()})`) as typeof greetingAt
  expect(copy(Date.parse(at), 'Asia/Kolkata', 'Asha Ghosh', greetings)).toBe(words)
})

test('a person without a name is greeted without one', () => {
  expect(greetingAt(Date.parse('2026-11-23T03:00:00Z'), 'Asia/Kolkata', '', greetings)).toBe('Good morning')
})
