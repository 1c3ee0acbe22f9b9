import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { months } from '@muster/engine/day.ts'
import { aCompany, run, type Person } from '../../../testing/company.ts'
import { certificateYear } from '../form16/certificate-year.ts'
import { partsOfYear } from '../form16/make.ts'
import { earnedMonths } from '../pay-run/inputs/settled.queries.ts'
import { declare, financialYear, ppf } from '../tax/testing.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../testing.ts'

interface Figures {
  salaryPaise: number
  basicPaise?: number
  pfPaise?: number
  ptPaise?: number
  tdsPaise?: number
  paidHalfDays?: number
}

const enter = (by: Person, person: Person, fromMonth: string, toMonth: string, of: Figures) =>
  by.call('POST /api/v1/user/opening-pay', { body: { employeeId: person.employee, fromMonth, toMonth, ...of } })

/** The company leaves its old product on 1 October 2026, with five employees; one of them left in August. */
async function movingIn() {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const hr = await company.employee('Anita Rao', { role: 'HR', joinedOn: '2026-10-01' })
  const of = (name: string) => company.employee(name, { joinedOn: '2020-06-01' })
  const [priya, ravi, meera] = [await of('Priya Nair'), await of('Ravi Kumar'), await of('Meera Iyer')]
  const [sunil, dev] = [await of('Sunil Das'), await of('Dev Shah')]
  for (const [n, person] of [priya, ravi, meera, sunil, dev].entries()) {
    const params = { id: person.employee }
    await company.admin.call('PUT /api/v1/employee/personal-info/{id}', { params, body: { pan: `ABCPN123${n}F` } })
  }
  // ₹2,00,000 of gross pay a month, half of it basic.
  for (const person of [priya, ravi, meera, sunil]) await pay(company, person, 2_400_000_00, '2026-10-01')
  const left = { status: 'inactive' as const, inactiveDate: '2026-08-31', reason: 'Moves to Pune' }
  await hr.call('PUT /api/v1/employee/status/{id}', { params: { id: dev.employee }, body: left })
  return { company, hr, priya, ravi, meera, sunil, dev }
}

/** What the first payslip takes for each line. */
async function takenIn(hr: Person, run: string, name: string): Promise<Record<string, number>> {
  const { data } = await hr.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
  const id = data.find(({ employee }) => employee.name === name)!._id
  const { lines } = await hr.call('GET /api/v1/user/payslip/{id}', { params: { id } })
  return Object.fromEntries(lines.map(({ code, amountPaise }) => [code, amountPaise]))
}

