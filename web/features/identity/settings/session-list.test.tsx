import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { SessionList } from './session-list.tsx'

const session = (n: number) => ({
  ...{ _id: `01930000-0000-7000-8000-0000000000a${n}`, device: `Chrome on Linux ${n}`, address: '192.0.2.1' },
  ...{
    createdAt: '2026-11-20T04:00:00.000Z',
    lastSeenAt: '2026-11-20T04:05:00.000Z',
    isCurrent: n === 0,
    isSso: false,
  },
})

test('the first five devices are shown, and the others on request', async () => {
  signedInAs('Employee')
  const onEnd = vi.fn()
  const { user } = show(<SessionList sessions={[0, 1, 2, 3, 4, 5, 6].map(session)} onEnd={onEnd} />)
  const devices = within(screen.getByRole('list', { name: 'Active sessions' }))
  expect(devices.getAllByText(/^Chrome on Linux/)).toHaveLength(5)
  await user.click(devices.getByRole('button', { name: 'Show 2 more' }))
  expect(devices.getAllByText(/^Chrome on Linux/)).toHaveLength(7)
  await user.click(devices.getAllByRole('button', { name: 'Sign out' }).at(-1)!)
  expect(onEnd).toHaveBeenCalledWith(session(6))
})
