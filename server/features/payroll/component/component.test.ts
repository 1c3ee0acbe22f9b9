import { describe, expect, test } from 'vitest'
import { defaultFlags } from '@muster/contract/payroll/salary/component-flags.ts'
import { aCompany, type Company } from '../../../testing/company.ts'
import { changesSaid } from '../../../platform/audit/audit.ts'
import { auditPage } from '../../../platform/audit/audit.queries.ts'
import type { Id } from '@muster/contract/values.ts'
import { pay, withPayroll } from '../testing.ts'
import { componentFlags } from '../component-flags/component-flags.ts'

const pf = {
  name: 'Employer PF',
  code: 'PF',
  type: 'employer' as const,
  calculation: { type: 'formula' as const, text: 'min(0.12 * BASIC, 1800)' },
}

async function log(company: Company, type: string, id: Id) {
  const { data } = await company.within((tx) =>
    auditPage(tx, { type, id, sortBy: 'n', sortOrder: 'asc', limit: 20, offset: 0 }),
  )
  return data.map(({ who, action, changes }) => ({ who, action, changes: changesSaid(changes, 'en') }))
}

describe('formulas', () => {
  test('a component with a formula counts in a template, in the salary and in the breakdown, to the rupee', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    const { _id } = await company.admin.call('POST /api/v1/user/salary-component', { body: pf })
    const params = { id: company.template }
    const { name, lines } = await company.admin.call('GET /api/v1/user/salary-template/{id}', { params })
    await company.admin.call('PUT /api/v1/user/salary-template/{id}', {
      params,
      body: { name, lines: [...lines.map(({ componentId }) => ({ componentId })), { componentId: _id }] },
    })
    await pay(company, priya, 60_000_000)
    const { salaries } = await priya.call('GET /api/v1/employee/self-salary')
    expect(salaries[0]?.lines.map(({ code, monthlyPaise }) => [code, monthlyPaise])).toEqual([
      ['BASIC', 2_500_000],
      ['HRA', 1_000_000],
      ['CONVEYANCE', 160_000],
      ['SPECIAL', 1_160_000],
      ['PF', 180_000],
    ])
    expect(salaries[0]?.lines.at(-1)?.words).toBe('min(0.12 * BASIC, 1800), with BASIC ₹25,000')
    expect(salaries[0]?.totals.ctcAnnualPaise).toBe(60_000_000)
  })

  test.each([
    ['0.12 * Basci', 'Employer PF: "Basci" is not a component here. Did you mean BASIC?'],
    ['12% * BASIC', 'Employer PF: Write a percentage as a number: 0.4 for 40%'],
    ['PF + 1', "These components need each other's amount: Employer PF → Employer PF"],
    ['SPECIAL / 10', "These components need each other's amount: Employer PF → Special allowance → Employer PF"],
  ])('%s is refused at its field', async (text, message) => {
    const company = await withPayroll(await aCompany())
    const body = { ...pf, calculation: { type: 'formula' as const, text } }
    const refusal = await company.admin.refused('POST /api/v1/user/salary-component', { body })
    expect(refusal).toMatchObject({ status: 400, errors: [{ path: 'body.calculation.text', message }] })
  })

  test('its result is shown while it is being edited, with the components it needs', async () => {
    const company = await withPayroll(await aCompany())
    const example = (text: string) =>
      company.admin.call('POST /api/v1/user/salary-component-example', {
        body: { annualCtcPaise: 60_000_000, type: 'deduction', calculation: { type: 'formula', text } },
      })
    expect(await example('0.1 * hra')).toEqual({
      monthlyPaise: 100_000,
      words: '0.1 * hra, with HRA ₹10,000',
      problems: [],
    })
    expect(await example('0.01 * GROSS')).toMatchObject({ monthlyPaise: 50_000 })
    expect(await example('100 / (BASIC - 25000)')).toMatchObject({
      monthlyPaise: null,
      problems: ['This component: It divides by "BASIC - 25000", which is 0'],
    })
    expect((await example('0.1 * Hrra')).problems).toEqual([
      'This component: "Hrra" is not a component here. Did you mean HRA?',
    ])
  })

  test("a code used in a template's formula cannot be removed", async () => {
    const company = await withPayroll(await aCompany())
    const meal = {
      name: 'Meal',
      code: 'MEAL',
      type: 'earning' as const,
      calculation: { type: 'fixed' as const, monthlyPaise: 0 },
    }
    const { _id: mealId } = await company.admin.call('POST /api/v1/user/salary-component', { body: meal })
    const params = { id: company.template }
    const { name, lines } = await company.admin.call('GET /api/v1/user/salary-template/{id}', { params })
    const parts = lines.map(({ componentId, code }) => ({
      componentId,
      calculation: code === 'HRA' ? { type: 'formula' as const, text: 'MEAL + 100' } : null,
    }))
    await company.admin.call('PUT /api/v1/user/salary-template/{id}', {
      params,
      body: { name, lines: [...parts, { componentId: mealId }] },
    })
    const change = (body: typeof meal | (Omit<typeof meal, 'calculation'> & Pick<typeof pf, 'calculation'>)) =>
      company.admin.refused('PUT /api/v1/user/salary-component/{id}', { params: { id: mealId }, body })
    expect(await change({ ...meal, code: 'FOOD' })).toMatchObject({
      status: 400,
      errors: [
        {
          path: 'body.code',
          message: 'In the template "Standard": House rent allowance: "MEAL" is not a component here',
        },
      ],
    })
    expect(await change({ ...meal, calculation: { type: 'formula', text: 'HRA / 2' } })).toMatchObject({
      errors: [{ path: 'body.calculation.text', message: expect.stringContaining("need each other's amount") }],
    })
  })
})

