import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import GratuityScreen from './gratuity-screen.tsx'

const person = {
  employee: { _id: '01930000-0000-7000-8000-0000000000c1', name: 'Priya Nair', code: 'ACM-0001' },
  entity: null,
  ...{ joinedOn: '2018-01-01', service: '8 years 10 months', isFixedTerm: false, wagesPaise: 5_000_000 },
  ...{ isVested: true, payablePaise: 25_961_500, accruedPaise: 25_961_500 },
  steps: [{ words: '15/26 of the last wages of ₹50,000 × 9 years', amountPaise: 25_961_500 }],
}

test("shows the total owed, and how a person's gratuity was calculated", async () => {
  signedInAs('HR', 'payRollHistoryRead')
  mockApi({
    'GET /api/v1/user/gratuity': { data: [person], pagination: { page: 1, limit: 20, total: 1 } },
    'GET /api/v1/user/gratuity-liability': {
      ...{ day: '2026-11-20', people: 3, vested: 1, payablePaise: 25_961_500, accruedPaise: 40_000_000 },
    },
  })
  const { user } = show(<GratuityScreen />, { path: '/home', at: '/home' })
  expect(await screen.findByText('₹4,00,000')).toBeTruthy()
  await user.click(await screen.findByText('Priya Nair'))
  expect(await screen.findByText(/15\/26 of the last wages/)).toBeTruthy()
})
