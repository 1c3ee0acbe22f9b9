import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useDeferred } from '../../shared/snackbar/deferred.ts'
import { useSnackbar } from '../../shared/snackbar/snackbar.ts'
import { isHeard, push } from '../../shared/testing/fake-socket.ts'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../shared/testing/people.ts'
import { resizeTo } from '../../shared/testing/set-up.ts'
import { show } from '../../shared/testing/show.tsx'
import NotificationBell from './notification-bell.tsx'

const approved = {
  _id: '01930000-0000-7000-8000-0000000000a1',
  type: 'leave' as const,
  message: 'Anita Rao approved your request: Casual leave, 24 Nov 2026',
  isRead: false,
  targetId: '01930000-0000-7000-8000-0000000000b1',
  createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
}
const old = {
  ...approved,
  _id: '01930000-0000-7000-8000-0000000000a2',
  message: 'An old one',
  isRead: true,
  targetId: null,
}

describe('the bell', () => {
  beforeEach(() => void signedInAs('Employee', 'leaveRead'))
  afterEach(() => {
    signedOut()
    useSnackbar.setState({ queue: [], open: false })
    useDeferred.setState({ acts: [] })
  })

  it('shows the unread count, and notifications with their age', async () => {
    mockApi({ 'GET /api/v1/notification/all': [approved, old] })
    const { user } = show(<NotificationBell />)
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' })
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
    expect(within(dialog).getAllByText('5m ago')).toHaveLength(2)
    await user.click(within(dialog).getByRole('tab', { name: 'Unread (1)' }))
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1)
  })

  it('reads, clears and opens the subject of a clicked one', async () => {
    const { calls } = mockApi({
      'GET /api/v1/notification/all': [approved],
      'PUT /api/v1/notification/mark-read/{id}': null,
      'DELETE /api/v1/notification/clear/{id}': null,
    })
    const { user, router } = show(<NotificationBell />, { path: '/home/default', at: '/home/default' })
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
    await user.click(await screen.findByRole('button', { name: /^Anita Rao approved/ }))
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/home/attendance/leave-request?id=${approved.targetId}`,
    )
    await waitFor(() => expect(calls('DELETE /api/v1/notification/clear/{id}')).toHaveLength(1))
    expect(calls('PUT /api/v1/notification/mark-read/{id}')).toHaveLength(1)
  })

  it('follows changes in other browsers', async () => {
    mockApi({
      'GET /api/v1/notification/all': [old],
      'GET /api/v1/employee/leave': { data: [], pagination: { page: 1, limit: 5, total: 0 } },
    })
    show(<NotificationBell />)
    await screen.findByRole('button', { name: 'Notifications' })
    await waitFor(() => expect(isHeard('NEW_NOTIFICATION')).toBe(true))
    push('NEW_NOTIFICATION', approved)
    await screen.findByRole('button', { name: 'Notifications, 1 unread' })
    push('NOTIFICATION_UPDATE', { _id: approved._id, isRead: true })
    await screen.findByRole('button', { name: 'Notifications' })
    push('NEW_NOTIFICATION', { ...approved, _id: '01930000-0000-7000-8000-0000000000a3' })
    await screen.findByRole('button', { name: 'Notifications, 1 unread' })
    push('ALL_NOTIFICATIONS_DELETED', {})
    await screen.findByRole('button', { name: 'Notifications' })
  })

  it('turns a type off in the app and leaves its mails unchanged, but no mandatory one', async () => {
    const { calls } = mockApi({
      'GET /api/v1/notification/all': [approved, { ...old, type: 'own-security' as const }],
      'GET /api/v1/notification/preference': [{ type: 'leave', inApp: true, byMail: false }],
      'PUT /api/v1/notification/preference': [{ type: 'leave', inApp: false, byMail: false }],
    })
    const { user } = show(<NotificationBell />)
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
    await user.click(await screen.findByRole('button', { name: `Actions for ${old.message}` }))
    expect(screen.queryByRole('menuitem', { name: 'Turn off this type' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: `Actions for ${approved.message}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Turn off this type' }))
    await waitFor(() => expect(calls('PUT /api/v1/notification/preference')).toHaveLength(1))
    const [sent] = calls('PUT /api/v1/notification/preference')
    expect(sent?.body).toEqual({ type: 'leave', inApp: false, byMail: false })
  })

  it('says if there are none, and if they cannot be loaded', async () => {
    let answers: 'fail' | 'none' = 'fail'
    mockApi({ 'GET /api/v1/notification/all': () => (answers === 'fail' ? new Failure(503, 'Away') : []) })
    const { user } = show(<NotificationBell />)
    await user.click(await screen.findByRole('button', { name: 'Notifications' }))
    await screen.findByText('Failed to fetch notifications')
    answers = 'none'
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await screen.findByText('No notifications')
  })

  it('marks all read and clears all; a refusal restores them', async () => {
    mockApi({
      'GET /api/v1/notification/all': [approved],
      'PUT /api/v1/notification/mark-all-read': null,
      'DELETE /api/v1/notification/clear-all': new Failure(503, 'The service is not available for a moment.'),
    })
    resizeTo({ width: 390, height: 844 })
    const { user } = show(<NotificationBell />)
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(screen.queryByText('Unread (1)')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await user.click(await screen.findByRole('button', { name: 'Close message' }))
    await screen.findByText('The service is not available for a moment.')
    await user.click(screen.getByRole('button', { name: /^Notifications/ }))
    await screen.findByText(approved.message)
  })

  it('clears nothing if that is undone, and no later notifications', async () => {
    const { calls } = mockApi({
      'GET /api/v1/notification/all': [old],
      'GET /api/v1/employee/leave': { data: [], pagination: { page: 1, limit: 5, total: 0 } },
      'DELETE /api/v1/notification/clear/{id}': null,
    })
    const { user } = show(<NotificationBell />)
    await user.click(await screen.findByRole('button', { name: 'Notifications' }))
    await user.click(await screen.findByRole('button', { name: 'Clear all' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await user.click(screen.getByRole('button', { name: 'Notifications' }))
    await screen.findByText('An old one')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    push('NEW_NOTIFICATION', approved)
    await user.click(await screen.findByRole('button', { name: 'Close message' }))
    await waitFor(() => expect(calls('DELETE /api/v1/notification/clear/{id}')).toHaveLength(1))
    expect(calls('DELETE /api/v1/notification/clear/{id}')[0]?.params).toEqual({ id: old._id })
    await user.click(screen.getByRole('button', { name: 'Notifications, 1 unread' }))
    await screen.findByText(approved.message)
    expect(screen.queryByText('An old one')).toBeNull()
  })
})
