import { describe, expect, test } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { pay, withPayroll } from '../testing.ts'

const hra = {
  name: 'Meal allowance',
  code: 'MEAL',
  type: 'earning' as const,
  calculation: { type: 'fixed' as const, monthlyPaise: 220_000 },
}

describe('salary components', () => {
  test('HR adds one, finds it by type, changes it and deletes it', async () => {
    const company = await withPayroll(await aCompany())
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const { _id: id } = await hr.call('POST /api/v1/user/salary-component', { body: hra })
    const earnings = await hr.call('GET /api/v1/user/salary-component', { query: { type: 'earning', search: 'meal' } })
    expect(earnings.data).toMatchObject([{ _id: id, code: 'MEAL', isProrated: true, templates: 0 }])
    await hr.call('PUT /api/v1/user/salary-component/{id}', { params: { id }, body: { ...hra, name: 'Food' } })
    expect(await hr.call('GET /api/v1/user/salary-component/{id}', { params: { id } })).toMatchObject({ name: 'Food' })
    await hr.call('DELETE /api/v1/user/salary-component/{id}', { params: { id } })
    expect(await hr.refused('GET /api/v1/user/salary-component/{id}', { params: { id } })).toMatchObject({
      status: 404,
    })
  })

  test('a code is used once, and the message says so', async () => {
    const company = await withPayroll(await aCompany())
    const refusal = await company.admin.refused('POST /api/v1/user/salary-component', { body: { ...hra, code: 'hra' } })
    expect(refusal).toMatchObject({ status: 409, errors: [{ path: 'body.code' }] })
  })

  test('one used in a template cannot be deleted', async () => {
    const company = await withPayroll(await aCompany())
    const { data } = await company.admin.call('GET /api/v1/user/salary-component', { query: { search: 'basic' } })
    const refusal = await company.admin.refused('DELETE /api/v1/user/salary-component/{id}', {
      params: { id: data[0]!._id },
    })
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('part of a salary template') })
  })

  test('an employee without the permission cannot read or write', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    expect(await priya.refused('GET /api/v1/user/salary-component')).toMatchObject({ status: 403 })
    expect(await priya.refused('POST /api/v1/user/salary-component', { body: hra })).toMatchObject({ status: 403 })
  })

  test('another company finds nothing', async () => {
    const acme = await withPayroll(await aCompany())
    const { data } = await acme.admin.call('GET /api/v1/user/salary-component')
    const other = await aCompany('Globex')
    const params = { id: data[0]!._id }
    expect(await other.admin.refused('GET /api/v1/user/salary-component/{id}', { params })).toMatchObject({
      status: 404,
    })
    expect(await other.admin.refused('DELETE /api/v1/user/salary-component/{id}', { params })).toMatchObject({
      status: 404,
    })
  })
})

describe('salary templates', () => {
  test('the starting template divides a CTC so that the parts add up to it', async () => {
    const company = await withPayroll(await aCompany())
    const { lines, totals, problems } = await company.admin.call('POST /api/v1/user/salary-breakdown', {
      body: { annualCtcPaise: 60_000_000, of: { templateId: company.template } },
    })
    expect(problems).toEqual([])
    expect(lines.map(({ code, monthlyPaise }) => [code, monthlyPaise])).toEqual([
      ['BASIC', 2_500_000],
      ['HRA', 1_000_000],
      ['CONVEYANCE', 160_000],
      ['SPECIAL', 1_340_000],
    ])
    expect(totals).toMatchObject({ ctcAnnualPaise: 60_000_000, grossMonthlyPaise: 5_000_000 })
  })

  test('a CTC too small for the parts is reported with the amount', async () => {
    const company = await withPayroll(await aCompany())
    const { problems } = await company.admin.call('POST /api/v1/user/salary-breakdown', {
      body: { annualCtcPaise: 100_000, of: { templateId: company.template } },
    })
    expect(problems[0]?.message).toContain('more than the CTC')
  })

  test('a template needs one component that takes the rest', async () => {
    const company = await withPayroll(await aCompany())
    const { data } = await company.admin.call('GET /api/v1/user/salary-component', { query: { search: 'basic' } })
    const refusal = await company.admin.refused('POST /api/v1/user/salary-template', {
      body: { name: 'Bare', lines: [{ componentId: data[0]!._id }] },
    })
    expect(refusal).toMatchObject({ status: 400, errors: [{ path: 'body.lines' }] })
  })

  test("a changed template changes no one's salary", async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const before = await priya.call('GET /api/v1/employee/self-salary')
    const template = await company.admin.call('GET /api/v1/user/salary-template/{id}', {
      params: { id: company.template },
    })
    const lines = template.lines
      .filter(({ code }) => code !== 'HRA')
      .map(({ componentId }) => ({ componentId, calculation: null }))
    await company.admin.call('PUT /api/v1/user/salary-template/{id}', {
      params: { id: company.template },
      body: { name: 'Leaner', lines },
    })
    expect(await priya.call('GET /api/v1/employee/self-salary')).toEqual(before)
  })

  test('the table shows people and an example, and a template in use cannot be deleted', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const table = await company.admin.call('GET /api/v1/user/salary-template-table')
    expect(table.data).toMatchObject([{ name: 'Standard', components: 4, people: 1, sampleMonthlyPaise: 5_000_000 }])
    const refusal = await company.admin.refused('DELETE /api/v1/user/salary-template/{id}', {
      params: { id: company.template },
    })
    expect(refusal).toMatchObject({ status: 409 })
  })
})
