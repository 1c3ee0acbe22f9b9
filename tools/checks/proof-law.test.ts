import { expect, test } from 'vitest'
import { proofFaults } from './proof-law.ts'

const file = 'server/a.test.ts'
const tests = `test('opens nobody\\'s door', () => {})\nit.each([1])("%s is refused", () => {})`
const faults = (text: string) => proofFaults({ path: 'docs/a.md', text }, (path) => (path === file ? tests : undefined))

test('an existing test may be named, with the placeholders of its title', () => {
  expect(faults('| Doors | `server/a.test.ts` "opens nobody\'s door", "%s is refused" |')).toEqual([])
})

test('a missing or partial title is reported with its line', () => {
  expect(faults('\n| Doors | `server/a.test.ts` "opens a window" |')).toEqual([
    'docs/a.md:2 names a test of server/a.test.ts that does not exist: opens a window',
  ])
  expect(faults('| Doors | `server/a.test.ts` "is refused" |')).toHaveLength(1)
})

test('a row with only a file name proves nothing; a sentence may name one', () => {
  expect(faults('| Doors | `server/a.test.ts` |')).toEqual([
    'docs/a.md:1 names server/a.test.ts without the title of a test.',
  ])
  expect(faults('It is written anew by `server/a.test.ts`.')).toEqual([])
})

test('a missing file is reported', () => {
  expect(faults('| Doors | `server/b.test.ts` "opens" |')).toEqual([
    'docs/a.md:1 names server/b.test.ts, which does not exist.',
  ])
})
