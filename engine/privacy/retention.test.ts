import { expect, test } from 'vitest'
import { erasureDues } from './retention.ts'

const dues = (leftOn: string, today: string) => erasureDues(leftOn, today).map(({ part, dueOn }) => `${part} ${dueOn}`)

test('registers are kept three years, books eight financial years after the last one', () => {
  expect(dues('2026-10-31', '2026-11-20')).toEqual([
    'now 2026-11-20',
    'log 2027-04-30',
    'wages 2029-11-01',
    'books 2035-04-01',
  ])
  expect(dues('2026-03-31', '2026-11-20').at(-1)).toBe('books 2034-04-01')
  expect(dues('2026-04-01', '2026-11-20').at(-1)).toBe('books 2035-04-01')
})

test('sign-in records are kept a year under the 2027 rules', () => {
  expect(dues('2027-05-31', '2027-05-13')[1]).toBe('log 2027-11-28')
  expect(dues('2027-05-31', '2027-05-14')[1]).toBe('log 2028-05-31')
})

test('a leap day becomes the end of February', () => {
  expect(dues('2028-02-29', '2028-03-02')[2]).toBe('wages 2031-03-01')
})

test('every part that is kept names the law', () => {
  for (const { part, source } of erasureDues('2026-10-31', '2026-11-20')) expect(source === null).toBe(part === 'now')
  expect(() => erasureDues('2010-01-01', '2010-01-02')).toThrow('in.retention.logs has no value on 2010-01-02.')
})
