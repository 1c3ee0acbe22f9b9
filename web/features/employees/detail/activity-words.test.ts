import { expect, test } from 'vitest'
import { activityEntries } from './activity-words.ts'

let n = 0
const done = (action: string, changes: Record<string, { from: string | null; to: string | null }> = {}) => ({
  ...{ _id: `${(n += 1)}`, at: '2026-11-20T04:00:00Z', who: 'Kavya Nair', action, changes },
})
const said = (...kept: ReturnType<typeof done>[]) => activityEntries(kept).map(({ what }) => what)

test('the choice of a tax regime is a sentence, also when it was another one before', () => {
  const chosen = (from: string | null, to: string) => said(done('choseTaxRegime', { taxRegime: { from, to } }))
  expect(chosen(null, 'old, 2026-27')).toEqual(['chose the old tax regime for 2026-27'])
  expect(chosen('old, 2026-27', 'new, 2026-27')).toEqual([
    'chose the new tax regime for 2026-27, instead of the old one',
  ])
})

test('what was done again and again is one line', () => {
  const declared = () => done('declaredTaxItem')
  expect(said(declared(), declared(), declared(), done('sentTaxProofs'), declared())).toEqual([
    'added a tax declaration item (3 times)',
    'submitted income tax proofs',
    'added a tax declaration item',
  ])
})

test('a loan is named, and what happened to it', () => {
  expect(
    said(
      done('skippedInstallment', { 'Festival advance': { from: null, to: 'November 2026' } }),
      done('addedLoan', { 'Festival advance': { from: null, to: null } }),
    ),
  ).toEqual(['skipped a loan installment: Festival advance, November 2026', 'added a loan: Festival advance'])
})

test('a field that was changed keeps what it was', () => {
  expect(activityEntries([done('changed', { joinedOn: { from: '01 Apr 2026', to: '02 Apr 2026' } })])).toMatchObject([
    { what: 'changed date of joining', from: '01 Apr 2026', to: '02 Apr 2026' },
  ])
})
