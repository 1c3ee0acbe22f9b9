import { expect, test } from 'vitest'
import { adapters } from './adapters.ts'
import { ownCases } from './own-cases.fixture.ts'
import { hasPassed, runCases } from './run.ts'

test('every worked example of the law comes out as expected, to the paisa', () => {
  expect(runCases(ownCases, adapters).filter((result) => !hasPassed(result))).toEqual([])
})

test('no two examples have the same name', () => {
  const ids = ownCases.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('each example names its source', () => {
  expect(ownCases.filter(({ source }) => !/^(PUBLISHED|OWN): ./.test(source)).map(({ id }) => id)).toEqual([])
})

test('an unknown rule, a different answer and a refusal are failures that say what is wrong', () => {
  const base = { source: 'OWN: test', note: '', input: { month: '2026-10', pfWages: 40_000 } }
  const results = runCases(
    [
      { ...base, id: 'unknown', rule: 'toString', expected: {} },
      { ...base, id: 'differs', rule: 'epf', expected: { epfWages: 15_000, vpf: 0 } },
      { ...base, id: 'refused', rule: 'epf', input: { month: '2026-13', pfWages: 1 }, expected: {} },
      { ...base, id: 'missing', rule: 'epf', input: { month: '2026-10' }, expected: {} },
      { ...base, id: 'right', rule: 'epf', expected: { epfWages: 25_000 } },
      {
        ...base,
        id: 'longer',
        rule: 'esi_period',
        input: { months: [{ month: '2026-11', contractWages: 1 }] },
        expected: { months: [] },
      },
    ],
    adapters,
  )
  expect(results).toEqual([
    { id: 'unknown', mismatches: [], error: 'There is no rule "toString"' },
    { id: 'differs', mismatches: [{ path: 'epfWages', expected: 15_000, got: 25_000 }], error: null },
    { id: 'refused', mismatches: [], error: 'month must be a month such as 2026-11, got 2026-13' },
    { id: 'missing', mismatches: [], error: 'pfWages is missing' },
    { id: 'right', mismatches: [], error: null },
    { id: 'longer', mismatches: [{ path: 'months.length', expected: 0, got: 1 }], error: null },
  ])
})
