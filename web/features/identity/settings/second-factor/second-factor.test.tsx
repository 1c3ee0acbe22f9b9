import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { Failure, mockApi } from '../../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../../shared/testing/people.ts'
import { show } from '../../../../shared/testing/show.tsx'
import SignInRulesScreen from './sign-in-rules-screen.tsx'
import TwoFactorScreen from './two-factor-screen.tsx'
import TwoStepScreen from './two-step-screen.tsx'

const nothing = { authenticator: null, email: null, passkeys: 0, required: null, devices: [] }
const since = '2026-11-01T09:00:00.000Z'
const withApp = { ...nothing, authenticator: { name: 'My phone', since, recoveryCodes: 2 } }
const enrolment = { picture: '<svg xmlns="http://www.w3.org/2000/svg"/>', key: 'ABCD EFGH', uri: 'otpauth://totp/x' }
const codes = ['abcd-efgh-ijkl-mnop']

beforeEach(() => {
  signedInAs('Employee')
})

describe('two-factor authentication', () => {
  test('is turned on with password, QR code and code, and shows its recovery codes until they are saved', async () => {
    let on = false
    const { calls } = mockApi({
      'GET /api/v1/user/security': () => (on ? withApp : nothing),
      'POST /api/v1/user/enable-2fa': enrolment,
      'POST /api/v1/user/verify-2fa': () => {
        on = true
        return { recoveryCodes: codes }
      },
    })
    const { user } = show(<TwoFactorScreen />)
    await user.type(await screen.findByLabelText(/^Your password/), 'violet teapot')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy()
    await user.type(screen.getByLabelText(/^Code/), '123456')
    await user.click(screen.getByRole('button', { name: 'Turn on' }))
    expect(await screen.findByText(codes[0] ?? '')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true)
    await user.click(screen.getByLabelText('I saved these codes'))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('My phone')).toBeTruthy()
    expect(screen.getByText(/Few recovery codes are left/)).toBeTruthy()
    expect(calls('POST /api/v1/user/enable-2fa')[0]?.body).toEqual({ name: 'My phone', password: 'violet teapot' })
  })

  test.each([
    ['123456', { code: '123456' }],
    ['abcd-efgh-ijkl-mnop', { code: 'abcd-efgh-ijkl-mnop' }],
  ])('is turned off with %s; a mistake is reported at the field', async (typed, body) => {
    const path = `body.${Object.keys(body)[0] ?? ''}`
    const { calls } = mockApi({
      'GET /api/v1/user/security': withApp,
      'POST /api/v1/user/disable-2fa': new Failure(400, 'No.', { errors: [{ path, message: 'This is not right' }] }),
    })
    const { user } = show(<TwoFactorScreen />)
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Code/), typed)
    await user.click(dialog.getByRole('button', { name: 'Turn off' }))
    expect(await dialog.findByText('This is not right')).toBeTruthy()
    expect(calls('POST /api/v1/user/disable-2fa')[0]?.body).toEqual(body)
  })

  test('lists trusted devices, and removes one', async () => {
    const device = { _id: 'd1', device: 'Chrome on Android', address: '10.0.0.1', createdAt: since, expiresAt: since }
    const { calls } = mockApi({
      'GET /api/v1/user/security': { ...withApp, devices: [device] },
      'DELETE /api/v1/user/trusted-device/{id}': null,
    })
    const { user } = show(<TwoFactorScreen />)
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(calls('DELETE /api/v1/user/trusted-device/{id}')).toHaveLength(1))
  })

  test('that cannot be loaded can be retried', async () => {
    mockApi({ 'GET /api/v1/user/security': new Failure(500, 'Broken.') })
    show(<TwoFactorScreen />)
    expect(await screen.findByText('Could not load your sign-in settings.')).toBeTruthy()
  })
})

test('codes by email are turned on with password and code', async () => {
  const { calls } = mockApi({
    'GET /api/v1/user/security': nothing,
    'POST /api/v1/user/two-step-verification': { resendAfter: 30 },
    'POST /api/v1/user/two-step-verify-otp': null,
  })
  const { user } = show(<TwoStepScreen />)
  await user.type(await screen.findByLabelText(/^Your password/), 'violet teapot')
  await user.click(screen.getByRole('button', { name: 'Send a code' }))
  await user.type(await screen.findByLabelText('Code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  await waitFor(() => expect(calls('POST /api/v1/user/two-step-verify-otp')).toHaveLength(1))
  expect(calls('POST /api/v1/user/two-step-verification')[0]?.body).toEqual({ isOn: true, password: 'violet teapot' })
})

describe('sign-in rules', () => {
  const rule = { roleId: '0198f000-0000-7000-8000-000000000001', role: 'HR', people: 3, without: 2 }

  test('are changed by the admin, by role', async () => {
    signedInAs('Admin')
    const { calls } = mockApi({
      'GET /api/v1/user/second-factor-rule': [{ ...rule, rule: 'none', from: null }],
      'PUT /api/v1/user/second-factor-rule': [{ ...rule, rule: 'any', from: '2026-12-01' }],
    })
    const { user } = show(<SignInRulesScreen />)
    const row = within(await screen.findByRole('group', { name: 'HR' }))
    expect(row.getByText('2 of 3 have no second step yet')).toBeTruthy()
    await user.click(row.getByRole('combobox'))
    await user.click(screen.getByRole('option', { name: 'Password and a code (app or email)' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(calls('PUT /api/v1/user/second-factor-rule')).toHaveLength(1))
  })

  test('are read-only for everyone else', async () => {
    mockApi({ 'GET /api/v1/user/second-factor-rule': [{ ...rule, rule: 'any', from: '2026-12-01' }] })
    show(<SignInRulesScreen />)
    expect(await screen.findByText('Password and a code (app or email)')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})
