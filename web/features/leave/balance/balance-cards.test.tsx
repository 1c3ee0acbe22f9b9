import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { show } from '../../../shared/testing/show.tsx'
import { BalanceCards } from './balance-cards.tsx'
import type { Balance } from './balance-number.tsx'

const own = 'GET /api/v1/employee/leave-policy-days'
const casual: Balance = {
  ...{ _id: '01930000-0000-7000-8000-0000000000f2', name: 'Casual', code: 'CL', isPaid: true, hasBalance: true },
  ...{ halfDaysAYear: 24, yearFrom: '2026-01-01', yearTo: '2026-12-31', openingHalfDays: 6, grantedHalfDays: 21 },
  ...{
    carriedHalfDays: 4,
    takenHalfDays: 8,
    paidOutHalfDays: 0,
    lapsedHalfDays: 0,
    balanceHalfDays: 23,
    pendingHalfDays: 3,
    expiring: null,
  },
  rows: [
    ...[{ on: '2026-02-03', kind: 'consumption' as const, halfDays: -8, text: 'Leave on 3 Feb 2026', expiresOn: null }],
    ...[{ on: '2026-01-01', kind: 'grant' as const, halfDays: 21, text: '12 days a year', expiresOn: '2026-12-31' }],
  ].map((row) => ({ ...row, requestId: null, isCorrection: false })),
}
const unpaid: Balance = { ...casual, _id: '01930000-0000-7000-8000-0000000000f3', name: 'Unpaid', hasBalance: false }

it('a balance shows what is left, and how it is calculated', async () => {
  mockApi({ [own]: [casual, unpaid] })
  const { user } = show(<BalanceCards />)
  const cards = within(await screen.findByRole('list', { name: 'Leave balances' }))
  await user.click(await cards.findByRole('button', { name: /^10/ }))
  const calculation = screen.getByRole('dialog', { name: 'How this is calculated' })
  expect(calculation.textContent).toMatch(
    /Opening balance3.*Granted\+ 10\.5.*Carried forward\+ 2.*Used− 4.*Pending approval− 1\.5.*10$/,
  )
  expect(screen.queryByText('Unpaid')).toBeNull()
})

it('a balance lists the rows behind it', async () => {
  mockApi({ [own]: [casual] })
  const { user } = show(<BalanceCards />)
  await user.click(await screen.findByRole('button', { name: 'Casual history' }))
  const panel = await screen.findByRole('dialog', { name: 'Casual history' })
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['Leave on 3 Feb 202603 Feb 2026− 4', '12 days a year01 Jan 2026, expires on 31 Dec 2026+ 10.5'])
})

it('bars in a panel show the same in short, and an error can be retried', async () => {
  let fails = true
  mockApi({ [own]: () => (fails ? new Failure(503, 'Away') : [casual]) })
  const { user } = show(<BalanceCards look="bars" />)
  await screen.findByText(/Could not load leave balances/)
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('of 15.5')
})
