import { expect, test } from 'vitest'
import { visibleFaults } from './visible-law.ts'

const faults = (text: string, path = 'web/features/leave/leave-screen.tsx') => visibleFaults([{ path, text }])

test('a text, a title and a sentence in code are found outside the catalogue', () => {
  expect(faults('export const a = <p>No leave yet</p>')).toEqual([
    'web/features/leave/leave-screen.tsx:1 shows “No leave yet”',
  ])
  expect(faults('export const a = <Panel title="Leave" />')).toHaveLength(1)
  expect(faults("export const a = { label: 'Casual leave' }")).toHaveLength(1)
  expect(faults('export const a = (n: number) => `${n} days left`')).toHaveLength(1)
  expect(faults("export const a = (n: number) => (n === 1 ? 'one day' : 'two days')")).toHaveLength(2)
  expect(faults("snack('Leave saved')")).toHaveLength(1)
})

test('what Lingui extracts is ignored', () => {
  expect(faults('export const a = <p>{t`No leave yet`}</p>')).toEqual([])
  expect(faults('export const a = <p><Trans>Ask <b>HR</b> today</Trans></p>')).toEqual([])
  expect(faults("export const a = plural(n, { one: '# day left', other: '# days left' })")).toEqual([])
  expect(faults('export const a = <p><Trans>Ask HR</Trans> today</p>')).toHaveLength(1)
  expect(faults("export const a = t`Ask ${is ? 'your manager' : name}`"), 'a sentence glued of halves').toHaveLength(1)
})

test('keys, addresses, types, styles and comparisons are not visible text', () => {
  const unread = [
    "useApi('GET /api/v1/user/shift')",
    "if (key === 'Enter') go()",
    "type Place = 'At the location' | 'On duty'",
    "import { a } from './Some file.ts'",
    'export const a = <p className="kit button" style={{ border: \'1px solid red\' }} />',
    "document.querySelector('main input')",
    "throw new Error('index.html has no #root')",
  ]
  expect(unread.flatMap((text) => faults(text))).toEqual([])
})

test('tests and search terms are ignored', () => {
  expect(faults('<p>No leave</p>', 'web/features/leave/leave.test.tsx')).toEqual([])
  expect(faults("export const a = ['No leave']", 'web/app/palette/search-terms.ts')).toEqual([])
  expect(faults("export const a = 'No leave'", 'server/app/start.ts')).toEqual([])
})
