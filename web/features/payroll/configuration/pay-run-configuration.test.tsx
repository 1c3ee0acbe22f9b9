import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import PayRunConfigurationScreen from './pay-run-configuration-screen.tsx'

const config = {
  ...{
    cutOffDay: 25,
    payDay: 31,
    payMonth: 'this' as const,
    dayBasis: 'calendar' as const,
    lineRounding: 'nearestRupee' as const,
  },
  ...{ netRounding: 'nearestRupee' as const, updatedAt: null },
}
const bank = {
  ...{ holderName: 'Acme Private Limited', accountNumber: '•••• 0001', ifsc: 'HDFC0001234', bankName: 'HDFC Bank' },
  updatedAt: '2026-11-20T04:00:00Z',
}

test('the account for paying salaries is entered twice', async () => {
  signedInAs('HR', 'payRunConfigRead', 'payRunConfigWrite')
  const { calls } = mockApi({
    'GET /api/v1/user/payrun-config': config,
    'GET /api/v1/user/payrun-bank': null,
    'GET /api/v1/user/payrun-bank-template': [],
    'GET /api/v1/user/payrun-ledger': [],
    'PUT /api/v1/user/payrun-bank': bank,
  })
  const { user } = show(<PayRunConfigurationScreen />)
  await user.click(await screen.findByRole('button', { name: 'Add bank account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Company bank account' }))
  await user.type(dialog.getByLabelText('Account holder'), 'Acme Private Limited')
  await user.type(dialog.getByLabelText('Account number'), '50100000001')
  await user.type(dialog.getByLabelText('Re-enter account number'), '50100000002')
  await user.type(dialog.getByLabelText('IFSC'), 'hdfc0001234')
  await user.click(dialog.getByRole('button', { name: 'Save bank account' }))
  expect(await dialog.findByText('The two account numbers differ')).toBeTruthy()
  await user.clear(dialog.getByLabelText('Re-enter account number'))
  await user.type(dialog.getByLabelText('Re-enter account number'), '50100000001')
  await user.click(dialog.getByRole('button', { name: 'Save bank account' }))
  expect(await screen.findByText('Bank account saved')).toBeTruthy()
  expect(calls('PUT /api/v1/user/payrun-bank')[0]?.body).toMatchObject({
    accountNumber: '50100000001',
    ifsc: 'HDFC0001234',
  })
})

test('a read-only user sees its last digits', async () => {
  signedInAs('Accountant', 'payRunConfigRead')
  mockApi({
    'GET /api/v1/user/payrun-config': config,
    'GET /api/v1/user/payrun-bank': bank,
    'GET /api/v1/user/payrun-bank-template': [],
    'GET /api/v1/user/payrun-ledger': [],
  })
  show(<PayRunConfigurationScreen />)
  expect(await screen.findByText('•••• 0001')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Show|Change/ })).toBeNull()
})
