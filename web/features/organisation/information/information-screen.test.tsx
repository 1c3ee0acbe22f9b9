import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import type { Company } from './company.ts'
import InformationScreen from './information-screen.tsx'

const acme: Company = {
  name: 'Acme',
  legalName: 'Acme Components Private Limited',
  sector: 'Manufacturing',
  ownSectors: [],
  size: '51-250',
  address: { line1: '12 Residency Road', line2: '', city: 'Bengaluru', state: 'IN-KA', pinCode: '560001' },
  pan: 'AAACM1234F',
  gstin: null,
  tan: null,
  timeZone: 'Asia/Kolkata',
  weekStartsOn: 1,
  logo: null,
  plan: 'scale',
  trialEndsOn: null,
  employees: 60,
  employeeLimit: null,
  locations: 3,
}
const reception = {
  _id: '01930000-0000-7000-8000-0000000000c1',
  name: 'Reception',
  isAdmin: false,
  canApprove: true,
  isFallbackApprover: false,
  people: 2,
  permissions: ['calendarRead'],
}
const cut = { next: null, limit: 20 }

function mockAll() {
  return mockApi({
    'GET /api/v1/user/company-info': acme,
    'GET /api/v1/user/role': { data: [reception], pagination: cut },
    'GET /api/v1/employee/department-tree': [
      {
        ...{ _id: '01930000-0000-7000-8000-0000000000c2', name: 'Design', parentId: null, head: null, people: 10 },
        purchaseBudgetPaise: null,
      },
    ],
  })
}

test('read access shows the facts without actions', async () => {
  signedInAs('Accountant', 'informationRead')
  mockAll()
  show(<InformationScreen />)
  expect(await screen.findByText('Acme Components Private Limited')).toBeTruthy()
  expect(await screen.findByText('10 people')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add role' })).toBeNull()
})

test('a tax number is changed in place; a cleared one is sent as none', async () => {
  signedInAs('HR', 'informationRead', 'informationWrite')
  mockAll()
  const { calls } = mockApi({ 'PUT /api/v1/user/company-info': acme })
  const { user } = show(<InformationScreen />)
  const panel = await screen.findByRole('region', { name: 'Tax numbers' })
  await user.click(within(panel).getByRole('button', { name: 'Edit' }))
  await user.clear(await within(panel).findByLabelText(/^PAN/))
  await user.type(within(panel).getByLabelText(/^TAN/), 'blrm12345')
  await user.click(within(panel).getByRole('button', { name: 'Save' }))
  expect(await within(panel).findByText(/Enter a 10-character TAN/)).toBeTruthy()
  await user.type(within(panel).getByLabelText(/^TAN/), 'f')
  await user.click(within(panel).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls('PUT /api/v1/user/company-info')).toHaveLength(1))
  expect(calls('PUT /api/v1/user/company-info')[0]?.body).toEqual({ pan: null, gstin: null, tan: 'BLRM12345F' })
})

test('a level includes the reads it needs, and permissions that the viewer does not hold are locked', async () => {
  const places = ['locationRead', 'locationWrite', 'shiftRead', 'shiftWrite'] as const
  signedInAs('HR', 'informationRead', 'informationWrite', 'permissionWrite', 'calendarRead', ...places)
  mockAll()
  const { calls } = mockApi({ 'PUT /api/v1/user/role/{id}': { _id: reception._id } })
  const { user } = show(<InformationScreen />)
  await user.click(await screen.findByRole('button', { name: 'Actions for Reception' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Permissions' }))
  const dialog = await screen.findByRole('dialog')
  const level = (area: string, name: string) =>
    within(within(dialog).getByRole('radiogroup', { name: area })).getByRole<HTMLInputElement>('radio', { name })
  await within(dialog).findByRole('radiogroup', { name: 'Locations and shifts' })
  await user.click(level('Locations and shifts', 'Change'))
  expect(level('Locations and shifts', 'Change').checked).toBe(true)
  expect(level('Form 16', 'Manage').disabled).toBe(true)
  expect(within(dialog).getByText(/apply to all 2 people with this role/)).toBeTruthy()
  await user.click(within(dialog).getByRole('switch', { name: 'Can receive forwarded requests' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save Role' }))
  await waitFor(() => expect(calls('PUT /api/v1/user/role/{id}')).toHaveLength(1))
  expect(calls('PUT /api/v1/user/role/{id}')[0]?.body).toEqual({
    name: 'Reception',
    permissions: ['locationRead', 'locationWrite', 'shiftRead', 'shiftWrite', 'calendarRead'],
    canApprove: false,
    isFallbackApprover: false,
  })
})

test("a department with people is kept, with the server's message", async () => {
  signedInAs('HR', 'informationRead', 'informationWrite')
  mockAll()
  const words = '"Design" has 10 people. Move them to another department first.'
  mockApi({ 'DELETE /api/v1/user/department/{id}': new Failure(409, words) })
  const { user } = show(<InformationScreen />)
  await user.click(await screen.findByRole('button', { name: 'Actions for Design' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete department' }))
  expect(await screen.findByText(words)).toBeTruthy()
})
