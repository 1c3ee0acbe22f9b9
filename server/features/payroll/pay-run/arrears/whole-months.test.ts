import { beforeEach, describe, expect, it } from 'vitest'
import type { Day, Month } from '@muster/contract/values.ts'
import { aCompany, type Person } from '../../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../../testing.ts'

type Company = Awaited<ReturnType<typeof withPayroll>>
let company: Company
let anita: Person

/** ₹31,000 a month: a day of August is ₹1,000 of gross. */
const ctc = 372_000_00

beforeEach(async () => {
  company = await withPayroll(await aCompany(), { statutory: true })
  company.clock.set('2026-08-31T09:00:00.000Z')
  anita = await company.employee('Anita Rao')
  await pay(company, anita, ctc)
})

const slips = async (of: Person) =>
  (await of.call('GET /api/v1/user/passbook/{id}', { params: { id: of.employee }, query: { limit: 20 } })).data
const slipOf = async (of: Person, month: Month, kind = 'regular') => {
  const ofMonth = (await slips(of)).find((slip) => slip.month === month && slip.kind === kind)
  return ofMonth && of.call('GET /api/v1/user/payslip/{id}', { params: { id: ofMonth._id } })
}
const linesOf = async (of: Person, month: Month) =>
  Object.fromEntries(((await slipOf(of, month))?.lines ?? []).map(({ code, amountPaise }) => [code, amountPaise]))
const owed = async (of: Person, month: Month) =>
  Object.fromEntries(Object.entries(await linesOf(of, month)).filter(([code]) => code.includes('@')))
const gross = (lines: Record<string, number>, month: Month) =>
  Object.entries(lines)
    .filter(([code]) => !/^(EPF|VPF|PT|LWF|EMPLOYER_|EDLI|PF_ADMIN|ESI)/.test(code) && code.endsWith(`@${month}`))
    .reduce((sum, [, amount]) => sum + amount, 0)
const leaves = (person: Person, inactiveDate: Day) =>
  company.admin.call('PUT /api/v1/employee/status/{id}', {
    params: { id: person.employee },
    body: { status: 'inactive', inactiveDate, reason: 'Moves to Pune' },
  })

describe('someone who joined in a locked month and was entered after it', () => {
  it('is paid its days by the next run, once, with PF and taxes of that month', async () => {
    for (const month of ['2026-07', '2026-08'] as const) await lockMonth(company, month)
    company.clock.set('2026-11-30T09:00:00.000Z')
    const priya = await company.employee('Priya Nair', { joinedOn: '2026-08-20' })
    await pay(company, priya, ctc, '2026-08-20')
    await lockMonth(company, '2026-09')
    const lines = await owed(priya, '2026-09')
    expect(gross(lines, '2026-08')).toBe(12_000_00)
    expect(lines).toMatchObject({ 'EPF@2026-08': expect.any(Number) as number })
    const slip = (await slipOf(priya, '2026-09'))!
    const basic = slip.lines.find(({ code }) => code === 'BASIC@2026-08')!
    expect(basic.explanation.reason).toBe('20 Aug 2026 to 31 Aug 2026 had not been paid')
    await lockMonth(company, '2026-10')
    expect(await owed(priya, '2026-10')).toEqual({})
    // Nothing for the months before the joining date.
    expect(Object.keys(lines).filter((code) => code.endsWith('@2026-07'))).toEqual([])
  })

  it('is paid every month since, with what is known of each: a raise, a lost day', async () => {
    company.clock.set('2026-11-30T09:00:00.000Z')
    for (const month of ['2026-07', '2026-08', '2026-09', '2026-10'] as const) await lockMonth(company, month)
    const priya = await company.employee('Priya Nair', { joinedOn: '2026-08-20' })
    await pay(company, priya, ctc, '2026-08-20')
    await pay(company, priya, 2 * ctc, '2026-10-01')
    await company.admin.call('POST /api/v1/employee/late-attendance/{id}', {
      params: { id: priya.employee },
      body: { day: '2026-08-25', halfDays: 2, reason: 'Was not there' },
    })
    await lockMonth(company, '2026-11')
    const lines = await owed(priya, '2026-11')
    expect([gross(lines, '2026-08'), gross(lines, '2026-09'), gross(lines, '2026-10')]).toEqual([
      11_000_00, 31_000_00, 62_000_00,
    ])
    expect([lines['PT@2026-09'], lines['PT@2026-10']]).toEqual([200_00, 200_00])
    // Changed after it was paid: only the difference.
    await company.admin.call('POST /api/v1/employee/late-attendance/{id}', {
      params: { id: priya.employee },
      body: { day: '2026-08-25', halfDays: -2, reason: 'Was there after all' },
    })
    company.clock.set('2026-12-31T09:00:00.000Z')
    await lockMonth(company, '2026-12')
    const december = await owed(priya, '2026-12')
    expect([gross(december, '2026-08'), december['PT@2026-08']]).toEqual([1_000_00, undefined])
    company.clock.set('2027-01-31T09:00:00.000Z')
    await lockMonth(company, '2027-01')
    expect(await owed(priya, '2027-01')).toEqual({})
  })

  it('is owed it again, once, if the payslip that paid it is reversed', async () => {
    await lockMonth(company, '2026-08')
    const priya = await company.employee('Priya Nair', { joinedOn: '2026-08-20' })
    await pay(company, priya, ctc, '2026-08-20')
    company.clock.set('2026-11-30T09:00:00.000Z')
    await lockMonth(company, '2026-09')
    const { _id: id } = (await slipOf(priya, '2026-09'))!
    await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', { params: { id }, body: { reason: 'Wrong' } })
    await lockMonth(company, '2026-10')
    const lines = await owed(priya, '2026-10')
    expect([gross(lines, '2026-08'), gross(lines, '2026-09')]).toEqual([12_000_00, 31_000_00])
    await lockMonth(company, '2026-11')
    expect(await owed(priya, '2026-11')).toEqual({})
  })
})

