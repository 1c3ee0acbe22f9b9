import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { signedOut } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
import UnsubscribeScreen from './unsubscribe-screen.tsx'

const link = 'POST /api/v1/notification/unsubscribe'
const open = (search: string) => {
  signedOut()
  window.history.replaceState(null, '', `/unsubscribe${search}`)
  return show(<UnsubscribeScreen />)
}
afterEach(() => window.history.replaceState(null, '', '/'))

test('nothing is turned off before the button is pressed, and it can be turned on again', async () => {
  const { calls } = mockApi({
    [link]: ({ body }) => ({ type: 'payslip', byMail: (body as { byMail: boolean }).byMail }),
  })
  const { user } = open('?token=o.a.payslip.x')
  await screen.findByText(/^Emails about "Payslips" are turned off/)
  expect(calls(link)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  await screen.findByText(/no longer receive emails about "Payslips"/)
  await user.click(screen.getByRole('button', { name: 'Turn on again' }))
  await screen.findByRole('heading', { name: 'Emails turned on' })
  await waitFor(() =>
    expect(calls(link).map(({ body }) => body)).toEqual([
      { token: 'o.a.payslip.x', byMail: false },
      { token: 'o.a.payslip.x', byMail: true },
    ]),
  )
})

test('an invalid link says what to do', async () => {
  mockApi({
    [link]: new Failure(410, 'This link is not valid. Sign in and change your notification settings instead.'),
  })
  const { user } = open('?token=o.a.leave.x')
  await user.click(await screen.findByRole('button', { name: 'Turn off' }))
  await screen.findByText(/This link is not valid/)
})

test.each(['', '?token=', '?token=o.a.security.x', '?token=nothing'])(
  'a broken link "%s" offers no button',
  async (search) => {
    mockApi({})
    open(search)
    await screen.findByRole('heading', { name: 'Link incomplete' })
    expect(screen.queryByRole('button')).toBeNull()
  },
)
