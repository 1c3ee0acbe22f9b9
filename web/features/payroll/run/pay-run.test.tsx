import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import PayRunScreen from './pay-run-screen.tsx'
import PayrollHistoryScreen from './payroll-history-screen.tsx'
import { calculated, november, payslip } from '../testing.ts'

const nothing = { data: [], pagination: { page: 1, limit: 5, total: 0 } }
const place = { path: '/run/:id', at: `/run/${calculated._id}` }

const row = {
  _id: payslip._id,
  employee: { _id: payslip.employeeId, name: 'Priya Nair', code: 'ACM-0001', department: 'Design' },
  paidHalfDays: 58,
  lossOfPayHalfDays: 2,
  grossPaise: 2_416_700,
  reimbursementsPaise: 0,
  deductionsPaise: 0,
  netPaise: 2_416_700,
  previousNetPaise: 2_500_000,
  flags: ['lossOfPay' as const],
  hold: null,
}

function aRun() {
  return mockApi({
    'GET /api/v1/user/payrun/{id}': calculated,
    'GET /api/v1/user/payrun/{id}/preflight': { attempt: 1, blocked: null, approver: null, findings: [] },
    'GET /api/v1/user/payrun/{id}/changes': { attempt: 1, state: 'calculated', count: 0, people: [] },
    'GET /api/v1/user/payrun/{id}/payslips': { data: [row], pagination: { page: 1, limit: 10, total: 1 } },
    'GET /api/v1/user/payslip/{id}': payslip,
    'GET /api/v1/user/payslip/{id}/proof': { result: 'identical', hash: '3fa9c1d2e4b5', law: 'in-2026-11-20' },
    'PUT /api/v1/user/payrun/{id}': { _id: calculated._id, state: 'approved' },
  })
}

test('HR starts the month to be paid next', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = mockApi({
    'GET /api/v1/user/payrun': november,
    'GET /api/v1/user/payrun-history': nothing,
    'POST /api/v1/user/payrun': { _id: calculated._id },
  })
  const { user } = show(<PayrollHistoryScreen />)
  await user.click(await screen.findByRole('button', { name: 'Calculate November 2026' }))
  expect(calls('POST /api/v1/user/payrun')[0]?.body).toEqual({ month: '2026-11' })
  expect(calls('GET /api/v1/user/payrun-history')[0]?.query).toMatchObject({ page: '1', limit: '5' })
})

