import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aCompany, run } from '../../../testing/company.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../testing.ts'
import { calculateRun } from './calculation/calculate-run.ts'

const step = (id: string, action: 'recalculate' | 'approve' | 'pay') => ({ params: { id }, body: { action } })

describe('a pay run', () => {
  test('is started, calculated, approved and paid', async () => {
    const company = await withPayroll(await aCompany())
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const priya = await company.employee('Priya Nair', { department: 'Design' })
    await pay(company, priya, 60_000_000)
    await pay(company, hr, 120_000_000)
    const start = await hr.call('GET /api/v1/user/payrun')
    expect(start).toMatchObject({
      month: '2026-11',
      run: null,
      people: { employed: 2, withoutSalary: 0 },
      payDate: '2026-11-30',
    })
    const { _id: id } = await hr.call('POST /api/v1/user/payrun', { body: { month: '2026-11' } })
    expect(await hr.refused('PUT /api/v1/user/payrun/{id}', step(id, 'approve'))).toMatchObject({ status: 409 })
    await calculateRun(company.app, { organisation: company.organisation, run: id })
    const run = await hr.call('GET /api/v1/user/payrun/{id}', { params: { id } })
    expect(run).toMatchObject({
      state: 'calculated',
      total: 2,
      done: 2,
      totals: { people: 2, netPaise: 15_000_000 },
      excluded: 0,
    })
    expect(run.departments).toContainEqual({ name: 'Design', people: 1, netPaise: 5_000_000 })
    expect(await hr.call('PUT /api/v1/user/payrun/{id}', step(id, 'approve'))).toEqual({ _id: id, state: 'approved' })
    expect(await hr.call('PUT /api/v1/user/payrun/{id}', step(id, 'pay'))).toEqual({ _id: id, state: 'paid' })
    const history = await hr.call('GET /api/v1/user/payrun-history')
    expect(history.data).toMatchObject([
      { month: '2026-11', state: 'paid', approvedBy: 'Anita Rao', paidBy: 'Anita Rao' },
    ])
    expect(history.pagination.limit).toBe(5)
    expect(await hr.call('GET /api/v1/user/payrun')).toMatchObject({ month: '2026-12', run: null })
  })

  test('of one month is started once, even by two calls at the same moment', async () => {
    const company = await withPayroll(await aCompany())
    const start = () => company.admin.raw('POST /api/v1/user/payrun', { body: { month: '2026-11' } })
    const answers = await Promise.all([start(), start()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is approved once, even by two calls at the same moment', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const id = await runPayroll(company, '2026-11')
    const approve = () => company.admin.raw('PUT /api/v1/user/payrun/{id}', step(id, 'approve'))
    const answers = await Promise.all([approve(), approve()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('of a future month, or before a locked one, is refused', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const future = await company.admin.refused('POST /api/v1/user/payrun', { body: { month: '2026-12' } })
    expect(future.errors?.[0]?.message).toBe('December 2026 can be calculated from 1 Dec 2026.')
    await lockMonth(company, '2026-10')
    expect(await company.admin.refused('POST /api/v1/user/payrun', { body: { month: '2026-09' } })).toMatchObject({
      status: 422,
    })
  })

  test('waits for the month before it', async () => {
    const company = await withPayroll(await aCompany())
    await runPayroll(company, '2026-10')
    const refusal = await company.admin.refused('POST /api/v1/user/payrun', { body: { month: '2026-11' } })
    expect(refusal).toMatchObject({ status: 422, message: 'Approve October 2026 first.' })
  })

  test('excludes people who cannot be paid and says why; the others are paid', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    const rahul = await company.employee('Rahul Iyer')
    await company.employee('Meera Das')
    await pay(company, priya, 60_000_000)
    await pay(company, rahul, 30_000_000)
    await company.admin.call('POST /api/v1/user/pay-input', {
      body: {
        employeeId: rahul.employee,
        type: 'deduction',
        name: 'Laptop',
        amountPaise: 9_000_000,
        reason: 'Not given back',
        fromMonth: '2026-11',
        toMonth: '2026-11',
      },
    })
    const id = await runPayroll(company, '2026-11')
    const run = await company.admin.call('GET /api/v1/user/payrun/{id}', { params: { id } })
    expect(run).toMatchObject({ total: 3, done: 3, excluded: 2, totals: { people: 1, netPaise: 5_000_000 } })
    const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/excluded', { params: { id } })
    expect(data.map(({ employee, reason }) => [employee.name, reason])).toEqual([
      ['Meera Das', 'No salary is set'],
      ['Rahul Iyer', 'Deductions exceed pay by ₹65,000'],
    ])
  })

  test('excludes people whom an override makes impossible to pay, instead of getting stuck', async () => {
    const company = await withPayroll(await aCompany(), { statutory: true })
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 300_000_000)
    // No call accepts such a value any more.
    await company.within((tx) =>
      run(
        tx,
        sql`insert into law_override (organisation_id, law, starts_on, value, source, created_at)
          values (${company.organisation}, 'in.tax.roundedTo', '2026-04-01', '0', 'A test of it', ${tx.now})`,
      ),
    )
    const id = await runPayroll(company, '2026-10')
    const params = { id }
    expect(await company.admin.call('GET /api/v1/user/payrun/{id}', { params })).toMatchObject({
      ...{ state: 'calculated', excluded: 1, totals: { people: 0 } },
    })
  })

  test('pays joiners from their first day, and shows changes from the month before', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    const joiner = await company.employee('Rahul Iyer', { joinedOn: '2026-11-16' })
    await pay(company, priya, 60_000_000)
    await pay(company, joiner, 60_000_000, '2026-11-16')
    await lockMonth(company, '2026-10')
    await company.admin.call('POST /api/v1/user/pay-input', {
      body: {
        employeeId: priya.employee,
        type: 'earning',
        name: 'Bonus',
        amountPaise: 1_000_000,
        reason: 'Launch',
        fromMonth: '2026-11',
        toMonth: '2026-11',
      },
    })
    const id = await runPayroll(company, '2026-11')
    const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', {
      params: { id },
      query: { sortBy: 'name', sortOrder: 'asc' },
    })
    expect(data).toMatchObject([
      { employee: { name: 'Priya Nair' }, netPaise: 6_000_000, previousNetPaise: 5_000_000, flags: ['changed'] },
      { employee: { name: 'Rahul Iyer' }, netPaise: 2_500_000, previousNetPaise: null, flags: ['new'] },
    ])
    const changed = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', {
      params: { id },
      query: { flag: 'new', search: 'rahul' },
    })
    expect(changed.pagination.total).toBe(1)
  })

  test('is not approved if pay changed since it was calculated, until it is recalculated', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const id = await runPayroll(company, '2026-11')
    await pay(company, priya, 72_000_000)
    const refusal = await company.admin.refused('PUT /api/v1/user/payrun/{id}', step(id, 'approve'))
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('Priya Nair') })
    await company.admin.call('PUT /api/v1/user/payrun/{id}', step(id, 'recalculate'))
    await calculateRun(company.app, { organisation: company.organisation, run: id })
    expect(await company.admin.call('PUT /api/v1/user/payrun/{id}', step(id, 'approve'))).toMatchObject({
      state: 'approved',
    })
    expect(await company.admin.call('GET /api/v1/user/payrun/{id}', { params: { id } })).toMatchObject({
      totals: { netPaise: 6_000_000 },
    })
    expect(await company.admin.refused('PUT /api/v1/user/payrun/{id}', step(id, 'recalculate'))).toMatchObject({
      status: 409,
    })
  })

  test('needs the permission, and is not found from another company', async () => {
    const company = await withPayroll(await aCompany())
    const manager = await company.employee('Rohit Verma', { role: 'Manager' })
    const accountant = await company.employee('Dev Shah', { role: 'Accountant' })
    const priya = await company.employee('Priya Nair', { reportsTo: manager })
    const other = await aCompany('Globex')
    await pay(company, priya, 60_000_000)
    const id = await runPayroll(company, '2026-11')
    const params = { id }
    for (const person of [manager, priya]) {
      expect(await person.refused('GET /api/v1/user/payrun')).toMatchObject({ status: 403 })
      expect(await person.refused('POST /api/v1/user/payrun', { body: { month: '2026-11' } })).toMatchObject({
        status: 403,
      })
      expect(await person.refused('GET /api/v1/user/payrun-history')).toMatchObject({ status: 403 })
      expect(await person.refused('GET /api/v1/user/payrun/{id}', { params })).toMatchObject({ status: 403 })
      expect(await person.refused('PUT /api/v1/user/payrun/{id}', step(id, 'approve'))).toMatchObject({ status: 403 })
      expect(await person.refused('GET /api/v1/user/payrun/{id}/payslips', { params })).toMatchObject({ status: 403 })
      expect(await person.refused('GET /api/v1/user/payrun/{id}/excluded', { params })).toMatchObject({ status: 403 })
      expect(await person.refused('GET /api/v1/user/payrun-config')).toMatchObject({ status: 403 })
    }
    expect(await accountant.call('GET /api/v1/user/payrun/{id}', { params })).toMatchObject({ state: 'calculated' })
    expect(await accountant.refused('PUT /api/v1/user/payrun/{id}', step(id, 'approve'))).toMatchObject({ status: 403 })
    expect(await other.admin.refused('GET /api/v1/user/payrun/{id}', { params })).toMatchObject({ status: 404 })
    expect(await other.admin.refused('GET /api/v1/user/payrun/{id}/payslips', { params })).toMatchObject({
      status: 404,
    })
    expect(await other.admin.refused('PUT /api/v1/user/payrun/{id}', step(id, 'approve'))).toMatchObject({
      status: 404,
    })
  })
})
