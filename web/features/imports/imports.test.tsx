import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
import ImportsScreen from './list/imports-screen.tsx'
import NewImportScreen from './new/new-import-screen.tsx'
import ImportScreen from './one/import-screen.tsx'

const one = 'GET /api/v1/user/data-import/{id}'
const rows = 'GET /api/v1/user/data-import/{id}/row'
const none = { new: 0, changed: 0, unchanged: 0, refused: 0, skipped: 0 }
const id = '01980000-0000-7000-8000-000000000001'
const holidays = {
  ...{ _id: id, kind: 'holidays', fileName: 'days.csv', state: 'matching', rows: 3, done: 0, counts: none },
  ...{ createdBy: 'Hema Rao', createdAt: '2026-11-20T05:00:00.000Z', finishedAt: null, undoneBy: null, undoneAt: null },
  ...{
    canUndo: false,
    dayOrder: 'dmy',
    sheet: null,
    sheets: [],
    unknownValues: [],
    mappedValues: [],
    choices: {},
    isInvited: false,
    isStalled: false,
    stuck: [],
    stuckRows: 0,
  },
  headings: [
    { name: 'Date', samples: ['26/01/2027', '15/08/2027'] },
    { name: 'Feast', samples: ['Republic Day'] },
  ],
  columns: { day: 0, name: null, kind: null, locations: null },
}
const row = { row: 2, name: 'Diwali', outcome: 'refused', cells: { day: 'soon', name: 'Diwali' }, changes: [] }
const refused = { ...row, faults: [{ column: 'day', message: 'Enter a date as DD/MM/YYYY' }] }
const holi = { ...row, row: 3, name: 'Holi', outcome: 'changed', faults: [] }
const changed = { ...holi, changes: [{ column: 'name', from: 'Holi', to: 'Holika Dahan' }] }
const page = (data: unknown[]) => ({ data, pagination: { page: 1, limit: 10, total: data.length } })

function shown(state: object, more: Record<string, unknown> = {}) {
  signedInAs('HR', 'calendarWrite')
  const api = mockApi({ [one]: { ...holidays, ...state }, [rows]: page([refused, changed]), ...more } as never)
  const { user } = show(<ImportScreen />, { path: '/home/imports/:id', at: `/home/imports/${id}` })
  return { api, user }
}

it('matches columns manually and sends the mapping', async () => {
  const call = 'PUT /api/v1/user/data-import/{id}'
  const { api, user } = shown({}, { [call]: null })
  expect(await screen.findByText('26/01/2027 · 15/08/2027')).toBeTruthy()
  await user.click(screen.getByRole('combobox', { name: /^Holiday/ }))
  await user.click(await screen.findByRole('option', { name: 'Feast' }))
  await user.click(screen.getByRole('button', { name: 'Check rows' }))
  expect(api.calls(call)[0]!.body).toEqual({
    columns: { day: 0, name: 1, kind: null, locations: null },
    dayOrder: 'dmy',
  })
})

it('offers the sheets of a workbook, and the columns follow the choice', async () => {
  const call = 'PUT /api/v1/user/data-import/{id}/sheet'
  const book = { sheet: '2027', sheets: ['Notes', '2027', '2028'] }
  const { api, user } = shown(book, { [call]: null })
  const field = await screen.findByRole('combobox', { name: /^Sheet/ })
  expect(field.textContent).toBe('2027')
  await user.click(field)
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Notes', '2027', '2028'])
  const headings = [
    { name: 'Occasion', samples: ['Holi'] },
    { name: 'Day', samples: ['11/03/2028'] },
  ]
  const columns = { day: 1, name: 0, kind: null, locations: null }
  mockApi({ [one]: { ...holidays, ...book, sheet: '2028', headings, columns } } as never)
  await user.click(screen.getByRole('option', { name: '2028' }))
  expect(api.calls(call)[0]!.body).toEqual({ sheet: '2028' })
  expect(await screen.findByText('11/03/2028')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: /^Date(?!s)/ }).textContent).toBe('Day')
})

