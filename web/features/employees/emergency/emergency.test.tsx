import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import EmergencyTab from './emergency-tab.tsx'

afterEach(signedOut)

const get = 'GET /api/v1/employee/emergency-contact/{id}'
const put = 'PUT /api/v1/employee/emergency-contact/{id}'
const meera = { name: 'Meera Nair', relation: 'parent' as const, phone: '+919812345670', address: '' }
const id = '01980000-0000-7000-8000-000000000001'

it("a first contact is added, and the server's error is shown at its field", async () => {
  signedInAs('HR', 'allEmployeeWrite')
  const message = "This is the employee's own number. Enter another one"
  const { calls } = mockApi({
    [get]: [],
    [put]: new Failure(400, 'Some fields need correction.', {
      errors: [{ path: 'body.contacts.0.phone', message }],
    }),
  })
  const { user } = show(<EmergencyTab employee={{ _id: id }} />)
  await user.click(await screen.findByRole('button', { name: 'Add contact' }))
  const row = await screen.findByRole('group', { name: 'Contact 1' })
  await user.type(within(row).getByRole('textbox', { name: /Name/ }), 'Meera Nair')
  await user.click(within(row).getByRole('combobox', { name: /Relation/ }))
  await user.click(await screen.findByRole('option', { name: 'Parent' }))
  await user.type(within(row).getByRole('textbox', { name: /Mobile/ }), '98123 45670')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await within(row).findByText(message)
  expect(calls(put)).toMatchObject([
    { body: { contacts: [{ name: 'Meera Nair', relation: 'parent', phone: '+919812345670' }] } },
  ])
})

it('three is the maximum, and each can be removed', async () => {
  signedInAs('HR', 'allEmployeeWrite')
  mockApi({ [get]: [0, 1, 2].map((n) => ({ ...meera, phone: `+91981234567${n}` })) })
  const { user } = show(<EmergencyTab employee={{ _id: id }} />)
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await screen.findByRole('group', { name: 'Contact 3' })
  expect(screen.queryByRole('button', { name: 'Add contact' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove contact 3' }))
  expect(screen.queryByRole('group', { name: 'Contact 3' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add contact' })).toBeTruthy()
})
