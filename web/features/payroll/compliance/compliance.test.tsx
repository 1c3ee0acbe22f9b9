import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import ComplianceScreen from './compliance-screen.tsx'
import type { ComplianceItem } from './compliance-item.ts'

const pf: ComplianceItem = {
  entity: null,
  ...{ kind: 'pf', state: '', stateName: null, from: '2026-10', to: '2026-10', dueOn: '2026-11-15' },
  ...{ status: 'overdue', amountPaise: 12_345_00, filed: null },
}
const pt: ComplianceItem = {
  ...pf,
  kind: 'pt',
  state: 'KA',
  stateName: 'Karnataka',
  dueOn: '2026-12-20',
  status: 'open',
}
const filed = { on: '2026-11-06', reference: 'BSR 0510308', by: 'Anita Rao' }
const tds: ComplianceItem = { ...pf, kind: 'tds', dueOn: '2026-11-07', status: 'filed', filed }
const key = 'GET /api/v1/user/compliance'
const today = '2026-11-20'

test('lists what is overdue, what is due by month and what was filed', async () => {
  signedInAs('Accountant', 'payRollHistoryRead')
  mockApi({ [key]: { today, items: [tds, pf, pt], withoutDueDay: ['Nagaland', 'Tripura'] } })
  show(<ComplianceScreen />)
  expect(await screen.findByText('Overdue', { selector: 'h2' })).toBeTruthy()
  expect(screen.getByText('EPF return and payment')).toBeTruthy()
  expect(screen.getByText(/^The due date of professional tax in Nagaland and Tripura is not/)).toBeTruthy()
  expect(screen.getAllByText(/₹12,345 on payslips/).length).toBe(3)
  expect(screen.getByText('Due in December 2026')).toBeTruthy()
  expect(screen.getByText('Professional tax, Karnataka')).toBeTruthy()
  expect(screen.getByText(/by Anita Rao, reference BSR 0510308/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(/^Once a year|· Once a year/)).toBeNull()
})

test('says that a small employer of Maharashtra pays professional tax once a year', async () => {
  signedInAs('Accountant', 'payRollHistoryRead')
  mockApi({ [key]: { today, items: [{ ...pt, state: 'MH', stateName: 'Maharashtra' }, pt], withoutDueDay: [] } })
  show(<ComplianceScreen />)
  expect(await screen.findByText('Professional tax, Maharashtra')).toBeTruthy()
  expect(screen.getAllByText(/Once a year, by 31 March, if last year's tax was below ₹1,00,000/)).toHaveLength(1)
})

test('payroll marks a return as filed with its number', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = mockApi({ [key]: { today, items: [pf], withoutDueDay: [] }, 'PUT /api/v1/user/compliance': null })
  const { user } = show(<ComplianceScreen />)
  await user.click(await screen.findByRole('button', { name: 'Mark as filed' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mark as filed' })
  await user.type(within(dialog).getByLabelText(/Reference/), 'TRRN 4012611')
  await user.click(within(dialog).getByRole('button', { name: 'Mark as filed' }))
  await waitFor(() =>
    expect(calls('PUT /api/v1/user/compliance')[0]?.body).toMatchObject({
      ...{ kind: 'pf', state: '', period: '2026-10', reference: 'TRRN 4012611' },
    }),
  )
})

test('payroll undoes marking a return as filed', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = mockApi({
    [key]: { today, items: [{ ...tds, kind: 'pf' }], withoutDueDay: [] },
    'POST /api/v1/user/compliance/reopen': null,
  })
  const { user } = show(<ComplianceScreen />)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(calls('POST /api/v1/user/compliance/reopen')[0]?.body).toEqual({
      kind: 'pf',
      state: '',
      period: '2026-10',
    }),
  )
})

test('says if nothing is due, and if loading failed', async () => {
  signedInAs('Accountant', 'payRollHistoryRead')
  mockApi({ [key]: { today, items: [], withoutDueDay: [] } })
  const { unmount } = show(<ComplianceScreen />)
  expect(await screen.findByText('No returns or payments due')).toBeTruthy()
  unmount()
  mockApi({ [key]: new Failure(500, 'down') })
  show(<ComplianceScreen />)
  expect(await screen.findByText('Could not load the compliance calendar.')).toBeTruthy()
})

test('with several legal entities names who files, shows one alone, and files for it', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const labs = { ...pf, entity: { _id: '01930000-0000-7000-8000-0000000000c1', name: 'Labs' } }
  const { calls } = mockApi({
    [key]: { today, items: [{ ...pf, entity: { _id: null, name: 'Acme' } }, labs], withoutDueDay: [] },
    'GET /api/v1/user/legal-entity-name': [{ _id: null, name: 'Acme' }, labs.entity],
    'PUT /api/v1/user/compliance': null,
  })
  const { user } = show(<ComplianceScreen />)
  expect(await screen.findByText(/^Acme · Due/)).toBeTruthy()
  await user.click(await screen.findByRole('combobox', { name: 'Legal entity' }))
  await user.click(await screen.findByRole('option', { name: 'Labs' }))
  expect(screen.getByText(/^Labs · Due/)).toBeTruthy()
  expect(screen.queryByText(/^Acme · Due/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Mark as filed' }))
  const dialog = await screen.findByRole('dialog', { name: 'Mark as filed' })
  expect(within(dialog).getByText(/, Labs$/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Mark as filed' }))
  await waitFor(() => expect(calls('PUT /api/v1/user/compliance')[0]?.body).toMatchObject({ entity: labs.entity._id }))
})

test('a deposit is paid rather than filed, and TDS leads to its challans', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const openTds: ComplianceItem = { ...tds, from: '2026-11', to: '2026-11', status: 'open', filed: null }
  mockApi({ [key]: { today, items: [tds, openTds, pt], withoutDueDay: [] } })
  show(<ComplianceScreen />)
  expect(await screen.findByText(/^Paid 06 Nov 2026 by Anita Rao/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mark as paid' })).toBeTruthy()
  expect(screen.queryByText(/^Filed \d|^Filed$/)).toBeNull()
  for (const name of ['Add challan', 'See challans'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/home/payroll/tds')
})
