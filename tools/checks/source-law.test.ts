import { expect, test } from 'vitest'
import { sourceFaults } from './source-law.ts'

const faults = (path: string, text: string) => sourceFaults([{ path, text }])

test('the current time comes only from the clock', () => {
  expect(faults('server/features/leave/leave.ts', 'const now = new Date()')).toHaveLength(1)
  expect(faults('engine/day.ts', '\nDate.now()')[0]).toContain('engine/day.ts:2')
  expect(faults('server/platform/clock.ts', 'new Date()')).toEqual([])
  expect(faults('server/features/leave/leave.ts', 'new Date(tx.now)')).toEqual([])
})

test('money is not formatted through floats', () => {
  expect(faults('engine/payroll/calculation/payslip.ts', '(paise / 100).toFixed(2)')).toHaveLength(1)
})

test('a lock does not block rows that refer to the locked one', () => {
  expect(faults('server/features/leave/leave.queries.ts', '... where id = 1 for update of leave')).toHaveLength(1)
  expect(faults('server/features/leave/leave.queries.ts', '... where id = 1 for no key update of leave')).toEqual([])
})

test('a part of a page is loaded in a way that survives a lost connection', () => {
  expect(faults('web/features/leave/leave-screen.tsx', "const Part = lazy(() => import('./part.tsx'))")).toHaveLength(1)
  expect(faults('web/features/leave/leave-screen.tsx', "const Part = lazyPart(() => import('./part.tsx'))")).toEqual([])
})

test('a file has at most 300 lines, data excepted', () => {
  const long = 'line\n'.repeat(301)
  expect(faults('web/app/router.tsx', long)).toHaveLength(1)
  expect(faults('server/demo/names.ts', long)).toEqual([])
})

test('a folder has at most 25 files, lists of like things excepted', () => {
  const filled = (folder: string, count: number) =>
    sourceFaults(Array.from({ length: count }, (_, n) => ({ path: `${folder}/step-${n}.ts`, text: '' })))
  expect(filled('engine/payroll/steps', 25)).toEqual([])
  expect(filled('engine/payroll/steps', 26)).toEqual([
    'engine/payroll/steps has 26 files; more than 25 are divided by subject.',
  ])
  expect(filled('server/db/migrations', 60)).toEqual([])
})

test('no absolute paths', () => {
  expect(faults('README.md', `see ${'/Us'}ers/asha/muster`)).toHaveLength(1)
  expect(faults('README.md', 'GET /api/home/default and web/tmp/x')).toEqual([])
})
