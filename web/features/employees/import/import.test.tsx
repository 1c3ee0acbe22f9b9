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

const headings = [
  { name: 'Code', column: 'code', samples: ['E-1', 'E-2'] },
  { name: 'Given', column: null, samples: ['Asha'] },
  { name: 'Surname', column: 'lastName', samples: ['Rao'] },
  { name: 'Email', column: 'workEmail', samples: [] },
  { name: 'DOJ', column: 'joinedOn', samples: ['soon'] },
  { name: 'Shoe size', column: null, samples: ['9'] },
]
const checked = { added: 2, unchanged: 1, skipped: 0, headings, missing: [], faults: [] }
const fault = { row: 3, name: 'Dev Sen', column: 'joinedOn', value: 'soon', message: 'Enter a date as DD/MM/YYYY' }

/** Uploads a file, which each check answers in turn. */
async function uploaded(...answers: unknown[]) {
  signedInAs('HR', 'allEmployeeRead', 'allEmployeeWrite')
  let at = 0
  const api = mockApi({ ...reads, [call]: () => answers[Math.min(at++, answers.length - 1)] } as never)
  const { user } = show(<EmployeesScreen />, { path: '/home/employees', at: '/home/employees' })
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import employees' }))
  await user.upload(dialog.getByLabelText('File of employees'), new File(['a'], 'people.csv', { type: 'text/csv' }))
  await user.click(dialog.getByRole('button', { name: 'Upload' }))
  const sent = (field: string) => (api.calls(call).at(-1)!.body as FormData).get(field) as string | null
  const step = async (name: string) => within(await screen.findByRole('dialog', { name }))
  return { api, user, dialog, sent, step }
}

it('matches columns by hand, corrects cells, skips rows, and writes only at the end', async () => {
  const missing = { ...checked, added: 0, missing: ['firstName'] }
  const wrong = { ...checked, faults: [fault, { ...fault, row: 4, name: '', value: 'then' }] }
  const { api, user, sent, step } = await uploaded(missing, missing, wrong, { ...checked, skipped: 1 })
  const match = await step('Match columns')
  expect(match.getByText('E-1 · E-2')).toBeTruthy()
  await user.click(match.getByRole('button', { name: 'Continue' }))
  expect(await match.findByText('Choose a column')).toBeTruthy()
  await user.click(match.getByRole('combobox', { name: /^First name/ }))
  await user.click(await screen.findByRole('option', { name: 'Given' }))
  await user.click(match.getByRole('button', { name: 'Continue' }))
  const fix = await step('Correct 2 rows')
  expect(JSON.parse(sent('columns')!)).toMatchObject({ code: 0, firstName: 1, phone: null })
  const cell = within(fix.getByRole('region', { name: 'Row 3: Dev Sen' })).getByLabelText('Date of joining')
  expect(fix.getAllByText('Enter a date as DD/MM/YYYY')).toHaveLength(2)
  await user.clear(cell)
  await user.type(cell, '02/11/2026')
  await user.click(within(fix.getByRole('region', { name: 'Row 4' })).getByRole('button', { name: 'Skip row' }))
  await user.click(fix.getByRole('button', { name: 'Continue' }))
  const confirm = within(await screen.findByRole('alertdialog', { name: 'Import 2 employees?' }))
  expect(confirm.getByText('1 row is already an employee.')).toBeTruthy()
  expect(confirm.getByText('1 row is skipped.')).toBeTruthy()
  expect(confirm.getByText('Columns that are not imported: Given and Shoe size')).toBeTruthy()
  expect(sent('isWritten')).toBeNull()
  await user.click(confirm.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(sent('isWritten')).toBe('true'))
  expect(JSON.parse(sent('edits')!)).toEqual([{ row: 3, column: 'joinedOn', value: '02/11/2026' }])
  expect(JSON.parse(sent('skipped')!)).toEqual([4])
  expect(api.calls(call)).toHaveLength(5)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('keeps what was corrected when a check fails, and goes back to the columns', async () => {
  const wrong = { ...checked, faults: [fault] }
  const { user, step } = await uploaded(wrong, wrong, new Failure(422, 'The Free plan has room for 10 people.'), wrong)
  await user.click((await step('Match columns')).getByRole('button', { name: 'Continue' }))
  const fix = await step('Correct 1 row')
  await user.type(fix.getByLabelText('Date of joining'), 'er')
  await user.click(fix.getByRole('button', { name: 'Continue' }))
  expect(await fix.findByText('The Free plan has room for 10 people.')).toBeTruthy()
  expect(fix.getByLabelText<HTMLInputElement>('Date of joining').value).toBe('sooner')
  await user.click(fix.getByRole('button', { name: 'Back' }))
  await user.click((await step('Match columns')).getByRole('button', { name: 'Continue' }))
  expect((await step('Correct 1 row')).getByLabelText<HTMLInputElement>('Date of joining').value).toBe('sooner')
})

it('says what is wrong with a file', async () => {
  const { dialog } = await uploaded(new Failure(400, "This workbook can't be read."))
  expect(await dialog.findByText("This workbook can't be read.")).toBeTruthy()
})

it('is not offered to those who may only read', async () => {
  signedInAs('Accountant', 'allEmployeeRead')
  mockApi(reads)
  show(<EmployeesScreen />, { path: '/home/employees', at: '/home/employees' })
  expect(await screen.findByText('Priya Nair')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
})
