import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import AnnualReturnScreen from './annual-return-screen.tsx'
import type { AnnualReturn } from './annual-labels.ts'

const key = 'GET /api/v1/user/annual-return'
const [pune, delhi] = ['01930000-0000-7000-8000-000000000001', '01930000-0000-7000-8000-000000000002']
const sums = { employedAtEnd: 3, manHalfDays: 11, grossPaise: 1_000_00, deductionsPaise: 100_00, netPaise: 900_00 }
const base = { definition: 'All attendance added up.', source: 'Form IX', days: [] }

const year: AnnualReturn = {
  ...{ year: 2026, years: [2026, 2025], dueOn: '2027-02-01' },
  months: { from: '2026-01', to: '2026-10', isWholeYear: false },
  employers: [
    {
      ...{ _id: null, name: 'Acme', legalName: 'Acme Private Limited', address: 'Pune', industry: '', pan: null },
      ...{ tan: null, establishmentNumber: null, employerCode: null, responsible: '' },
    },
  ],
  locations: [
    { _id: pune, name: 'Pune plant', state: 'IN-MH' },
    { _id: delhi, name: 'Delhi office', state: 'IN-DL' },
  ],
  figures: [
    {
      ...{ ...base, key: 'manDays', section: 'work', unit: 'halfDays', name: 'Man-days worked', all: 11 },
      by: { female: 5, male: 4, other: 2, notTold: 0 },
    },
    { ...base, key: 'daysWorked', section: 'work', unit: 'days', name: 'Days worked in the year', all: 4, by: null },
  ],
  byMonth: [{ month: '2026-10', hired: 1, left: 0, ...sums }],
  byPart: [{ kind: 'location', _id: pune, name: 'Pune plant', ...sums }],
}

const open = { path: '/home/payroll/annual-return', at: '/home/payroll/annual-return?year=2026' }

test('shows each figure with its definition, for all and by gender, and which months count', async () => {
  signedInAs('Accountant', 'payRollHistoryRead')
  mockApi({ [key]: year, 'GET /api/v1/user/legal-entity-name': [] })
  show(<AnnualReturnScreen />, open)
  await screen.findByText('Man-days worked')
  const row = screen.getByText('Man-days worked').closest('tr, li')!
  for (const text of ['All attendance added up.', 'Form IX', '5.5', '2.5', '2', '1'])
    expect(row.textContent).toContain(text)
  screen.getByText('Counts January 2026 to October 2026: the months whose pay is approved so far.')
  screen.getByText(/^Enter these figures at the portal by .* not published here\.$/)
})

test('asks for a state, and hands out the workbook of what is shown', async () => {
  signedInAs('Accountant', 'payRollHistoryRead')
  const file = 'GET /api/v1/user/annual-return/file'
  const { calls } = mockApi({ [key]: year, 'GET /api/v1/user/legal-entity-name': [], [file]: new Blob() } as never)
  const { user } = show(<AnnualReturnScreen />, open)
  await user.click(await screen.findByRole('combobox', { name: /Work location/ }))
  await user.click(await screen.findByRole('option', { name: 'All of Maharashtra' }))
  await waitFor(() => expect(calls(key).at(-1)?.query).toMatchObject({ state: 'IN-MH' }))
  await user.click(screen.getByRole('button', { name: 'Download XLSX' }))
  await waitFor(() => expect(calls(file)[0]?.query).toMatchObject({ state: 'IN-MH' }))
})

test('says when no month of the year is approved, and what to do when it cannot load', async () => {
  signedInAs('Accountant', 'payRollHistoryRead')
  const reply: { now: unknown } = { now: { ...year, months: null, figures: [], byMonth: [], byPart: [] } }
  mockApi({ [key]: () => reply.now, 'GET /api/v1/user/legal-entity-name': [] } as never)
  const { unmount } = show(<AnnualReturnScreen />, open)
  await screen.findByText('No approved pay in 2026')
  expect(screen.queryByRole('button', { name: 'Download XLSX' })).toBeNull()
  unmount()
  reply.now = new Failure(500, 'Broken')
  show(<AnnualReturnScreen />, { ...open, at: `${open.path}?year=2025` })
  await screen.findByText('Could not load the figures.')
})
