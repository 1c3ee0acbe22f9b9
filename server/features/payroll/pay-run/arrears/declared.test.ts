import { beforeEach, describe, expect, test } from 'vitest'
import type { Day, Instant, Month } from '@muster/contract/values.ts'
import { aCompany, type Person } from '../../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../../testing.ts'

type Company = Awaited<ReturnType<typeof withPayroll>>
let company: Company
let asha: Person

const on = (day: Day) => company.clock.set(`${day}T06:00:00.000Z` as Instant)
/** Of a month's gross, a fifth is house rent and 1,600 conveyance; the rest is ESI wages, but at least half. */
const gives = (monthly: number, from: Day) => pay(company, asha, monthly * 1200, from)
const locks = async (...months: Month[]) => {
  for (const month of months) await lockMonth(company, month)
}

const slipOf = async (month: Month) => {
  const { data } = await asha.call('GET /api/v1/user/passbook/{id}', {
    params: { id: asha.employee },
    query: { limit: 20 },
  })
  const { _id: id } = data.find((slip) => slip.month === month)!
  return asha.call('GET /api/v1/user/payslip/{id}', { params: { id } })
}
/** Both shares of a month's payslip; zero where it has none. */
const shares = async (month: Month) => {
  const { lines } = await slipOf(month)
  const of = (line: string) => lines.find(({ code }) => code === line)?.amountPaise ?? 0
  return [of('ESI'), of('EMPLOYER_ESI')]
}
const sharesOn = (rupees: number) => [75, 325].map((rate) => Math.ceil((rupees * rate) / 10_000) * 100)

beforeEach(async () => {
  company = await withPayroll(await aCompany(), { statutory: true })
  on('2026-04-10')
  asha = await company.employee('Asha Rao', { joinedOn: '2026-04-01' })
})

describe('ESI on what is told late', () => {
  test('a raise from April that is told in July is contributed to from July', async () => {
    await gives(20_000, '2026-04-01')
    on('2026-06-30')
    await locks('2026-04', '2026-05', '2026-06')
    on('2026-07-15')
    await gives(24_000, '2026-04-01')
    await locks('2026-07')
    expect((await slipOf('2026-07')).arrears.map(({ month }) => month)).toEqual(['2026-04', '2026-05', '2026-06'])
    expect(await shares('2026-07')).toEqual(sharesOn(17_600))
    // Nothing more is found in the next month.
    on('2026-08-31')
    await locks('2026-08')
    expect(await shares('2026-08')).toEqual(sharesOn(17_600))
  })

  test('the month in which it was told is contributed to, even if it had been paid already', async () => {
    await gives(20_000, '2026-04-01')
    on('2026-07-25')
    await locks('2026-04', '2026-05', '2026-06', '2026-07')
    on('2026-07-28')
    await gives(24_000, '2026-04-01')
    on('2026-08-31')
    await locks('2026-08')
    // The raise of July besides August.
    expect(await shares('2026-08')).toEqual(sharesOn(17_600 + 3_200))
  })

  test('a lost day that is given back is contributed to at the salary of then', async () => {
    await gives(20_000, '2026-04-01')
    const tells = (halfDays: number, reason: string) =>
      company.admin.call('POST /api/v1/employee/late-attendance/{id}', {
        params: { id: asha.employee },
        body: { day: '2026-06-10', halfDays, reason },
      })
    on('2026-06-30')
    await locks('2026-04', '2026-05', '2026-06')
    await tells(2, 'Was not there')
    on('2026-07-31')
    await locks('2026-07')
    // 480 of the 14,400 were recovered for a day of June.
    expect(await shares('2026-07')).toEqual(sharesOn(14_400 - 480))
    await tells(-2, 'Was there after all')
    on('2026-08-05')
    await gives(24_000, '2026-04-01')
    on('2026-08-31')
    await locks('2026-08')
    expect(await shares('2026-08')).toEqual(sharesOn(17_600 + 480))
  })

  test('a raise past the ceiling from August, told in October, keeps coverage to March', async () => {
    await gives(20_000, '2026-04-01')
    on('2026-09-30')
    await locks('2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09')
    on('2026-10-12')
    await gives(30_000, '2026-08-01')
    await locks('2026-10')
    expect(await shares('2026-10')).toEqual(sharesOn(22_400))
    on('2027-04-30')
    await locks('2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04')
    expect([await shares('2027-03'), await shares('2027-04')]).toEqual([sharesOn(22_400), [0, 0]])
  })

  test('the same raise told in September ends coverage with the period', async () => {
    await gives(20_000, '2026-04-01')
    on('2026-08-31')
    await locks('2026-04', '2026-05', '2026-06', '2026-07', '2026-08')
    on('2026-09-12')
    await gives(30_000, '2026-08-01')
    on('2026-10-31')
    await locks('2026-09', '2026-10')
    expect([await shares('2026-09'), await shares('2026-10')]).toEqual([sharesOn(22_400), [0, 0]])
  })

  test('a raise that was recorded together with the first salary was no secret', async () => {
    await gives(20_000, '2026-04-01')
    await gives(30_000, '2026-08-01')
    on('2026-10-31')
    await locks('2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10')
    expect([await shares('2026-09'), await shares('2026-10')]).toEqual([sharesOn(22_400), [0, 0]])
  })

  test('who is insurable in October and is paid for it in November is covered to March', async () => {
    await gives(20_000, '2026-04-01')
    on('2026-10-31')
    await locks('2026-10')
    on('2026-11-02')
    asha = await company.employee('Meera Iyer', { joinedOn: '2026-10-05' })
    await gives(20_000, '2026-10-05')
    on('2026-11-12')
    await gives(30_000, '2026-11-01')
    await locks('2026-11')
    const october = Math.round((14_400 * 27) / 31)
    const [ofOctober, ofNovember] = [sharesOn(october), sharesOn(22_400)]
    expect(await shares('2026-11')).toEqual(ofOctober.map((share, at) => share + ofNovember[at]!))
  })
})