it('shows the changes, takes corrections in place, and confirms before it starts', async () => {
  const put = 'PUT /api/v1/user/data-import/{id}/row'
  const start = 'POST /api/v1/user/data-import/{id}/start'
  const counts = { ...none, new: 2, changed: 1, refused: 1 }
  const { api, user } = shown({ state: 'checked', counts }, { [put]: null, [start]: null })
  expect(await screen.findByText('Holiday: Holi → Holika Dahan')).toBeTruthy()
  const wrong = within(await screen.findByRole('region', { name: 'Row 2: Diwali' }))
  const cell = wrong.getByLabelText('Date')
  await user.clear(cell)
  await user.type(cell, '08/11/2026')
  await user.click(screen.getByRole('button', { name: 'Save and check again' }))
  expect(api.calls(put)[0]!.body).toEqual({
    edits: [{ row: 2, column: 'day', value: '08/11/2026' }],
    skipped: [],
    values: [],
  })
  await user.click(screen.getByRole('button', { name: 'Import 3 rows' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Import Holidays?' }))
  expect(question.getByText('1 refused row is not imported.')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Import' }))
  expect(api.calls(start)).toHaveLength(1)
})

it('takes the meaning of a value once for all rows, and shows and removes those it has', async () => {
  const put = 'PUT /api/v1/user/data-import/{id}/row'
  const values = {
    unknownValues: [{ column: 'kind', value: 'Gazetted', rows: 40 }],
    mappedValues: [{ column: 'locations', value: 'Blr', to: 'Bengaluru' }],
    choices: { kind: ['Public', 'Optional'], locations: ['Bengaluru', 'Mumbai'] },
  }
  const { api, user } = shown(
    { state: 'checked', counts: { ...none, refused: 40 }, ...values },
    {
      [put]: null,
      [rows]: page([
        { ...row, cells: { kind: 'gazetted' }, faults: [{ column: 'kind', message: 'Enter Public or Optional' }] },
      ]),
    },
  )
  const known = within(await screen.findByRole('region', { name: 'Values in the file' }))
  expect(await screen.findByRole('region', { name: 'Row 2: Diwali' })).toBeTruthy()
  expect(known.getByText('40 rows')).toBeTruthy()
  await user.click(known.getByRole('combobox', { name: /^Type: Gazetted/ }))
  await user.click(await screen.findByRole('option', { name: 'Public' }))
  // Its row needs no correction of its own any more.
  expect(screen.queryByRole('region', { name: 'Row 2: Diwali' })).toBeNull()
  expect(known.getByRole('combobox', { name: /^Locations: Blr/ }).textContent).toBe('Bengaluru')
  await user.click(known.getByRole('combobox', { name: /^Locations: Blr/ }))
  await user.click(await screen.findByRole('option', { name: 'None' }))
  await user.click(screen.getByRole('button', { name: 'Save and check again' }))
  expect(api.calls(put)[0]!.body).toEqual({
    edits: [],
    skipped: [],
    values: [
      { column: 'kind', value: 'Gazetted', to: 'Public' },
      { column: 'locations', value: 'Blr', to: null },
    ],
  })
})

it('takes one value for the blank cells of a column', async () => {
  const put = 'PUT /api/v1/user/data-import/{id}/row'
  const values = { unknownValues: [{ column: 'locations', value: '', rows: 3 }], choices: { locations: ['Pune'] } }
  const { api, user } = shown({ state: 'checked', counts: { ...none, refused: 3 }, ...values }, { [put]: null })
  await user.click(await screen.findByRole('combobox', { name: /^Locations: blank cells/ }))
  await user.click(await screen.findByRole('option', { name: 'Pune' }))
  await user.click(screen.getByRole('button', { name: 'Save and check again' }))
  expect(api.calls(put)[0]!.body).toMatchObject({ values: [{ column: 'locations', value: '', to: 'Pune' }] })
})

it('says why an import was not undone, and undoes it', async () => {
  const call = 'POST /api/v1/user/data-import/{id}/undo'
  const stuck = [{ row: 4, name: 'Holi', reason: 'The holiday Holi was changed' }]
  const done = { state: 'imported', finishedAt: '2026-11-20T06:00:00.000Z', counts: { ...none, new: 3 } }
  const { api, user } = shown({ ...done, canUndo: true, stuck, stuckRows: 1 }, { [call]: null })
  expect(await screen.findByText('Row 4, Holi: The holiday Holi was changed')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo import' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo import' }))
  expect(api.calls(call)).toHaveLength(1)
})

it('links to the people who can be invited after an import', async () => {
  signedInAs('HR', 'allEmployeeWrite')
  const done = { state: 'imported', kind: 'employees', finishedAt: '2026-11-20T06:00:00.000Z', columns: { code: 0 } }
  mockApi({ [one]: { ...holidays, ...done, counts: { ...none, new: 3 } }, [rows]: page([]) } as never)
  show(<ImportScreen />, { path: '/home/imports/:id', at: `/home/imports/${id}` })
  const link = await screen.findByRole('link', { name: 'Choose whom to invite' })
  expect(link.getAttribute('href')).toBe('/home/employees?lacks=signIn')
})

it('offers only permitted kinds, and requires kind and file', async () => {
  signedInAs('HR', 'calendarWrite', 'allEmployeeWrite')
  mockApi({})
  const { user } = show(<NewImportScreen />, { path: '/home/imports/new', at: '/home/imports/new' })
  expect((await screen.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'employees',
    'family',
    'holidays',
  ])
  await user.click(screen.getByRole('button', { name: 'Upload' }))
  expect(screen.getByText('Choose what to import')).toBeTruthy()
  expect(screen.getByText('Choose a file')).toBeTruthy()
})

it('lists imports, and says if there are none', async () => {
  signedInAs('HR', 'calendarWrite')
  mockApi({ 'GET /api/v1/user/data-import': page([]) } as never)
  show(<ImportsScreen />, { path: '/home/imports', at: '/home/imports' })
  expect(await screen.findByText('No imports yet')).toBeTruthy()
})
