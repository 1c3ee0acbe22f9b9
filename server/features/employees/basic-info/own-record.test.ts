import { describe, expect, test } from 'vitest'
import { aCompany, type Company } from '../../../testing/company.ts'
import { accountsOfPeople } from '../index.ts'
import { withPayroll } from '../../payroll/testing.ts'

const record = (company: Company) => ({
  ...{ firstName: 'Asha', lastName: 'Menon', code: 'ACM-1', joinedOn: '2026-04-01', designation: 'Founder' },
  ...{ locationId: company.location, shiftId: company.shift },
})
const add = async (company: Company) =>
  (await company.admin.call('POST /api/v1/employee/own-record', { body: record(company) }))._id

describe('the admin as an employee', () => {
  test('keeps the account and the role, and has a record like everyone', async () => {
    const company = await aCompany()
    const _id = await add(company)
    const user = await company.admin.call('GET /api/v1/user/user-info')
    expect(user).toMatchObject({ employeeId: _id, role: 'admin', name: 'Asha Menon', designation: 'Founder' })
    expect(await company.admin.call('GET /api/v1/employee/profile')).toMatchObject({ code: 'ACM-1', status: 'active' })
    const again = await company.admin.refused('POST /api/v1/employee/own-record', { body: record(company) })
    expect(again).toMatchObject({ status: 409, message: 'You have an employee record already.' })
  })

  test('can be reported to, and decides requests', async () => {
    const company = await aCompany()
    const asha = await add(company)
    const priya = await company.employee('Priya Nair')
    await company.admin.call('PUT /api/v1/employee/basic-info/{id}', {
      params: { id: priya.employee },
      body: { reportsTo: asha },
    })
    const { data } = await company.admin.call('GET /api/v1/employee/reporting', { query: {} })
    expect(data.map(({ name }) => name)).toContain('Asha Menon')
    expect(await priya.call('GET /api/v1/employee/profile')).toMatchObject({ manager: { _id: asha } })
  })

  test('is given a salary: by themselves only while no one else may', async () => {
    const company = await withPayroll(await aCompany())
    const employeeId = await add(company)
    const body = { employeeId, templateId: company.template, annualCtcPaise: 60_000_000, startsOn: '2026-04-01' }
    await company.admin.call('POST /api/v1/employee/salary', { body })
    await company.employee('Anita Rao', { role: 'HR' })
    const refusal = await company.admin.refused('POST /api/v1/employee/salary', { body })
    expect(refusal).toMatchObject({ status: 403 })
  })

  test('manages their own bank account only while no one else may, with the notice and waiting period of every change', async () => {
    const company = await aCompany()
    const params = { id: await add(company) }
    const bank = (accountNumber: string) => ({
      ...{ holderName: 'Asha Menon', accountNumber, accountNumberAgain: accountNumber, ifsc: 'HDFC0001234' },
      accountType: 'savings' as const,
    })
    const put = (number: string) =>
      company.admin.raw('PUT /api/v1/employee/bank-details/{id}', { params, body: bank(number) })
    expect([(await put('111122223333')).status, (await put('444455556666')).status]).toEqual([200, 200])
    const paidTo = () =>
      company.within(async (tx) => (await accountsOfPeople(tx, company.app, [params.id])).get(params.id)?.account)
    expect(await paidTo()).toBe('111122223333')
    const told = (await company.admin.call('GET /api/v1/notification/all')).map(({ message }) => message)
    expect(told).toContain('Your bank account was changed by you')
    company.clock.advance(3 * 86_400 + 1)
    expect(await paidTo()).toBe('444455556666')
    await company.employee('Anita Rao', { role: 'HR' })
    expect((await put('777788889999')).status).toBe(403)
  })

  test('cannot be made to leave by anyone', async () => {
    const company = await aCompany()
    const id = await add(company)
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    for (const status of ['inactive', 'onNotice'] as const)
      expect(
        await hr.refused('PUT /api/v1/employee/status/{id}', {
          params: { id },
          body: { status, inactiveDate: '2026-12-31', reason: 'x' },
        }),
      ).toMatchObject({ status: 403 })
  })

  test('is for those who may add employees and have no record', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    expect(await hr.refused('POST /api/v1/employee/own-record', { body: record(company) })).toMatchObject({
      status: 409,
    })
    const priya = await company.employee('Priya Nair')
    expect(await priya.refused('POST /api/v1/employee/own-record', { body: record(company) })).toMatchObject({
      status: 403,
    })
  })
})
