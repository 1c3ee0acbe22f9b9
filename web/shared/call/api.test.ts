import { beforeEach, expect, test, vi } from 'vitest'
import { signOut } from '../session/session-calls.ts'
import { useSession } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { send } from './send.ts'
import { leaveSession } from './session-end.ts'
import { tokens } from './token-store.ts'

const refreshPath = '/api/auth/user/refresh-token'

interface Asked {
  url: string
  init: RequestInit
  headers: Headers
}
let asked: Asked[]

beforeEach(() => {
  asked = []
  tokens.clear()
  useSession.setState({ isAuthenticated: true, ended: null })
})

test('the envelope is unwrapped and the token is sent along', async () => {
  tokens.setAccess('old')
  server(() => ok({ name: 'General' }))
  await expect(
    send('GET /api/v1/user/shift/{id}', { params: { id: 'a/b' }, query: { page: 2, search: '', tags: ['x'] } }),
  ).resolves.toEqual({
    data: { name: 'General' },
  })
  expect(asked[0]?.url).toBe('/api/v1/user/shift/a%2Fb?page=2&tags=%5B%22x%22%5D')
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer old')
  expect(asked[0]?.init.credentials).toBe('include')
})

test('a list keeps its pagination', async () => {
  const pagination = { page: 1, limit: 10, total: 1 }
  server(() => reply(200, { success: true, data: [1], pagination }))
  await expect(send('GET /api/list')).resolves.toEqual({ data: [1], pagination })
})

test('an unsuccessful "No data found" becomes null data', async () => {
  server(() => reply(404, { success: false, message: 'No data found' }))
  await expect(send('GET /api/one')).resolves.toEqual({ data: null })
})

test('field errors come with their status and message', async () => {
  const errors = [{ path: 'body.name', message: 'Enter a name' }]
  server(() => reply(422, { success: false, message: 'Check the form', errors }))
  const failure = await send('POST /api/one', { body: {} }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 422, message: 'Check the form', errors, isLogout: false })
})

test('a body with a file becomes a form', async () => {
  server(() => ok(null))
  const file = new File(['x'], 'bill.pdf', { type: 'application/pdf' })
  await send('PUT /api/doc', { body: { title: 'Bill', count: 2, rows: [{ a: 1 }] }, files: { doc: file } })
  const form = asked[0]?.init.body as FormData
  expect(form.get('title')).toBe('Bill')
  expect(form.get('count')).toBe('2')
  expect(form.get('rows')).toBe('[{"a":1}]')
  expect((form.get('doc') as File).name).toBe('bill.pdf')
  expect(asked[0]?.headers.has('content-type')).toBe(false)
})

test('a reply that is not JSON becomes a Blob', async () => {
  server(() => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }))
  const { data } = await send('GET /api/payslip')
  expect(await (data as Blob).text()).toBe('%PDF')
})

test('a missing reply gives a message for people', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(send('GET /api/one')).rejects.toThrow('Could not reach the server. Try again in a moment.')
})

test('five calls that fail at once share one refresh and are retried with the new token', async () => {
  tokens.setAccess('old')
  server(({ url, headers }) => {
    if (url === refreshPath) return ok({ accessToken: 'new' })
    return headers.get('authorization') === 'Bearer new' ? ok(url) : reply(401, { success: false, message: 'Expired' })
  })
  const replies = await Promise.all([1, 2, 3, 4, 5].map((n) => send(`GET /api/thing/${n}`)))
  expect(replies.map(({ data }) => data)).toEqual([1, 2, 3, 4, 5].map((n) => `/api/thing/${n}`))
  expect(asked.filter(({ url }) => url === refreshPath)).toHaveLength(1)
  expect(asked).toHaveLength(11)
  expect(tokens.access()).toBe('new')
})

test('a call is retried only once', async () => {
  tokens.setAccess('old')
  server(({ url }) =>
    url === refreshPath ? ok({ accessToken: 'new' }) : reply(401, { success: false, message: 'No' }),
  )
  await expect(send('GET /api/one')).rejects.toMatchObject({ status: 401, message: 'No' })
  expect(asked.map(({ url }) => url)).toEqual(['/api/one', refreshPath, '/api/one'])
})

