import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import ProvisionsPanel from './provisions-panel.tsx'

const key = 'GET /api/v1/user/payrun/{id}/provisions'
const makeKey = 'PUT /api/v1/user/payrun/{id}/provisions'
const runId = '01930000-0000-7000-8000-0000000000a1'
const gratuity = {
  ...{ kind: 'gratuity' as const, beforePaise: 400_000_00, bookedPaise: 20_000_00, owedPaise: 450_000_00 },
  ...{ changePaise: 30_000_00, madeBy: 'Anita Rao', madeAt: '2026-11-20T04:00:00.000Z' },
}

test('payroll chooses what to provide for', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = mockApi({ [key]: { provisions: [], laterMonth: null }, [makeKey]: null })
  const { user } = show(<ProvisionsPanel runId={runId} />)
  expect(await screen.findByText('No provisions for this month.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Calculate provisions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Calculate provisions' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Statutory bonus' }))
  await user.click(dialog.getByRole('button', { name: 'Calculate' }))
  await waitFor(() => expect(calls(makeKey)[0]?.body).toEqual({ kinds: ['gratuity', 'leave'] }))
})

test('shows what is owed, what was provided before, and that later months build on it', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  mockApi({ [key]: { provisions: [gratuity], laterMonth: '2026-12' } })
  show(<ProvisionsPanel runId={runId} />)
  const shown = within(await screen.findByRole('region', { name: 'Gratuity' }))
  for (const amount of ['₹4,50,000', '₹4,00,000', '₹20,000', '₹30,000']) expect(shown.getByText(amount)).toBeTruthy()
  expect(shown.getByText(/by Anita Rao$/)).toBeTruthy()
  expect(screen.getByText('Provisions of December 2026 build on these, so they no longer change.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Calculate again' })).toBeNull()
})

test('a read-only user changes nothing', async () => {
  signedInAs('Accountant', 'payRollHistoryRead')
  mockApi({ [key]: { provisions: [gratuity], laterMonth: null } })
  show(<ProvisionsPanel runId={runId} />)
  await screen.findByRole('region', { name: 'Gratuity' })
  expect(screen.queryByRole('button')).toBeNull()
})

test('says that the provisions could not be loaded', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  mockApi({ [key]: new Failure(500, 'down') })
  show(<ProvisionsPanel runId={runId} />)
  expect(await screen.findByText(/^Could not load the provisions\./)).toBeTruthy()
})
