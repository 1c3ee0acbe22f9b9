import { expect, it } from 'vitest'
import { aCompany, type Person } from '../../../testing/company.ts'
import { requestedDetailsDue } from './requested-detail.ts'

const own = 'GET /api/v1/employee/self-requested-detail'
const ask = 'POST /api/v1/employee/requested-detail/{id}'
const told = async (who: Person) =>
  (await who.call('GET /api/v1/notification/all')).map(({ message }) => message).toReversed()

it('HR asks someone to fill in their details, who is reminded once a week of what is open', async () => {
  const company = await aCompany()
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  const params = { id: priya.employee }
  const due = () => requestedDetailsDue(company.app, { organisation: company.organisation })
  const steps = ['address', 'bank', 'identity', 'emergency', 'family'] as const
  const asked = await hr.call(ask, { params, body: { steps: [...steps], note: 'Before your first pay day' } })
  expect(asked.map(({ step, state }) => [step, state])).toEqual(steps.map((step) => [step, 'open']))
  expect(await told(priya)).toEqual([
    'Anita Rao asks you to fill in your details. You find them on your dashboard and in your profile.',
  ])
  const currentAddress = { line1: '12 MG Road', city: 'Bengaluru', state: 'IN-KA', pinCode: '560001' }
  await priya.call('PUT /api/v1/employee/self-personal-info', { body: { currentAddress } })
  const contact = { name: 'Meera Nair', relation: 'parent' as const, phone: '+919876500001' }
  await priya.call('POST /api/v1/employee/emergency-contact/{id}', { params, body: contact })
  const mother = { name: 'Meera Nair', relation: 'mother' as const, birthDate: '1964-03-08' }
  await priya.call('PUT /api/v1/employee/family-member/{id}', { params, body: { members: [mother] } })
  await priya.call('POST /api/v1/employee/self-change-request/number', {
    body: { kind: 'pan', value: 'ABCPN1234F', reason: 'HR asked' },
    files: { file: { name: 'pan.pdf', bytes: Buffer.from('%PDF-1.4\nx\n%%EOF') } },
  })
  expect((await priya.call(own)).map(({ step, state }) => [step, state])).toEqual([
    ['bank', 'open'],
    ['identity', 'sent'],
  ])
  await due()
  expect(await told(hr)).toEqual([
    'Priya Nair requests a change of their PAN.',
    'Priya Nair filled in details that you requested.',
  ])
  expect((await told(priya)).length).toBe(1)
  company.clock.set('2026-11-28T06:00:00.000Z')
  await due()
  await due()
  expect((await told(priya)).slice(1)).toEqual([
    'HR is still waiting for some of your details. You find them in your profile.',
  ])
  const shown = await hr.call('GET /api/v1/employee/requested-detail/{id}', { params })
  expect(shown.map(({ state }) => state)).toEqual(['done', 'open', 'sent', 'done', 'done'])
})

it('no one is asked for what is already there, withdrawn requests disappear, and colleagues see nothing of it', async () => {
  const company = await aCompany()
  const ravi = await company.employee('Ravi Kumar', { role: 'Manager' })
  const priya = await company.employee('Priya Nair', { reportsTo: ravi })
  const params = { id: priya.employee }
  await company.admin.call(ask, { params, body: { steps: ['emergency'] } })
  const step = { id: priya.employee, step: 'emergency' as const }
  const withdraw = 'DELETE /api/v1/employee/requested-detail/{id}/{step}'
  expect(await company.admin.call(withdraw, { params: step })).toEqual([])
  expect(await company.admin.refused(withdraw, { params: step })).toMatchObject({ status: 404 })
  const contact = { name: 'Meera Nair', relation: 'parent' as const, phone: '+919876500001' }
  await priya.call('POST /api/v1/employee/emergency-contact/{id}', { params, body: contact })
  expect(await company.admin.refused(ask, { params, body: { steps: ['emergency'] } })).toMatchObject({ status: 409 })
  expect(await ravi.refused('GET /api/v1/employee/requested-detail/{id}', { params })).toMatchObject({ status: 403 })
  expect(await ravi.refused(ask, { params, body: { steps: ['bank'] } })).toMatchObject({ status: 403 })
  const nobody = { params: { id: company.admin.account } }
  expect(await company.admin.refused('GET /api/v1/employee/requested-detail/{id}', nobody)).toMatchObject({
    status: 404,
  })
  await requestedDetailsDue(company.app, { organisation: null })
})
