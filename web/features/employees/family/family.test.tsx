import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import FamilyTab from './family-tab.tsx'

afterEach(signedOut)

const get = 'GET /api/v1/employee/family-member/{id}'
const put = 'PUT /api/v1/employee/family-member/{id}'
const meera = {
  ...{ name: 'Meera Nair', relation: 'mother' as const, birthDate: '1964-03-08' },
  ...{ isDependent: true, nomineePercent: 40 },
}
const id = '01980000-0000-7000-8000-000000000001'

it('a member is added, and shares that do not total 100 % are reported at the field', async () => {
  signedInAs('HR', 'allEmployeeWrite')
  const { calls } = mockApi({ [get]: [meera], [put]: [meera] })
  const { user } = show(<FamilyTab employee={{ _id: id }} />)
  await screen.findByText(/Dependent · Nominee 40%/)
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.click(await screen.findByRole('button', { name: 'Add family member' }))
  const row = within(await screen.findByRole('group', { name: 'Family member 2' }))
  await user.type(row.getByRole('textbox', { name: /Name/ }), 'Arun Menon')
  await user.click(row.getByRole('combobox', { name: /Relation/ }))
  await user.click(await screen.findByRole('option', { name: 'Spouse' }))
  await user.click(await row.findByRole('spinbutton', { name: 'Day' }))
  await user.keyboard('09071992')
  const share = row.getByRole('textbox', { name: /Nominee share/ })
  await user.type(share, '50')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await row.findByText(/90% in total/)
  expect(calls(put)).toEqual([])
  await user.clear(share)
  await user.type(share, '60')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Family members saved')
  expect(calls(put)).toMatchObject([
    {
      body: {
        members: [
          meera,
          { name: 'Arun Menon', relation: 'spouse', birthDate: '1992-07-09', isDependent: false, nomineePercent: 60 },
        ],
      },
    },
  ])
})
