import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import AlertsScreen from './alerts-screen.tsx'

const account = '01a205ae-8731-70bf-9959-9ae8a6d15ed2'
const alert = {
  ...{ _id: '01a205ae-8731-70bf-9959-9ae8a6d15ed3', kind: 'bank' as const, account },
  ...{ message: 'Ravi Kumar changed the bank account of Priya Nair, 5 days before pay day' },
  ...{ at: '2026-11-25T04:05:00.000Z', lastAt: '2026-11-25T04:35:00.000Z', times: 2, isTold: true },
}
const setting = (isOn: boolean) => ({
  kinds: [{ kind: 'bank' as const, isOn, changedBy: null, changedAt: null }],
  people: [
    { account, name: 'Asha Pillai', isAdmin: true, isTold: true },
    { account: '01a205ae-8731-70bf-9959-9ae8a6d15ed4', name: 'Hema Rao', isAdmin: false, isTold: false },
  ],
  bankDays: 7,
})

test("lists alerts with the same person's other actions, and turns off a kind of alert", async () => {
  signedInAs('Admin', 'permissionWrite')
  const api = mockApi({
    'GET /api/v1/user/alert': { data: [alert], pagination: { page: 1, limit: 20, total: 1 } },
    'GET /api/v1/user/alert-setting': setting(true),
    'PUT /api/v1/user/alert-setting': setting(false),
  })
  const { user } = show(<AlertsScreen />)
  expect(await screen.findByText(alert.message)).toBeTruthy()
  expect(screen.getByText('2 times')).toBeTruthy()
  expect(document.querySelector(`a[href="/home/settings/activity-log?person=${account}"]`)).toBeTruthy()
  await user.click(await screen.findByRole('switch', { name: 'Alert: Bank accounts before pay day' }))
  expect(await screen.findByText('Setting saved')).toBeTruthy()
  expect(api.calls('PUT /api/v1/user/alert-setting')).toMatchObject([{ body: { kind: 'bank', isOn: false } }])
})

test('shows who receives alerts, and lets recipients and the days before pay day be changed', async () => {
  signedInAs('Admin', 'permissionWrite')
  const api = mockApi({
    'GET /api/v1/user/alert': { data: [], pagination: { page: 1, limit: 20, total: 0 } },
    'GET /api/v1/user/alert-setting': setting(true),
    'PUT /api/v1/user/alert-delivery': setting(true),
  })
  const { user } = show(<AlertsScreen />)
  expect(await screen.findByText(/^Sent to Asha Pillai\. /)).toBeTruthy()
  await user.click(await screen.findByRole('combobox', { name: 'Recipients' }))
  await user.click(await screen.findByRole('option', { name: /Hema Rao/ }))
  const days = screen.getByRole('textbox', { name: 'Bank account alerts before pay day' })
  await user.clear(days)
  await user.type(days, '10')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Setting saved')).toBeTruthy()
  expect(api.calls('PUT /api/v1/user/alert-delivery')).toMatchObject([
    { body: { recipients: [account, '01a205ae-8731-70bf-9959-9ae8a6d15ed4'], bankDays: 10 } },
  ])
})
