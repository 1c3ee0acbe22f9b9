import { describe, expect, it } from 'vitest'
import { aCompany, run, type Company } from '../../../testing/company.ts'
import { sql } from 'kysely'
import { labs } from '../../payroll/legal-entity/testing.ts'

describe('adding an employee', () => {
  it('creates account, shift and leave at once, and mails an invitation', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const body = await details(company, { phone: '+91 98765 43210', designation: 'Designer', reportsTo: hr.employee })
    const { _id, token } = await hr.call('POST /api/v1/employee/basic-info', { body })
    expect(token).toBe(_id)
    const priya = await hr.call('GET /api/v1/employee/basic-info/{id}', { params: { id: _id } })
    expect(priya).toMatchObject({
      ...{ code: 'ACM-0100', name: 'Priya Nair', workEmail: body.workEmail, phone: '+919876543210' },
      ...{ designation: 'Designer', status: 'onboarding', isInvited: true, reports: 0, probationDays: 90 },
      role: { name: 'Employee' },
      location: { name: 'Bengaluru' },
      manager: { name: 'Anita Rao', code: 'ACM-0001' },
      shift: { name: 'General', startsAt: '09:30', endsAt: '18:30' },
      missing: ['birthDate', 'address', 'identity', 'bank', 'emergency'],
    })
    const mails = await company.app.database.globally((tx) =>
      tx.query({ name: '', text: 'select subject from mail where recipient = $1', values: [body.workEmail] }),
    )
    expect(mails.rows).toEqual([{ subject: 'Acme Components invites you to Muster' }])
  })

  it('lacks of their personal details only what is not there', async () => {
    const company = await aCompany()
    const { _id: id } = await company.admin.call('POST /api/v1/employee/basic-info', { body: await details(company) })
    const lacks = async () => {
      const { missing } = await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params: { id } })
      return missing.filter((one) => one === 'birthDate' || one === 'address')
    }
    await company.admin.call('POST /api/v1/employee/personal-info', {
      body: { employeeId: id, birthDate: '1990-05-01' },
    })
    expect(await lacks()).toEqual(['address'])
    const currentAddress = { line1: '12 MG Road', city: 'Bengaluru', state: 'IN-KA', pinCode: '560001' }
    await company.admin.call('PUT /api/v1/employee/personal-info/{id}', {
      params: { id },
      body: { birthDate: null, currentAddress },
    })
    expect(await lacks()).toEqual(['birthDate'])
  })

  it('is employed by the chosen legal entity from the month of joining', async () => {
    const company = await aCompany()
    const add = 'POST /api/v1/employee/basic-info'
    const { _id: entityId } = await company.admin.call('POST /api/v1/user/legal-entity', { body: labs })
    const choices = await company.admin.call('GET /api/v1/user/legal-entity-choice')
    expect(choices.map(({ name }) => name)).toEqual(['Acme Components', 'Labs'])
    const { _id: id } = await company.admin.call(add, { body: await details(company, { entityId }) })
    const shown = await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params: { id } })
    expect(shown.entity).toEqual({ _id: entityId, name: 'Labs' })
    const history = 'GET /api/v1/employee/legal-entity-history/{id}'
    expect((await company.admin.call(history, { params: { id } })).history[0]).toMatchObject({
      ...{ name: 'Labs', from: shown.joinedOn.slice(0, 7) },
    })
    const foreign = await details(company, { entityId: id, code: 'X/101', workEmail: 'x101@acme.test' })
    expect(await company.admin.refused(add, { body: foreign })).toMatchObject({ status: 404 })
    await company.admin.call('PUT /api/v1/user/legal-entity-people', {
      body: { employees: [id], entityId: null, from: shown.joinedOn.slice(0, 7) },
    })
    const params = { id: entityId }
    await company.admin.call('PUT /api/v1/user/legal-entity/{id}/archived', { params, body: { isArchived: true } })
    const archived = { ...foreign, entityId }
    expect(await company.admin.refused(add, { body: archived })).toMatchObject({ status: 409 })
    expect(await company.admin.call('GET /api/v1/user/legal-entity-choice')).toEqual([])
  })

  it('names who already has the employee ID and the email, both at once', async () => {
    const company = await aCompany()
    const meera = await company.employee('Meera Shah')
    const { workEmail } = await company.admin.call('GET /api/v1/employee/basic-info/{id}', {
      params: { id: meera.employee },
    })
    const body = await details(company, { workEmail: workEmail.toUpperCase(), code: 'acm-0001' })
    const { status, errors } = await company.admin.refused('POST /api/v1/employee/basic-info', { body })
    expect(status).toBe(409)
    expect(errors).toEqual([
      { path: 'body.code', message: 'This employee ID belongs to Meera Shah' },
      { path: 'body.workEmail', message: 'This email belongs to ACM-0001 (Meera Shah)' },
    ])
  })

  it('accepts an email that another company uses, and reveals nothing about it', async () => {
    const [ours, theirs] = [await aCompany(), await aCompany('Other')]
    const body = await details(theirs, { workEmail: `ravi.${theirs.organisation.slice(-6)}@other.test` })
    await theirs.admin.call('POST /api/v1/employee/basic-info', { body })
    const answer = await ours.admin.raw('POST /api/v1/employee/basic-info', {
      body: { ...(await details(ours)), workEmail: body.workEmail },
    })
    expect(answer.status).toBe(200)
  })

  it('reports every wrong field at once', async () => {
    const company = await aCompany()
    const body = { ...(await details(company)), firstName: ' ', workEmail: 'priya', joinedOn: '2026-02-30', roleId: '' }
    const { status, errors } = await company.admin.refused('POST /api/v1/employee/basic-info', { body })
    expect(status).toBe(400)
    expect(errors?.map(({ path }) => path)).toEqual([
      'body.firstName',
      'body.workEmail',
      'body.roleId',
      'body.joinedOn',
    ])
  })

  it("stops at the plan's number of people, even if two are added at the same moment", async () => {
    const company = await aCompany()
    await company.within((tx) => run(tx, sql`update organisation set plan = 'free'`))
    for (let n = 0; n < 9; n++) await company.employee(`Person ${n}`)
    await company.employee('Gone Away', { status: 'inactive' })
    const both = [await details(company, { code: 'A-1' }), await details(company, { code: 'A-2' })]
    const replies = await Promise.all(
      both.map((body) => company.admin.raw('POST /api/v1/employee/basic-info', { body })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const { message } = await company.admin.refused('POST /api/v1/employee/basic-info', {
      body: await details(company, { code: 'A-3' }),
    })
    expect(message).toMatch(/^The Free plan has room for 10 people, and all places are taken. Set people who have left/)
  })

  it('assigns no role with more permissions than the person assigning it', async () => {
    const company = await aCompany()
    const clerk = await company.employee('Clerk', { granted: ['allEmployeeRead', 'allEmployeeWrite'] })
    const roles = await rolesOf(company)
    for (const [role, message] of [
      ['HR', 'You can give only a role whose permissions you hold yourself'],
      ['Admin', 'This role cannot be given'],
    ]) {
      const body = await details(company, { roleId: roles[role!]! })
      const { errors } = await clerk.refused('POST /api/v1/employee/basic-info', { body })
      expect(errors).toEqual([{ path: 'body.roleId', message }])
    }
  })

  it('suggests the next employee ID', async () => {
    const company = await aCompany()
    expect(await company.admin.call('GET /api/v1/employee/next-code')).toEqual({ code: 'ACM-0001' })
    await company.admin.call('POST /api/v1/employee/basic-info', { body: await details(company, { code: 'X/099' }) })
    expect(await company.admin.call('GET /api/v1/employee/next-code')).toEqual({ code: 'X/100' })
  })
})

