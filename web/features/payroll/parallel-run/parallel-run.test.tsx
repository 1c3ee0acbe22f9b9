import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import ParallelRunScreen from './parallel-run-screen.tsx'
import ParallelRunsScreen from './parallel-runs-screen.tsx'

const id = '01930000-0000-7000-8000-0000000000d1'
const listed = {
  ...{ _id: id, month: '2026-10', fileName: 'old.xlsx', createdBy: 'Anita Rao', createdAt: '2026-11-02T04:00:00.000Z' },
  ...{ comparedAt: '2026-11-02T04:10:00.000Z', people: 42, openPeople: 1, open: 1, accepted: 0, agreedAt: null },
}
const run = {
  ...listed,
  headings: [
    { name: 'Emp Code', samples: ['ACM-0001'] },
    { name: 'Old PF', samples: ['1800'] },
  ],
  columns: ['code', null],
  targets: [
    { value: 'code', label: 'Employee ID', of: 'person' as const },
    { value: 'deduction EPF', label: 'EPF', of: 'deduction' as const },
  ],
  ...{ runId: id, isStale: false, hasRows: true },
}
const difference = {
  ...{ _id: '01930000-0000-7000-8000-0000000000d2', employeeId: id, code: 'ACM-0001', name: 'Priya Nair' },
  ...{ figure: 'EPF', registerPaise: 180_000, payslipPaise: 240_000, cause: 'wageBase' as const, accepted: null },
  words: 'On about ₹15,000 in the register, on ₹20,000 here',
}

function aComparison(of: object = run) {
  return mockApi({
    'GET /api/v1/user/parallel-run': { data: [listed], pagination: { page: 1, limit: 10, total: 1 } },
    'GET /api/v1/user/parallel-run/{id}': of as never,
    'GET /api/v1/user/parallel-run/{id}/difference': {
      data: [difference],
      pagination: { page: 1, limit: 20, total: 1 },
    },
    'PUT /api/v1/user/parallel-run/{id}': null,
    'PUT /api/v1/user/parallel-run/{id}/difference': null,
  })
}
const place = { path: '/home/:id', at: `/home/${id}` }

test('the columns of a register are matched, and then it is compared', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = aComparison({ ...run, comparedAt: null })
  const { user } = show(<ParallelRunScreen />, place)
  await user.click(await screen.findByRole('combobox', { name: /Old PF/ }))
  await user.click(await screen.findByRole('option', { name: 'Deductions: EPF' }))
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  await waitFor(() =>
    expect(calls('PUT /api/v1/user/parallel-run/{id}')[0]?.body).toEqual({ columns: ['code', 'deduction EPF'] }),
  )
})

test('a difference shows its cause and is accepted with a note, alone or with all of its cause', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = aComparison()
  const { user } = show(<ParallelRunScreen />, place)
  expect(await screen.findByText(difference.words)).toBeTruthy()
  expect(screen.getByText('The payrolls do not agree yet: 1 employee has open differences.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Actions for Priya Nair, EPF' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Accept' }))
  await user.type(await screen.findByRole('textbox', { name: /Note/ }), 'Full wages from October')
  await user.click(screen.getByRole('checkbox', { name: /Accept all open differences/ }))
  await user.click(screen.getAllByRole('button', { name: 'Accept' }).at(-1)!)
  await waitFor(() =>
    expect(calls('PUT /api/v1/user/parallel-run/{id}/difference')[0]?.body).toMatchObject({
      cause: 'wageBase',
      note: 'Full wages from October',
    }),
  )
})

test('it says so if both agree', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  aComparison({ ...run, open: 0, openPeople: 0, agreedAt: '2026-11-03T04:00:00.000Z' })
  show(<ParallelRunScreen />, place)
  expect(await screen.findByText(/^Both payrolls agree since .* You can switch over\.$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('a read-only user sees the comparisons and uploads nothing', async () => {
  signedInAs('Manager', 'payRollHistoryRead')
  aComparison()
  show(<ParallelRunsScreen />, { path: '/home', at: '/home' })
  expect((await screen.findAllByText('1 difference')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
})
