import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useSnackbar } from '../../../shared/snackbar/snackbar.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import CategoriesScreen from './categories-screen.tsx'
import type { Category } from './category-values.ts'

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const meals: Category = {
  ...{ _id: id(1), name: 'Meals', basis: 'bill', use: 'both', isTaxed: false, billAbovePaise: 500_00 },
  ...{ maxAgeDays: 90, overLimit: 'flag', isActive: true, isUsed: false, rates: [], limits: [] },
}
const served = {
  'GET /api/v1/user/expense-category': [meals],
  'GET /api/v1/user/travel-rule': { advancePercent: 100, remindAfterDays: 7 },
  'GET /api/v1/user/role': { data: [], pagination: { next: null, limit: 100 } },
}

afterEach(() => {
  signedOut()
  useSnackbar.setState({ queue: [], open: false })
})

it('adds a limit to a category, and shows errors at its fields', async () => {
  signedInAs('HR', 'payRunConfigRead', 'payRunConfigWrite')
  const put = 'PUT /api/v1/user/expense-category/{id}'
  const server = mockApi({
    ...served,
    [put]: new Failure(400, 'There is a category with this name already', {
      errors: [{ path: 'body.name', message: 'There is a category with this name already' }],
    }),
  })
  const { user } = show(<CategoriesScreen />, { at: '/home/settings/expenses' })
  await user.click(await screen.findByText('Meals'))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Meals' })
  await user.click(within(dialog).getByRole('button', { name: 'Add limit' }))
  await user.type(within(dialog).getByLabelText('Limit'), '1500')
  await user.click(within(dialog).getByRole('button', { name: 'Save category' }))
  await within(dialog).findByText('There is a category with this name already')
  expect(server.calls(put)[0]?.body).toMatchObject({
    ...{ name: 'Meals', billAbovePaise: 500_00, isActive: true },
    limits: [{ roleId: null, per: 'day', limitPaise: 1_500_00 }],
  })
})

it('requires rates for a category by distance, and is read-only without permission to change categories', async () => {
  signedInAs('HR', 'payRunConfigRead', 'payRunConfigWrite')
  const post = 'POST /api/v1/user/expense-category'
  const server = mockApi({ ...served, [post]: { _id: id(2) } })
  const { user, unmount } = show(<CategoriesScreen />, { at: '/home/settings/expenses' })
  await user.click(await screen.findByRole('button', { name: 'Add category' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add category' })
  await user.type(within(dialog).getByLabelText('Name'), 'Own bicycle')
  await user.click(within(dialog).getByRole('combobox', { name: 'Calculated by' }))
  await user.click(await screen.findByRole('option', { name: 'Distance in km' }))
  await user.click(within(dialog).getByRole('button', { name: 'Add rate' }))
  await user.type(within(dialog).getByLabelText('Rate'), '2')
  await user.click(within(dialog).getByRole('button', { name: 'Save category' }))
  await screen.findByText('Category saved')
  expect(server.calls(post)[0]?.body).toMatchObject({
    basis: 'mileage',
    billAbovePaise: null,
    rates: [{ ratePaise: 200 }],
  })
  unmount()
  signedInAs('Manager', 'payRunConfigRead')
  show(<CategoriesScreen />, { at: '/home/settings/expenses' })
  await screen.findByText('Meals')
  expect(screen.queryByRole('button', { name: 'Add category' })).toBeNull()
})
