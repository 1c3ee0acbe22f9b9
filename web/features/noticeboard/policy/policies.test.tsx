import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import BirthdaysTab from '../birthday/birthdays-tab.tsx'
import SummaryPanel from '../summary/summary-panel.tsx'
import PoliciesTab from './policies-tab.tsx'

afterEach(signedOut)

const _id = '01930000-0000-7000-8000-000000000001'
const row = {
  ...{ _id, title: 'Travel', version: 2, mustAcknowledge: true, hasText: true, file: null, acknowledgedAt: null },
  ...{ audience: { kind: 'everyone' as const, members: [] }, updatedAt: '2026-11-20T05:00:00Z', isAsked: true },
  progress: null as { acknowledged: number; asked: number } | null,
}
const version = { note: '', author: 'Hema Rao', createdAt: '2026-11-20T05:00:00Z', file: null }
const whole = {
  ...{ ...row, description: 'By train.', html: '<p>By train.</p>' },
  versions: [
    { ...version, version: 2, note: 'No flights' },
    { ...version, version: 1 },
  ],
}
const list = 'GET /api/v1/employee/company-policy'
const one = 'GET /api/v1/employee/company-policy/{id}'
const acknowledge = 'POST /api/v1/employee/company-policy/{id}/acknowledge'

it('a policy is acknowledged in the version that was read; a newer version is pointed out', async () => {
  signedInAs('Employee')
  const { calls } = mockApi({
    ...{ [list]: [row], [one]: whole },
    [acknowledge]: new Failure(409, 'This policy has changed. Reload the page and read the new version.'),
  })
  const { user } = show(<PoliciesTab />, { at: '/?tab=2' })
  await user.click(await screen.findByText('Travel'))
  const panel = await screen.findByRole('dialog', { name: 'Travel' })
  await within(panel).findByText('Version 2: No flights')
  await user.click(within(panel).getByRole('button', { name: 'I have read this policy' }))
  await waitFor(() => expect(calls(acknowledge)[0]?.body).toEqual({ version: 2 }))
  // An earlier version is viewed, not acknowledged.
  await user.click(within(panel).getByRole('button', { name: 'Show version 1' }))
  await within(panel).findByText('You are viewing version 1, an earlier version.')
  expect(within(panel).queryByRole('button', { name: 'I have read this policy' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add policy' })).toBeNull()
})

it('people who write policies see who has acknowledged them', async () => {
  signedInAs('HR', 'informationWrite')
  mockApi({
    [list]: [{ ...row, progress: { acknowledged: 1, asked: 3 } }],
    'GET /api/v1/employee/company-policy/{id}/acknowledgements': {
      data: [
        {
          ...{ _id, name: 'Priya Nair', code: 'A-1', department: 'Design', version: null, acknowledgedAt: null },
          remindedAt: '2026-11-20T05:00:00Z',
        },
      ],
      pagination: { page: 1, limit: 20, total: 1 },
    },
  })
  const { user } = show(<PoliciesTab />, { at: '/?tab=2' })
  await screen.findByText('1 of 3')
  await user.click(screen.getByRole('button', { name: 'Actions for Travel' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Acknowledgements' }))
  const dialog = await screen.findByRole('dialog', { name: 'Acknowledgements of "Travel"' })
  await within(dialog).findByText('Priya Nair (A-1)')
  expect(within(dialog).getByRole('button', { name: 'Download CSV' })).not.toBeNull()
})

it('a missing company summary is hidden from people who cannot write it', async () => {
  const key = 'GET /api/v1/employee/company-summary'
  signedInAs('HR', 'informationWrite')
  mockApi({ [key]: null })
  const { unmount } = show(<SummaryPanel />, { at: '/' })
  await screen.findByText('No company summary yet')
  unmount()
  signedOut()
  signedInAs('Employee')
  const description = 'We make *parts*.'
  mockApi({
    [key]: {
      description,
      html: '<p>We make <em>parts</em>.</p>',
      updatedAt: '2026-11-20T05:00:00Z',
      updatedBy: 'Hema',
    },
  })
  show(<SummaryPanel />, { at: '/' })
  expect((await screen.findByText('parts')).tagName).toBe('EM')
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
})

it('birthdays are listed by period, and people can hide their own', async () => {
  signedInAs('Employee')
  const put = 'PUT /api/v1/employee/birthday-setting'
  const { calls } = mockApi({
    'GET /api/v1/employee/birthday-setting': { isHidden: false },
    [put]: { isHidden: true },
    'GET /api/v1/employee/birthday': {
      data: [
        {
          ...{ _id, name: 'Priya Nair', photo: null, department: 'Design', kind: 'anniversary', day: '2026-11-25' },
          ...{ isToday: false, years: 5 },
        },
      ],
      pagination: { page: 1, limit: 20, total: 1 },
    },
  })
  const { user } = show(<BirthdaysTab />, { at: '/?tab=6&period=week' })
  await screen.findByText('Work anniversary, 5 years')
  expect(calls('GET /api/v1/employee/birthday')[0]?.query).toMatchObject({ period: 'week' })
  await user.click(await screen.findByRole('switch', { name: /Show my birthday/ }))
  await waitFor(() => expect(calls(put)[0]?.body).toEqual({ isHidden: true }))
})
