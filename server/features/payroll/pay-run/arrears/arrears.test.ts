import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Month } from '@muster/contract/values.ts'
import { aCompany, run } from '../../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../../testing.ts'

test('a backdated salary is settled over locked months of two years, up and down, to the calculation from scratch', async () => {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair', { joinedOn: '2025-06-01' })
  const ravi = await company.employee('Ravi Kumar', { joinedOn: '2025-06-01' })
  const slipOf = async (person: typeof priya, month: Month) => {
    const { data } = await person.call('GET /api/v1/user/passbook/{id}', { params: { id: person.employee } })
    const { _id: id } = data.find((slip) => slip.month === month)!
    return person.call('GET /api/v1/user/payslip/{id}', { params: { id } })
  }
  const arrears = async (month: Month) =>
    (await slipOf(priya, month)).lines
      .filter(({ code }) => code.startsWith('BASIC@'))
      .map(({ code, amountPaise }) => [code, amountPaise])

  // From the first month Ravi has the salary that Priya turns out to have in the end.
  await pay(company, ravi, 72_000_000, '2026-03-01')
  await pay(company, priya, 60_000_000, '2026-03-01')
  for (const month of ['2026-03', '2026-04'] as const) await lockMonth(company, month)

  company.clock.advance(60)
  await pay(company, priya, 84_000_000, '2026-03-01')
  await lockMonth(company, '2026-05')
  expect(await arrears('2026-05')).toEqual([
    ['BASIC@2026-03', 1_000_000],
    ['BASIC@2026-04', 1_000_000],
  ])

  company.clock.advance(60)
  await pay(company, priya, 72_000_000, '2026-03-01')
  await lockMonth(company, '2026-06')
  expect(await arrears('2026-06')).toEqual(
    ['2026-03', '2026-04', '2026-05'].map((month) => [`BASIC@${month}`, -500_000]),
  )
  await lockMonth(company, '2026-07')
  expect(await arrears('2026-07')).toEqual([])
  const [march] = (await slipOf(priya, '2026-05')).arrears
  const basic = march!.lines.find(({ code }) => code === 'BASIC')!
  expect([march!.month, basic.name, basic.duePaise - basic.paidPaise]).toEqual(['2026-03', 'Basic', 1_000_000])
  // For the components that changed: ₹20,000 a month more than before.
  expect(march!.duePaise - march!.paidPaise).toBe(2_000_000)
  // What was settled in May counts as paid.
  expect((await slipOf(priya, '2026-06')).arrears[0]).toMatchObject({ month: '2026-03', paidPaise: march!.duePaise })
  expect((await slipOf(priya, '2026-07')).arrears).toEqual([])

  const netOf = async (person: typeof priya) => {
    const months: Month[] = ['2026-03', '2026-04', '2026-05', '2026-06', '2026-07']
    const slips = await Promise.all(months.map((month) => slipOf(person, month)))
    return slips.reduce((sum, { netPaise }) => sum + netPaise, 0)
  }
  expect(await netOf(priya)).toBe(await netOf(ravi))
})

test.each([
  [84_000_000, '2026-04-01', 3],
  [48_000_000, '2026-05-01', 2],
  [84_000_000, '2026-06-16', 1],
  [60_000_000, '2026-04-01', 0],
  [84_000_000, '2026-07-01', 0],
])(
  'a revision to %i from %s says before it is saved what the next run then pays for %i months',
  async (ctc, from, n) => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair', { joinedOn: '2025-06-01' })
    await pay(company, priya, 60_000_000, '2026-04-01')
    for (const month of ['2026-04', '2026-05', '2026-06'] as const) await lockMonth(company, month)
    company.clock.advance(60)
    const body = { employeeId: priya.employee, templateId: company.template, annualCtcPaise: ctc, startsOn: from }
    const told = await company.admin.call('POST /api/v1/employee/salary-arrears', { body })
    expect(told.months).toHaveLength(n)
    expect(told.paidWith).toMatchObject({ month: '2026-07' })
    const params = { id: priya.employee }
    const saved = async () => (await company.admin.call('GET /api/v1/employee/salary/{id}', { params })).salaries
    // Nothing was stored.
    expect((await saved()).map(({ annualCtcPaise }) => annualCtcPaise)).toEqual([60_000_000])
    expect(await company.admin.call('POST /api/v1/employee/salary-arrears', { body })).toEqual(told)
    await pay(company, priya, ctc, from)
    await lockMonth(company, '2026-07')
    const { data } = await priya.call('GET /api/v1/user/passbook/{id}', { params })
    const slip = await priya.call('GET /api/v1/user/payslip/{id}', {
      params: { id: data.find(({ month }) => month === '2026-07')!._id },
    })
    expect(slip.arrears.map(({ month, duePaise, paidPaise }) => [month, duePaise - paidPaise])).toEqual(
      told.months.map(({ month, amountPaise }) => [month, amountPaise]),
    )
    expect(told.totalPaise).toBe(told.months.reduce((sum, { amountPaise }) => sum + amountPaise, 0))
  },
)

test('no open run pays the arrears of someone who has left, and a wrong date is refused as when saving', async () => {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair', { joinedOn: '2025-06-01' })
  await pay(company, priya, 60_000_000, '2026-04-01')
  await lockMonth(company, '2026-04')
  company.clock.advance(60)
  await company.within((tx) => run(tx, sql`update employee set left_on = '2026-04-30' where id = ${priya.employee}`))
  const body = { employeeId: priya.employee, templateId: company.template, annualCtcPaise: 84_000_000 }
  const told = await company.admin.call('POST /api/v1/employee/salary-arrears', {
    body: { ...body, startsOn: '2026-04-01' },
  })
  expect(told).toMatchObject({ months: [{ month: '2026-04', amountPaise: 2_000_000 }], paidWith: null })
  const wrong = await company.admin.refused('POST /api/v1/employee/salary-arrears', {
    body: { ...body, startsOn: '2025-01-01' },
  })
  expect(wrong.errors?.map(({ path }) => path)).toEqual(['body.startsOn'])
})

test('recoveries beyond what a month pays are deferred to later months, and no one is excluded', async () => {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 72_000_000, '2026-04-01')
  for (const month of ['2026-04', '2026-05', '2026-06']) await lockMonth(company, month)
  company.clock.advance(60)
  await pay(company, priya, 24_000_000, '2026-04-01')
  const nets: number[] = []
  for (const month of ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12'] as const) {
    if (month === '2026-12') company.clock.set('2026-12-30T06:00:00.000Z')
    const run = await lockMonth(company, month)
    const { totals, excluded } = await company.admin.call('GET /api/v1/user/payrun/{id}', { params: { id: run } })
    expect(excluded).toBe(0)
    nets.push(totals.netPaise)
  }
  // Three months of 40,000 too much equal six months of 20,000.
  expect(nets).toEqual([0, 0, 0, 0, 0, 0])
  company.clock.set('2027-01-30T06:00:00.000Z')
  const january = await lockMonth(company, '2027-01')
  const params = { id: january }
  expect((await company.admin.call('GET /api/v1/user/payrun/{id}', { params })).totals.netPaise).toBe(2_000_000)
})