test('a read-only user sees no buttons', async () => {
  signedInAs('Accountant', 'payRollHistoryRead')
  aRun()
  show(<PayRunScreen />, place)
  expect(await screen.findByText('Priya Nair')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve and lock' })).toBeNull()
})

test('approving asks for confirmation, and says who is excluded', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = aRun()
  const { user } = show(<PayRunScreen />, place)
  await user.click(await screen.findByRole('button', { name: 'Approve and lock' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Lock November 2026 payroll?' })
  expect(within(dialog).getByText(/Attendance and inputs can no longer change\..*1 person is excluded/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Lock pay run' }))
  expect(await screen.findByText('November 2026 payroll locked')).toBeTruthy()
  expect(calls('PUT /api/v1/user/payrun/{id}')[0]?.body).toEqual({ action: 'approve', attempt: 1 })
})

test('someone who calculated a run sees beforehand who has to approve it', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  aRun()
  mockApi({
    'GET /api/v1/user/payrun/{id}/preflight': { attempt: 1, blocked: null, approver: 'Meera Iyer', findings: [] },
  })
  const { user } = show(<PayRunScreen />, place)
  await user.click(await screen.findByRole('button', { name: 'Approve and lock' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Submit November 2026 payroll for approval?' })
  expect(within(dialog).getByText(/payroll is locked once Meera Iyer approves/)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Submit for approval' })).toBeTruthy()
})

test('nothing of the earlier calculation is read once a run was reopened', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  aRun()
  let isOpen = false
  const { calls } = mockApi({
    'GET /api/v1/user/payrun/{id}': () =>
      isOpen ? { ...calculated, state: 'draft', attempt: 2 } : { ...calculated, state: 'approved' },
    'POST /api/v1/user/payrun/{id}/reopen': () => {
      isOpen = true
      return { _id: calculated._id, state: 'draft' as const }
    },
  })
  const { user } = show(<PayRunScreen />, place)
  await screen.findByText('Priya Nair')
  await user.click(screen.getByRole('button', { name: /^More/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Reopen pay run' }))
  await user.type(await screen.findByLabelText('Reason'), 'A bonus was forgotten')
  await user.click(screen.getByRole('button', { name: 'Reopen pay run' }))
  await waitFor(() => expect(screen.queryByText('Priya Nair')).toBeNull())
  expect(calls('GET /api/v1/user/payrun/{id}/payslips')).toHaveLength(1)
})

test('the message of a refusal stays in the dialog', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  aRun()
  mockApi({
    'PUT /api/v1/user/payrun/{id}': new Failure(409, 'Pay or attendance changed since the calculation: Priya Nair.'),
  })
  const { user } = show(<PayRunScreen />, place)
  await user.click(await screen.findByRole('button', { name: 'Approve and lock' }))
  await user.click(await screen.findByRole('button', { name: 'Lock pay run' }))
  expect(await screen.findByText(/changed since the calculation: Priya Nair/)).toBeTruthy()
})

test('a locked month with pending payments stays visible when the next one begins', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  const months = [
    { month: '2026-10', runId: calculated._id, state: 'approved' as const, isSubmitted: false, isFuture: false },
  ]
  mockApi({ 'GET /api/v1/user/payrun': { ...november, months }, 'GET /api/v1/user/payrun-history': nothing })
  show(<PayrollHistoryScreen />)
  const link = await screen.findByRole('link', { name: 'Open October 2026' })
  expect(link.getAttribute('href')).toBe(`/home/payroll/payroll-history/${calculated._id}`)
})

test('changed inputs are reported at once, and approval is blocked until the run is recalculated', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  aRun()
  const people = [{ name: 'Priya Nair', what: ['salary' as const] }]
  mockApi({ 'GET /api/v1/user/payrun/{id}/changes': { attempt: 1, state: 'calculated', count: 3, people } })
  show(<PayRunScreen />, place)
  expect(
    await screen.findByText(/Inputs of 3 people have changed since this was calculated: Priya Nair \(salary\); 2 more/),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Approve and lock' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Inputs have changed. Recalculate before approving.')).toBeTruthy()
})

test('check results of another calculation are not shown, and approval is blocked until those of this one arrive', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  aRun()
  const late = { attempt: 1, blocked: 'It is being calculated.', approver: null, findings: [] }
  mockApi({
    'GET /api/v1/user/payrun/{id}': { ...calculated, attempt: 2 },
    'GET /api/v1/user/payrun/{id}/preflight': late,
    'GET /api/v1/user/payrun/{id}/changes': { attempt: 2, state: 'calculated', count: 0, people: [] },
  })
  show(<PayRunScreen />, place)
  expect(await screen.findByText('Checking the pay run …')).toBeTruthy()
  expect(screen.queryByText('It is being calculated.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Approve and lock' }).hasAttribute('disabled')).toBe(true)
})

test('an approval that awaits someone else is not requested again', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  aRun()
  const change = {
    ...{
      _id: '01a205b1-aa2d-75bf-8fd1-c0efa0f3c04a',
      area: 'payRun' as const,
      call: 'PUT /api/v1/user/payrun/{id}',
      title: 'Approve: November 2026 pay run',
    },
    ...{ record: { type: 'payRun', _id: calculated._id }, changes: [], state: 'pending' as const },
    ...{ requestedBy: 'Deepa Saxena', requestedAt: '2026-11-23T04:00:00.000Z', decidedBy: null, decidedAt: null },
    ...{ note: null, canDecide: false, isOwn: true, approvers: ['Meera Krishnan'], holdsUntil: null },
  }
  mockApi({
    'GET /api/v1/user/pending-change': { data: [change], pagination: { page: 1, limit: 5, total: 1 } },
  })
  show(<PayRunScreen />, place)
  expect(await screen.findByText('Submitted for approval. Another person must approve it.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Approve and lock' }).hasAttribute('disabled')).toBe(true)
})

const approved = {
  ...calculated,
  state: 'approved' as const,
  approvedBy: 'Anita Rao',
  approvedAt: '2026-11-30T04:00:00Z',
}
const submitted = { by: 'Deepa Saxena', approvers: ['Meera Iyer', 'Ravi Kumar'] }

test.each([
  ['Calculated', calculated],
  ['Awaiting approval', { ...calculated, submitted }],
  ['Approved', approved],
] as const)('a run is %s where its page, its list and its month show it', async (label, run) => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  aRun()
  mockApi({ 'GET /api/v1/user/payrun/{id}': run })
  const { unmount } = show(<PayRunScreen />, { ...place, at: `${place.at}?tab=overview` })
  expect(await screen.findByText(label)).toBeTruthy()
  if (run.submitted)
    expect(await screen.findByText('Submitted by Deepa Saxena, pending with Meera Iyer or Ravi Kumar')).toBeTruthy()
  unmount()
  const month = { month: run.month, runId: run._id, state: run.state, isSubmitted: run.submitted !== null }
  mockApi({
    'GET /api/v1/user/payrun': { ...november, run, months: [{ ...month, isFuture: false }] },
    'GET /api/v1/user/payrun-history': { data: [run], pagination: { page: 1, limit: 5, total: 1 } },
    'GET /api/v1/user/month-close': { month: '2026-11', run: null, items: [] },
  })
  show(<PayrollHistoryScreen />)
  // The month, the current run, and the list.
  await waitFor(() => expect(screen.getAllByText(label)).toHaveLength(3))
})

test('the approved run stays, also for who approved it among all months', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  aRun()
  mockApi({
    'GET /api/v1/user/payrun': { ...november, run: calculated },
    'GET /api/v1/user/payrun-history': nothing,
    'GET /api/v1/user/month-close': { month: '2026-11', run: null, items: [] },
  })
  const all = '/home/payroll/payroll-history'
  const { user } = show(<PayrollHistoryScreen />, { path: all, at: all })
  await user.click(await screen.findByRole('button', { name: 'Approve and lock' }))
  await user.click(await screen.findByRole('button', { name: 'Lock pay run' }))
  expect(await screen.findByText('Another page')).toBeTruthy()
})

test.each([
  ['open', 'Get bank file'],
  ['downloaded', 'Mark as paid'],
  ['none', 'Mark as paid'],
] as const)('of an approved run with its bank file %s the next step is: %s', async (bankFile, next) => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  aRun()
  mockApi({ 'GET /api/v1/user/payrun/{id}': { ...approved, bankFile } })
  show(<PayRunScreen />, place)
  await screen.findByRole('button', { name: 'Mark as paid' })
  const main = [...document.querySelectorAll('.MuiButton-contained')].map((one) => one.textContent)
  expect(main).toEqual([next])
})

test('of several legal entities those whose bank file is open are named', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  aRun()
  mockApi({ 'GET /api/v1/user/payrun/{id}': { ...approved, bankFile: 'open', openBankFiles: ['Acme', 'Labs'] } })
  show(<PayRunScreen />, { ...place, at: `${place.at}?tab=overview` })
  expect(await screen.findByText(/^Bank files to download: Acme, Labs\./)).toBeTruthy()
})
