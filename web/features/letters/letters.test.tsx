import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
import IssueScreen from './issue/issue-screen.tsx'
import LettersScreen from './list/letters-screen.tsx'
import OwnLettersTab from './list/own-letters-tab.tsx'
import TextScreen from './text/text-screen.tsx'
// Loaded lazily: here they are loaded from the start.
import '../../shared/form/choice/autocomplete-part.tsx'
import '../../shared/form/choice/choices-part.tsx'
import '../../shared/form/date/date-part.tsx'
import './list/cancel-dialog.tsx'

vi.setConfig({ testTimeout: 60_000 })

afterEach(signedOut)

const _id = '01930000-0000-7000-8000-000000000001'
const letter = {
  ...{ _id, kind: 'relieving' as const, number: 'REL/2026-27/0007', title: 'Relieving Letter', day: '2026-11-20' },
  ...{ state: 'issued' as const, holdsPay: false, issuedAt: '2026-11-20T05:00:00Z', acknowledgedAt: null },
  ...{ cancelledAt: null, cancelReason: null },
}
const issued = {
  ...{ ...letter, issuedBy: 'Hema Rao', sha256: 'a', canOpen: true },
  employee: { _id: '01930000-0000-7000-8000-000000000002', name: 'Priya Nair', code: 'A-1', photo: null },
}
const run = (text: string) => ({ text, bold: false, italic: false })
const paper = {
  ...{ title: 'Relieving Letter', number: 'REL/2026-27/····', date: '20 November 2026' },
  company: { name: 'Acme', address: 'Pune', logo: null },
  blocks: [
    { type: 'heading' as const, level: 2, runs: [run('Duties')] },
    { type: 'item' as const, mark: '1.', depth: 0, runs: [run('Keys are returned')] },
    {
      ...{ type: 'table' as const, header: [[run('Component')]], rows: [[[run('Basic')]]], hasTotal: false },
      align: ['left' as const],
    },
  ],
  signatory: { name: 'Hema Rao', designation: 'Head of HR' },
}
const list = 'GET /api/v1/user/letter'
const templates = 'GET /api/v1/user/letter-template'
const page = (data: (typeof issued)[]) => ({ data, pagination: { page: 1, limit: 20, total: data.length } })

it('letters are listed with their numbers, and cancelled with a reason', async () => {
  signedInAs('HR', 'letterRead', 'letterWrite')
  const cancel = 'POST /api/v1/user/letter/{id}/cancel'
  const { calls } = mockApi({ [list]: page([issued]), [cancel]: null })
  const { user } = show(<LettersScreen />, { at: '/home/organization/letters' })
  await screen.findByText('REL/2026-27/0007')
  await user.click(screen.getByRole('button', { name: 'Actions for REL/2026-27/0007' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel letter' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel REL/2026-27/0007?' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Wrong date')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel letter' }))
  await waitFor(() => expect(calls(cancel)[0]?.body).toEqual({ reason: 'Wrong date' }))
})

it('read access issues none, and loading errors are shown', async () => {
  signedInAs('Clerk', 'letterRead')
  mockApi({ [list]: page([]) })
  const { unmount } = show(<LettersScreen />, { at: '/home/organization/letters' })
  await screen.findByText('No letters yet')
  expect(screen.queryByRole('link', { name: 'Issue letters' })).toBeNull()
  unmount()
  mockApi({ [list]: new Failure(500, 'Something went wrong') })
  show(<LettersScreen />, { at: '/home/organization/letters?page=2' })
  await screen.findByText('Could not load letters.')
})

it('a letter is previewed with its gaps before it is issued', async () => {
  signedInAs('HR', 'letterRead', 'letterWrite')
  const issue = 'POST /api/v1/user/letter'
  const { calls } = mockApi({
    [templates]: [{ kind: 'employment', title: 'Proof', version: 0, tellsPay: false, updatedAt: null }],
    'GET /api/v1/user/letter-person': {
      data: [{ ...issued.employee, department: null, status: 'active', lastIssued: '2026-10-01' }],
      pagination: { page: 1, limit: 100, total: 1 },
    },
    'POST /api/v1/user/letter-preview': { paper, problems: ['{{employee.designation}} is empty for Priya Nair.'] },
    [issue]: { issued: 1 },
  })
  const { user } = show(<IssueScreen />, { at: '/home/organization/letters/issue' })
  await screen.findByText('No preview yet')
  await user.click(await screen.findByRole('combobox', { name: 'Employees' }))
  await user.click(await screen.findByRole('option', { name: /Priya Nair/ }))
  await screen.findByText('{{employee.designation}} is empty for Priya Nair.')
  const sheet = screen.getByRole('article', { name: 'Letter preview' })
  for (const words of ['Duties', 'Keys are returned', 'Basic', 'Head of HR']) within(sheet).getByText(words)
  await user.click(screen.getByRole('button', { name: 'Issue letters' }))
  await waitFor(() =>
    expect(calls(issue)[0]?.body).toMatchObject({ kind: 'employment', employeeIds: [issued.employee._id] }),
  )
})

it('a text is previewed while typing, takes fields, and is saved as the next version', async () => {
  signedInAs('HR', 'letterRead', 'letterWrite')
  const put = 'PUT /api/v1/user/letter-template/{kind}'
  const template = {
    kind: 'offer' as const,
    title: 'Offer',
    body: 'Dear all, welcome to us.',
    version: 1,
    tellsPay: false,
  }
  const { calls } = mockApi({
    'GET /api/v1/user/letter-template/{kind}': {
      ...template,
      versions: [{ version: 1, note: 'Shorter', author: 'Hema Rao', createdAt: '2026-11-20T05:00:00Z' }],
    },
    'POST /api/v1/user/letter-template/{kind}/preview': { paper, problems: ['{{x}} is not a field.'] },
    [put]: { version: 2 },
  })
  const { user } = show(<TextScreen />, {
    at: '/home/organization/letters/text/offer',
    path: '/home/organization/letters/text/:kind',
  })
  await screen.findByText('{{x}} is not a field.')
  const area = screen.getByRole('textbox', { name: /^Text/ })
  await user.click(area)
  await user.click(screen.getByRole('combobox', { name: /Insert field/ }))
  await user.click(await screen.findByRole('option', { name: /Date of joining/ }))
  await vi.waitFor(() => expect((area as HTMLTextAreaElement).value).toContain('{{date.joining}}'))
  screen.getByRole('button', { name: 'Show the standard text' })
  await user.click(screen.getByRole('button', { name: 'Save template' }))
  await waitFor(() => expect(calls(put)[0]?.body).toMatchObject({ version: 1, title: 'Offer' }))
})

it('employees acknowledge their own letters', async () => {
  signedInAs('Employee')
  const acknowledge = 'POST /api/v1/employee/self-letter/{id}/acknowledge'
  const { calls } = mockApi({
    'GET /api/v1/employee/self-letter': [
      letter,
      {
        ...letter,
        _id: `${_id.slice(0, -1)}9`,
        state: 'cancelled' as const,
        number: 'REL/2026-27/0006',
        cancelReason: 'Wrong date',
      },
    ],
    [acknowledge]: null,
  })
  const { user } = show(<OwnLettersTab />, { at: '/home/profile?tab=letters' })
  await screen.findByText('Cancelled: Wrong date')
  await user.click(screen.getByRole('button', { name: 'Acknowledge' }))
  await waitFor(() => expect(calls(acknowledge)[0]?.params).toEqual({ id: _id }))
  screen.getByRole('button', { name: 'Download REL/2026-27/0007' })
})
