import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '../shared/call/session-end.ts'
import { useSession } from '../shared/session/session.ts'
import { Failure, mockApi } from '../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../shared/testing/people.ts'
import { loadHome, routes } from './router.tsx'

const user = signedInAs('Employee')

// Loading it for the first time would otherwise count as the first test's time.
beforeAll(async () => {
  await Promise.all([
    loadHome(),
    import('./screens/no-access-screen.tsx'),
    import('../features/identity/login-screen.tsx'),
    import('../features/dashboard/dashboard-screen.tsx'),
    import('../features/attendance/employees-attendance-screen.tsx'),
  ])
}, 60_000)

beforeEach(() => {
  signedOut()
  vi.stubGlobal('scrollTo', () => undefined)
})

test('a signed-out person is sent to sign-in and will return', async () => {
  const { router } = open('/home/claims?page=2')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.search).toBe('?next=%2Fhome%2Fclaims%3Fpage%3D2')
})

test('a signed-in person does not see sign-in', async () => {
  arrives('Employee')
  const { router } = open('/login')
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/default'))
})

test('after sign-in a person gets to the page they opened', async () => {
  arrives('Employee', 'claimRead')
  const { router } = open('/login?next=%2Fhome%2Fclaims')
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/claims'))
})

test('an external address is not followed after sign-in', async () => {
  arrives('Employee')
  const { router } = open('/login?next=%2F%2Fevil.test%2Fhome')
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/default'))
})

test('former employees are redirected to their pay from everywhere else', async () => {
  useSession.setState({ user: { ...signedInAs('Employee'), hasLeft: true } })
  mockApi({
    'GET /api/v1/employee/user-info': { ...user, hasLeft: true },
    'GET /api/v1/employee/permissions': {},
    'GET /api/v1/notification/all': [],
    'GET /api/v1/employee/profile': new Failure(503, 'Away'),
  })
  const { router } = open('/home/attendance/self-attendance')
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/profile'))
  expect(router.state.location.search).toBe('?tab=salary')
})

test("a missing permission gives No Access, with the permission's name", async () => {
  arrives('Employee', 'leaveRead')
  open('/home/payroll/form16')
  expect(await screen.findByRole('heading', { name: 'No Access' })).toBeTruthy()
  expect(screen.getByText(/Ask an administrator for “Form 16: Manage”/)).toBeTruthy()
})

test('admin pages give No Access to everyone else, whatever their permissions', async () => {
  arrives('HR', 'permissionWrite')
  open('/home/settings/activity-log')
  expect(await screen.findByRole('heading', { name: 'No Access' })).toBeTruthy()
  expect(screen.getByText('Only a company admin can open this page.')).toBeTruthy()
})

test('any one of a list of permissions is enough', async () => {
  arrives('Employee', 'claimRead', 'allEmployeeAttendanceRead')
  open('/home/attendance/employees-attendance')
  await screen.findByRole('navigation', { name: 'Breadcrumb' })
  await waitFor(() => expect(document.title).toContain('attendance'))
  expect(screen.queryByText('No Access')).toBeNull()
})

test('No Access does not flash while permissions load', async () => {
  let answer: (flags: Record<string, boolean>) => void = () => undefined
  arrives('Employee')
  useSession.setState({ permissions: null })
  mockApi({ 'GET /api/v1/employee/permissions': () => new Promise((resolve) => (answer = resolve)) })
  open('/home/event-calendar')
  await screen.findByRole('status', { name: 'Loading page' })
  expect(screen.getByRole('status', { name: 'Loading menu' })).toBeTruthy()
  expect(screen.queryByText('No Access')).toBeNull()
  answer({ calendarRead: true })
  expect(await screen.findByRole('heading', { name: 'Calendar' })).toBeTruthy()
})

test('loading permissions can be retried after an error', async () => {
  arrives('Employee')
  useSession.setState({ permissions: null })
  let tries = 0
  mockApi({
    'GET /api/v1/employee/permissions': () => {
      tries += 1
      return tries === 1 ? new Failure(500, 'Failed to fetch permissions') : { calendarRead: true }
    },
  })
  open('/home/event-calendar')
  expect((await screen.findAllByText('Failed to fetch permissions')).length).toBeGreaterThan(0)
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement)
  expect(await screen.findByRole('heading', { name: 'Calendar' })).toBeTruthy()
})

test('an unknown address gives a message inside the frame', async () => {
  arrives('Employee')
  open('/home/nowhere')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
})

test('an ended session leads to sign-in with a way back', async () => {
  arrives('Employee', 'calendarRead')
  const { router } = open('/home/event-calendar')
  await screen.findByRole('heading', { name: 'Calendar' })
  endSession('expired')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.search).toBe('?next=%2Fhome%2Fevent-calendar')
})

test('logout tells the server, clears local storage and leads to sign-in', async () => {
  const { calls } = arrives('Employee', 'calendarRead')
  localStorage.setItem('something', 'kept')
  const { router } = open('/home/event-calendar')
  await userEvent.click(await screen.findByRole('button', { name: /Profile menu/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }, { timeout: 10_000 }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.search).toBe('')
  expect(calls('POST /api/auth/user/signout')).toHaveLength(1)
  expect(localStorage.getItem('something')).toBeNull()
  expect(localStorage.getItem('accessToken')).toBeNull()
})

function arrives(role: string, ...permissions: Parameters<typeof signedInAs>[1][]) {
  signedInAs(role, ...permissions)
  return mockApi({
    'GET /api/v1/employee/permissions': Object.fromEntries(permissions.map((name) => [name, true])),
    'GET /api/v1/employee/user-info': { ...user, role },
    'POST /api/auth/user/signout': null,
  })
}

function open(at: string) {
  const router = createMemoryRouter(routes(), { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return { router }
}
