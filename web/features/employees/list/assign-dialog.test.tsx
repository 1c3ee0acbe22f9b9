import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { priyaInList } from '../testing.ts'
import EmployeesScreen from './employees-screen.tsx'

const counts = { all: 1, onboarding: 1, active: 0, onNotice: 0, inactive: 0 }
const list = { data: [priyaInList], pagination: { page: 1, limit: 10, total: 1 } }

it('assigns a department, a shift or a manager to the selected people in one call, and says who was refused', async () => {
  signedInAs('HR', 'allEmployeeRead', 'allEmployeeWrite')
  const [call, night] = ['POST /api/v1/employee/assignments', '01930000-0000-7000-8000-000000000007'] as const
  const replies: { now: unknown } = {
    now: new Failure(409, 'No one was changed.', {
      errors: [{ path: 'body.employees.0', message: 'Priya Nair: The days of this shift are locked.' }],
    }),
  }
  const api = mockApi({
    'GET /api/v1/employee/basic-info': list,
    'GET /api/v1/employee/basic-info-counts': counts,
    'GET /api/v1/user/all-shift': [{ _id: night, name: 'Night', startsAt: '22:00', endsAt: '06:00' }] as never,
    [call]: () => replies.now,
  } as never)
  const { user } = show(<EmployeesScreen />, { path: '/home/employees', at: '/home/employees' })
  await user.click((await screen.findAllByRole('checkbox')).at(-1)!)
  await user.click(await screen.findByRole('button', { name: 'Assign' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign to employees' }))
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  await dialog.findByText('Choose a department, a shift, a manager or a legal entity')
  await user.click(dialog.getByRole('combobox', { name: /Shift/ }))
  await user.click(await screen.findByRole('option', { name: /Night/ }))
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  await dialog.findByText('No one was changed.')
  await dialog.findByText('Priya Nair: The days of this shift are locked.')
  expect(api.calls(call).map(({ body }) => body)).toEqual([{ employees: [priyaInList._id], shiftId: night }])
  replies.now = { changed: 1 }
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  await screen.findByText('1 employee changed')
})

it('offers the legal entity and its first month to people who may move employees, if there are several', async () => {
  signedInAs('HR', 'allEmployeeRead', 'allEmployeeWrite', 'access_statutory_settings')
  const call = 'POST /api/v1/employee/assignments'
  const labs = { _id: '01930000-0000-7000-8000-000000000009', name: 'Labs' }
  const api = mockApi({
    'GET /api/v1/employee/basic-info': list,
    'GET /api/v1/employee/basic-info-counts': counts,
    'GET /api/v1/user/all-shift': [],
    'GET /api/v1/user/legal-entity-choice': [{ _id: null, name: 'Acme' }, labs],
    [call]: { changed: 1 },
  } as never)
  const { user } = show(<EmployeesScreen />, { path: '/home/employees', at: '/home/employees' })
  await user.click((await screen.findAllByRole('checkbox')).at(-1)!)
  await user.click(await screen.findByRole('button', { name: 'Assign' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign to employees' }))
  await dialog.findByText('Defaults to the current month. Approved months do not change.')
  for (const name of ['Labs', 'Acme']) {
    await user.click(dialog.getByRole('combobox', { name: /Legal entity/ }))
    await user.click(await screen.findByRole('option', { name }))
  }
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  await screen.findByText('1 employee changed')
  expect(api.calls(call).map(({ body }) => body)).toEqual([{ employees: [priyaInList._id], entityId: null }])
})
