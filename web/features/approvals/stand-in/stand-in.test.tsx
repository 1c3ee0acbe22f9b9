import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { today } from '../../../shared/format/date.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import StandInScreen from './stand-in-screen.tsx'

const id = (last: number) => `01930000-0000-7000-8000-00000000000${last}`
const chitra = { _id: id(1), name: 'Chitra Rao' }
const madhav = { _id: id(2), name: 'Madhav Sen' }
const given = {
  ...{ _id: id(3), approver: madhav, delegate: chitra, startsOn: '2026-11-23', endsOn: '2026-11-27' },
  ...{ types: [], reason: 'Annual leave', isInForce: true, isGiven: true },
}
const received = { ...given, _id: id(4), approver: chitra, delegate: madhav, isInForce: false, isGiven: false }

const list = 'GET /api/v1/employee/approval-delegation'
const post = 'POST /api/v1/employee/approval-delegation'
const end = 'DELETE /api/v1/employee/approval-delegation/{id}'
const colleague = { _id: chitra._id, name: chitra.name, code: 'ACM-2', role: 'Manager' }

beforeEach(() => {
  signedInAs('Manager', 'leaveApprovalRead')
  mockApi({
    'GET /api/v1/employee/employee-pagination': { data: [colleague], pagination: { next: null } },
  } as Parameters<typeof mockApi>[0])
})

test('people see their stand-ins and whom they stand in for, and can only end what they arranged', async () => {
  const { calls } = mockApi({ [list]: [given, received], [end]: null })
  const { user } = show(<StandInScreen />)
  expect(await screen.findByText('Chitra Rao stands in for you')).toBeTruthy()
  expect(screen.getByText('You stand in for Chitra Rao')).toBeTruthy()
  const buttons = screen.getAllByRole('button', { name: /^End/ })
  expect(buttons).toHaveLength(1)
  await user.click(buttons[0]!)
  const question = within(await screen.findByRole('alertdialog'))
  expect(calls(end)).toEqual([])
  await user.click(question.getByRole('button', { name: /^End/ }))
  await waitFor(() => expect(calls(end)[0]?.params).toEqual({ id: given._id }))
  expect(await screen.findByText('Stand-in ended')).toBeTruthy()
})

test('a stand-in without a colleague is reported at the field, and nothing is sent', async () => {
  const { calls } = mockApi({ [list]: [], [post]: { _id: id(3) } })
  const { user } = show(<StandInScreen />)
  await screen.findByText('No stand-in')
  await user.click(screen.getByRole('button', { name: 'Choose a stand-in' }))
  const form = within(await screen.findByRole('dialog', { name: 'Choose a stand-in' }))
  await user.click(form.getByRole('button', { name: 'Save stand-in' }))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Colleague' }).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(form.getByText('Choose a person')).toBeTruthy()
  expect(calls(post)).toEqual([])
})

test('a saved stand-in appears in the list', async () => {
  const rows: (typeof given)[] = []
  mockApi({ [list]: () => rows, [post]: () => (rows.push(given), { _id: given._id }) })
  const { user, form } = await filled()
  await user.click(form.getByRole('button', { name: 'Save stand-in' }))
  expect(await screen.findByText('Chitra Rao stands in for you')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a colleague who already stands in on some of these days is reported above the buttons', async () => {
  mockApi({ [list]: [], [post]: new Failure(409, 'Chitra Rao already stands in for you on some of these days.') })
  const { user, form, calls } = await filled()
  await user.click(form.getByRole('button', { name: 'Save stand-in' }))
  expect(await form.findByText('Chitra Rao already stands in for you on some of these days.')).toBeTruthy()
  expect(calls(post)[0]?.body).toMatchObject({ employeeId: chitra._id, startsOn: today(), endsOn: '2099-12-31' })
})

test('a colleague who may not decide is reported at the field', async () => {
  const message = 'Choose a colleague who can approve these requests'
  mockApi({ [list]: [], [post]: new Failure(400, message, { errors: [{ path: 'body.employeeId', message }] }) })
  const { user, form } = await filled()
  await user.click(form.getByRole('button', { name: 'Save stand-in' }))
  await waitFor(() =>
    expect(form.getByRole('combobox', { name: 'Colleague' }).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(form.getByText(message)).toBeTruthy()
})

async function filled() {
  const { calls } = mockApi({})
  const { user } = show(<StandInScreen />)
  await user.click(await screen.findByRole('button', { name: 'Choose a stand-in' }))
  const form = within(await screen.findByRole('dialog', { name: 'Choose a stand-in' }))
  await user.type(form.getByRole('combobox', { name: 'Colleague' }), 'Chitra')
  await user.click(await screen.findByRole('option', { name: /Chitra Rao/ }))
  const lastDay = within(await form.findByRole('group', { name: 'Last day' }))
  await user.click(lastDay.getByRole('spinbutton', { name: 'Day' }))
  await user.keyboard('31/12/2099')
  return { user, form, calls }
}
