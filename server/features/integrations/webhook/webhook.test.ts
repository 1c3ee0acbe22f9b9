import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WebhookEvent } from '@muster/contract/integrations/webhook-events.ts'
import { leave } from '../../leave/index.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { aReceiver } from '../testing/receiver.ts'
import { cleanWebhooks, sendWebhooks } from './send.ts'

let company: Company
let receiver: Awaited<ReturnType<typeof aReceiver>>
let priya: Person
beforeAll(async () => {
  company = await aCompany()
  receiver = await aReceiver(company.app)
  priya = await company.employee('Priya Nair')
})
afterAll(() => receiver.close())
beforeEach(async () => {
  for (const { _id } of await company.admin.call('GET /api/v1/user/webhook'))
    await company.admin.call('DELETE /api/v1/user/webhook/{id}', { params: { id: _id } })
  receiver.received.length = 0
  Object.assign(receiver.behaviour, { status: 200, answer: 'Thank you', location: '' })
})

const bodyOf = (events: WebhookEvent[], more: object = {}) => ({ name: 'Board', url: receiver.url, events, ...more })
const add = (events: WebhookEvent[], more: object = {}) =>
  company.admin.call('POST /api/v1/user/webhook', { body: bodyOf(events, more) })
const send = () => sendWebhooks(company.app, { organisation: company.organisation })
const deliveriesOf = async (id: string) =>
  (await company.admin.call('GET /api/v1/user/webhook/{id}/delivery', { params: { id }, query: {} })).data
const hook = async () => (await company.admin.call('GET /api/v1/user/webhook'))[0]!
const rename = (designation: string) =>
  company.admin.call('PUT /api/v1/employee/basic-info/{id}', { params: { id: priya.employee }, body: { designation } })
const hour = 3600
const day = 24 * hour

const signatureBy = (secret: string, { headers, body }: (typeof receiver.received)[number]) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}

describe('a message', () => {
  test('reports events by ids and facts, is signed, and is recorded with the response', async () => {
    const { _id, secret } = await add(['employee.changed'])
    await rename('Lead engineer')
    expect(receiver.received).toEqual([])
    await send()
    const [received] = receiver.received
    expect(JSON.parse(received!.body)).toEqual({
      type: 'employee.changed',
      timestamp: company.clock.now(),
      data: { employeeId: priya.employee, changed: [{ field: 'designation', from: null, to: 'Lead engineer' }] },
    })
    expect(received!.headers['webhook-signature']).toBe(signatureBy(secret, received!))
    const [noted] = await deliveriesOf(_id)
    expect(noted).toMatchObject({ state: 'delivered', tries: 1, status: 200, answer: 'Thank you', nextAt: null })
    expect(noted!._id).toBe(received!.headers['webhook-id'])
    await send()
    expect(receiver.received).toHaveLength(1)
  })

  test('goes to the webhooks subscribed to the event, and is written only if the event commits', async () => {
    await add(['employee.added'])
    const { _id } = await add(['employee.changed'])
    await rename('Architect')
    await company
      .within(async (tx) => {
        await tx.happened({ what: 'calculated', run: priya.employee })
        await tx.happened({ what: 'audited', action: 'changed', type: 'employee', id: priya.employee, changes: {} })
        throw new Error('undone')
      })
      .catch(() => undefined)
    await send()
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'employee.changed',
    ])
    expect(await deliveriesOf(_id)).toHaveLength(1)
  })

  test('contains no names of people, pay, numbers or reasons', async () => {
    const { _id } = await add(['employee.changed', 'employee.left', 'employee.added'])
    const params = { id: priya.employee }
    await company.admin.call('PUT /api/v1/employee/basic-info/{id}', { params, body: { lastName: 'Secretname' } })
    await send()
    const text = JSON.stringify(await deliveriesOf(_id))
    expect(text).toContain('employee.changed')
    expect(text).not.toContain('Secretname')
  })

  test('is sent to no one twice when two processes send at once', async () => {
    await add(['employee.changed'])
    await rename('Designer')
    await rename('Writer')
    await Promise.all([send(), send(), send()])
    expect(receiver.received).toHaveLength(2)
  })
})

