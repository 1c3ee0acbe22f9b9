import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Held } from '@muster/contract/access-levels.ts'
import { allPermissions, type Permission, startingRoles } from '@muster/contract/permissions.ts'
import { mockApi } from '../testing/mock-api.ts'
import { signedInAs } from '../testing/people.ts'
import { resizeTo } from '../testing/set-up.ts'
import { show } from '../testing/show.tsx'
import AccessPreview from './access-preview.tsx'
import CopyAccessDialog from './copy-access-dialog.tsx'
import { setMenuOf } from './menu-of.ts'
import { PermissionMatrix } from './permission-matrix.tsx'

const manager = { name: 'Manager', held: new Set<Permission>(startingRoles.Manager) }
const chosenLast = { held: new Set() as Held }

function Editor({ saved }: { saved: Held }) {
  const [held, setHeld] = useState(saved)
  const change = (next: Held) => {
    chosenLast.held = next
    setHeld(next)
  }
  return <PermissionMatrix held={held} saved={saved} role={manager} onChange={change} />
}

const group = (name: string) => within(screen.getByRole('radiogroup', { name }))
const chosen = (name: string) => group(name).queryByRole('radio', { checked: true })?.getAttribute('value') ?? null

test('arrow keys move within an area, and an area is one tab stop', async () => {
  signedInAs('Admin', ...allPermissions)
  const { user } = show(<Editor saved={manager.held} />)
  group('Salaries').getByRole('radio', { name: 'None' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(chosen('Salaries')).toBe('view')
  await user.keyboard('{ArrowRight}')
  expect(chosen('Salaries')).toBe('change')
  await user.tab()
  expect(group('Salaries').queryAllByRole('radio')).not.toContain(document.activeElement)
  expect(chosenLast.held.has('employeeSalaryRead') && chosenLast.held.has('employeeSalaryWrite')).toBe(true)
})

test('differences from the role are counted, named and reset, one by one or all', async () => {
  signedInAs('Admin', ...allPermissions)
  const saved = new Set<Permission>([...startingRoles.Manager, 'employeeSalaryRead', 'employeeBankRead'])
  saved.delete('leaveApprovalRead')
  const { user } = show(<Editor saved={saved} />)
  expect(screen.getByRole('status').textContent).toBe('3 differences from Manager')
  await user.click(screen.getByRole('button', { name: 'Reset Leave to Manager' }))
  expect(screen.getByRole('status').textContent).toBe('2 differences from Manager')
  await user.click(screen.getByRole('button', { name: 'Reset all' }))
  expect(screen.getByRole('status').textContent).toBe('Same as Manager')
  expect(chosenLast.held).toEqual(manager.held)
})

test('a set that matches no level is shown as it is, and stays so until it is changed', async () => {
  signedInAs('Admin', ...allPermissions)
  const { user } = show(<Editor saved={new Set<Permission>(['shiftRead'])} />)
  expect(screen.getByText('Custom: Read shifts')).toBeTruthy()
  expect(chosen('Locations and shifts')).toBeNull()
  await user.click(group('Form 16').getByRole('radio', { name: 'Manage' }))
  expect([...chosenLast.held].toSorted()).toEqual(['VIEW_PAYROLL', 'form16Read', 'shiftRead'])
})

test('no one gives or revokes what they do not hold', () => {
  signedInAs('Clerk', 'permissionWrite', 'employeeSalaryRead')
  show(<Editor saved={new Set<Permission>(['employeeBankRead'])} />)
  const state = (area: string) =>
    group(area)
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value, disabled }) => `${value}${disabled ? ' locked' : ''}`)
  expect(state('Salaries')).toEqual(['none', 'view', 'change locked'])
  expect(state('Bank accounts')).toEqual(['none locked', 'view', 'change locked'])
})

test('on a phone sections open one by one', async () => {
  resizeTo({ width: 390, height: 844 })
  signedInAs('Admin', ...allPermissions)
  const { user } = show(<Editor saved={manager.held} />)
  expect(screen.queryByRole('radiogroup')).toBeNull()
  await user.click(screen.getByRole('button', { name: /Approvals/ }))
  expect(chosen('Leave')).toBe('change')
})

test("a colleague's access is copied as far as permitted, after showing before and after", async () => {
  signedInAs('HR', 'permissionWrite', 'allEmployeeRead', 'employeeSalaryRead', 'leaveApprovalRead')
  const id = '01930000-0000-7000-8000-000000000107'
  const flags: Permission[] = ['employeeSalaryRead', 'employeeBankRead']
  mockApi({
    'GET /api/v1/employee/reporting': {
      data: [{ _id: id, name: 'Ravi Kumar', code: 'ACM-7', department: null, photo: null }] as never,
      pagination: { next: null, limit: 20 },
    },
    'GET /api/v1/employee/permissions/{id}': {
      ...{ role: { _id: id, name: 'Accountant' }, rolePermissions: flags, changed: {}, isSelf: false },
      permissions: Object.fromEntries(flags.map((one) => [one, true])),
    },
  })
  let copied: Held | null = null
  const held = new Set<Permission>(['leaveApprovalRead'])
  const { user } = show(
    <CopyAccessDialog held={held} saved={held} onCopy={(next) => (copied = next)} onClose={() => undefined} />,
  )
  await user.click(screen.getByRole('radio', { name: 'A colleague' }))
  await user.click(await screen.findByLabelText('Colleague'))
  await user.click(await screen.findByRole('option', { name: /Ravi Kumar/ }))
  const changes = await screen.findByRole('list', { name: 'Changes' })
  expect(
    within(changes)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['SalariesNone → becomesView', 'LeaveApprove → becomesNone'])
  expect(screen.getByText(/Not copied, because you don't have this access yourself: Bank accounts/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy Access' }))
  expect(copied).toEqual(new Set(['employeeSalaryRead']))
})

test("a preview shows the product's menu, and what the access allows and does not", async () => {
  signedInAs('HR', 'allEmployeeRead')
  mockApi({
    'GET /api/v1/employee/basic-info-counts': { all: 60, onboarding: 0, active: 58, onNotice: 1, inactive: 1 },
  })
  setMenuOf(({ permissions }) => (permissions.employeeSalaryRead ? [{ id: 'p', title: 'Payslips' }] : []))
  const held = new Set<Permission>(['employeeSalaryRead'])
  show(<AccessPreview open name="Priya Nair" roleName="Employee" held={held} onClose={() => undefined} />)
  expect(await screen.findByText('Payslips')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('Can view salaries of all 59 people')).toBeTruthy())
  expect(screen.getByText('Cannot view bank accounts')).toBeTruthy()
})
