import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import AnnouncementsTab from './announcements-tab.tsx'
import LatestAnnouncements from './latest-announcements.tsx'

afterEach(signedOut)

const _id = '01930000-0000-7000-8000-000000000001'
const row = {
  ...{ _id, title: 'Office closed', excerpt: 'On Friday.', publishAt: '2026-11-20T05:00:00Z', expiresOn: null },
  ...{ isPinned: true, state: 'published' as const, author: 'Hema Rao', isRead: false },
  audience: { kind: 'everyone' as const, members: [] },
  reads: null as { read: number; readers: number } | null,
}
const whole = {
  ...{ ...row, description: 'On **Friday**.', html: '<p>On <strong>Friday</strong>.</p>' },
  ...{ publishOn: '2026-11-20', publishTime: '10:30', updatedAt: '2026-11-20T05:00:00Z' },
}
const page = (data: (typeof row)[]) => ({ data, pagination: { page: 1, limit: 10, total: data.length } })
const list = 'GET /api/v1/user/announcement'
const one = 'GET /api/v1/user/announcement/{id}'
const read = 'POST /api/v1/user/announcement/{id}/read'

it('is marked as read once, when opened', async () => {
  signedInAs('Employee')
  const { calls } = mockApi({ [list]: page([row]), [one]: whole, [read]: null })
  const { user } = show(<AnnouncementsTab />, { at: '/?tab=1' })
  await user.click(await screen.findByText('Office closed'))
  const panel = await screen.findByRole('dialog', { name: 'Office closed' })
  expect((await within(panel).findByText('Friday')).tagName).toBe('STRONG')
  await waitFor(() => expect(calls(read)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Add announcement' })).toBeNull()
  expect(within(panel).queryByRole('button', { name: 'Edit' })).toBeNull()
})

it('is written with formatting, for one department, and sent as entered', async () => {
  signedInAs('HR', 'announcementWrite')
  const { calls } = mockApi({
    [list]: page([]),
    'POST /api/v1/user/announcement': { _id },
    'GET /api/v1/user/audience-choice': [{ _id, name: 'Design' }],
  })
  const { user } = show(<AnnouncementsTab />, { at: '/?tab=1' })
  await screen.findByText('No announcements yet')
  await user.click(screen.getAllByRole('button', { name: 'Add announcement' })[0]!)
  const form = await screen.findByRole('dialog')
  await user.type(within(form).getByLabelText('Title'), 'Studio moves')
  await user.click(within(form).getByRole('button', { name: 'Bold' }))
  await user.type(within(form).getByLabelText('Text'), 'Soon')
  await user.click(within(form).getByRole('combobox', { name: 'Audience' }))
  await user.click(await screen.findByRole('option', { name: 'Departments' }))
  await user.click(within(form).getByRole('button', { name: 'Publish' }))
  await within(form).findByText('Choose at least one')
  await user.click(await within(form).findByRole('combobox', { name: 'Departments' }))
  await user.click(await screen.findByRole('option', { name: 'Design' }))
  await user.click(within(form).getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(calls('POST /api/v1/user/announcement')).toHaveLength(1))
  expect(calls('POST /api/v1/user/announcement')[0]?.body).toMatchObject({
    ...{ title: 'Studio moves', audience: 'department', audienceIds: [_id], publishOn: null, notify: true },
    description: expect.stringContaining('Soon') as string,
  })
}, 20_000)

it('shows publishers who has read it', async () => {
  signedInAs('HR', 'announcementWrite')
  mockApi({
    [list]: page([{ ...row, isRead: true, reads: { read: 1, readers: 2 } }]),
    [one]: { ...whole, isRead: true, reads: { read: 1, readers: 2 } },
    'GET /api/v1/user/announcement/{id}/readers': {
      data: [{ _id, name: 'Priya Nair', department: null, readAt: null }],
      pagination: { page: 1, limit: 20, total: 1 },
    },
  })
  const { user } = show(<AnnouncementsTab />, { at: `/?tab=1&id=${_id}` })
  await user.click(await screen.findByRole('button', { name: 'Read by 1 of 2' }))
  const readers = await screen.findByRole('dialog', { name: 'Readers of "Office closed"' })
  await within(readers).findByText('Priya Nair')
  expect(within(readers).getByText('Not read yet')).not.toBeNull()
})

it('can be retried if it could not be loaded, and is on the dashboard', async () => {
  signedInAs('Employee')
  mockApi({ [list]: new Failure(500, 'Something broke') })
  const { user } = show(<LatestAnnouncements />, { at: '/' })
  await screen.findByText('Could not load announcements.')
  mockApi({ [list]: page([row]) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const link = await screen.findByRole('link', { name: /Office closed/ })
  expect(link.getAttribute('href')).toBe(`/home/organization?tab=1&id=${_id}`)
})