describe('a request', () => {
  test('submitted by someone and decided by an approver is reported at each step', async () => {
    await add(['request.leave.submitted', 'request.leave.decided'])
    const anita = await company.employee('Anita Rao', { role: 'Manager' })
    const meera = await company.employee('Meera Iyer', { reportsTo: anita })
    await company.within((tx) => leave.seed(tx))
    const types = await meera.call('GET /api/v1/employee/leave-types', {})
    const unpaid = types.find(({ isPaid }) => !isPaid) ?? types[0]!
    const draft = { policyId: unpaid._id, from: '2026-11-25', to: '2026-11-25', reason: 'Private matter' }
    const { _id } = await meera.call('POST /api/v1/employee/leave', { body: draft })
    const decision = { params: { id: _id }, body: { status: 'rejected' as const, note: 'Too busy' } }
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', decision)
    await send()
    const told = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object })
    expect(told.map(({ type }) => type).toSorted()).toEqual(['request.leave.decided', 'request.leave.submitted'])
    const decided = told.find(({ type }) => type === 'request.leave.decided')
    expect(decided!.data).toMatchObject({ requestId: _id, employeeId: meera.employee, state: 'rejected' })
    expect(JSON.stringify(told)).not.toMatch(/Private|busy|Meera/)
  })

  test('is reported when it is submitted and withdrawn, by its type', async () => {
    await add(['request.attendance.submitted', 'request.attendance.withdrawn', 'request.leave.submitted'])
    const days = { startsOn: '2026-11-18', endsOn: '2026-11-18' }
    const of = { what: 'request', type: 'attendance', id: priya.account, employee: priya.employee, days } as const
    await company.within(async (tx) => {
      await tx.happened({ ...of, step: 'submitted' })
      await tx.happened({ ...of, step: 'decided', state: 'approved' })
      await tx.happened({ ...of, step: 'withdrawn' })
    })
    await send()
    const told = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object })
    expect(told.map(({ type }) => type).toSorted()).toEqual([
      ...['request.attendance.submitted', 'request.attendance.withdrawn'],
    ])
    expect(told[0]!.data).toEqual({ requestId: priya.account, type: 'attendance', employeeId: priya.employee, ...days })
  })
})

describe('a failing receiver', () => {
  test('is tried eight times within about a day, then the message can be replayed under its id', async () => {
    const { _id } = await add(['employee.changed'])
    receiver.behaviour.status = 500
    receiver.behaviour.answer = 'x'.repeat(5000)
    await rename('Analyst')
    const start = Date.parse(company.clock.now())
    for (let turn = 0; turn < 12; turn += 1) {
      await send()
      const [noted] = await deliveriesOf(_id)
      if (noted!.state !== 'pending') break
      company.clock.set(noted!.nextAt!)
    }
    const [failed] = await deliveriesOf(_id)
    expect(failed).toMatchObject({ state: 'failed', tries: 8, status: 500, answer: 'x'.repeat(1024) })
    const took = (Date.parse(company.clock.now()) - start) / 1000
    expect([took >= 24 * hour, took <= 30 * hour]).toEqual([true, true])
    receiver.behaviour.status = 204
    await company.admin.call('POST /api/v1/user/webhook-delivery/{id}/replay', { params: { id: failed!._id } })
    await send()
    expect((await deliveriesOf(_id))[0]).toMatchObject({ _id: failed!._id, state: 'delivered', tries: 1, status: 204 })
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([failed!._id]))
    expect((await hook()).failingSince).toBe(null)
  })

  test('a redirection is a failure, and is not followed', async () => {
    const { _id } = await add(['employee.changed'])
    Object.assign(receiver.behaviour, { status: 302, location: receiver.url })
    await rename('Tester')
    await send()
    expect(receiver.received).toHaveLength(1)
    expect((await deliveriesOf(_id))[0]).toMatchObject({ state: 'pending', status: 302 })
  })

  test('is turned off after five days, the admins are notified once, and it can be turned on again', async () => {
    const { _id } = await add(['employee.changed'])
    receiver.behaviour.status = 410
    await rename('Clerk')
    await send()
    company.clock.advance(5 * day)
    await rename('Manager')
    await send()
    expect(await hook()).toMatchObject({ isActive: false, turnedOffAt: company.clock.now() })
    const all = await company.admin.call('GET /api/v1/notification/all')
    expect(all.filter(({ type }) => type === 'webhook').map(({ message }) => message)).toEqual([
      'The webhook Board was turned off',
    ])
    const params = { id: _id }
    expect((await company.admin.raw('POST /api/v1/user/webhook/{id}/test', { params })).status).toBe(409)
    receiver.behaviour.status = 200
    const body = { ...bodyOf(['employee.changed']), isActive: true }
    expect(await company.admin.call('PUT /api/v1/user/webhook/{id}', { params, body })).toMatchObject({
      ...{ isActive: true, failingSince: null, turnedOffAt: null },
    })
  })
})

