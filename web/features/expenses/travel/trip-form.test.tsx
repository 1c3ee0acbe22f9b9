import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { requestTypes } from '@muster/contract/request-types.ts'
import { ownDraft } from '../../../shared/session/own-draft.ts'
import { useSnackbar } from '../../../shared/snackbar/snackbar.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import TypedAddScreen from '../../approvals/typed/typed-add-screen.tsx'

const id = (n: number) => `01930000-0000-7000-8000-00000000000${n}`
const fares = {
  ...{ use: 'travel' as const, isTaxed: false, maxAgeDays: 90, overLimit: 'flag' as const, rates: [] },
  ...{ _id: id(1), name: 'Fares', basis: 'bill' as const, billAbovePaise: 500_00 },
  limits: [{ roleId: null, per: 'day' as const, limitPaise: 1_500_00 }],
}
const daily = {
  ...{ ...fares, _id: id(2), name: 'Daily allowance', basis: 'perDiem' as const, billAbovePaise: null, limits: [] },
  rates: [{ from: '2020-04-01', ratePaise: 750_00 }],
}
const preview = {
  ...{ totalPaise: 6_250_00, days: 3, mostAdvancePaise: 6_250_00, approver: 'Anita Rao' },
  lines: [
    { totalPaise: 4_000_00, unitPaise: null, limitPaise: 4_500_00 },
    { totalPaise: 2_250_00, unitPaise: 750_00, limitPaise: null },
  ],
  problems: [],
}
const served = {
  'GET /api/v1/employee/expense-category': [fares, daily],
  'POST /api/v1/employee/travel-expense-preview': preview,
}
const at = requestTypes.travel.form

beforeEach(() => {
  signedInAs('Employee', 'travelRead', 'travelWrite')
  ownDraft('travel').keep({ legs })
})
afterEach(() => {
  signedOut()
  localStorage.clear()
  useSnackbar.setState({ queue: [], open: false })
})

type User = ReturnType<typeof show>['user']
async function choose(user: User, group: HTMLElement, field: string, name: string) {
  await user.click(within(group).getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name }))
}

const legs = [
  { from: 'Pune', to: 'Mumbai', day: '2026-11-02', mode: 'train' },
  { from: 'Mumbai', to: 'Pune', day: '2026-11-04', mode: 'train' },
]

async function fillTrip(user: User) {
  await user.type(await screen.findByLabelText('Purpose'), 'Audit of the Mumbai plant')
  expect(screen.queryByRole('button', { name: /^Add return/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('Step 2 of 3 · Estimate and advance')
}

async function fillEstimate(user: User) {
  const first = screen.getByRole('group', { name: 'Estimate 1' })
  await choose(user, first, 'Category', 'Fares')
  await user.type(await within(first).findByLabelText('Amount'), '4000')
  await user.click(screen.getByRole('button', { name: 'Add estimate' }))
  const second = screen.getByRole('group', { name: 'Estimate 2' })
  await choose(user, second, 'Category', 'Daily allowance')
  expect(await within(second).findByLabelText('Days')).toHaveProperty('value', '3')
  await within(first).findByText('Limit: ₹1,500 a day · ₹4,500 for this trip')
  await user.type(screen.getByRole('textbox', { name: /^Advance/ }), '3000')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('Step 3 of 3 · Review')
}

it('goes from the route to the estimate and the review, and sends everything', async () => {
  const server = mockApi({ ...served, 'POST /api/v1/employee/travel-expense-request': { _id: id(9) } })
  const { user } = show(<TypedAddScreen />, { at })
  await fillTrip(user)
  await fillEstimate(user)
  await user.click(screen.getByRole('button', { name: 'Submit request' }))
  await screen.findByText('Travel request submitted')
  const [sent] = server.calls('POST /api/v1/employee/travel-expense-request')
  expect(sent!.body).toMatchObject({
    reason: 'Audit of the Mumbai plant',
    legs,
    estimate: [
      { categoryId: id(1), amountPaise: 4_000_00 },
      { categoryId: id(2), quantity: 3_000 },
    ],
    advancePaise: 3_000_00,
  })
})

it('stays at a step until it is complete, and returns to the step that the server refuses', async () => {
  mockApi({
    ...served,
    'POST /api/v1/employee/travel-expense-request': new Failure(400, 'Some fields are not right.', {
      errors: [{ path: 'body.legs.0.day', message: 'You are travelling with TR-0001 on these days' }],
    }),
  })
  const { user } = show(<TypedAddScreen />, { at })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findAllByText('Enter the purpose')
  screen.getByText('Step 1 of 3 · Trip')
  await fillTrip(user)
  await fillEstimate(user)
  await user.click(screen.getByRole('button', { name: 'Submit request' }))
  await screen.findByText('Step 1 of 3 · Trip')
  const leg = screen.getByRole('group', { name: 'Leg 1' })
  await within(leg).findByText('You are travelling with TR-0001 on these days')
  expect(within(leg).getByLabelText('From')).toHaveProperty('value', 'Pune')
})