describe('a month in which someone was excluded', () => {
  it('is paid once there is a salary for it', async () => {
    company.clock.set('2026-11-30T09:00:00.000Z')
    const priya = await company.employee('Priya Nair')
    for (const month of ['2026-08', '2026-09'] as const) await lockMonth(company, month)
    expect(await slips(priya)).toEqual([])
    await pay(company, priya, ctc, '2026-09-01')
    await lockMonth(company, '2026-10')
    // August has no salary and stays unpaid; months before the first run were paid elsewhere.
    expect(Object.keys(await owed(priya, '2026-10')).every((code) => code.endsWith('@2026-09'))).toBe(true)
    expect(gross(await owed(priya, '2026-10'), '2026-09')).toBe(31_000_00)
    await pay(company, priya, ctc, '2026-08-01')
    await lockMonth(company, '2026-11')
    expect(gross(await owed(priya, '2026-11'), '2026-08')).toBe(31_000_00)
  })
})

describe('an exit that moves to a later day', () => {
  it('pays the days after it, even in a month without a payslip', async () => {
    company.clock.set('2026-11-30T09:00:00.000Z')
    await leaves(anita, '2026-08-10')
    for (const month of ['2026-08', '2026-09'] as const) await lockMonth(company, month)
    expect(await slipOf(anita, '2026-09')).toBe(undefined)
    await company.admin.call('PUT /api/v1/employee/status/{id}', {
      params: { id: anita.employee },
      body: { status: 'active' },
    })
    await lockMonth(company, '2026-10')
    const lines = await owed(anita, '2026-10')
    expect([gross(lines, '2026-08'), gross(lines, '2026-09')]).toEqual([21_000_00, 31_000_00])
    expect([lines['PT@2026-08'], lines['PT@2026-09']]).toEqual([undefined, 200_00])
    await lockMonth(company, '2026-11')
    expect(await owed(anita, '2026-11')).toEqual({})
  })
})

describe('a payslip that was reversed', () => {
  it('is paid again with professional tax and labour welfare of its month, once', async () => {
    company.clock.set('2027-01-31T09:00:00.000Z')
    for (const month of ['2026-10', '2026-11', '2026-12'] as const) await lockMonth(company, month)
    const before = await slipOf(anita, '2026-12')
    const taken = (code: string) => before!.lines.find((line) => line.code === code)?.amountPaise
    expect([taken('PT'), taken('LWF')]).toEqual([200_00, 50_00])
    await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', {
      params: { id: before!._id },
      body: { reason: 'Paid to the wrong account' },
    })
    const paidWith = await lockMonth(company, '2027-01')
    const january = await linesOf(anita, '2027-01')
    expect(january).toMatchObject({ 'PT@2026-12': 200_00, 'LWF@2026-12': 50_00, PT: 200_00 })
    expect(january['LWF']).toBe(undefined)
    company.clock.set('2027-02-28T09:00:00.000Z')
    await lockMonth(company, '2027-02')
    expect(await owed(anita, '2027-02')).toEqual({})
    // The same total as for a year in which nothing was reversed.
    const all = await Promise.all(
      (await slips(anita)).map(({ _id: id }) => anita.call('GET /api/v1/user/payslip/{id}', { params: { id } })),
    )
    const sum = (code: string) =>
      all
        .flatMap(({ lines }) => lines)
        .reduce((s, one) => (one.code.split('@')[0] === code ? s + one.amountPaise : s), 0)
    expect([sum('PT'), sum('LWF')]).toEqual([4 * 200_00 + 300_00, 50_00])
    // January's returns include December's figures, in separate rows.
    const { files } = await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id: paidWith } })
    const of = (kind: string) => files.find((file) => file.kind === kind)?.amountPaise
    expect([of('professional-tax'), of('welfare-fund')]).toEqual([400_00, 150_00])
    const file: unknown = await company.admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', {
      params: { id: paidWith, kind: 'professional-tax' },
    })
    expect(String(file)).toContain('"2026-12"')
  })
})
