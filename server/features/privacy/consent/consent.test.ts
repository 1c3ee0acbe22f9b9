import { expect, it } from 'vitest'
import { aCompany } from '../../../testing/company.ts'

const own = 'GET /api/v1/privacy/own-consent'
const of = 'GET /api/v1/privacy/consent/{id}'

it('every version that a person agreed to stays on record, for them and for HR', async () => {
  const company = await aCompany()
  const hr = await company.employee('Hema Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  const body = { title: 'Privacy notice', description: 'First.', audience: 'everyone', mustAcknowledge: true } as const
  const { _id: id } = await hr.call('POST /api/v1/employee/company-policy', { body, files: {} })
  const agree = (version: number) =>
    priya.call('POST /api/v1/employee/company-policy/{id}/acknowledge', { params: { id }, body: { version } })
  const shown = async () => (await priya.call(own)).map(({ title, version, state }) => [title, version, state])
  expect(await shown()).toEqual([])
  await agree(1)
  company.clock.set('2027-01-04T06:00:00.000Z')
  const change = { ...body, description: 'Second.', asksAgain: true }
  await hr.call('PUT /api/v1/employee/company-policy/{id}', { params: { id }, body: change, files: {} })
  expect(await shown()).toEqual([['Privacy notice', '1', 'outdated']])
  await agree(2)
  expect(await shown()).toEqual([
    ['Privacy notice', '2', 'current'],
    ['Privacy notice', '1', 'outdated'],
  ])
  await hr.call('DELETE /api/v1/employee/company-policy/{id}', { params: { id } })
  const params = { id: priya.employee }
  expect(await hr.call(of, { params })).toEqual(await priya.call(own))
  expect((await hr.call(of, { params })).map(({ state }) => state)).toEqual(['ended', 'ended'])
  expect((await priya.refused(of, { params: { id: hr.employee } })).status).toBe(403)
  const other = await (await aCompany('Globex')).employee('Maya Sen')
  expect((await hr.refused(of, { params: { id: other.employee } })).status).toBe(404)
})
