import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../testing/mock-api.ts'
import { signedInAs } from '../testing/people.ts'
import { show } from '../testing/show.tsx'
import { clearAllCached, useApi } from './use-api.ts'
import { useCall } from './use-call.ts'

test('a read shows its data, and a call that makes it stale triggers another read', async () => {
  const user = signedInAs('admin')
  let name = 'Asha'
  const { calls } = mockApi({
    'GET /api/v1/user/user-info': () => ({ ...user, name }),
    'PUT /api/v1/user/user-info': ({ body }) => {
      name = (body as { name: string }).name
      return { ...user, name }
    },
  })
  const shown = show(<Name />)
  expect(await screen.findByText('Asha')).toBeTruthy()
  await shown.user.click(screen.getByRole('button', { name: 'Rename' }))
  expect(await screen.findByText('Usha')).toBeTruthy()
  expect(calls('GET /api/v1/user/user-info')).toHaveLength(2)
})

test('a refusal keeps its field errors', async () => {
  const user = signedInAs('admin')
  mockApi({
    'GET /api/v1/user/user-info': user,
    'PUT /api/v1/user/user-info': new Failure(422, 'Check the form', {
      errors: [{ path: 'body.name', message: 'Enter your name' }],
    }),
  })
  const shown = show(<Name />)
  await shown.user.click(await screen.findByRole('button', { name: 'Rename' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Check the form body.name: Enter your name'))
})

test('a read still running when the cache is cleared is neither shown nor awaited', async () => {
  const user = signedInAs('admin')
  let answerFirst: ((reply: typeof user) => void) | undefined
  mockApi({ 'GET /api/v1/user/user-info': () => new Promise<typeof user>((resolve) => (answerFirst = resolve)) })
  const first = show(<Name />)
  await waitFor(() => expect(answerFirst).toBeDefined())
  first.unmount()
  await clearAllCached()
  mockApi({ 'GET /api/v1/user/user-info': { ...user, name: 'Usha' } })
  show(<Name />)
  answerFirst?.({ ...user, name: 'Asha' })
  expect(await screen.findByText('Usha')).toBeTruthy()
  expect(screen.queryByText('Asha')).toBeNull()
})

function Name() {
  const { data } = useApi('GET /api/v1/user/user-info')
  const rename = useCall('PUT /api/v1/user/user-info', { stale: ['GET /api/v1/user/user-info'] })
  return (
    <>
      <p>{data?.name}</p>
      {rename.error === null ? null : (
        <p role="alert">
          {rename.error.message} {rename.fieldErrors.map(({ path, message }) => `${path}: ${message}`).join()}
        </p>
      )}
      <button type="button" onClick={() => void rename.run({ body: { name: 'Usha' } }).catch(() => undefined)}>
        Rename
      </button>
    </>
  )
}
