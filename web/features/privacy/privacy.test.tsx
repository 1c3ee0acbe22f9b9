import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exportPermissions } from '@muster/contract/privacy/personal-export.ts'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
import EmployeeDataTab from './employee-data-tab.tsx'
import type { PersonalExport } from './export-row.tsx'
import OwnDataScreen from './own-data-screen.tsx'

afterEach(signedOut)
beforeEach(() => void mockApi({ 'GET /api/v1/privacy/own-consent': [], 'GET /api/v1/privacy/consent/{id}': [] }))

const ready: PersonalExport = {
  ...{ _id: '0198', state: 'ready', done: 14, total: 14, bytes: 20_480, isOwn: true },
  ...{ requestedAt: '2026-11-20T04:05:00.000Z', requestedBy: 'Aarav Rao' },
  ...{ expiresAt: '2026-11-27T04:05:00.000Z', downloadedAt: null },
}

it('an export is requested, shows its progress and is downloaded', async () => {
  signedInAs('Employee')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  let exports: PersonalExport[] = []
  const { calls } = mockApi({
    'GET /api/v1/privacy/own-export': () => exports,
    'POST /api/v1/privacy/own-export': () => {
      exports = [{ ...ready, state: 'making', done: 3, bytes: null, expiresAt: null }]
      return { _id: '0198' }
    },
    'GET /api/v1/privacy/export-file/{id}': new Blob(['zip']),
  })
  const { user } = show(<OwnDataScreen />)
  await screen.findByText('No exports yet. Request your first export.')
  await user.click(screen.getByRole('button', { name: 'Request export' }))
  const progress = await screen.findByRole('progressbar', { name: 'Export progress' })
  expect(progress.getAttribute('aria-valuenow')).toBe('21')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Request export' }).disabled).toBe(true)
  exports = [ready]
  const button = await screen.findByRole('button', { name: /^Download the export of/ }, { timeout: 4_000 })
  await user.click(button)
  await waitFor(() => expect(calls('GET /api/v1/privacy/export-file/{id}').length).toBe(1))
})

it("HR's request is shown, and only HR can download it", async () => {
  signedInAs('Employee')
  mockApi({ 'GET /api/v1/privacy/own-export': [{ ...ready, requestedBy: 'Anita Rao', isOwn: false }] })
  show(<OwnDataScreen />)
  const row = within(await screen.findByRole('listitem'))
  row.getByText(/^Requested by Anita Rao on/)
  row.getByText('Only the person who requested it can download it.')
  expect(row.queryByRole('button')).toBeNull()
})

it('a failed read can be retried', async () => {
  signedInAs('Employee')
  let tries = 0
  mockApi({
    'GET /api/v1/privacy/own-export': () => {
      tries += 1
      return tries === 1 ? new Failure(500, 'Something went wrong') : [{ ...ready, state: 'expired' }]
    },
  })
  const { user } = show(<OwnDataScreen />)
  await screen.findByText('Could not load the exports.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The file was deleted. Request a new export if you need one.')
})

const employee = { _id: '0300', name: 'Priya Nair' } as never

