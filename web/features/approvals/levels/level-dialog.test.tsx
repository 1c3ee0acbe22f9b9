import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { LevelsPanel } from './levels-panel.tsx'
import type { Rule } from './level-sentences.ts'

const id = (last: number) => `01930000-0000-7000-8000-00000000000${last}`
const blank = {
  amountFrom: null,
  halfDaysFrom: null,
  department: null,
  location: null,
  dueHours: null,
  dueAction: null,
}
const finance: Rule = {
  ...{ ...blank, _id: id(1), name: 'Finance', halfDaysFrom: 5 },
  approver: { kind: 'person', employeeId: id(7), name: 'Meera Shah' },
}
const head: Rule = {
  ...{ ...blank, _id: id(2), name: 'Head', department: { _id: id(4), name: 'Sales' } },
  approver: { kind: 'person', employeeId: id(8), name: 'Hari Menon' },
}
const put = 'PUT /api/v1/user/approval-rules/{type}'
let calls: ReturnType<typeof mockApi>['calls']

beforeEach(() => {
  signedInAs('Admin', 'informationRead', 'informationWrite')
  calls = mockApi({
    [put]: null,
    'GET /api/v1/user/department': [],
    'GET /api/v1/user/location': { data: [], pagination: { page: 1, limit: 10, total: 0 } },
  }).calls
})

async function edit(level: string) {
  const shown = show(<LevelsPanel chain={{ type: 'leave', rules: [finance, head] }} canWrite />)
  await shown.user.click(screen.getByRole('button', { name: `Actions for ${level}` }))
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Edit level' })) }
}

/** A field's description: its helper or error text. */
const saidOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((one) => document.getElementById(one)?.textContent ?? '')
    .join(' ')

test('an edited level is sent in its place, the others unchanged', async () => {
  const { user, dialog } = await edit('Finance')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Leave duration/).value).toBe('2.5')
  await user.clear(dialog.getByLabelText('Name'))
  await user.type(dialog.getByLabelText('Name'), 'Accounts')
  await user.click(dialog.getByRole('button', { name: 'Save level' }))
  await waitFor(() => expect(calls(put)).toHaveLength(1))
  expect(calls(put)[0]?.body).toMatchObject({
    rules: [
      { name: 'Accounts', halfDaysFrom: 5, approver: { kind: 'person', employeeId: id(7) } },
      { name: 'Head', departmentId: id(4), approver: { kind: 'person', employeeId: id(8) } },
    ],
  })
})

test('a new level is added after the others', async () => {
  const { user } = show(<LevelsPanel chain={{ type: 'leave', rules: [finance] }} canWrite />)
  await user.click(screen.getByRole('button', { name: 'Add level' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add level' }))
  await user.type(dialog.getByLabelText('Name'), 'Manager')
  await user.click(dialog.getByRole('button', { name: 'Save level' }))
  await waitFor(() => expect(calls(put)).toHaveLength(1))
  expect(calls(put)[0]?.body).toMatchObject({ rules: [{ name: 'Finance' }, { approver: { kind: 'manager' } }] })
})

test('missing values are reported at their fields, all at once, and nothing is sent', async () => {
  const { user } = show(<LevelsPanel chain={{ type: 'leave', rules: [] }} canWrite />)
  await user.click(screen.getByRole('button', { name: 'Add level' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add level' }))
  await user.click(dialog.getByRole('radio', { name: /^Role/ }))
  await user.type(dialog.getByLabelText(/^Response time/), '8')
  await user.click(dialog.getByRole('button', { name: 'Save level' }))
  await waitFor(() => expect(saidOf(dialog.getByLabelText('Name'))).toMatch(/^Enter/))
  expect(saidOf(dialog.getByRole('combobox', { name: 'Role' }))).toContain('Choose a role')
  expect(saidOf(dialog.getByRole('combobox', { name: /^After the time limit/ }))).toContain(
    'Choose what happens after the time limit',
  )
  expect(calls(put)).toEqual([])
})

const gone = (level: number) =>
  new Failure(400, 'Some fields need correction.', {
    errors: [{ path: `body.rules.${level}.approver.employeeId`, message: 'Choose a person' }],
  })

test('a person who has left meanwhile is reported at the field', async () => {
  mockApi({ [put]: gone(1) })
  const { user, dialog } = await edit('Head')
  await user.click(dialog.getByRole('button', { name: 'Save level' }))
  await waitFor(() => expect(saidOf(dialog.getByRole('combobox', { name: 'Employee' }))).toContain('Choose a person'))
})

test('an error in another level is reported with its name, and not at a field of this one', async () => {
  mockApi({ [put]: gone(0) })
  const { user, dialog } = await edit('Head')
  await user.click(dialog.getByRole('button', { name: 'Save level' }))
  expect(await dialog.findByText(/Level 1, Finance: Choose a person/)).toBeTruthy()
  expect(saidOf(dialog.getByRole('combobox', { name: 'Employee' }))).not.toContain('Choose a person')
})

test('a level that cannot be deleted because of another one says which', async () => {
  mockApi({ [put]: gone(0) })
  const { user } = show(<LevelsPanel chain={{ type: 'leave', rules: [finance, head] }} canWrite />)
  await user.click(screen.getByRole('button', { name: 'Actions for Head' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete level' }))
  expect(await screen.findByText('Level 1, Finance: Choose a person')).toBeTruthy()
})

test('a level of a type with money has an amount, which stays when something else is edited', async () => {
  const large: Rule = { ...finance, halfDaysFrom: null, amountFrom: 25_000_00 }
  const { user } = show(<LevelsPanel chain={{ type: 'claim', rules: [large] }} canWrite />)
  await user.click(screen.getByRole('button', { name: 'Actions for Finance' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit level' }))
  expect(dialog.queryByLabelText(/^Leave duration/)).toBeNull()
  expect(dialog.getByLabelText<HTMLInputElement>(/^Amount from/).value).toBe('25,000')
  await user.clear(dialog.getByLabelText('Name'))
  await user.type(dialog.getByLabelText('Name'), 'Accounts')
  await user.click(dialog.getByRole('button', { name: 'Save level' }))
  await waitFor(() =>
    expect(calls(put)[0]?.body).toMatchObject({ rules: [{ name: 'Accounts', amountFrom: 25_000_00 }] }),
  )
})
