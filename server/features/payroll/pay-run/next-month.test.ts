import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aCompany, run } from '../../../testing/company.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../testing.ts'

const days = { cutOffDay: 31, payDay: 7, dayBasis: 'calendar' } as const
const config = { ...days, lineRounding: 'nearestRupee', netRounding: 'nearestRupee' } as const

/** Priya earns ₹15,00,000 a month and is paid on the 7th of the next one. */
async function paidNextMonth(months: readonly string[]) {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const body = { ...config, payMonth: 'next' } as const
  await company.admin.call('PUT /api/v1/user/payrun-config', { body })
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 1_800_000_000, '2025-04-01')
  const runs: string[] = []
  for (const month of months) runs.push(await lockMonth(company, month))
  const { rows } = await company.within((tx) =>
    run(
      tx,
      sql`select slip.month, run.paid_in as "paidIn", slip.inputs::jsonb ->> 'payDate' as "payDate",
          slip.facts -> 'taxYear' ->> 'financialYear' as year, (slip.facts #>> '{taxYear,paymentsLeft}')::int as "left",
          (slip.facts #>> '{tax,tdsPaise}')::int as tds, (slip.facts #>> '{taxYear,taxPaise}')::int as tax
        from payslip slip join pay_run run on run.organisation_id = ${company.organisation} and run.id = slip.run_id
        where slip.organisation_id = ${company.organisation} order by slip.month`,
    ),
  )
  return { company, priya, runs, slips: rows as Record<string, string | number>[] }
}

describe('pay on the 7th of the next month', () => {
  test('is a payment of that month: its year, its quarter, its days', async () => {
    const { company, runs, slips } = await paidNextMonth(['2026-02', '2026-03', '2026-04'])
    expect(slips.map(({ month, paidIn, payDate, year, left }) => [month, paidIn, payDate, year, left])).toEqual([
      ['2026-02', '2026-03', '2026-03-07', '2025-26', 0],
      // The wages of March are the first payment of the new year.
      ['2026-03', '2026-04', '2026-04-07', '2026-27', 11],
      ['2026-04', '2026-05', '2026-05-07', '2026-27', 10],
    ])
    // A twelfth of the year's tax each, to the rupee: the second month takes the first into account.
    expect(Math.abs(Number(slips[2]!['tds']) - Number(slips[1]!['tds']))).toBeLessThanOrEqual(100)
    const files = async (id: string) =>
      (await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id } })).files.map(
        ({ kind, dueOn }: { kind: string; dueOn: string | null }) => [kind, dueOn] as const,
      )
    const due = async (id: string, kind: string) => (await files(id)).find(([of]) => of === kind)?.[1]
    // February's wages are paid in March: deposited by 30 April, with the statement of the last quarter and the whole year.
    expect(await due(runs[0]!, 'tax-annexure-1')).toBe('2026-04-30')
    expect((await files(runs[0]!)).some(([kind]) => kind === 'tax-annexure-2')).toBe(true)
    // March's wages are paid in April: deposited by 7 May, the first quarter of the next year.
    expect(await due(runs[1]!, 'tax-annexure-1')).toBe('2026-05-07')
    expect((await files(runs[1]!)).some(([kind]) => kind === 'tax-annexure-2')).toBe(false)
    expect(await due(runs[1]!, 'bank')).toBe('2026-04-07')
    const month = await company.admin.call('GET /api/v1/user/payrun/{id}', { params: { id: runs[1]! } })
    expect(month.payDate).toBe('2026-04-07')
  })

  test('may have a cut-off after the pay day, which pay in the same month may not', async () => {
    const company = await withPayroll(await aCompany())
    const refused = await company.admin.refused('PUT /api/v1/user/payrun-config', { body: config })
    expect(refused.errors?.map(({ path }) => path)).toEqual(['body.cutOffDay'])
    await company.admin.call('PUT /api/v1/user/payrun-config', { body: { ...config, payMonth: 'next' } })
    expect(await company.admin.call('GET /api/v1/user/payrun-config')).toMatchObject({ payDay: 7, payMonth: 'next' })
  })
})

test('asks for previous employment by the year of the payment', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  await company.admin.call('PUT /api/v1/user/payrun-config', { body: { ...config, payMonth: 'next' } })
  for (const [name, joinedOn] of [
    ['Priya Nair', '2026-03-02'],
    ['Rahul Iyer', '2026-02-02'],
  ] as const)
    await pay(company, await company.employee(name, { joinedOn }), 600_000_000, joinedOn)
  const askedIn = async (month: string) => {
    const id = await runPayroll(company, month)
    const params = { id, code: 'midYearJoiner' } as const
    const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/preflight/{code}', { params })
    await company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id }, body: { action: 'approve' } })
    return data.map(({ employee }) => employee.name)
  }
  // The wages of February are paid in March; those of March are the first payment of a new year.
  expect(await askedIn('2026-02')).toEqual(['Rahul Iyer'])
  expect(await askedIn('2026-03')).toEqual([])
})
