import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { resizeTo } from '../../../shared/testing/set-up.ts'
import { show } from '../../../shared/testing/show.tsx'
import type { WebhookRow } from './webhook-state.tsx'
import WebhooksScreen from './webhooks-screen.tsx'

const id = '01a205ae-8731-70bf-9959-9ae8a6d15ed2'
const webhook: WebhookRow = {
  ...{ _id: id, name: 'Payroll sync', url: 'https://hooks.acme.example/muster?token=abc', isActive: true },
  events: ['employee.added', 'request.leave.decided', 'payrun.paid'],
  ...{ failingSince: null, turnedOffAt: null, previousUntil: null, lastTriedAt: null },
  ...{ createdAt: '2026-11-01T04:30:00.000Z', createdBy: 'Acme Admin' },
}

test.each([1440, 390])('lists webhooks with their server, state and events, at %i px', async (width) => {
  resizeTo({ width, height: 844 })
  signedInAs('Admin', 'permissionWrite')
  const failing = { ...webhook, _id: `${id.slice(0, -1)}3`, name: 'Board', failingSince: '2026-11-02T04:30:00.000Z' }
  mockApi({ 'GET /api/v1/user/webhook': [webhook, failing] })
  show(<WebhooksScreen />)
  expect((await screen.findAllByText('hooks.acme.example')).length).toBe(2)
  expect(screen.getByText('On')).toBeTruthy()
  expect(screen.getByText('Failing')).toBeTruthy()
  expect(document.querySelector(`a[href="/home/settings/webhooks/${id}"]`)).toBeTruthy()
  expect(screen.getAllByText('Employee: added, Leave request: decided and 1 more')).toHaveLength(2)
})

test('adds a webhook and shows its signing secret once; a refused address is reported at its field', async () => {
  signedInAs('Admin', 'permissionWrite')
  let isPrivate = true
  const message = 'This address is within a private network. Enter one on the public internet'
  const api = mockApi({
    'GET /api/v1/user/webhook': [],
    'POST /api/v1/user/webhook': () =>
      isPrivate
        ? new Failure(400, 'Check the fields', { errors: [{ path: 'body.url', message }] })
        : { _id: id, secret: 'whsec_c2VjcmV0' },
  })
  const { user } = show(<WebhooksScreen />)
  expect(await screen.findByText('No webhooks yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  const form = await screen.findByRole('dialog', { name: 'Add webhook' })
  await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'Payroll sync')
  await user.type(within(form).getByRole('textbox', { name: 'Address' }), 'https://hooks.acme.example/')
  await user.click(await within(form).findByRole('combobox', { name: 'Events' }))
  await user.click(await screen.findByRole('option', { name: 'Employee: added' }))
  await user.click(within(form).getByRole('button', { name: 'Add webhook' }))
  expect(await within(form).findByText(message)).toBeTruthy()
  isPrivate = false
  await user.click(within(form).getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByText('whsec_c2VjcmV0')).toBeTruthy()
  expect(api.calls('POST /api/v1/user/webhook').at(-1)?.body).toEqual({
    ...{ name: 'Payroll sync', url: 'https://hooks.acme.example/', events: ['employee.added'] },
  })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('whsec_c2VjcmV0')).toBeNull()
})

test('turns a webhook off after confirmation, and keeps its other settings', async () => {
  signedInAs('Admin', 'permissionWrite')
  const api = mockApi({
    'GET /api/v1/user/webhook': [webhook],
    'PUT /api/v1/user/webhook/{id}': { ...webhook, isActive: false },
  })
  const { user } = show(<WebhooksScreen />)
  await user.click(await screen.findByRole('button', { name: 'Actions for Payroll sync' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Turn off' }))
  await user.click(await screen.findByRole('button', { name: 'Turn off webhook' }))
  expect(await screen.findByText('Webhook turned off')).toBeTruthy()
  const { name, url, events } = webhook
  expect(api.calls('PUT /api/v1/user/webhook/{id}')).toMatchObject([
    { params: { id }, body: { name, url, events, isActive: false } },
  ])
})

test('says if webhooks could not be loaded, and retries', async () => {
  signedInAs('Admin', 'permissionWrite')
  let isDown = true
  mockApi({ 'GET /api/v1/user/webhook': () => (isDown ? new Failure(503, 'Try again later') : [webhook]) })
  const { user } = show(<WebhooksScreen />)
  expect(await screen.findByText('Could not load webhooks.')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: /again/i }))
  expect(await screen.findByText('Payroll sync')).toBeTruthy()
})
