import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import EntitiesTab from './entities-tab.tsx'
import { EntityPanel } from './entity-panel.tsx'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const own = {
  ...{ name: 'Acme', legalName: 'Acme Components Private Limited', pan: 'AAACA1234F', tan: 'BLRA12345B' },
  ...{ establishmentNumber: 'BGBNG0012345000', employerCode: null, people: 2 },
}
const labs = {
  ...{ _id: id, name: 'Labs', legalName: 'Acme Labs Private Limited', pan: 'AAACL1234F', tan: null },
  ...{ establishmentNumber: null, employerCode: null, people: 1, archivedAt: null, bank: null, registrations: [] },
  address: { line1: '', line2: '', city: 'Mysuru', state: 'IN-KA', pinCode: '' },
  responsible: { name: 'Nisha Rao', fatherName: '', designation: 'Director', circleAddress: '' },
}
const person = {
  employee: { _id: id, name: 'Priya Nair', code: 'ACM-0001' },
  ...{ entity: { _id: null, name: 'Acme' }, from: null, next: null },
}
const people = { data: [person], pagination: { page: 1, limit: 20, total: 1 } }

test('a lone organisation is told when to add a legal entity, and the fields are checked', async () => {
  signedInAs('HR', 'access_statutory_settings')
  const { calls } = mockApi({
    'GET /api/v1/user/legal-entity': { own, entities: [] },
    'POST /api/v1/user/legal-entity': { _id: id },
  })
  const { user } = show(<EntitiesTab />)
  expect(await screen.findByText(/The only employer/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add legal entity' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add legal entity' }))
  await user.type(dialog.getByLabelText('Short name'), 'Labs')
  await user.type(dialog.getByLabelText('Legal name'), 'Acme Labs Private Limited')
  await user.type(dialog.getByLabelText(/^TAN/), 'X')
  await user.click(dialog.getByRole('button', { name: 'Save legal entity' }))
  expect(await dialog.findByText('Enter a 10-character TAN, for example BLRA12345B')).toBeTruthy()
  await user.clear(dialog.getByLabelText(/^TAN/))
  await user.click(dialog.getByRole('button', { name: 'Save legal entity' }))
  await expect.poll(() => calls('POST /api/v1/user/legal-entity')).toHaveLength(1)
  expect(calls('POST /api/v1/user/legal-entity')[0]?.body).toMatchObject({
    ...{ name: 'Labs', legalName: 'Acme Labs Private Limited', registrations: [] },
    address: { line1: '', line2: '', city: '', state: '', pinCode: '' },
    responsible: { name: '', fatherName: '', designation: '', circleAddress: '' },
  })
})

test('people are moved to another, and what is missing is reported at its field', async () => {
  signedInAs('HR', 'access_statutory_settings')
  const { calls } = mockApi({
    'GET /api/v1/user/legal-entity': { own, entities: [labs] },
    'GET /api/v1/user/legal-entity-people': people,
  })
  const { user } = show(<EntitiesTab />)
  expect(await screen.findByText('Nisha Rao, Director')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Actions for Priya Nair' }))
  await user.click(screen.getByRole('menuitem', { name: 'Move' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to a legal entity' }))
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  expect(await dialog.findByText('Choose a legal entity')).toBeTruthy()
  await user.click(dialog.getByRole('combobox', { name: 'Legal entity' }))
  await user.click(await screen.findByRole('option', { name: 'Labs' }))
  await user.click(dialog.getByRole('button', { name: 'Move' }))

  expect(await dialog.findByText('Enter a month')).toBeTruthy()
  expect(calls('PUT /api/v1/user/legal-entity-people')).toEqual([])
})

test('an employee belongs to one at a time; nothing is shown if there is only one', async () => {
  signedInAs('HR', 'access_statutory_settings')
  const entities = [
    { _id: null, name: 'Acme' },
    { _id: id, name: 'Labs' },
  ]
  const history = [
    { _id: id, name: 'Labs', from: '2025-04', who: 'Meera Iyer', at: '2025-03-20T06:00:00.000Z' },
    { _id: null, name: 'Acme', from: null, who: null, at: null },
  ]
  mockApi({ 'GET /api/v1/employee/legal-entity-history/{id}': { entities, history, firstOpen: '2026-11' } })
  show(<EntityPanel employeeId={id} name="Priya Nair" />)
  expect(await screen.findByText(/^Labs from April 2025, entered by Meera Iyer/)).toBeTruthy()
  expect(screen.getByText('Acme from the date of joining')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Move' })).toBeTruthy()
})

test('nothing about legal entities is shown for a lone organisation', async () => {
  signedInAs('HR', 'access_statutory_settings')
  const { calls } = mockApi({
    'GET /api/v1/employee/legal-entity-history/{id}': { entities: [], history: [], firstOpen: '2026-11' },
  })
  show(<EntityPanel employeeId={id} name="Priya Nair" />)
  await expect.poll(() => calls('GET /api/v1/employee/legal-entity-history/{id}')).toHaveLength(1)
  expect(screen.queryByText('Legal entity')).toBeNull()
})
