import { expect, it } from 'vitest'
import { pay, withPayroll } from '../../payroll/testing.ts'
import { aCompany } from '../../../testing/company.ts'
import { approveOnly, withPasswords } from '../../../testing/second-person.ts'
import { lookAtRules } from './rule.ts'

it('is suspended while only one person could make the change, and says so once', async () => {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair')
  await withPasswords(company, priya)
  await pay(company, priya, 60_000_000)
  const rules = await company.admin.call('GET /api/v1/user/two-person-rule')
  expect(rules.map(({ isOn, isActive }) => [isOn, isActive])).toEqual(rules.map(() => [true, false]))
  for (let time = 0; time < 2; time += 1) await company.within((tx) => lookAtRules(tx, company.app))
  const messages = async () => (await company.admin.call('GET /api/v1/notification/all')).map(({ message }) => message)
  expect(await messages()).toEqual(['The two-person rule is off where only one person could approve'])
  const ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  await withPasswords(company, ravi)
  await company.within((tx) => lookAtRules(tx, company.app))
  const after = await company.admin.call('GET /api/v1/user/two-person-rule')
  expect(after.every(({ isActive }) => isActive)).toBe(true)
})

it('is turned off only by the admin with a second person, and everyone concerned is notified', async () => {
  const company = await withPayroll(await aCompany())
  const ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  await withPasswords(company, ravi)
  const body = { area: 'salary' as const, isOn: false }
  expect((await ravi.refused('PUT /api/v1/user/two-person-rule', { body })).status).toBe(403)
  expect((await company.admin.raw('PUT /api/v1/user/two-person-rule', { body })).status).toBe(202)
  await approveOnly(ravi)
  const told = (await company.admin.call('GET /api/v1/notification/all')).map(({ message }) => message)
  expect(told).toContain('The two-person rule for "Salaries and one-time payments" was turned off')
  const sent = {
    employeeId: priya.employee,
    templateId: company.template,
    annualCtcPaise: 60_000_000,
    startsOn: '2026-11-01',
  }
  expect((await ravi.raw('POST /api/v1/employee/salary', { body: sent })).status).toBe(200)
})

it('always applies to oneself: no one changes their own bank account alone', async () => {
  const company = await withPayroll(await aCompany())
  const ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  await withPasswords(company, ravi)
  await company.admin.call('PUT /api/v1/user/two-person-rule', { body: { area: 'employeeBank', isOn: false } })
  const bank = (accountNumber: string) => ({
    ...{ holderName: 'Ravi Kumar', accountNumber, accountNumberAgain: accountNumber, ifsc: 'HDFC0001234' },
    accountType: 'savings' as const,
  })
  const params = { id: ravi.employee }
  await company.admin.call('PUT /api/v1/employee/bank-details/{id}', { params, body: bank('123456789012') })
  const own = await ravi.raw('PUT /api/v1/employee/bank-details/{id}', { params, body: bank('999956789012') })
  expect([202, 403]).toContain(own.status)
})