describe('a webhook', () => {
  test('is refused with the reason at its field if its address is private, unknown or not encrypted', async () => {
    const own = company.app.receivers
    const { createReceivers } = await import('../../../platform/outbound/receivers.ts')
    company.app.receivers = createReceivers({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })
    const refused = async (url: string) => {
      const { status, errors } = await company.admin.refused('POST /api/v1/user/webhook', {
        body: bodyOf(['employee.added'], { url }),
      })
      return [status, errors?.map(({ path }) => path)]
    }
    for (const url of [
      'http://1.1.1.1/',
      'https://a:b@1.1.1.1/',
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://x.example/',
    ])
      expect([url, ...(await refused(url))]).toEqual([url, 400, ['body.url']])
    company.app.receivers = own
  })

  test('is for the admin alone, keeps its secret sealed, and logs no query of its address', async () => {
    const hr = await company.employee('Hema Rao', { role: 'HR' })
    expect((await hr.raw('GET /api/v1/user/webhook')).status).toBe(403)
    expect((await hr.raw('POST /api/v1/user/webhook', { body: bodyOf(['employee.added']) })).status).toBe(403)
    const { secret } = await add(['employee.added'])
    const kept = await company.within((tx) =>
      tx.query({ name: '', text: 'select to_jsonb(webhook) as row from webhook', values: [] }),
    )
    expect(JSON.stringify(kept.rows)).not.toContain(secret.slice(6))
    const log = await company.admin.call('GET /api/v1/user/activity-log')
    expect(log.data[0]?.action).toBe('createdWebhook')
    expect(JSON.stringify(log.data)).not.toContain('own-secret')
  })

  test('signs with both secrets for a day after a renewal, then with the new one alone', async () => {
    const { _id, secret } = await add(['employee.changed'])
    const params = { id: _id }
    const renewed = await company.admin.call('POST /api/v1/user/webhook/{id}/renew', { params })
    const signatures = async (designation: string) => {
      receiver.received.length = 0
      await rename(designation)
      await send()
      const [received] = receiver.received
      const sent = String(received!.headers['webhook-signature']).split(' ')
      return [renewed.secret, secret].map((one) => sent.includes(signatureBy(one, received!)))
    }
    expect(await signatures('Cook')).toEqual([true, true])
    company.clock.advance(day)
    expect(await signatures('Baker')).toEqual([true, false])
  })

  test('sends a test, and deletes messages after 30 days', async () => {
    const { _id } = await add(['employee.added'])
    await company.admin.call('POST /api/v1/user/webhook/{id}/test', { params: { id: _id } })
    await send()
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ type: 'webhook.test', data: { webhookId: _id } })
    company.clock.advance(30 * day + 1)
    await cleanWebhooks(company.app, { organisation: company.organisation })
    expect(await deliveriesOf(_id)).toEqual([])
  })
})
