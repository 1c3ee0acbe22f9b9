import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { startAuthentication, startRegistration } from './testing.ts'
import PasskeysPanel from './passkeys-panel.tsx'
import { ProofByPasskey } from './proof-by-passkey.tsx'

vi.mock('@simplewebauthn/browser', () => import('./testing.ts'))
const device = { register: startRegistration, sign: startAuthentication }

const list = 'GET /api/v1/user/passkey'
const challenge = 'POST /api/v1/user/passkey-challenge'
const options = { rp: { id: location.hostname } }
const laptop = {
  ...{ _id: '01930000-0000-7000-8000-0000000000c1', name: 'Office laptop', kind: 'synced' as const },
  ...{ device: 'Chrome on Linux', createdAt: '2026-11-01T09:00:00.000Z', lastUsedAt: null },
}
const having = (...passkeys: (typeof laptop)[]) => ({ address: 'https://muster.test', passkeys })
const refusal = (name: string) => Object.assign(new Error('Technical message'), { name })

beforeEach(() => {
  signedInAs('Employee')
  vi.stubGlobal('PublicKeyCredential', class {})
})
afterEach(() => vi.unstubAllGlobals())

/** Opens the dialog and names the new passkey. */
async function addNamed(name: string) {
  const { user } = show(<PasskeysPanel />)
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
  if (name !== '') await user.type(await dialog.findByLabelText(/^Name/), name)
  await user.click(await dialog.findByRole('button', { name: 'Continue' }))
  return dialog
}

describe('a passkey', () => {
  test('is named, created by the device and listed', async () => {
    let passkeys = having()
    device.register.mockResolvedValueOnce({ id: 'credential' })
    const { calls } = mockApi({
      [list]: () => passkeys,
      [challenge]: options as never,
      'POST /api/v1/user/passkey': () => {
        passkeys = having(laptop)
        return laptop as never
      },
    })
    await addNamed('Office laptop')
    const rows = within(await screen.findByRole('list', { name: 'Passkeys' }))
    expect(rows.getByText('Not used yet')).toBeTruthy()
    expect(calls('POST /api/v1/user/passkey')[0]?.body).toEqual({
      passkey: { id: 'credential' },
      name: 'Office laptop',
    })
  })

  test('without a name is refused at its field, and the device is not used', async () => {
    device.register.mockClear()
    mockApi({ [list]: having() })
    const dialog = await addNamed('')
    await waitFor(() => expect(dialog.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true'))
    expect(device.register).not.toHaveBeenCalled()
  })

  test.each([
    ['NotAllowedError', 'No passkey was added. Try again when you are ready.'],
    ['InvalidStateError', 'This device has a passkey for your account already.'],
    ['SecurityError', 'Your browser could not use a passkey. Try again, or use another way.'],
  ])('that the device refuses with %s is explained in plain words, and nothing is sent', async (name, said) => {
    device.register.mockRejectedValueOnce(refusal(name))
    const { calls } = mockApi({ [list]: having(), [challenge]: options as never })
    const dialog = await addNamed('Office laptop')
    expect(await dialog.findByText(said)).toBeTruthy()
    expect(calls('POST /api/v1/user/passkey')).toEqual([])
  })

  test('is renamed and removed', async () => {
    let passkeys = having(laptop)
    const { calls } = mockApi({
      [list]: () => passkeys,
      'PUT /api/v1/user/passkey/{id}': () => {
        passkeys = having({ ...laptop, name: 'Old laptop' })
        return null as never
      },
      'DELETE /api/v1/user/passkey/{id}': () => {
        passkeys = having()
        return null as never
      },
    })
    const { user } = show(<PasskeysPanel />)
    await user.click(await screen.findByRole('button', { name: 'Actions for Office laptop' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename the passkey' }))
    const field = await dialog.findByLabelText(/^Name/)
    await user.clear(field)
    await user.type(field, 'Old laptop')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Actions for Old laptop' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await user.click(await screen.findByRole('button', { name: 'Remove passkey' }))
    expect(await screen.findByText('No passkeys yet')).toBeTruthy()
    expect(calls('PUT /api/v1/user/passkey/{id}')[0]?.body).toEqual({ name: 'Old laptop' })
  })

  const ten = Array.from({ length: 10 }, (_, n) => ({ ...laptop, _id: laptop._id.replace('c1', `d${n}`) }))
  test.each([
    ['at an address without a name', { ...having(), address: null }, /need a secure \(https\) address/],
    ['beyond ten', having(...ten), /which is the most/],
    ['in a browser without passkeys', having(), /^This browser cannot use passkeys/],
  ])('cannot be added %s, which is explained', async (where, reply, said) => {
    if (where.includes('browser')) vi.stubGlobal('PublicKeyCredential', undefined)
    mockApi({ [list]: reply as never })
    show(<PasskeysPanel />)
    expect((await screen.findByRole('alert')).textContent).toMatch(said)
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })

  test('that cannot be loaded says so, and can be retried', async () => {
    mockApi({ [list]: new Failure(500, 'Something went wrong') })
    show(<PasskeysPanel />)
    expect(await screen.findByText('Could not load your passkeys.')).toBeTruthy()
  })
})

describe('a proof by passkey', () => {
  test('is offered to people who have one, and continues once the device has signed', async () => {
    const proved = vi.fn()
    device.sign.mockResolvedValueOnce({ id: 'signed' })
    const { calls } = mockApi({
      [list]: having(laptop),
      'POST /api/auth/user/prove-passkey-challenge': { rpId: location.hostname } as never,
      'POST /api/auth/user/prove-passkey': null as never,
    })
    const { user } = show(<ProofByPasskey onProved={proved} />)
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
    await waitFor(() => expect(proved).toHaveBeenCalledTimes(1))
    expect(calls('POST /api/auth/user/prove-passkey')[0]?.body).toEqual({ passkey: { id: 'signed' } })
  })

  test('that is refused says why and proves nothing', async () => {
    const proved = vi.fn()
    device.sign.mockResolvedValueOnce({ id: 'signed' })
    mockApi({
      [list]: having(laptop),
      'POST /api/auth/user/prove-passkey-challenge': { rpId: location.hostname } as never,
      'POST /api/auth/user/prove-passkey': new Failure(400, 'This passkey was removed.'),
    })
    const { user } = show(<ProofByPasskey onProved={proved} />)
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
    expect(await screen.findByText('This passkey was removed.')).toBeTruthy()
    expect(proved).not.toHaveBeenCalled()
  })
})