test('if another tab has already renewed the token, it is used without a refresh', async () => {
  tokens.setAccess('old')
  server(({ headers }) => {
    if (headers.get('authorization') === 'Bearer new') return ok('fine')
    tokens.setAccess('new')
    return reply(401, { success: false, message: 'Expired' })
  })
  await expect(send('GET /api/one')).resolves.toEqual({ data: 'fine' })
  expect(asked.map(({ url }) => url)).toEqual(['/api/one', '/api/one'])
})

test.each([
  ['fails', () => reply(401, { success: false, message: 'Session expired', isLogout: true })],
  ['brings no token', () => ok({})],
])('a refresh that %s ends the session', async (_, refresh) => {
  tokens.setAccess('old')
  tokens.setOnboarding('half-way')
  server(({ url }) => (url === refreshPath ? refresh() : reply(401, { success: false, message: 'Expired' })))
  await expect(send('GET /api/one')).rejects.toMatchObject({
    isLogout: true,
    message: 'Session expired. Please log in again.',
  })
  expect([tokens.access(), tokens.onboarding()]).toEqual([null, null])
  expect(useSession.getState()).toMatchObject({ isAuthenticated: false, ended: 'expired' })
})

test('what is refused while a person signs out has not expired', async () => {
  for (const order of ['before', 'after']) {
    tokens.setAccess('old')
    useSession.setState({ isAuthenticated: true, ended: null })
    server(async ({ url }) => {
      if (url.endsWith('/signout') && order === 'after') return ok(null)
      // The connection that the server has closed asks for another token meanwhile.
      if (url.endsWith('/signout')) await send('GET /api/one').catch(() => undefined)
      return reply(401, { success: false, message: 'Session expired', isLogout: true })
    })
    const late = order === 'after' ? send('GET /api/one').catch(() => undefined) : null
    await signOut()
    await late
    expect(useSession.getState()).toMatchObject({ isAuthenticated: false, ended: 'logout' })
  }
})

test('what is refused while another tab signs out has not expired', async () => {
  const refused = async () => {
    useSession.setState({ isAuthenticated: true, ended: null })
    server(() => reply(401, { success: false, message: 'Session expired', isLogout: true }))
    await send('GET /api/one').catch(() => undefined)
    return useSession.getState().ended
  }
  tokens.setAccess('old')
  const left = leaveSession()
  expect(await refused()).toBe('logout')
  left()
  // The other tab is through, and this one has not heard of it.
  expect([tokens.access(), await refused()]).toEqual([null, 'logout'])
  tokens.setAccess('new')
  expect(await refused()).toBe('expired')
})

test('nothing of a session is left after signing out, whatever ends late', async () => {
  tokens.setAccess('old')
  useSession.setState({ isAuthenticated: true, ended: null })
  expect(localStorage.length).toBeGreaterThan(1)
  server(() => ok(null))
  await signOut()
  useSession.setState({ loading: false })
  expect(localStorage.length).toBe(0)
})

test.each([429, 500, 503])('a refresh that is answered with %i does not end the session', async (status) => {
  tokens.setAccess('old')
  server(({ url }) =>
    url === refreshPath ? reply(status, { success: false, message: 'Not now' }) : reply(401, { success: false }),
  )
  await expect(send('GET /api/one')).rejects.toMatchObject({ status })
  expect(tokens.access()).toBe('old')
  expect(useSession.getState().isAuthenticated).toBe(true)
})

test('a 401 that says logout ends the session without a refresh', async () => {
  tokens.setAccess('old')
  server(() => reply(401, { success: false, message: 'Signed out elsewhere', isLogout: true }))
  await expect(send('GET /api/one')).rejects.toMatchObject({ isLogout: true })
  expect(asked).toHaveLength(1)
  expect(tokens.access()).toBeNull()
  expect(useSession.getState().isAuthenticated).toBe(false)
})

test('wrong credentials at sign-in are not treated as an expired session', async () => {
  tokens.setOnboarding('half-way')
  server(() => reply(401, { success: false, message: 'Wrong email or password' }))
  await expect(send('POST /api/auth/user/signin', { body: {} })).rejects.toThrow('Wrong email or password')
  expect(asked).toHaveLength(1)
})

function server(answer: (asked: Asked) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = { url, init, headers: new Headers(init.headers) }
    asked.push(call)
    await Promise.resolve()
    return answer(call)
  })
}

const ok = (data: unknown) => reply(200, { success: true, data })

function reply(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}