it("HR confirms an export of a person's data, who is notified", async () => {
  signedInAs('HR', ...exportPermissions)
  const { calls } = mockApi({
    'GET /api/v1/privacy/export/{id}': [],
    'GET /api/v1/privacy/erasure/{id}': { requested: null, isPossible: false, isStoppable: false, parts: [] },
    'POST /api/v1/privacy/export/{id}': { _id: '0198' },
  })
  const { user } = show(<EmployeeDataTab employee={employee} />)
  await screen.findByText('No exports yet.')
  await user.click(screen.getByRole('button', { name: 'Request export' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText(/^Priya Nair and the admins are notified/)
  await user.click(dialog.getByRole('button', { name: 'Request export' }))
  await waitFor(() => expect(calls('POST /api/v1/privacy/export/{id}').length).toBe(1))
})

it('people who can only see documents are told which permission is missing', async () => {
  signedInAs('HR', 'employeeDocumentRead')
  mockApi({})
  show(<EmployeeDataTab employee={employee} />)
  await screen.findByText('No access')
})

it("HR erases a former employee's data, after typing the name, and sees which law keeps the rest", async () => {
  signedInAs('HR', ...exportPermissions)
  const law = 'Companies Act 2013 s.128(5)'
  let requested: { at: string; by: string } | null = null
  const { calls } = mockApi({
    'GET /api/v1/privacy/export/{id}': [],
    'GET /api/v1/privacy/erasure/{id}': () => ({
      ...{ requested, isPossible: requested === null, isStoppable: false },
      parts: [
        { part: 'now', dueOn: '2026-11-20', source: null, erasedAt: requested?.at ?? null },
        { part: 'books', dueOn: '2035-04-01', source: law, erasedAt: null },
      ],
    }),
    'POST /api/v1/privacy/erasure/{id}': () => {
      requested = { at: '2026-11-20T04:05:00.000Z', by: 'Anita Rao' }
      return { _id: '0300' }
    },
  })
  const { user } = show(<EmployeeDataTab employee={employee} />)
  await screen.findByText(`Erased from 01 Apr 2035. Retained until then under ${law}`)
  await user.click(screen.getByRole('button', { name: 'Erase data' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Erase data' })
  expect(confirm.disabled).toBe(true)
  await user.type(dialog.getByRole('textbox'), 'Priya Nair')
  await user.click(confirm)
  await screen.findByText(/^Requested by Anita Rao on/)
  screen.getByText('Scheduled')
  screen.getByText('Erased')
  expect(calls('POST /api/v1/privacy/erasure/{id}').length).toBe(1)
})

it('HR stops an erasure of which nothing is erased yet', async () => {
  signedInAs('HR', ...exportPermissions)
  let isRequested = true
  const { calls } = mockApi({
    'GET /api/v1/privacy/export/{id}': [],
    'GET /api/v1/privacy/erasure/{id}': () => ({
      requested: isRequested ? { at: '2026-11-20T04:05:00.000Z', by: 'Anita Rao' } : null,
      ...{ isPossible: !isRequested, isStoppable: isRequested },
      parts: [{ part: 'now', dueOn: '2026-11-23', source: null, erasedAt: null }],
    }),
    'DELETE /api/v1/privacy/erasure/{id}': () => {
      isRequested = false
      return null
    },
  })
  const { user } = show(<EmployeeDataTab employee={employee} />)
  await user.click(await screen.findByRole('button', { name: 'Stop erasure' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Stop erasure' }))
  await screen.findByText('Erased 3 days after the request')
  expect(calls('DELETE /api/v1/privacy/erasure/{id}').length).toBe(1)
})

it("a person's consents are shown to them and to HR, with version and validity", async () => {
  const agreed = { agreedAt: '2026-11-02T04:05:00.000Z', version: '2' }
  const consents = [
    { ...agreed, document: 'policy' as const, title: 'Privacy notice', state: 'outdated' as const },
    { ...agreed, document: 'terms' as const, title: null, version: '2026-11-01', state: 'current' as const },
  ]
  mockApi({
    ...{ 'GET /api/v1/privacy/own-export': [], 'GET /api/v1/privacy/own-consent': consents },
    'GET /api/v1/privacy/consent/{id}': [consents[0]!],
  })
  signedInAs('Employee')
  const first = show(<OwnDataScreen />)
  const rows = within(await screen.findByRole('table', { name: 'Consents' }))
  expect((await rows.findByText('Privacy notice')).closest('tr')?.textContent).toContain('Later version pending')
  expect(rows.getByText('Terms of service').closest('tr')?.textContent).toMatch(
    /Effective from 01 Nov 2026.*Current version/,
  )
  first.unmount()
  signedInAs('HR', 'employeeDocumentRead')
  show(<EmployeeDataTab employee={{ _id: '0199', name: 'Priya Nair' } as never} />)
  await screen.findByText('Privacy notice')
})
