import { expect, it } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { tamper } from '../../../testing/tamper.ts'
import { pay, runPayroll, withPayroll } from '../../payroll/testing.ts'
import { auditCheck } from '../chain/audit-check.ts'

const bank = {
  ...{ holderName: 'Priya Nair', accountNumber: '123456789012', accountNumberAgain: '123456789012' },
  ...{ ifsc: 'HDFC0001234', accountType: 'savings' as const },
}

it('alerts the admin, once, that the log was tampered with', async () => {
  const company = await aCompany()
  const priya = await company.employee('Priya Nair')
  const params = { id: priya.employee }
  await company.admin.call('PUT /api/v1/employee/bank-details/{id}', { params, body: bank })
  await company.admin.call('GET /api/v1/employee/bank-details/{id}/reveal', { params })
  const messages = async () =>
    (await company.admin.call('GET /api/v1/notification/all')).filter(({ message }) => message.includes('tampered'))
  await auditCheck(company.app, { organisation: company.organisation })
  expect(await messages()).toEqual([])
  await tamper("update audit_event set action = 'seen' where organisation_id = $1 and n = 2", [company.organisation])
  await auditCheck(company.app, { organisation: company.organisation })
  expect(await messages()).toHaveLength(1)
})

it('stops a person who reveals many numbers, and alerts the admin once', async () => {
  const company = await aCompany('Globex')
  const priya = await company.employee('Priya Nair')
  const ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  const params = { id: priya.employee }
  await company.admin.call('PUT /api/v1/employee/bank-details/{id}', { params, body: bank })
  const statuses: number[] = []
  for (let time = 0; time < 23; time += 1)
    statuses.push((await ravi.raw('GET /api/v1/employee/bank-details/{id}/reveal', { params })).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429, 429])
  const told = (await company.admin.call('GET /api/v1/notification/all')).map(({ message }) => message)
  expect(told.filter((one) => one.includes('revealed more than 20'))).toHaveLength(1)
})

it('logs refused calls and shows the log to the admin alone, by kind and person', async () => {
  const company = await aCompany('Initech')
  const ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  expect((await priya.refused('GET /api/v1/user/payrun')).status).toBe(403)
  expect((await ravi.refused('GET /api/v1/user/activity-log', { query: {} })).status).toBe(403)
  const log = (query: object) => company.admin.call('GET /api/v1/user/activity-log', { query })
  await expect
    .poll(async () => (await log({ kind: 'refused' })).data)
    .toMatchObject([{ who: 'Priya Nair', action: 'refused', changes: { call: { to: 'GET /api/v1/user/payrun' } } }])
  expect((await log({ kind: 'other' })).data.some(({ action }) => action === 'refused')).toBe(false)
  expect((await log({ search: 'ravi' })).data).toEqual([])
  expect((await log({ from: '2026-11-21' })).data).toEqual([])
  expect((await log({ from: '2026-11-20', to: '2026-11-20' })).data.length).toBeGreaterThan(0)
})

it('names a pay run by its month', async () => {
  const company = await withPayroll(await aCompany('Hooli'))
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  await runPayroll(company, '2026-10')
  const { data } = await company.admin.call('GET /api/v1/user/activity-log', { query: { kind: 'other' } })
  const runs = data.filter(({ record }) => record.type === 'payRun').map(({ record }) => record.month)
  expect(runs.length).toBeGreaterThan(0)
  expect(new Set(runs)).toEqual(new Set(['2026-10']))
  expect(data.some(({ record }) => record.type !== 'payRun' && record.month !== null)).toBe(false)
})

it('exports the filtered log to the admin alone, and logs the export', async () => {
  const company = await aCompany('Umbrella')
  const ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  expect((await ravi.refused('GET /api/v1/user/activity-log-export', { query: {} })).status).toBe(403)
  const params = { id: ravi.employee }
  await company.admin.call('PUT /api/v1/employee/basic-info/{id}', { params, body: { designation: 'HR lead' } })
  const { file, entries } = await company.admin.call('GET /api/v1/user/activity-log-export', {
    query: { whom: ravi.employee },
  })
  expect(file).toBe(`activity-log-${company.clock.now().slice(0, 10)}.csv`)
  expect(entries.length).toBeGreaterThan(0)
  expect(new Set(entries.map(({ record }) => record.name))).toEqual(new Set(['Ravi Kumar']))
  const [last] = (await company.admin.call('GET /api/v1/user/activity-log', { query: {} })).data
  expect(last).toMatchObject({ action: 'downloaded', changes: { file: { to: file } } })
})
