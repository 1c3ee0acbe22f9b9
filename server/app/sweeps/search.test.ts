import { expect, it } from 'vitest'
import { aCompany } from '../../testing/company.ts'
import type { Key } from '../../testing/call.ts'

const searches = [
  ['GET /api/v1/user/shift', 'search'],
  ['GET /api/v1/user/location', 'search'],
  ['GET /api/v1/user/pag-location', 'search'],
  ['GET /api/v1/user/role', 'roleName'],
  ['GET /api/v1/user/salary-component', 'search'],
  ['GET /api/v1/user/salary-template-table', 'search'],
  ['GET /api/v1/employee/basic-info', 'search'],
  ['GET /api/v1/employee/attendance-all', 'search'],
  ['GET /api/v1/user/roster', 'search'],
  ['GET /api/v1/employee/pagination-all', 'employeeName'],
  ['GET /api/v1/employee/employee-pagination', 'employeeName'],
  ['GET /api/v1/employee/no-employee-role', 'roleName'],
] as const satisfies [Key, string][]

it.each(searches)('%s searches for the typed text, not for a pattern', async (key, field) => {
  const company = await aCompany()
  await company.employee('Priya Nair', { role: 'HR' })
  for (const typed of ['%', '_', 'a%a', '\\']) {
    const { body, status } = await company.admin.raw(key, { query: { [field]: typed, page: 1 } as never })
    expect([typed, status, (body as { data: unknown[] }).data]).toEqual([typed, 200, []])
  }
})

it('finds part of a name in any case, including special characters', async () => {
  const company = await aCompany()
  await company.employee('Priya Nair')
  await company.admin.call('POST /api/v1/user/role', { body: { name: 'Half time (50%)' } })
  const roles = async (roleName: string) =>
    (await company.admin.call('GET /api/v1/user/role', { query: { roleName } })).data.map(({ name }) => name)
  expect(await roles('HALF TIME')).toEqual(['Half time (50%)'])
  expect(await roles('50%')).toEqual(['Half time (50%)'])
  expect(await roles('5_%')).toEqual([])
  const { data } = await company.admin.call('GET /api/v1/employee/attendance-all', { query: { search: 'RIYA n' } })
  expect(data.map(({ name }) => name)).toEqual(['Priya Nair'])
})
