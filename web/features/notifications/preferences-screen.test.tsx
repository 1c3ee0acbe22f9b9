import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs } from '../../shared/testing/people.ts'
import { resizeTo } from '../../shared/testing/set-up.ts'
import { show } from '../../shared/testing/show.tsx'
import PreferencesScreen from './preferences-screen.tsx'

const preferences = [
  { type: 'leave' as const, inApp: true, byMail: true },
  { type: 'payslip' as const, inApp: true, byMail: false },
  { type: 'own-security' as const, inApp: true, byMail: true },
]
const theSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })

test.each([1440, 390])('each type has a switch for the app and one for email, at %i px', async (width) => {
  resizeTo({ width, height: 844 })
  signedInAs('Employee')
  const { calls } = mockApi({
    'GET /api/v1/notification/preference': preferences,
    'PUT /api/v1/notification/preference': preferences,
  })
  const { user } = show(<PreferencesScreen />)
  const pay = await screen.findByRole('table', { name: 'Pay and tax' })
  expect(within(pay).getAllByRole('row')).toHaveLength(2)
  expect((await theSwitch('Payslips by email')).checked).toBe(false)
  await user.click(await theSwitch('Payslips by email'))
  await waitFor(() => expect(calls('PUT /api/v1/notification/preference')).toHaveLength(1))
  expect(calls('PUT /api/v1/notification/preference')[0]?.body).toEqual({ type: 'payslip', inApp: true, byMail: true })
  expect((await theSwitch('Payslips by email')).checked).toBe(true)
})

test('security cannot be turned off, and says so', async () => {
  signedInAs('Employee')
  mockApi({ 'GET /api/v1/notification/preference': preferences })
  show(<PreferencesScreen />)
  expect((await theSwitch('Your account by email')).disabled).toBe(true)
  expect((await theSwitch('Your account in the app')).disabled).toBe(true)
  expect(screen.getByText(/Always on/)).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Approvals' })).toBeNull()
})

test('a refusal reverts the change and says why', async () => {
  signedInAs('Employee')
  mockApi({
    'GET /api/v1/notification/preference': preferences,
    'PUT /api/v1/notification/preference': new Failure(503, 'The service is not available for a moment.'),
  })
  const { user } = show(<PreferencesScreen />)
  await user.click(await theSwitch('Leave requests in the app'))
  await screen.findByText('The service is not available for a moment.')
  expect((await theSwitch('Leave requests in the app')).checked).toBe(true)
})
