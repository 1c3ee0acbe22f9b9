import type { KeyScope } from '@muster/contract/integrations/key-scopes.ts'
import { addDays } from '@muster/engine/day.ts'
import { instantAt } from '@muster/engine/zone.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { sendWebhooks } from '../../features/integrations/index.ts'
import type { Answered } from '../../platform/outbound/receivers.ts'
import type { CallAs } from '../calls.ts'
import type { Filling } from '../filling.ts'

interface Told {
  callAs: CallAs
  organisation: Id
  admin: Id
  today: Day
}

const zone = 'Asia/Kolkata'

/** Keys for other programs, and a webhook that worked until its receiver failed and the admin disabled it. */
export async function connectPrograms({ app, clock, fastify }: Filling, told: Told): Promise<void> {
  const { callAs, organisation, admin, today } = told
  const at = (daysAgo: number, time: string) => clock.set(instantAt(addDays(today, -daysAgo), time, zone))
  const create = async (name: string, scopes: KeyScope[]) =>
    (await callAs(admin, 'POST /api/v1/user/api-key', { body: { name, scopes, expiresOn: addDays(today, 90) } }))!
  at(9, '11:00')
  const old = await create('Visitor register', ['places:read'])
  const { key } = await create('Attendance board', ['places:read', 'everyonesAttendance:read'])
  await create('Payroll sync', ['people:read'])
  at(4, '16:00')
  await callAs(admin, 'DELETE /api/v1/user/api-key/{id}', { params: { id: old._id } })
  await fastify.inject({
    method: 'GET',
    url: '/api/v1/user/location',
    headers: { authorization: `Bearer ${key}` },
    remoteAddress: '203.0.113.24',
  })

  let answered: Answered = { status: 200, text: '{"received":true}', failure: null }
  const { receivers } = app
  app.receivers = { refusalOf: () => Promise.resolve(null), post: () => Promise.resolve(answered) }
  const send = () => sendWebhooks(app, { organisation })
  at(4, '16:20')
  const body = {
    ...{ name: 'Access cards', url: 'https://hooks.sahyadri.example/muster' },
    events: ['employee.added' as const, 'employee.changed' as const, 'employee.left' as const],
  }
  const { _id: id } = (await callAs(admin, 'POST /api/v1/user/webhook', { body }))!
  const test = async () => {
    await callAs(admin, 'POST /api/v1/user/webhook/{id}/test', { params: { id } })
    await send()
  }
  await test()
  at(3, '10:15')
  await test()
  answered = { status: 503, text: 'The service is being updated.', failure: null }
  at(2, '17:40')
  await test()
  await callAs(admin, 'PUT /api/v1/user/webhook/{id}', { params: { id }, body: { ...body, isActive: false } })
  at(2, '17:50')
  await send()
  app.receivers = receivers
}
