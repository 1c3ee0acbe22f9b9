import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import BonusScreen from './bonus-screen.tsx'

const place = { path: '/home', at: '/home?year=2025-26' }
const id = '01930000-0000-7000-8000-0000000000c1'
const person = {
  employee: { _id: id, name: 'Priya Nair', code: 'ACM-0001' },
  ...{
    leftOn: null,
    state: 'payable' as const,
    isEligible: true,
    excluded: null,
    halfDays: 730,
    wagesPaise: 12_000_000,
  },
  ...{
    bonusPaise: 840_000,
    customaryPaise: 0,
    advancePaise: 0,
    misconductPaise: 0,
    settledPaise: 0,
    payablePaise: 840_000,
  },
  ...{ reason: '', paidOn: null, reference: '' },
  steps: [{ words: "10% of the wages earned, each month's up to ₹7,000", amountPaise: 840_000 }],
}
const run = {
  ...{ rateBasisPoints: 1000, allocableSurplusPaise: null, setOnPaise: 0, setOffPaise: 0, carriedPaise: null },
  ...{ calculatedAt: '2026-10-20T04:00:00.000Z', people: 1, eligible: 1, excluded: 0, wagesPaise: 12_000_000 },
  ...{ bonusPaise: 840_000, payablePaise: 840_000, paidPaise: 0, outsidePaise: 0, month: null, isPaid: false },
  dueToAllPaise: 840_000,
}
const year = {
  ...{ year: '2025-26', isOver: true, dueOn: '2026-11-30', rateBasisPoints: 833 },
  ...{ leastRateBasisPoints: 833, mostRateBasisPoints: 2000 },
}

function aYear(calculated: typeof run | null, entities: { _id: string | null; name: string }[] = []) {
  return mockApi({
    'GET /api/v1/user/legal-entity-name': entities,
    'GET /api/v1/user/bonus-run': { ...year, run: calculated },
    'GET /api/v1/user/bonus-run/people': {
      data: calculated === null ? [] : [person],
      pagination: { page: 1, limit: 20, total: calculated === null ? 0 : 1 },
    },
    'GET /api/v1/user/pay-lock': { lockedTo: '2026-09' },
    'GET /api/v1/user/pending-change': { data: [], pagination: { page: 1, limit: 10, total: 0 } },
    'PUT /api/v1/user/bonus-run': null,
    'PUT /api/v1/user/bonus-run/person/{id}': null,
    'POST /api/v1/user/bonus-run/entry': { _id: id },
  })
}

test("calculates a year at the company's rate", async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = aYear(null)
  const { user } = show(<BonusScreen />, place)
  await user.click(await screen.findByRole('button', { name: 'Calculate bonus' }))
  const rate = await screen.findByRole('textbox', { name: /^Rate/ })
  await user.clear(rate)
  await user.type(rate, '10.5')
  await user.click(screen.getByRole('button', { name: 'Calculate' }))
  await waitFor(() => expect(calls('PUT /api/v1/user/bonus-run')[0]?.body).toMatchObject({ rateBasisPoints: 1050 }))
})

test("explains a person's bonus and enters everything in the pay of a month", async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = aYear(run)
  const { user } = show(<BonusScreen />, place)
  await user.click(await screen.findByText('Priya Nair'))
  expect(await screen.findByText(/10% of the wages earned/)).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Enter in pay' }))
  await screen.findByText(/Former employees are paid outside payroll/)
  await user.click(screen.getAllByRole('button', { name: 'Enter in pay' }).at(-1)!)
  await waitFor(() => expect(calls('POST /api/v1/user/bonus-run/entry')[0]?.body).toMatchObject({ year: '2025-26' }))
})

test('a read-only user changes nothing', async () => {
  signedInAs('Manager', 'payRollHistoryRead')
  aYear(run)
  show(<BonusScreen />, place)
  await screen.findByText('Priya Nair')
  expect(screen.queryByRole('button', { name: 'Enter in pay' })).toBeNull()
})

test('each of several legal entities has its own people, terms and forms', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = aYear(run, [
    { _id: null, name: 'Acme' },
    { _id: id, name: 'Labs' },
  ])
  const { user } = show(<BonusScreen />, place)
  await user.click(await screen.findByRole('combobox', { name: 'Legal entity' }))
  await user.click(await screen.findByRole('option', { name: 'Labs' }))
  await waitFor(() => expect(calls('GET /api/v1/user/bonus-run/people').at(-1)?.query).toMatchObject({ entity: id }))
  await user.click(await screen.findByRole('button', { name: 'Calculate again' }))
  await user.click(await screen.findByRole('button', { name: 'Calculate' }))
  await waitFor(() => expect(calls('PUT /api/v1/user/bonus-run')[0]?.query).toMatchObject({ entity: id }))
})
