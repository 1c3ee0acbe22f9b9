import { describe, expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

describe('salaries', () => {
  test('a new salary never changes the old one', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000, '2026-04-01')
    await company.admin.call('PUT /api/v1/employee/salary/{id}', {
      params: { id: priya.employee },
      body: { templateId: company.template, annualCtcPaise: 66_000_000, startsOn: '2026-12-01' },
    })
    const { salaries } = await priya.call('GET /api/v1/employee/self-salary')
    expect(salaries).toMatchObject([
      { startsOn: '2026-12-01', endsOn: null, state: 'future', annualCtcPaise: 66_000_000, changeBasisPoints: 1000 },
      { startsOn: '2026-04-01', endsOn: '2026-11-30', state: 'current', annualCtcPaise: 60_000_000 },
    ])
  })

  test('one from the same day replaces it', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 6_000_000_0)
    await pay(company, priya, 72_000_000)
    const { salaries } = await priya.call('GET /api/v1/employee/self-salary')
    expect(salaries.map(({ annualCtcPaise }) => annualCtcPaise)).toEqual([72_000_000])
  })

  test('it cannot start before the day of joining', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair', { joinedOn: '2026-06-01' })
    const refusal = await company.admin.refused('POST /api/v1/employee/salary', {
      body: {
        employeeId: priya.employee,
        templateId: company.template,
        annualCtcPaise: 60_000_000,
        startsOn: '2026-05-01',
      },
    })
    expect(refusal).toMatchObject({ status: 400, errors: [{ path: 'body.startsOn' }] })
  })

  test('one that begins in a locked month is settled by the next run; too far back it is refused', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000, '2024-04-01')
    await lockMonth(company, '2026-09')
    const params = { id: priya.employee }
    const raise = (startsOn: string) => ({ templateId: company.template, annualCtcPaise: 72_000_000, startsOn })
    const refusal = await company.admin.refused('PUT /api/v1/employee/salary/{id}', {
      params,
      body: raise('2024-10-31'),
    })
    expect(refusal.errors?.[0]?.message).toBe('Arrears go back 24 months. Choose a date from 1 Nov 2024.')
    company.clock.advance(60)
    await company.admin.call('PUT /api/v1/employee/salary/{id}', { params, body: raise('2026-09-01') })
    await lockMonth(company, '2026-10')
    const { data } = await priya.call('GET /api/v1/user/passbook/{id}', { params })
    expect(data.map(({ month, grossPaise }) => [month, grossPaise])).toEqual([
      ['2026-10', 7_000_000],
      ['2026-09', 5_000_000],
    ])
  })

  test('no one changes their own salary', async () => {
    const company = await withPayroll(await aCompany())
    const anita = await company.employee('Anita Rao', { role: 'HR' })
    const body = { templateId: company.template, annualCtcPaise: 90_000_000, startsOn: '2026-11-01' }
    expect(
      await anita.refused('PUT /api/v1/employee/salary/{id}', { params: { id: anita.employee }, body }),
    ).toMatchObject({ status: 403 })
  })

  test('the owner and holders of the permission see it; the manager, colleagues and other companies do not', async () => {
    const company = await withPayroll(await aCompany())
    const manager = await company.employee('Rohit Verma', { role: 'Manager' })
    const priya = await company.employee('Priya Nair', { reportsTo: manager })
    const accountant = await company.employee('Dev Shah', { role: 'Accountant' })
    const other = await aCompany('Globex')
    await pay(company, priya, 60_000_000)
    const params = { id: priya.employee }
    expect((await priya.call('GET /api/v1/employee/self-salary')).salaries).toHaveLength(1)
    expect((await accountant.call('GET /api/v1/employee/salary/{id}', { params })).salaries).toHaveLength(1)
    expect((await manager.call('GET /api/v1/employee/self-salary')).salaries).toEqual([])
    expect(await manager.refused('GET /api/v1/employee/salary/{id}', { params })).toMatchObject({ status: 403 })
    expect(await priya.refused('GET /api/v1/employee/salary/{id}', { params })).toMatchObject({ status: 403 })
    expect(await other.admin.refused('GET /api/v1/employee/salary/{id}', { params })).toMatchObject({ status: 404 })
    expect((await company.admin.call('GET /api/v1/employee/self-salary')).salaries).toEqual([])
  })
})

describe('payments and deductions besides the salary', () => {
  const bonus = {
    type: 'earning' as const,
    name: 'Diwali bonus',
    amountPaise: 500_000,
    reason: 'Festival',
    fromMonth: '2026-11',
    toMonth: '2026-11',
  }

  test('one not paid yet is deleted; a deduction already made ends with the locked month', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const loan = { ...bonus, type: 'deduction' as const, name: 'Loan', fromMonth: '2026-10', toMonth: null }
    const { _id: loanId } = await company.admin.call('POST /api/v1/user/pay-input', {
      body: { ...loan, employeeId: priya.employee },
    })
    await lockMonth(company, '2026-10')
    const { _id: bonusId } = await company.admin.call('POST /api/v1/user/pay-input', {
      body: { ...bonus, employeeId: priya.employee },
    })
    expect(await company.admin.call('DELETE /api/v1/user/pay-input/{id}', { params: { id: bonusId } })).toEqual({
      endedWith: null,
    })
    expect(await company.admin.call('DELETE /api/v1/user/pay-input/{id}', { params: { id: loanId } })).toEqual({
      endedWith: '2026-10',
    })
    const left = await company.admin.call('GET /api/v1/user/pay-input', { query: { employeeId: priya.employee } })
    expect(left).toMatchObject([{ name: 'Loan', toMonth: '2026-10', isPaid: true }])
  })

  test('nothing can be added to a locked month, or by a manager', async () => {
    const company = await withPayroll(await aCompany())
    const manager = await company.employee('Rohit Verma', { role: 'Manager' })
    const priya = await company.employee('Priya Nair', { reportsTo: manager })
    await pay(company, priya, 60_000_000)
    await lockMonth(company, '2026-11')
    const body = { ...bonus, employeeId: priya.employee }
    expect(await company.admin.refused('POST /api/v1/user/pay-input', { body })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.fromMonth' }],
    })
    expect(await manager.refused('POST /api/v1/user/pay-input', { body })).toMatchObject({ status: 403 })
    expect(
      await manager.refused('GET /api/v1/user/pay-input', { query: { employeeId: priya.employee } }),
    ).toMatchObject({ status: 403 })
  })
})
