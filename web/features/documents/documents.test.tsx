import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
import EmployeeDocumentsTab from './employee-documents-tab.tsx'
import OwnDocumentsTab from './own-documents-tab.tsx'

afterEach(signedOut)

const passport = {
  ...{ _id: '0198', category: 'identity' as const, number: 'Z123', expiresOn: '2020-01-31', name: 'passport.pdf' },
  ...{ mediaType: 'application/pdf', bytes: 10, key: 'o/document/k.pdf', uploadedAt: '2026-11-01T09:00:00.000Z' },
  ...{ uploadedBy: 'Priya Nair', verified: null, seenBy: [{ name: 'Anita Rao', at: '2026-11-02T09:00:00.000Z' }] },
}

it('own documents show their type, who viewed them and when they expired', async () => {
  signedInAs('Employee')
  mockApi({ 'GET /api/v1/employee/gdpr-doc': [passport], 'GET /api/v1/employee/gdpr-doc-request': [] })
  show(<OwnDocumentsTab />)
  const section = await screen.findByRole('region', { name: 'Identity' })
  within(section).getByText('Expired on 31 Jan 2020')
  within(section).getByText(/^Viewed by Anita Rao on 0?2 Nov 2026$/)
  within(section).getByText('Not verified yet')
})

it('a failed read shows the specified message and can be retried', async () => {
  signedInAs('Employee')
  let tries = 0
  mockApi({
    'GET /api/v1/employee/gdpr-doc': () => {
      tries += 1
      return tries === 1 ? new Failure(500, 'Something went wrong') : []
    },
    'GET /api/v1/employee/gdpr-doc-request': [],
  })
  const { user } = show(<OwnDocumentsTab />)
  await screen.findByText('Failed to fetch documents')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No documents yet')
})

it('a requested document is uploaded from its notice, in its category, also on the second try', async () => {
  signedInAs('Employee')
  let tries = 0
  const request = { _id: '0199', category: 'education' as const, note: 'Your degree' }
  const { calls } = mockApi({
    'GET /api/v1/employee/gdpr-doc': [],
    'GET /api/v1/employee/gdpr-doc-request': [
      { ...request, requestedAt: '2026-11-01T09:00:00.000Z', requestedBy: 'Anita Rao' },
    ],
    'POST /api/v1/employee/gdpr-doc': () => {
      tries += 1
      return tries === 1 ? new Response('<h1>Error</h1>', { status: 500 }) : { _id: '0200' }
    },
  })
  const { user } = show(<OwnDocumentsTab />)
  await user.click(await screen.findByRole('button', { name: 'Upload Education' }))
  const dialog = await screen.findByRole('dialog', { name: 'Upload document' })
  const input = dialog.querySelector('input[type=file]') as HTMLInputElement
  await user.upload(input, new File(['%PDF-1.4'], 'degree.pdf', { type: 'application/pdf' }))
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }))
  await within(dialog).findByText('Upload failed')
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }))
  await screen.findByText('Document uploaded')
  const [{ body }] = calls('POST /api/v1/employee/gdpr-doc') as unknown as [{ body: FormData }]
  expect([body.get('category'), (body.get('file') as File).name]).toEqual(['education', 'degree.pdf'])
})

it('HR withdraws a request, and downloads all documents of an employee', async () => {
  signedInAs('HR', 'employeeDocumentRead')
  const whose = { _id: '0300', name: 'Priya Nair', code: 'ACM-1', photo: null }
  let requests = [
    {
      ...{ _id: '0199', category: 'education' as const, note: '', requestedAt: '2026-11-01T09:00:00.000Z' },
      ...{ requestedBy: 'Anita Rao', employee: whose },
    },
  ]
  const { calls } = mockApi({
    'GET /api/v1/employee/all-gdpr-doc': {
      data: [{ ...passport, employee: whose }],
      pagination: { page: 1, limit: 100, total: 1 },
    },
    'GET /api/v1/employee/all-gdpr-doc-request': () => requests,
    'DELETE /api/v1/employee/gdpr-doc-request/{id}': () => {
      requests = []
      return null
    },
    'GET /api/v1/employee/gdpr-doc-zip/{id}': new Failure(404, 'There are no documents to download.'),
  })
  const { user } = show(<EmployeeDocumentsTab employee={whose} />)
  await user.click(await screen.findByRole('button', { name: 'Withdraw the request for Education' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw this request?' })
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw request' }))
  await screen.findByText('Request withdrawn')
  expect(calls('DELETE /api/v1/employee/gdpr-doc-request/{id}').length).toBe(1)
  await waitFor(() => expect(screen.queryByText(/^Education: requested by/)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Download all' }))
  await waitFor(() => expect(calls('GET /api/v1/employee/gdpr-doc-zip/{id}').length).toBe(1))
})
