import { expect, test } from 'vitest'
import { auditActions } from '@muster/contract/security/audit-actions.ts'
import { activityEntries } from './activity-entries.ts'

type Changes = Record<string, { of?: string; from: string | null; to: string | null }>

let n = 0
const done = (action: string, changes: Changes = {}) => ({
  ...{ _id: `${(n += 1)}`, at: '2026-11-20T04:00:00Z', who: 'Kavya Nair', action, changes },
})
const lines = (...kept: ReturnType<typeof done>[]) => activityEntries(kept).map(({ what }) => what)
const entriesOf = (action: string, changes: Changes) =>
  activityEntries([done(action, changes)])[0]!.changes.map(({ label, from, to }) => [label, from, to])

test('the choice of a tax regime names the year, also if the previous one was for another year', () => {
  const chosen = (from: string | null, to: string) =>
    entriesOf('choseTaxRegime', { taxRegime: { of: '2026-27', from, to } })
  expect(lines(done('choseTaxRegime'))).toEqual(['Chose the tax regime'])
  expect(chosen(null, 'old')).toEqual([['Tax regime (2026-27)', null, 'Old regime']])
  expect(chosen('old', 'new')).toEqual([['Tax regime (2026-27)', 'Old regime', 'New regime']])
})

test('repeated actions are one line', () => {
  const declared = () => done('declaredTaxItem')
  expect(lines(declared(), declared(), declared(), done('sentTaxProofs'), declared())).toEqual([
    'Added a tax declaration item (3 times)',
    'Submitted income tax proofs',
    'Added a tax declaration item',
  ])
})

test('a loan is named, with what happened to it, also in the older format', () => {
  expect(
    lines(done('skippedInstallment'), done('addedLoan', { loan: { from: null, to: 'Festival advance' } })),
  ).toEqual(['Skipped a loan installment', 'Added a loan'])
  expect(
    entriesOf('skippedInstallment', { installment: { of: 'Festival advance', from: null, to: '2026-11' } }),
  ).toEqual([['Loan installment (Festival advance)', null, 'November 2026']])
  expect(entriesOf('skippedInstallment', { 'Festival advance': { from: null, to: 'November 2026' } })).toEqual([
    ['Festival advance', null, 'November 2026'],
  ])
})

test('a changed field keeps its old value', () => {
  expect(entriesOf('changed', { joinedOn: { from: '2026-04-01', to: '2026-04-02' } })).toEqual([
    ['Date of joining', '01 Apr 2026', '02 Apr 2026'],
  ])
  expect(entriesOf('changed', { employmentType: { from: 'fullTime', to: 'intern' } })).toEqual([
    ['Employment type', 'Full time', 'Intern'],
  ])
})

test('access, statutory settings and the two-person rule use the words of their screens', () => {
  expect(
    entriesOf('changedPermissions', {
      'access.salaries': { from: 'none', to: 'change' },
      'access.places': { from: 'view', to: 'shiftRead' },
      'twoPerson.payRun': { from: 'Off', to: 'On' },
      'pf.epsRate': { from: '0.0833', to: '1/12' },
      'nowhere.known': { from: null, to: 'x' },
    }),
  ).toEqual([
    ['Salaries', 'None', 'Change'],
    ['Locations and shifts', 'View', 'Read shifts'],
    ['Approving pay runs', 'Off', 'On'],
    [expect.not.stringContaining('epsRate'), expect.any(String), expect.any(String)],
    ['nowhere.known', null, 'x'],
  ])
})

test('every logged action has a label', () => {
  const codes = Object.keys(auditActions)
  expect(codes.filter((action) => lines(done(action))[0] === action)).toEqual([])
})
