import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useShortcutSetting } from '../../shared/shortcuts/shortcut.ts'
import { mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs } from '../../shared/testing/people.ts'
import { resizeTo } from '../../shared/testing/set-up.ts'
import { show } from '../../shared/testing/show.tsx'
import { screens } from '../screens.ts'
import { crumbsOf } from './breadcrumb.tsx'
import { useDrawer } from './frame.tsx'
import { Frame } from './frame.tsx'
import { shortened } from './profile/profile-popover.tsx'

// Kept on the device, and so between tests.
afterEach(() => {
  useShortcutSetting.setState({ on: true })
  useDrawer.setState({ open: true, overlay: false })
})

// '[[' types a single [ in these tests.

test('the drawer is open on a wide screen and can be hidden', async () => {
  mockApi({})
  signedInAs('Employee')
  const { user } = show(<Frame>{null}</Frame>)
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
  await vi.dynamicImportSettled()
  await user.click(screen.getByRole('button', { name: 'Hide menu' }))
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  await user.keyboard('[[')
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
})

test('on a phone it covers the page and Escape closes it', async () => {
  resizeTo({ width: 390, height: 844 })
  mockApi({})
  signedInAs('Employee')
  const { user } = show(<Frame>{null}</Frame>)
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show menu' }))
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull())
})

test('keys without Ctrl can be turned off', async () => {
  mockApi({})
  signedInAs('Employee')
  const { user } = show(<Frame>{null}</Frame>)
  await vi.dynamicImportSettled()
  await user.keyboard('?')
  await user.click(await screen.findByRole('checkbox', { name: 'Use shortcuts without Ctrl on this device' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('[[')
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
})

test('the breadcrumb goes from Home through group and list to the record', () => {
  const edit = screens.find(({ path }) => path === '/home/organization/edit-shift/:id')
  const viewer = { role: 'HR', permissions: { shiftRead: true, shiftWrite: true } }
  expect(crumbsOf(edit, 'General', viewer).map(({ title }) => title)).toEqual([
    ...['Home', 'Organization', 'Shifts', 'General'],
  ])
})

test('the breadcrumb leads a manager back to the team, and no one to what is closed to them', () => {
  const person = screens.find(({ path }) => path === '/home/attendance/view-attendance/:id')
  const parent = (...held: string[]) =>
    crumbsOf(person, 'Asha', { role: 'Manager', permissions: Object.fromEntries(held.map((one) => [one, true])) }).at(
      -2,
    )
  expect(parent('teamLevelAttendanceRead')).toEqual({
    title: 'Team attendance',
    path: '/home/attendance/team-attendance',
  })
  expect(parent('teamLevelAttendanceRead', 'allEmployeeAttendanceRead')?.path).toBe(
    '/home/attendance/employees-attendance',
  )
  const form = screens.find(({ path }) => path === '/home/organization/edit-shift/:id')
  expect(crumbsOf(form, 'Day', { role: 'X', permissions: { shiftWrite: true } }).at(-2)).toEqual({ title: 'Shifts' })
})

test('a long role is truncated after twenty characters', () => {
  expect(shortened('Regional Operations Coordinator')).toBe('Regional Operations …')
  expect(shortened('Twenty characters ok')).toBe('Twenty characters ok')
})
