import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
// Loaded lazily by the screen: here it is there from the beginning.
import './import-dialog.tsx'
import EmployeesScreen from '../list/employees-screen.tsx'
import { priyaInList } from '../testing.ts'

const call = 'POST /api/v1/employee/import'
const counts = { all: 1, onboarding: 1, active: 0, onNotice: 0, inactive: 0 }
const list = { data: [priyaInList], pagination: { page: 1, limit: 10, total: 1 } }
const reads = { 'GET /api/v1/employee/basic-info': list, 'GET /api/v1/employee/basic-info-counts': counts }

async function uploaded(answer: unknown) {
  signedInAs('HR', 'allEmployeeRead', 'allEmployeeWrite')
  const api = mockApi({ ...reads, [call]: answer } as never)
  const { user } = show(<EmployeesScreen />, { path: '/home/employees', at: '/home/employees' })
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import employees' }))
  await user.upload(dialog.getByLabelText('File of employees'), new File(['a'], 'people.csv', { type: 'text/csv' }))
  await user.click(dialog.getByRole('button', { name: 'Upload' }))
  return { api, user, dialog }
}

it('says what a file adds before it is written', async () => {
  const { api, user } = await uploaded({ added: 2, unchanged: 1, ignored: ['Shoe size'] })
  const confirm = within(await screen.findByRole('alertdialog', { name: 'Import 2 employees?' }))
  expect(confirm.getByText('1 row is already an employee.')).toBeTruthy()
  expect(confirm.getByText('Columns that are not imported: Shoe size')).toBeTruthy()
  expect(api.calls(call)).toHaveLength(1)
  await user.click(confirm.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(api.calls(call)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('lists the rows that need correction', async () => {
  const errors = [{ path: 'files.file', message: 'Row 2, Role: Pilot does not exist.' }]
  const { dialog } = await uploaded(new Failure(400, 'Some rows need correction.', { errors }))
  expect(await dialog.findByText('Row 2, Role: Pilot does not exist.')).toBeTruthy()
})

it('is not offered to those who may only read', async () => {
  signedInAs('Accountant', 'allEmployeeRead')
  mockApi(reads)
  show(<EmployeesScreen />, { path: '/home/employees', at: '/home/employees' })
  expect(await screen.findByText('Priya Nair')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
})