describe('a company that moves in on 1 October', () => {
  let story: Awaited<ReturnType<typeof movingIn>>
  let first: string

  beforeAll(async () => {
    story = await movingIn()
    const { hr, priya, ravi, meera, dev } = story
    for (const month of months('2026-04', '2026-09')) {
      const slip = { salaryPaise: 200_000_00, basicPaise: 100_000_00, pfPaise: 1_800_00, ptPaise: 200_00 }
      await enter(hr, priya, month, month, { ...slip, tdsPaise: 24_375_00 })
    }
    await enter(hr, ravi, '2026-04', '2026-09', { salaryPaise: 480_000_00, basicPaise: 240_000_00, ptPaise: 1_200_00 })
    const whole = { salaryPaise: 1_200_000_00, basicPaise: 600_000_00, pfPaise: 10_800_00, ptPaise: 1_200_00 }
    await enter(hr, meera, '2026-04', '2026-09', { ...whole, tdsPaise: 240_000_00 })
    await meera.call('PUT /api/v1/employee/self-tax-regime', { body: { financialYear, regime: 'old' } })
    await declare(meera, { ...ppf, amountPaise: 120_000_00 })
    await enter(hr, dev, '2026-04', '2026-08', { salaryPaise: 500_000_00, tdsPaise: 10_000_00, ptPaise: 1_000_00 })
    first = await runPayroll(story.company, '2026-10')
  })

  // Finance Act 2025, new regime: 4 lakh free, then 5, 10, 15, 20 and 25 % of each 4 lakh; standard deduction 75,000; cess 4 %.
  test('whose pay is unchanged pays a sixth of the rest of the tax, entered month by month', async () => {
    // 24,00,000 − 75,000 = 23,25,000: 20,000 + 40,000 + 60,000 + 80,000 + 25 % of 3,25,000 = 2,81,250; with cess 2,92,500.
    // Less 6 × 24,375 = 1,46,250; a sixth is 24,375.
    expect((await takenIn(story.hr, first, 'Priya Nair'))['TDS']).toBe(24_375_00)
  })

  test('also after a raise, entered as a total', async () => {
    // 4,80,000 + 12,00,000 − 75,000 = 16,05,000: 1,20,000 + 20 % of 5,000 = 1,21,000; with cess 1,25,840; a sixth.
    expect((await takenIn(story.hr, first, 'Ravi Kumar'))['TDS']).toBe(20_973_00)
  })

  test('and in the old regime, with PF and professional tax of the whole year', async () => {
    // Professional tax of Karnataka: 1,200 + 5 × 200 + 300 in February = 2,500. 80C: 1,20,000 + 6 × 1,800 + 6 × 3,000 = 1,48,800.
    // 24,00,000 − 50,000 − 2,500 − 1,48,800 = 21,98,700: 12,500 + 1,00,000 + 30 % of 11,98,700 = 4,72,110; with cess 4,90,994.40.
    // Less 2,40,000: 2,50,994.40; a sixth.
    expect((await takenIn(story.hr, first, 'Meera Iyer'))['TDS']).toBe(41_832_00)
  })

  test('checks before approval name people without previous pay entered, and the payslip shows what was', async () => {
    const { hr } = story
    const params = { id: first, code: 'noOpeningPay' } as const
    const { data } = await hr.call('GET /api/v1/user/payrun/{id}/preflight/{code}', { params })
    expect(data.map(({ employee, detail }) => [employee.name, detail])).toEqual([
      ['Sunil Das', 'Joined on 1 Jun 2020: pay and tax before October 2026 not entered'],
    ])
    const { data: slips } = await hr.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: first } })
    const id = slips.find(({ employee }) => employee.name === 'Priya Nair')!._id
    const { lines } = await hr.call('GET /api/v1/user/payslip/{id}', { params: { id } })
    const said = JSON.stringify(lines.find(({ code }) => code === 'TDS'))
    expect(said).toContain('Paid before Muster, April 2026 to September 2026')
    expect(said).toContain('Less deducted before Muster, April 2026 to September 2026')
  })

  test('the year shown to an employee includes both', async () => {
    const { months: counted, tdsPaise } = await story.priya.call('GET /api/v1/employee/self-tax-projection', {
      query: { financialYear },
    })
    expect([counted, tdsPaise]).toEqual([{ paid: 6, assumed: 6 }, 146_250_00])
  })

  test('changing an entry makes the calculation outdated', async () => {
    const { hr, ravi } = story
    const of = { query: { employeeId: ravi.employee } }
    const { entries, firstRun, usedIn } = await hr.call('GET /api/v1/user/opening-pay', of)
    expect([firstRun, usedIn, entries.length]).toEqual(['2026-10', null, 1])
    const { _id, addedBy, wasAlone: _, writtenAt, ...entry } = entries[0]!
    expect([addedBy, writtenAt]).toEqual(['Anita Rao', expect.any(String)])
    const body = { ...entry, ptPaise: 1_100_00 }
    await hr.call('PUT /api/v1/user/opening-pay/{id}', { params: { id: _id }, body })
    const changes = await hr.call('GET /api/v1/user/payrun/{id}/changes', { params: { id: first } })
    expect(changes).toMatchObject({ count: 1, people: [{ name: 'Ravi Kumar' }] })
    await hr.call('PUT /api/v1/user/opening-pay/{id}', { params: { id: _id }, body: entry })
    expect(await hr.call('GET /api/v1/user/payrun/{id}/changes', { params: { id: first } })).toMatchObject({ count: 0 })
  })

  test('once the run is locked it is fixed; certificate, annexures, bonus and leave cover the whole year', async () => {
    const { company, hr, priya, ravi, dev } = story
    await company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: first }, body: { action: 'approve' } })
    const { entries, usedIn } = await hr.call('GET /api/v1/user/opening-pay', { query: { employeeId: ravi.employee } })
    expect(usedIn).toBe('2026-10')
    const params = { id: entries[0]!._id }
    const locked = { status: 409, message: 'The locked payslip of Ravi Kumar for October 2026 was calculated from it.' }
    expect(await hr.refused('DELETE /api/v1/user/opening-pay/{id}', { params })).toMatchObject(locked)

    const parts = await company.within(async (tx) =>
      partsOfYear(tx, await certificateYear(tx, financialYear), { employees: null, after: null, limit: 50 }),
    )
    const of = (person: Person) => parts.find(({ employee }) => employee === person.employee)!.content
    const quarters = (person: Person) => of(person).quarters.map(({ paidPaise, tdsPaise }) => [paidPaise, tdsPaise])
    expect([of(priya).from, of(priya).to, of(priya).tdsPaise]).toEqual(['2026-04-01', '2026-10-31', 170_625_00])
    expect(quarters(priya)).toEqual([
      [600_000_00, 73_125_00],
      [600_000_00, 73_125_00],
      [200_000_00, 24_375_00],
      [0, 0],
    ])
    // Former employees are certified as well.
    expect([of(dev).person.name, of(dev).to, of(dev).tdsPaise]).toEqual(['Dev Shah', '2026-08-31', 10_000_00])
    const certificates = await hr.call('GET /api/v1/user/form-16', { query: { financialYear } })
    expect(certificates.data.map(({ name }) => name)).toContain('Dev Shah')

    const earned = await company.within((tx) =>
      earnedMonths(tx, { employee: ravi.employee, from: '2026-01', before: '2026-11' }),
    )
    expect(earned.map(({ month, bonusWagesPaise, basicPaise }) => [month, bonusWagesPaise, basicPaise])).toEqual([
      ['2026-10', 158_400_00, 100_000_00],
      ...['09', '08', '07', '06', '05', '04'].map((month) => [`2026-${month}`, 40_000_00, 40_000_00]),
    ])
    const { files } = await hr.call('GET /api/v1/user/payrun/{id}/files', { params: { id: first } })
    expect(JSON.stringify(files)).toContain('Annexure I')
  })
})

