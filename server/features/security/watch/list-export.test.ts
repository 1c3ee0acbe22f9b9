import { expect, it } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { securityAlert } from '../alerts/security-alert.ts'

const call = 'POST /api/v1/user/list-export'

it('logs a list of people saved as a file, alerts for a long one, and nothing else', async () => {
  const company = await aCompany()
  const ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  const save = (list: string, rows: number, file: string) => ravi.call(call, { body: { list, rows, file } })
  const people = 'GET /api/v1/employee/basic-info'
  await save(people, 9, 'employees-2026-11-27.csv')
  await save(people, 10, 'employees-2026-11-27.xlsx')
  await save('GET /api/v1/employee/all-leave', 40, 'leave-requests-2026-11-27.csv')
  // One's own, and lists not about people.
  await save('GET /api/v1/employee/leave', 40, 'leave-2026-11-27.csv')
  await save('GET /api/v1/user/shift', 40, 'shifts-2026-11-27.csv')
  const { data: logged } = await company.admin.call('GET /api/v1/user/activity-log', { query: { kind: 'download' } })
  expect(logged.map(({ who, changes }) => [who, changes['file']?.to, changes['number']?.to])).toEqual([
    ['Ravi Kumar', 'leave-requests-2026-11-27.csv', '40'],
    ['Ravi Kumar', 'employees-2026-11-27.xlsx', '10'],
    ['Ravi Kumar', 'employees-2026-11-27.csv', '9'],
  ])
  for (const { _id } of logged.toReversed())
    await securityAlert(company.app, { organisation: company.organisation, event: Number(_id) })
  expect((await company.admin.call('GET /api/v1/user/alert', { query: {} })).data).toMatchObject([
    {
      kind: 'export',
      account: ravi.account,
      times: 2,
      message: expect.stringMatching(/^Ravi Kumar downloaded .*with \d\d rows$/),
    },
  ])
})

it('needs to know which list it is, and a name that is a file', async () => {
  const { admin } = await aCompany()
  const body = { list: 'GET /api/v1/employee/basic-info', rows: 10, file: 'employees.csv' }
  for (const wrong of [
    { rows: 0 },
    { file: '../employees.csv' },
    { file: 'employees.exe' },
    { list: 'GET /api/v1/no-list' },
    { list: 'POST /api/v1/employee/leave' },
  ])
    expect([wrong, (await admin.refused(call, { body: { ...body, ...wrong } })).status]).toEqual([wrong, 400])
})