describe('the statutory treatment of a component', () => {
  test('the components of a new company have their flags', async () => {
    const company = await withPayroll(await aCompany())
    const flags = await company.within(componentFlags)
    expect(flags.get('BASIC')).toMatchObject({ wageClass: 'included', bonusWage: true, taxHead: 'basic' })
    expect(flags.get('HRA')).toMatchObject({ wageClass: 'excluded', tax: 'exemptOldRegimeOnly', taxHead: 'hra' })
    expect(flags.get('CONVEYANCE')).toMatchObject({ wageClass: 'excluded', bonusWage: false, ptWage: true })
    expect(flags.get('SPECIAL')).toMatchObject({ wageClass: 'included', tax: 'taxable', taxHead: 'other' })
  })

  test('what is left out gets the usual default, and is left unchanged by an update', async () => {
    const company = await withPayroll(await aCompany())
    const { _id: id } = await company.admin.call('POST /api/v1/user/salary-component', {
      body: { ...pf, wageClass: 'outside' },
    })
    const params = { id }
    expect(await company.admin.call('GET /api/v1/user/salary-component/{id}', { params })).toMatchObject({
      ...defaultFlags(pf),
      wageClass: 'outside',
    })
    await company.admin.call('PUT /api/v1/user/salary-component/{id}', { params, body: { ...pf, ptWage: true } })
    expect(await company.admin.call('GET /api/v1/user/salary-component/{id}', { params })).toMatchObject({
      wageClass: 'outside',
      ptWage: true,
      tax: 'notIncome',
    })
  })
})

test('the log shows who added, changed and deleted components and templates, and what', async () => {
  const company = await withPayroll(await aCompany())
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const { _id: id } = await hr.call('POST /api/v1/user/salary-component', { body: pf })
  await hr.call('PUT /api/v1/user/salary-component/{id}', {
    params: { id },
    body: { ...pf, calculation: { type: 'formula', text: '0.12 * BASIC' }, wageClass: 'outside' },
  })
  await hr.call('PUT /api/v1/user/salary-component/{id}', {
    params: { id },
    body: { ...pf, calculation: { type: 'formula', text: '0.12 * BASIC' } },
  })
  await hr.call('DELETE /api/v1/user/salary-component/{id}', { params: { id } })
  expect(await log(company, 'salaryComponent', id)).toEqual([
    { who: 'Anita Rao', action: 'added', changes: { name: { from: null, to: 'Employer PF' } } },
    {
      who: 'Anita Rao',
      action: 'changed',
      changes: {
        calculation: { from: 'min(0.12 * BASIC, 1800)', to: '0.12 * BASIC' },
        wageClass: { from: 'Excluded, up to half of pay', to: 'Not part of wages' },
      },
    },
    { who: 'Anita Rao', action: 'deleted', changes: { name: { from: 'Employer PF', to: null } } },
  ])
  const params = { id: company.template }
  const { lines } = await hr.call('GET /api/v1/user/salary-template/{id}', { params })
  const fewer = lines.filter(({ code }) => code !== 'HRA').map(({ componentId }) => ({ componentId }))
  await hr.call('PUT /api/v1/user/salary-template/{id}', { params, body: { name: 'Standard', lines: fewer } })
  await hr.call('DELETE /api/v1/user/salary-template/{id}', { params })
  expect(await log(company, 'salaryTemplate', company.template)).toMatchObject([
    {
      action: 'changed',
      changes: { components: { from: 'BASIC, HRA, CONVEYANCE, SPECIAL', to: 'BASIC, CONVEYANCE, SPECIAL' } },
    },
    { action: 'deleted', changes: { name: { from: 'Standard', to: null } } },
  ])
})

test('earnings and deductions are selected by name, page by page, without inactive ones', async () => {
  const company = await withPayroll(await aCompany())
  const names: string[] = []
  let next: string | undefined
  do {
    const cut = await company.admin.call('GET /api/v1/user/salary-earning-component', {
      query: { limit: 2, ...(next === undefined ? {} : { next }) },
    })
    expect(cut.data.every(({ type }) => type === 'earning')).toBe(true)
    names.push(...cut.data.map(({ name }) => name))
    next = cut.pagination.next ?? undefined
  } while (next !== undefined)
  const all = await company.admin.call('GET /api/v1/user/salary-component-basic')
  expect(names).toEqual(all.filter(({ type }) => type === 'earning').map(({ name }) => name))

  const body = { name: 'Canteen', code: 'CANTEEN', type: 'deduction' as const, isActive: false }
  const calculation = { type: 'fixed' as const, monthlyPaise: 50_000 }
  await company.admin.call('POST /api/v1/user/salary-component', { body: { ...body, calculation } })
  const find = async (componentName: string) =>
    (await company.admin.call('GET /api/v1/user/salary-deduction-compoent', { query: { componentName } })).data
  expect(await find('cant')).toEqual([])
  await company.admin.call('POST /api/v1/user/salary-component', {
    body: { ...body, code: 'CANTEEN2', name: 'Canteen meals', isActive: true, calculation },
  })
  expect((await find('cant')).map(({ name }) => name)).toEqual(['Canteen meals'])
})
