import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { allPermissions, startingRoles } from '@muster/contract/permissions.ts'
import type { Screen } from '../../shared/screen.ts'
import { screens } from '../screens.ts'
import { type MenuItem, menuFor } from './menu.ts'
import { MenuEntry } from './menu-entry.tsx'

/** As if every screen were built. */
const built: Screen[] = screens.map((one) => ({ ...one, load: () => Promise.resolve({ default: () => null }) }))

test('an admin sees everything except what requires an employee record', () => {
  expect(titles(menuFor(built, { role: 'admin', permissions: held(allPermissions) }))).toEqual([
    'Dashboard',
    'Me',
    ['Attendance', ['Employees-Attendance', 'Leave-Policy', 'Leave', 'Compensation', 'Work From Home']],
    'Travel',
    'Procurement',
    'Claims',
    'Calendar',
    'Team',
    'Employees',
    ['Approval', ['Leave', 'Comp-Off', 'Work From Home', 'Attendance', 'Travel', 'Procurement', 'Claim', 'Changes']],
    'Company',
    ['Organization', ['Information', 'Shift', 'Locations', 'Statutory Settings', 'Assets', 'Letters', 'Reports']],
    [
      'Payroll',
      [
        ...[
          'Salary Component',
          'Salary Template',
          'Payrun Configuration',
          'Payroll History',
          'Compliance Calendar',
          'To Pay',
          'Spending',
          'Travel Advances',
          'Receivables',
          'Statutory Bonus',
          'Gratuity Register',
        ],
        ...['Tax Declarations', 'TDS Returns', 'Form 16'],
      ],
    ],
    'Imports',
  ])
})

test('an employee sees their own pages', () => {
  expect(titles(menuFor(built, { role: 'Employee', permissions: held(startingRoles.Employee) }))).toEqual([
    'Dashboard',
    'Me',
    ['Attendance', ['Self-Attendance', 'Leave', 'Compensation', 'Work From Home']],
    'Travel',
    'Procurement',
    'Claims',
    'Payslips',
    'My Tax',
    'My Form 16',
    'Calendar',
  ])
})

test('former employees see what stays open to them, whatever permissions they had', () => {
  const viewer = {
    role: 'Employee',
    permissions: held(startingRoles.Employee),
    user: { hasLeft: true, employeeId: 'e' },
  }
  expect(titles(menuFor(built, viewer))).toEqual(['Me', 'Payslips', 'My Form 16'])
})

test('a parent is visible if only a child is permitted', () => {
  const menu = menuFor(built, { role: 'HR', permissions: held(['shiftRead']) })
  expect(titles(menu)).toEqual([
    'Dashboard',
    'Me',
    'Payslips',
    'My Tax',
    'My Form 16',
    'Company',
    ['Organization', ['Shift']],
  ])
})

test('an unknown type says so', () => {
  const odd = { id: 'x', title: 'X', type: 'carousel' } as unknown as MenuItem
  render(<MenuEntry item={odd} />, { wrapper: MemoryRouter })
  expect(screen.getByText('Invalid menu item type')).toBeTruthy()
})

function held(permissions: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(permissions.map((permission) => [permission, true]))
}

function titles(items: readonly MenuItem[]): unknown[] {
  return items.flatMap((item) =>
    item.type === 'group'
      ? [item.title, ...titles(item.children ?? [])]
      : item.children === undefined
        ? [item.title]
        : [[item.title, titles(item.children)]],
  )
}
