import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aCompany, run } from '../../../testing/company.ts'
import { employeeLeaving } from './employee-leaving.ts'

const put = 'PUT /api/v1/employee/status/{id}'

describe('the status of an employee', () => {
  it('inactive signs out at once, and is reversed with the account', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const priya = await company.employee('Priya Nair')
    const params = { id: priya.employee }
    await priya.call('GET /api/v1/employee/profile')
    const body = { status: 'inactive' as const, inactiveDate: '2026-11-20', reason: 'Moved abroad' }
    expect(await hr.call(put, { params, body })).toEqual({ status: 'inactive', leftOn: '2026-11-20' })
    expect(await priya.refused('GET /api/v1/employee/profile')).toMatchObject({ status: 401 })
    expect(await hr.call(put, { params, body: { status: 'active' } })).toEqual({ status: 'active', leftOn: null })
    const { data } = await hr.call('GET /api/v1/employee/activity/{id}', { params })
    expect(data[1]?.changes).toMatchObject({
      status: { from: 'active', to: 'inactive' },
      reason: { from: null, to: 'Moved abroad' },
    })
  })

  it('is on notice until the last day is over', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    const params = { id: priya.employee }
    const body = { status: 'inactive' as const, inactiveDate: '2026-11-30', reason: 'Resigned' }
    expect(await company.admin.call(put, { params, body })).toEqual({ status: 'onNotice', leftOn: '2026-11-30' })
    const status = async () => (await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params })).status
    company.clock.set('2026-11-30T18:00:00.000Z')
    await employeeLeaving(company.app, { organisation: company.organisation })
    expect(await status()).toBe('onNotice')
    company.clock.set('2026-11-30T19:00:00.000Z')
    await employeeLeaving(company.app, { organisation: company.organisation })
    await employeeLeaving(company.app, { organisation: company.organisation })
    expect(await status()).toBe('inactive')
    company.clock.set('2026-11-20T04:05:00.000Z')
  })

  it('requires the last day and the reason for someone leaving', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    const params = { id: priya.employee }
    const { errors } = await company.admin.refused(put, { params, body: { status: 'inactive' } })
    expect(errors?.map(({ path }) => path)).toEqual(['body.inactiveDate', 'body.reason'])
    const early = await company.admin.refused(put, {
      params,
      body: { status: 'inactive', inactiveDate: '2024-03-31', reason: 'Never came' },
    })
    expect(early.message).toBe('The last day cannot be before the first, 2024-04-01')
  })

  it('cannot be changed by the person themselves', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    expect(await hr.refused(put, { params: { id: hr.employee }, body: { status: 'active' } })).toMatchObject({
      status: 403,
    })
  })
})

describe('an invitation', () => {
  it('is sent again while no password is set', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair', { status: 'onboarding' })
    const params = { id: priya.employee }
    await company.admin.call('POST /api/v1/employee/resend-invitation/{id}', { params })
    await company.within((tx) =>
      tx.query({
        name: '',
        text: "update account set password_hash = 'x' where id = $1",
        values: [priya.account],
      }),
    )
    const { status, message } = await company.admin.refused('POST /api/v1/employee/resend-invitation/{id}', { params })
    expect([status, message]).toEqual([
      409,
      'Priya Nair has set a password already, and can set a new one with "Forgot password?".',
    ])
  })
})

it('those chosen are invited together, anyone with a password or who has left is skipped, and a stranger is not found', async () => {
  const company = await aCompany()
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const [priya, ravi] = [await company.employee('Priya Nair'), await company.employee('Ravi Kumar')]
  const tara = await company.employee('Tara Sen', { status: 'inactive' })
  await company.within((tx) => run(tx, sql`update account set password_hash = 'x' where id = ${ravi.account}`))
  const invite = 'POST /api/v1/employee/invitations'
  const sent = await hr.call(invite, { body: { employees: [priya.employee, ravi.employee, tara.employee] } })
  expect(sent).toEqual({ sent: 1, skipped: 2 })
  const { rows } = await company.within((tx) => run(tx, sql`select account_id as account from invitation`))
  const invited = (rows as { account: string }[]).map(({ account }) => account)
  expect([priya, ravi, tara].map(({ account }) => invited.includes(account))).toEqual([true, false, false])
  expect(await hr.refused(invite, { body: { employees: [ravi.employee] } })).toMatchObject({ status: 409 })
  const stranger = await (await aCompany('Globex')).employee('Hans Muster')
  const employees = [priya.employee, stranger.employee]
  expect(await hr.refused(invite, { body: { employees } })).toMatchObject({ status: 404 })
  expect(await priya.refused(invite, { body: { employees: [priya.employee] } })).toMatchObject({ status: 403 })
})
