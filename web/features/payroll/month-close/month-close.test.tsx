import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { closeOrder, type MonthClose } from './close-items.ts'
import MonthClosePanel from './month-close-panel.tsx'

const run = { _id: '01930000-0000-7000-8000-0000000000a1', attempt: 4, state: 'calculated' as const }
const employee = { _id: '01930000-0000-7000-8000-0000000000c1', name: 'Priya Nair', code: 'ACM-0001' }
const pagination = { page: 1, limit: 5, total: 1 }
const items = (open: Partial<Record<MonthClose['items'][number]['item'], number>>) =>
  closeOrder.map((item) => {
    const count = open[item] ?? 0
    return { item, people: count, open: count, state: count > 0 ? ('open' as const) : ('done' as const) }
  })

function aMonth(open: Parameters<typeof items>[0]) {
  return mockApi({
    'GET /api/v1/user/month-close': { month: '2026-11', run, items: items(open) },
    'GET /api/v1/user/month-close/{item}': { data: [{ employee, detail: 'Salary changed', isOpen: true }], pagination },
    'POST /api/v1/user/payrun/{id}/recalculate': { attempt: 5 },
  })
}
const place = { path: '/home', at: '/home' }

test('people with changed inputs are recalculated from the list, in the calculation that was shown', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = aMonth({ changed: 1 })
  const { user } = show(<MonthClosePanel />, place)
  expect(await screen.findByText('1 item is open')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /1 open Changed since the calculation/ }))
  await user.click(await screen.findByRole('button', { name: /Priya Nair/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Recalculate' }))
  const key = 'POST /api/v1/user/payrun/{id}/recalculate'
  await waitFor(() => expect(calls(key)[0]?.body).toEqual({ employeeId: employee._id, attempt: 4 }))
  await waitFor(() => expect(calls('GET /api/v1/user/month-close').length).toBeGreaterThan(1))
})

test('says of each item what is true of it: a month that has not begun, goes on, or keeps no attendance', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  const states = { notStarted: 'Not started', soFar: 'None open', done: 'Done' } as const
  const subtitles = {
    notStarted: 'Starts on 01 Nov 2026',
    soFar: 'No open items so far',
    done: 'No open items',
  } as const
  for (const [state, label] of Object.entries(states) as [keyof typeof states, string][]) {
    const given = items({}).map((one) => ({ ...one, state: one.item === 'missingPunches' ? 'notRecorded' : state }))
    mockApi({ 'GET /api/v1/user/month-close': { month: '2026-11', run: null, items: given } } as never)
    const { unmount } = show(<MonthClosePanel />, place)
    expect(await screen.findByText(subtitles[state])).toBeTruthy()
    expect(screen.getAllByText(label)).toHaveLength(closeOrder.length - 1)
    expect(screen.getAllByText('Not recorded')).toHaveLength(1)
    unmount()
  }
})

test.each([
  [0, 3],
  [2, 0],
])('changes are those that the run names: the month says %i, the run %i', async (said, count) => {
  signedInAs('HR', 'payRollHistoryRead')
  aMonth({ changed: said })
  mockApi({ 'GET /api/v1/user/payrun/{id}/changes': { attempt: 4, state: 'calculated', count, people: [] } })
  show(<MonthClosePanel />, place)
  expect(await screen.findByText(count > 0 ? '1 item is open' : 'No open items')).toBeTruthy()
  const row = screen.getByText('Changed since the calculation').closest('li')
  expect(row?.textContent).toContain(count > 0 ? `${count} open` : 'Done')
})

test('a read-only user recalculates nothing', async () => {
  signedInAs('Accountant', 'payRollHistoryRead')
  aMonth({ changed: 1 })
  const { user } = show(<MonthClosePanel />, place)
  await user.click(await screen.findByRole('button', { name: /Changed since the calculation/ }))
  expect(await screen.findByText('Priya Nair')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Priya Nair/ })).toBeNull()
})

test('a month with nothing open says so, and a failure can be tried again', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  aMonth({})
  show(<MonthClosePanel />, place)
  expect(await screen.findByText('No open items')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('says that the month could not be loaded', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  mockApi({ 'GET /api/v1/user/month-close': new Failure(500, 'down') })
  show(<MonthClosePanel />, place)
  expect(await screen.findByText('Could not load the month close.')).toBeTruthy()
})