test('months are refused at their field, and are either run here or entered, never both', async () => {
  const company = await withPayroll(await aCompany())
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair', { joinedOn: '2026-05-11' })
  await pay(company, priya, 2_400_000_00, '2026-10-01')
  const refused = async (fromMonth: string, toMonth: string, of: Figures) => {
    const body = { employeeId: priya.employee, fromMonth, toMonth, ...of }
    const { errors } = await hr.refused('POST /api/v1/user/opening-pay', { body })
    return errors?.map(({ path, message }) => `${path}: ${message}`)
  }
  const month = { salaryPaise: 100_000_00, tdsPaise: 5_000_00 }
  expect(await refused('2026-08', '2026-11', month)).toEqual([
    'body.toMonth: Enter April to September and October to March separately: ESI and half-yearly tax begin anew',
  ])
  expect(await refused('2026-08', '2026-08', { ...month, tdsPaise: 100_001_00 })).toEqual([
    'body.tdsPaise: More than the gross salary and perquisites',
  ])
  expect(await refused('2026-08', '2026-08', { ...month, paidHalfDays: 63 })).toEqual([
    'body.paidHalfDays: These months have fewer days',
  ])
  expect(await refused('2026-04', '2026-06', month)).toEqual(['body.fromMonth: Priya Nair joined on 11 May 2026'])
  const { _id } = await enter(hr, priya, '2026-07', '2026-09', month)
  expect(await refused('2026-09', '2026-09', month)).toEqual(['body.fromMonth: September 2026 is entered already'])
  expect(await hr.refused('POST /api/v1/user/payrun', { body: { month: '2026-09' } })).toMatchObject({
    errors: [
      { path: 'body.month', message: 'September 2026 was entered as paid before Muster. Start with a later month.' },
    ],
  })
  await runPayroll(company, '2026-10')
  expect(await refused('2026-10', '2026-10', month)).toEqual([
    'body.toMonth: October 2026 is run here. Choose a month before it.',
  ])
  await hr.call('DELETE /api/v1/user/opening-pay/{id}', { params: { id: _id } })
  const { entries } = await hr.call('GET /api/v1/user/opening-pay', { query: { employeeId: priya.employee } })
  expect(entries).toEqual([])
  expect(await priya.refused('GET /api/v1/user/opening-pay', { query: { employeeId: priya.employee } })).toMatchObject({
    status: 403,
  })
})

test('deductions entered by month are in the annexure of the quarter, those in a total are named', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const hr = await company.employee('Anita Rao', { role: 'HR', joinedOn: '2026-11-01' })
  const [priya, ravi] = [
    await company.employee('Priya Nair', { joinedOn: '2020-06-01' }),
    await company.employee('Ravi Kumar', { joinedOn: '2020-06-01' }),
  ]
  for (const person of [priya, ravi]) await pay(company, person, 2_400_000_00, '2026-11-01')
  await enter(hr, priya, '2026-10', '2026-10', { salaryPaise: 200_000_00, tdsPaise: 24_375_00 })
  await enter(hr, ravi, '2026-04', '2026-09', { salaryPaise: 1_200_000_00, tdsPaise: 146_250_00 })
  await enter(hr, ravi, '2026-10', '2026-10', { salaryPaise: 200_000_00, tdsPaise: 24_375_00 })
  await company.within(async (tx) => {
    // As if it had been a total of two months.
    await run(
      tx,
      sql`update opening_pay_month set is_share = true where employee_id = ${ravi.employee} and month = '2026-10'`,
    )
  })
  const id = await lockMonth(company, '2026-11')
  const { files } = await hr.call('GET /api/v1/user/payrun/{id}/files', { params: { id } })
  const annexure = files.find(({ kind }) => kind === 'tax-annexure-1')!
  expect(annexure.excluded.map(({ name, reason }) => `${name}: ${reason}`)).toEqual(
    expect.arrayContaining([
      'Ravi Kumar: TDS of October 2026 entered as part of a total before Muster: enter it by month',
    ]),
  )
  const content = await hr.raw('GET /api/v1/user/payrun/{id}/files/{kind}', { params: { id, kind: 'tax-annexure-1' } })
  const lines = String(content.body).split('\n')
  expect(lines.filter((line) => line.includes('Priya Nair') && line.includes('24375.00'))).toHaveLength(1)
})
