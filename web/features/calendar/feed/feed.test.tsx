import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import FeedDialog from './feed-dialog.tsx'

const state = 'GET /api/v1/dashboard/calendar-feed'
const renew = 'POST /api/v1/dashboard/calendar-feed'
const remove = 'DELETE /api/v1/dashboard/calendar-feed'
const url = 'https://muster.test/api/v1/dashboard/calendar-feed/abc.ics'

afterEach(signedOut)

it('creates a link and shows it once', async () => {
  signedInAs('Employee', 'calendarRead')
  mockApi({ [state]: null, [renew]: { url } })
  const { user } = show(<FeedDialog onClose={() => undefined} />)
  await user.click(await screen.findByRole('button', { name: 'Create link' }))
  await screen.findByText(url)
})

it('confirms before the old link stops working, by renewal or deletion', async () => {
  signedInAs('Employee', 'calendarRead')
  const { calls } = mockApi({
    [state]: { createdAt: '2026-11-20T04:00:00.000Z', lastReadAt: null },
    ...{ [renew]: { url }, [remove]: null },
  })
  const { user } = show(<FeedDialog onClose={() => undefined} />)
  await screen.findByText('Never')
  await user.click(screen.getByRole('button', { name: 'Delete link' }))
  expect(calls(remove)).toEqual([])
  await user.click((await screen.findAllByRole('button', { name: 'Delete link' })).at(-1)!)
  await waitFor(() => expect(calls(remove)).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Renew link' }))
  expect(calls(renew)).toEqual([])
  await user.click((await screen.findAllByRole('button', { name: 'Renew link' })).at(-1)!)
  await screen.findByText(url)
})
