import { expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { accountsWithPermission } from '../index.ts'
import { effectivePermissions } from '../account/effective.ts'

test('write access includes read access', () => {
  const held = effectivePermissions({ isAdmin: false, permissions: ['shiftWrite'] }, {})
  expect([...held].sort()).toEqual(['shiftRead', 'shiftWrite'])
  expect(effectivePermissions({ isAdmin: false, permissions: ['shiftWrite'] }, { shiftWrite: false })).toEqual(
    new Set(),
  )
})

test('HR grants an employee a single permission, which takes effect at once', async () => {
  const company = await aCompany()
  const hr = await company.employee('Hema Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  await priya.refused('GET /api/v1/user/shift')
  const given = await hr.call('PUT /api/v1/employee/permissions/{id}', {
    params: { id: priya.employee },
    body: { permissions: { shiftWrite: true } },
  })
  expect(given.changed).toEqual({ shiftRead: true, shiftWrite: true })
  await priya.call('GET /api/v1/user/shift')
  await hr.call('PUT /api/v1/employee/permissions/{id}', {
    params: { id: priya.employee },
    body: { permissions: { shiftRead: false } },
  })
  expect((await priya.refused('GET /api/v1/user/shift')).status).toBe(403)
  const shown = await hr.call('GET /api/v1/employee/permissions/{id}', { params: { id: priya.employee } })
  expect(shown).toMatchObject({ changed: {}, role: { name: 'Employee' }, isSelf: false })
})

test("a role is assigned with its permissions; the admin's cannot be", async () => {
  const company = await aCompany()
  const priya = await company.employee('Priya Nair')
  const roles = await company.within(
    async (tx) =>
      (await tx.query({ name: '', text: 'select id, name from role', values: [] })).rows as {
        id: string
        name: string
      }[],
  )
  const roleId = (name: string) => roles.find((role) => role.name === name)?.id ?? ''
  const put = { params: { id: priya.employee }, body: { roleId: roleId('Manager') } }
  expect((await company.admin.call('PUT /api/v1/employee/permissions/{id}', put)).role.name).toBe('Manager')
  expect(await priya.call('GET /api/v1/employee/permissions')).toMatchObject({ leaveApprovalRead: true })
  const asAdmin = { ...put, body: { roleId: roleId('Admin') } }
  expect((await company.admin.refused('PUT /api/v1/employee/permissions/{id}', asAdmin)).errors?.[0]?.path).toBe(
    'body.roleId',
  )
})

test('no one changes their own permissions, grants what they do not hold, or asks for write access without read access', async () => {
  const company = await aCompany()
  const hr = await company.employee('Hema Rao', { role: 'HR' })
  const clerk = await company.employee('Clara Dias', { granted: ['permissionWrite'] })
  const priya = await company.employee('Priya Nair')
  const put = (id: string, permissions: Record<string, boolean>) => ({ params: { id }, body: { permissions } })
  expect(
    (await hr.refused('PUT /api/v1/employee/permissions/{id}', put(hr.employee, { form16Read: true }))).status,
  ).toBe(403)
  const beyond = await clerk.refused(
    'PUT /api/v1/employee/permissions/{id}',
    put(priya.employee, { employeeSalaryRead: true }),
  )
  expect(beyond.errors?.map(({ path }) => path)).toEqual(['body.permissions.employeeSalaryRead'])
  const clash = await hr.refused(
    'PUT /api/v1/employee/permissions/{id}',
    put(priya.employee, { shiftWrite: true, shiftRead: false }),
  )
  expect(clash.errors?.map(({ path }) => path)).toEqual(['body.permissions.shiftRead'])
  expect((await priya.refused('PUT /api/v1/employee/permissions/{id}', put(clerk.employee, {}))).status).toBe(403)
})

test('a clerk cannot revoke what HR holds and the clerk does not, by permission or by role', async () => {
  const company = await aCompany()
  const hr = await company.employee('Hema Rao', { role: 'HR' })
  const clerk = await company.employee('Clara Dias', { granted: ['permissionWrite', 'informationRead'] })
  const { data } = await clerk.call('GET /api/v1/user/role', { query: { roleName: 'employee' } })
  for (const body of [{ permissions: { payRollHistoryWrite: false } }, { roleId: data[0]!._id }]) {
    const put = { params: { id: hr.employee }, body }
    expect((await clerk.refused('PUT /api/v1/employee/permissions/{id}', put)).status).toBe(400)
  }
  expect(await hr.call('GET /api/v1/employee/permissions')).toMatchObject({ payRollHistoryWrite: true })
})

test('who granted whom which permission is logged', async () => {
  const company = await aCompany()
  const hr = await company.employee('Hema Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  const params = { id: priya.employee }
  await hr.call('PUT /api/v1/employee/permissions/{id}', { params, body: { permissions: { shiftRead: true } } })
  await hr.call('PUT /api/v1/employee/permissions/{id}', { params, body: { permissions: { shiftRead: true } } })
  const { data } = await hr.call('GET /api/v1/employee/activity/{id}', { params })
  expect(data).toMatchObject([
    {
      who: 'Hema Rao',
      action: 'changedPermissions',
      changes: { 'access.places': { from: 'none', to: 'shiftRead' } },
    },
  ])
})

test('a privileged permission shows who else holds it, apart from the person shown', async () => {
  const company = await aCompany()
  const hr = await company.employee('Hema Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair', { granted: ['payRollHistoryWrite'] })
  await company.employee('Anil Das', { role: 'HR' })
  const of = async (except?: string) => {
    const query = except === undefined ? {} : { except }
    const people = await hr.call('GET /api/v1/employee/privileged-people', { query })
    return people.find(({ permission }) => permission === 'payRollHistoryWrite')
  }
  const admin = 'Acme Components Admin'
  expect((await of())?.total).toBe(4)
  expect(await of(priya.employee)).toMatchObject({ total: 3, people: ['Anil Das', 'Hema Rao', admin] })
  await company.admin.call('PUT /api/v1/employee/permissions/{id}', {
    params: { id: hr.employee },
    body: { permissions: { payRollHistoryWrite: false } },
  })
  const left = await company.admin.call('GET /api/v1/employee/privileged-people', { query: { except: priya.employee } })
  expect(left.find(({ permission }) => permission === 'payRollHistoryWrite')?.people).toEqual(['Anil Das', admin])
  expect((await priya.refused('GET /api/v1/employee/privileged-people')).status).toBe(403)
})

test("another organisation's employee is not found", async () => {
  const acme = await aCompany()
  const other = await aCompany('Other')
  const priya = await other.employee('Priya Nair')
  expect(
    (await acme.admin.refused('GET /api/v1/employee/permissions/{id}', { params: { id: priya.employee } })).status,
  ).toBe(404)
})

test('the holders of a permission are found, by role and by grant, without those it was revoked from', async () => {
  const company = await aCompany()
  const hr = await company.employee('Hema Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair', { granted: ['shiftWrite'] })
  await company.employee('Other One')
  const holders = await company.within((tx) => accountsWithPermission(tx, 'shiftRead'))
  expect(new Set(holders)).toEqual(new Set([company.admin.account, hr.account, priya.account]))
  await company.admin.call('PUT /api/v1/employee/permissions/{id}', {
    params: { id: hr.employee },
    body: { permissions: { shiftRead: false } },
  })
  expect(await company.within((tx) => accountsWithPermission(tx, 'shiftRead'))).not.toContain(hr.account)
})

test('the admin changes their own details; employees ask HR, and choose their own clock format', async () => {
  const company = await aCompany()
  const changed = await company.admin.call('PUT /api/v1/user/user-info', {
    body: { name: 'Asha Menon', designation: 'Owner' },
  })
  expect(changed).toMatchObject({ name: 'Asha Menon', designation: 'Owner', role: 'admin', compOffLeaveCount: 0 })
  const priya = await company.employee('Priya Nair')
  expect((await priya.refused('PUT /api/v1/user/user-info', { body: { name: 'Priya X' } })).status).toBe(403)
  await priya.call('PUT /api/v1/user/preference', { body: { hour12: true } })
  expect(await priya.call('GET /api/v1/employee/user-info')).toMatchObject({ hour12: true })
  expect(await company.admin.call('GET /api/v1/employee/user-info')).toMatchObject({ hour12: false })
})
