import { describe, expect, test } from 'vitest'
import { startingIdentity } from '@muster/contract/payroll/statutory/employee-statutory.routes.ts'
import { aCompany, type Company } from '../../../testing/company.ts'
import { pay, runPayroll, withPayroll } from '../testing.ts'

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

  test('the salary page has the contributions of the payslip, month by month', async () => {
    const company = await withPayroll(await aCompany(), { statutory: true })
    await including(company, ['pf'])
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 900_000_00, '2026-08-01')
    const [salary] = (await priya.call('GET /api/v1/employee/self-salary')).salaries
    const run = await runPayroll(company, '2026-10')
    const slips = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
    const slip = await company.admin.call('GET /api/v1/user/payslip/{id}', { params: { id: slips.data[0]!._id } })
    const onSlip = slip.lines
      .filter(({ code }) => code === 'EMPLOYER_EPF' || code === 'EMPLOYER_EPS')
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    const inCtc = salary!.contributions.find(({ part }) => part === 'pf')!.monthlyPaise
    const beyond = salary!.estimate!.beyondCtc.find(({ part }) => part === 'pf')!
    expect([inCtc, beyond.monthlyPaise, onSlip]).toEqual([1_800_00, 1_200_00, 3_000_00])
    expect(beyond.ctcMonthlyPaise).toBe(1_800_00)
    expect(salary!.estimate).toMatchObject({
      month: '2026-11',
      employerCostMonthlyPaise:
        salary!.totals.ctcMonthlyPaise +
        salary!.estimate!.beyondCtc.reduce((sum, { monthlyPaise }) => sum + monthlyPaise, 0),
    })
    expect(salary!.estimate!.lawChanges).toEqual([
      'From 17 Sep 2026, Employer PF: ₹3,000 per month instead of ₹1,800 (EPF: monthly wage ceiling ₹25,000).',
      'From 17 Sep 2026, EDLI and PF admin charges: ₹250 per month instead of ₹150 (EPF: monthly wage ceiling ₹25,000).',
    ])
  })

  test('page and payslip agree for each way to be a member, whichever law the CTC was broken up by', async () => {
    const company = await withPayroll(await aCompany(), { statutory: true })
    await including(company, ['pf', 'esi'])
    const ways = [
      [startingIdentity, 900_000_00],
      [{ pfOnFullWages: true }, 900_000_00],
      [{ vpf: { type: 'amount', monthlyPaise: 500_000 } }, 480_000_00],
      [{ epsMember: false }, 480_000_00],
      [{ pfMember: false }, 480_000_00],
      [startingIdentity, 200_000_00],
      [{ esi: 'exempt' }, 200_000_00],
    ] as const
    const people = []
    for (const [n, [identity, ctc]] of ways.entries()) {
      const person = await company.employee(`Person ${'ABCDEFG'[n]}`)
      await pay(company, person, ctc, '2026-08-01')
      const body = { from: '2026-10' as const, note: '', value: { ...startingIdentity, ...identity } }
      const params = { id: person.employee }
      if (identity !== startingIdentity)
        await company.admin.call('PUT /api/v1/employee/statutory/{id}', { params, body })
      people.push(person)
    }
    await runPayroll(company, '2026-10')
    await company.admin.call('PUT /api/v1/user/payrun/{id}', {
      params: { id: (await company.admin.call('GET /api/v1/user/payrun')).run!._id },
      body: { action: 'approve' },
    })
    for (const person of people) {
      const [salary] = (await person.call('GET /api/v1/employee/self-salary')).salaries
      const { data } = await person.call('GET /api/v1/user/passbook/{id}', { params: { id: person.employee } })
      const slip = await person.call('GET /api/v1/user/payslip/{id}', { params: { id: data[0]!._id } })
      const onSlip = (...codes: string[]) =>
        slip.lines.filter(({ code }) => codes.includes(code)).reduce((sum, { amountPaise }) => sum + amountPaise, 0)
      const onPage = (part: string) =>
        [...salary!.contributions, ...salary!.estimate!.beyondCtc]
          .filter((one) => one.part === part)
          .reduce((sum, { monthlyPaise }) => sum + monthlyPaise, 0)
      expect(['pf', 'pfCharges', 'esi'].map(onPage)).toEqual([
        onSlip('EMPLOYER_EPF', 'EMPLOYER_EPS'),
        onSlip('EDLI', 'PF_ADMIN'),
        onSlip('EMPLOYER_ESI'),
      ])
    }
  })

  test.each(['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'])(
    'a CTC from %s names the month and the change of the law, and the cost is the CTC with what is beyond it',
    async (startsOn) => {
      const company = await withPayroll(await aCompany(), { statutory: true })
      for (const parts of [[], ['pf'], everything] as const) {
        await including(company, [...parts])
        const body = { annualCtcPaise: 900_000_00, of: { templateId: company.template }, startsOn }
        const { totals, contributions, estimate } = await company.admin.call('POST /api/v1/user/salary-breakdown', {
          body,
        })
        const { beyondCtc, lawChanges, month, employerCostAnnualPaise } = estimate!
        expect(totals!.ctcAnnualPaise).toBe(900_000_00)
        expect(employerCostAnnualPaise).toBe(
          totals!.ctcAnnualPaise + beyondCtc.reduce((sum, { annualPaise }) => sum + annualPaise, 0),
        )
        expect(beyondCtc.map(({ part }) => part)).toEqual(
          contributions.filter(({ inCtc }) => !inCtc).map(({ part }) => part),
        )
        expect(month).toBe(startsOn === '2026-09-01' ? '2026-10' : startsOn.slice(0, 7))
        expect(lawChanges.some((text) => text.startsWith('From 17 Sep 2026, Employer PF: ₹3,000'))).toBe(true)
      }
    },
  )

  test('a share that the template plans as a component counts once', async () => {
    const company = await withPayroll(await aCompany(), { statutory: true })
    const { _id } = await company.admin.call('POST /api/v1/user/salary-component', {
      body: {
        ...{ name: 'PF of the employer', code: 'EMPLOYER_PF', type: 'employer' },
        ...{ calculation: { type: 'fixed', monthlyPaise: 1_800_00 }, isProrated: false },
      },
    })
    const params = { id: company.template }
    const { name, lines } = await company.admin.call('GET /api/v1/user/salary-template/{id}', { params })
    const all = lines.map(({ componentId, calculation }) => ({ componentId, calculation }))
    await company.admin.call('PUT /api/v1/user/salary-template/{id}', {
      params,
      body: { name, lines: [...all, { componentId: _id, calculation: null }] },
    })
    const { totals, estimate } = await asked(company, 900_000_00)
    const [pf, ...others] = estimate!.beyondCtc
    expect(pf).toMatchObject({ part: 'pf', monthlyPaise: 1_200_00, ctcMonthlyPaise: 1_800_00 })
    expect(estimate!.employerCostMonthlyPaise).toBe(
      totals!.ctcMonthlyPaise + 1_200_00 + others.reduce((sum, { monthlyPaise }) => sum + monthlyPaise, 0),
    )
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
