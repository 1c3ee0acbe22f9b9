import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { resizeTo } from '../../../shared/testing/set-up.ts'
import { show } from '../../../shared/testing/show.tsx'
import type { Delivery } from './delivery-state.tsx'
import type { WebhookRow } from './webhook-state.tsx'
import WebhooksScreen from './webhooks-screen.tsx'

const id = '01a205ae-8731-70bf-9959-9ae8a6d15ed2'
const page = { path: '/home/settings/webhooks/:id', at: `/home/settings/webhooks/${id}` }
const webhook: WebhookRow = {
  ...{ _id: id, name: 'Payroll sync', url: 'https://hooks.acme.example/muster', isActive: true },
  events: ['employee.added'],
  ...{ failingSince: null, turnedOffAt: null, previousUntil: null, lastTriedAt: '2026-11-20T04:30:00.000Z' },
  ...{ createdAt: '2026-11-01T04:30:00.000Z', createdBy: 'Acme Admin' },
}
const delivery: Delivery = {
  ...{ _id: '01a205ae-8731-70bf-9959-9ae8a6d15ed4', event: 'employee.added', state: 'failed', tries: 8 },
  ...{ createdAt: '2026-11-20T04:30:00.000Z', triedAt: '2026-11-21T04:30:00.000Z', nextAt: null },
  ...{ status: 503, answer: 'Closed for repair', failure: null },
  payload: '{"type":"employee.added","data":{"employeeId":"42"}}',
}
const deliveries = (...data: Delivery[]) => ({ data, pagination: { page: 1, limit: 20, total: data.length } })

test.each([1440, 390])('shows what was sent and answered, and resends it, at %i px', async (width) => {
  resizeTo({ width, height: 844 })
  signedInAs('Admin', 'permissionWrite')
  const api = mockApi({
    'GET /api/v1/user/webhook': [webhook],
    'GET /api/v1/user/webhook/{id}/delivery': deliveries(delivery),
    'POST /api/v1/user/webhook-delivery/{id}/replay': null,
  })
  const { user } = show(<WebhooksScreen />, page)
  expect(await screen.findByText('HTTP status 503')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Employee: added/ }))
  const panel = await screen.findByRole('dialog', { name: 'Employee: added' })
  expect(within(panel).getByText('Closed for repair')).toBeTruthy()
  expect(within(panel).getByText(/"employeeId": "42"/)).toBeTruthy()
  await user.click(within(panel).getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Message queued again')).toBeTruthy()
  expect(api.calls('POST /api/v1/user/webhook-delivery/{id}/replay')).toMatchObject([{ params: { id: delivery._id } }])
})

test('sends a test message to a webhook that has none yet', async () => {
  signedInAs('Admin', 'permissionWrite')
  const api = mockApi({
    'GET /api/v1/user/webhook': [webhook],
    'GET /api/v1/user/webhook/{id}/delivery': deliveries(),
    'POST /api/v1/user/webhook/{id}/test': { _id: delivery._id },
  })
  const { user } = show(<WebhooksScreen />, page)
  expect(await screen.findByText('No messages yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send test message' }))
  expect(await screen.findByText('Test message sent')).toBeTruthy()
  expect(api.calls('POST /api/v1/user/webhook/{id}/test')).toMatchObject([{ params: { id } }])
})

test('shows without a reload that a message was delivered', async () => {
  signedInAs('Admin', 'permissionWrite')
  let read = 0
  const onItsWay: Delivery = { ...delivery, state: 'pending', tries: 0, status: null, answer: null }
  mockApi({
    'GET /api/v1/user/webhook': [webhook],
    'GET /api/v1/user/webhook/{id}/delivery': () => {
      read += 1
      return deliveries(read === 1 ? onItsWay : { ...delivery, state: 'delivered', status: 200 })
    },
  })
  show(<WebhooksScreen />, page)
  expect(await screen.findByText('Sending')).toBeTruthy()
  expect(await screen.findByText('Delivered', {}, { timeout: 5000 })).toBeTruthy()
})

test('a webhook that Muster turned off says why, and sends nothing until it is on again', async () => {
  signedInAs('Admin', 'permissionWrite')
  mockApi({
    'GET /api/v1/user/webhook': [{ ...webhook, isActive: false, turnedOffAt: '2026-11-22T04:30:00.000Z' }],
    'GET /api/v1/user/webhook/{id}/delivery': deliveries({
      ...delivery,
      status: null,
      answer: null,
      failure: 'timeout',
    }),
  })
  const { user } = show(<WebhooksScreen />, { ...page, at: `${page.at}?id=${delivery._id}` })
  const panel = await screen.findByRole('dialog', { name: 'Employee: added' })
  expect(within(panel).getByText('No response within 10 seconds')).toBeTruthy()
  expect(within(panel).queryByRole('button', { name: 'Send again' })).toBeNull()
  await user.click(within(panel).getByRole('button', { name: 'Close' }))
  expect(await screen.findByText(/every delivery failed for five days/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send test message' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy()
})

test('says if a webhook has been deleted', async () => {
  signedInAs('Admin', 'permissionWrite')
  mockApi({ 'GET /api/v1/user/webhook': [] })
  show(<WebhooksScreen />, page)
  expect(await screen.findByText('Webhook not found')).toBeTruthy()
})
