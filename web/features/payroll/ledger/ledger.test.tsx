import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { LedgerPanel } from './ledger-panel.tsx'

const ledgers = [
  { key: 'kind:netPay', name: 'Salaries payable', ledger: '' },
  { key: 'line:BASIC', name: 'Basic', ledger: 'Basic pay' },
]

test('ledger names are entered beside ours, and an empty one is sent as empty', async () => {
  signedInAs('HR', 'payRunConfigRead', 'payRunConfigWrite')
  const { calls } = mockApi({ 'GET /api/v1/user/payrun-ledger': ledgers, 'PUT /api/v1/user/payrun-ledger': null })
  const { user } = show(<LedgerPanel />)
  expect(await screen.findByText('Basic pay')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change ledger names' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ledger names' }))
  await user.type(dialog.getByLabelText(/Salaries payable/), 'Salary A/c')
  await user.clear(dialog.getByLabelText(/Basic/))
  await user.click(dialog.getByRole('button', { name: 'Save ledger names' }))
  expect(await screen.findByText('Ledger names saved')).toBeTruthy()
  expect(calls('PUT /api/v1/user/payrun-ledger')[0]?.body).toMatchObject({
    ledgers: [{ key: 'kind:netPay', ledger: 'Salary A/c' }, { key: 'line:BASIC' }],
  })
})
