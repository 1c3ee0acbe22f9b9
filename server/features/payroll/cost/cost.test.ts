import { describe, expect, test } from 'vitest'
import { aCompany, type Company } from '../../../testing/company.ts'
import { runPayroll, withPayroll } from '../testing.ts'

const everything = ['pf', 'pfCharges', 'esi', 'lwf', 'gratuity'] as const

/** The starting template with these contributions in its CTC. */
async function including(company: Company & { template: string }, ctcIncludes: readonly (typeof everything)[number][]) {
  const params = { id: company.template }
  const { name, lines } = await company.admin.call('GET /api/v1/user/salary-template/{id}', { params })
  const body = {
    name,
    lines: lines.map(({ componentId, calculation }) => ({ componentId, calculation })),
    ctcIncludes: [...ctcIncludes],
  }
  await company.admin.call('PUT /api/v1/user/salary-template/{id}', { params, body })
}

const asked = (company: Company & { template: string }, annualCtcPaise: number) =>
  company.admin.call('POST /api/v1/user/salary-breakdown', {
    body: { annualCtcPaise, of: { templateId: company.template }, startsOn: '2026-10-01' },
  })

describe('what a salary costs', () => {
  test('a template without the option keeps its figures, and shows what comes on top', async () => {
    const company = await withPayroll(await aCompany(), { statutory: true })
    const { totals, contributions, estimate } = await asked(company, 36_000_000)
    expect(totals).toMatchObject({ ctcAnnualPaise: 36_000_000, grossMonthlyPaise: 3_000_000 })
    expect(contributions.map(({ part, inCtc }) => [part, inCtc])).toEqual([
      ['pf', false],
      ['pfCharges', false],
      ['lwf', false],
      ['gratuity', false],
    ])
    expect(estimate!.employerCostAnnualPaise).toBeGreaterThan(36_000_000)
    expect(estimate!.takeHomeMonthlyPaise).toBe(
      estimate!.grossMonthlyPaise - estimate!.deductions.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    )
  })

  test.each([2_40_000_00, 2_76_000_00, 3_00_000_00, 3_60_000_00, 6_00_000_01, 18_00_000_00])(
    'with everything included the employer cost of %i paise is the CTC to the paisa',
    async (annualCtcPaise) => {
      const company = await withPayroll(await aCompany(), { statutory: true })
      await including(company, everything)
      const { totals, estimate, problems } = await asked(company, annualCtcPaise)
      expect(problems).toEqual([])
      expect(totals!.ctcAnnualPaise).toBe(annualCtcPaise)
      expect(estimate!.employerCostAnnualPaise).toBe(annualCtcPaise)
    },
  )

  test('the salary keeps it, and a run deducts what was estimated', async () => {
    const company = await withPayroll(await aCompany(), { statutory: true })
    await including(company, ['pf', 'pfCharges'])
    const priya = await company.employee('Priya Nair')
    const body = { employeeId: priya.employee, templateId: company.template, annualCtcPaise: 36_000_000 }
    await company.admin.call('POST /api/v1/employee/salary', { body: { ...body, startsOn: '2026-10-01' } })
    const { salaries } = await priya.call('GET /api/v1/employee/self-salary')
    const [salary] = salaries
    expect(salary).toMatchObject({ annualCtcPaise: 36_000_000, totals: { ctcAnnualPaise: 36_000_000 } })
    const pf = salary!.contributions.find(({ part }) => part === 'pf')!
    expect(salary!.totals.grossMonthlyPaise).toBeLessThan(3_000_000 - pf.monthlyPaise + 100)
    const id = await runPayroll(company, '2026-10')
    const { totals } = await company.admin.call('GET /api/v1/user/payrun/{id}', { params: { id } })
    expect(totals.grossPaise).toBe(salary!.totals.grossMonthlyPaise)
  })

  test('a company that is not registered pays nothing on top, so nothing is set aside for it', async () => {
    const company = await withPayroll(await aCompany(), { statutory: true })
    await including(company, ['pf', 'pfCharges', 'esi'])
    await company.admin.call('POST /api/v1/user/statutory-registrations', {
      body: {
        answers: [
          { section: 'pf', answer: 'notCovered' },
          { section: 'esi', answer: 'notCovered' },
        ],
      },
    })
    expect((await asked(company, 36_000_000)).totals).toMatchObject({ grossMonthlyPaise: 3_000_000 })
  })
})
