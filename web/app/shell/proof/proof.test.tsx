import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { api } from '../../../shared/call/api.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { ProofHost } from './proof-host.tsx'

const needsProof = new Failure(403, 'Confirm that it is you, then try again.', { needsProof: true })
const call = () => api('PUT /api/v1/user/bank-wait', { body: { days: 3 } })

let proved = false
beforeEach(() => {
  proved = false
  signedInAs('Admin')
})

function open() {
  const mocked = mockApi({
    'PUT /api/v1/user/bank-wait': () => (proved ? { days: 3 } : needsProof),
    'POST /api/auth/user/prove': ({ body }) => {
      proved = JSON.stringify(body).includes('violet teapot')
      if (proved) return null
      return new Failure(400, 'No.', { errors: [{ path: 'body.password', message: 'This is not your password' }] })
    },
  })
  return { ...mocked, ...show(<ProofHost />) }
}

describe('a call that needs a proof of identity', () => {
  test('waits for the password, also after a wrong one, and is resent under the same key', async () => {
    const { calls, user } = open()
    const answer = call()
    const dialog = within(await screen.findByRole('dialog', { name: "Confirm it's you" }))
    await user.type(dialog.getByLabelText(/^Code or password/), 'wrong{Enter}')
    expect(await dialog.findByText('This is not your password')).toBeTruthy()
    await user.clear(dialog.getByLabelText(/^Code or password/))
    await user.type(dialog.getByLabelText(/^Code or password/), 'violet teapot{Enter}')
    expect(await answer).toEqual({ days: 3 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const keys = calls('PUT /api/v1/user/bank-wait').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  test('fails with its reason if the person cancels', async () => {
    const { calls, user } = open()
    const answer = call().catch((error: unknown) => (error as Error).message)
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await answer).toBe('Confirm that it is you, then try again.')
    expect(calls('PUT /api/v1/user/bank-wait')).toHaveLength(1)
  })

  test('shares one question with other waiting calls', async () => {
    const { calls, user } = open()
    const answers = Promise.all([call(), api('PUT /api/v1/user/bank-wait', { body: { days: 5 } })])
    await user.type(await screen.findByLabelText(/^Code or password/), 'violet teapot{Enter}')
    await answers
    expect(calls('POST /api/auth/user/prove')).toHaveLength(1)
  })
})