describe('changing an employee', () => {
  it('keeps what is left out, clears what is null, and is logged in the activity', async () => {
    const company = await aCompany()
    const anita = await company.employee('Anita Rao', { role: 'HR' })
    const priya = await company.employee('Priya Nair', { department: 'Design', reportsTo: anita })
    const params = { id: priya.employee }
    await anita.call('PUT /api/v1/employee/basic-info/{id}', {
      params,
      query: { update: 'true' },
      body: { lastName: 'Menon', departmentId: null },
    })
    const after = await anita.call('GET /api/v1/employee/basic-info/{id}', { params })
    expect(after).toMatchObject({ name: 'Priya Menon', department: null, manager: { name: 'Anita Rao' } })
    const { data } = await anita.call('GET /api/v1/employee/activity/{id}', { params })
    expect(data).toMatchObject([
      {
        who: 'Anita Rao',
        action: 'changed',
        changes: { name: { from: 'Priya Nair', to: 'Priya Menon' }, department: { from: 'Design', to: null } },
      },
    ])
    expect((await priya.call('GET /api/v1/employee/user-info')).name).toBe('Priya Menon')
  })

  it('lets no one report to themselves or to someone below them', async () => {
    const company = await aCompany()
    const [top, middle] = [await company.employee('Top'), await company.employee('Middle')]
    const params = { id: top.employee }
    await company.admin.call('PUT /api/v1/employee/basic-info/{id}', {
      params: { id: middle.employee },
      body: { reportsTo: top.employee },
    })
    const low = await company.employee('Low', { reportsTo: middle })
    const circle = await company.admin.refused('PUT /api/v1/employee/basic-info/{id}', {
      params,
      body: { reportsTo: low.employee },
    })
    expect(circle.errors?.[0]).toMatchObject({ path: 'body.reportsTo' })
    expect(circle.message).toContain('already reports to this person')
    const self = await company.admin.refused('PUT /api/v1/employee/basic-info/{id}', {
      params,
      body: { reportsTo: top.employee },
    })
    expect(self.message).toBe("An employee can't report to themselves")
    const { data } = await company.admin.call('GET /api/v1/employee/reporting', { query: { of: middle.employee } })
    expect(data.map(({ name }) => name.trim())).toEqual(['Top'])
  })

  it('prevents a circle from two concurrent changes', async () => {
    const company = await aCompany()
    const [one, other] = [await company.employee('One'), await company.employee('Other')]
    const put = (id: string, reportsTo: string) =>
      company.admin.raw('PUT /api/v1/employee/basic-info/{id}', { params: { id }, body: { reportsTo } })
    const replies = await Promise.all([put(one.employee, other.employee), put(other.employee, one.employee)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('assigns a shift from a day on, and keeps the previous one for earlier days', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    const { _id: shiftId } = await company.admin.call('POST /api/v1/user/shift', { body: early })
    const params = { id: priya.employee }
    await company.admin.call('PUT /api/v1/employee/basic-info/{id}', {
      params,
      body: { shiftId, shiftFrom: '2026-11-10' },
    })
    const { rows } = await company.within((tx) =>
      run(tx, sql`select starts_on from employee_shift where employee_id = ${priya.employee} order by 1`),
    )
    expect(rows).toEqual([{ starts_on: '2024-04-01' }, { starts_on: '2026-11-10' }])
    expect(await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params })).toMatchObject({
      shift: { name: 'Early' },
    })
  })

  it('does not let a clerk take over the account of someone with more permissions', async () => {
    const company = await aCompany()
    const clerk = await company.employee('Clerk', { granted: ['allEmployeeRead', 'allEmployeeWrite'] })
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const refusal = await clerk.refused('PUT /api/v1/employee/basic-info/{id}', {
      params: { id: hr.employee },
      body: { workEmail: 'clerk@elsewhere.test' },
    })
    expect(refusal).toMatchObject({
      status: 403,
      message: 'You can change email and role only of people who may do no more than you.',
    })
  })

  it('lets no one change their own role', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const { status } = await hr.refused('PUT /api/v1/employee/basic-info/{id}', {
      params: { id: hr.employee },
      body: { roleId: (await rolesOf(company))['Employee']! },
    })
    expect(status).toBe(403)
  })

  it('of another organisation is not found', async () => {
    const [ours, theirs] = [await aCompany(), await aCompany('Other')]
    const params = { id: (await theirs.employee('Ravi')).employee }
    expect(await ours.admin.refused('GET /api/v1/employee/basic-info/{id}', { params })).toMatchObject({ status: 404 })
    const put = await ours.admin.refused('PUT /api/v1/employee/basic-info/{id}', { params, body: { firstName: 'X' } })
    expect(put.status).toBe(404)
    const foreign = await ours.admin.refused('POST /api/v1/employee/basic-info', {
      body: { ...(await details(ours)), locationId: theirs.location, reportsTo: params.id },
    })
    expect(foreign.errors).toEqual([{ path: 'body.reportsTo', message: 'This person does not exist' }])
  })
})

const early = {
  ...{ name: 'Early', startsAt: '06:00', endsAt: '14:00', breakMinutes: 30, graceMinutes: 5 },
  ...{ halfDayMinutes: 200, fullDayMinutes: 400, weeklyOffs: [], locationIds: [] },
}

async function rolesOf(company: Company): Promise<Record<string, string>> {
  const { data } = await company.admin.call('GET /api/v1/user/role')
  return Object.fromEntries(data.map(({ name, _id }) => [name, _id]))
}

let invented = 0

async function details(company: Company, more: object = {}) {
  return {
    ...{ firstName: 'Priya', lastName: 'Nair', code: 'ACM-0100', joinedOn: '2026-11-02', probationDays: 90 },
    workEmail: `priya.${++invented}.${company.organisation.slice(-6)}@acme.test`,
    roleId: (await rolesOf(company))['Employee']!,
    locationId: company.location,
    shiftId: company.shift,
    ...more,
  }
}
