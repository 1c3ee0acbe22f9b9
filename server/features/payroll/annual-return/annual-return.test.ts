import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { twoEntities } from '../legal-entity/testing.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

const key = 'GET /api/v1/user/annual-return'
const fileKey = 'GET /api/v1/user/annual-return/file'
const slipsKey = 'GET /api/v1/user/payrun/{id}/payslips'

type Return = Awaited<ReturnType<typeof returnOf>>
const returnOf = (company: Company, query: object = {}) => company.admin.call(key, { query })

const figure = ({ figures }: Return, name: string) => figures.find((one) => one.key === name)!
const all = (of: Return, name: string) => figure(of, name).all

/** A person's days, as left by the day's close. */
async function attended(
  company: Company,
  { employee }: Person,
  days: Record<string, [state: string, minutes: number]>,
) {
  for (const [day, [state, minutes]] of Object.entries(days))
    await company.within((tx) =>
      run(
        tx,
        sql`insert into attendance_day (organisation_id, employee_id, day, state, zone, window_from, window_to, worked_minutes,
            break_minutes, late_minutes, early_minutes, overtime_minutes, is_final, loss_of_pay_half_days, reasons, computed_at)
          values (${company.organisation}, ${employee}, ${day}, ${state}, 'Asia/Kolkata', ${`${day}T00:00:00Z`},
            ${`${day}T23:00:00Z`}, ${minutes}, 0, 0, 0, ${Math.max(0, minutes - 480)}, true, 0, '[]', ${`${day}T23:00:00Z`})
          on conflict (organisation_id, employee_id, day) do update set state = excluded.state,
            worked_minutes = excluded.worked_minutes, overtime_minutes = excluded.overtime_minutes`,
      ),
    )
}

/** A file of a run as objects by heading. */
async function rowsOf({ admin }: Company, id: string, kind: string, entity: string) {
  const bytes: unknown = await admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', {
    params: { id, kind },
    query: { entity },
  })
  const lines = String(bytes).replace('\uFEFF', '').trimEnd().split('\r\n')
  const [names = [], ...rows] = lines.map((line) => line.slice(1, -1).split('","'))
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])))
}

const paise = (text: string | undefined) => Math.round(Number(text) * 100)

describe('the figures for the annual return of a company with two legal entities', () => {
  let company: Awaited<ReturnType<typeof twoEntities>>['company']
  let scene: Awaited<ReturnType<typeof twoEntities>>
  let runs: string[]
  let pune: string
  beforeAll(async () => {
    scene = await twoEntities()
    company = scene.company
    const { priya, rahul, meera } = scene
    const { admin } = company
    const genders = [
      [priya, 'female'],
      [rahul, 'male'],
      [meera, 'other'],
    ] as const
    for (const [{ employee: id }, gender] of genders)
      await admin.call('PUT /api/v1/employee/personal-info/{id}', { params: { id }, body: { gender } })
    const address = {
      addressLine1: '1 Hill Road',
      addressLine2: '',
      city: 'Pune',
      state: 'IN-MH',
      postalCode: '411001',
    }
    const place = { ...address, timeZone: 'Asia/Kolkata', latitude: null, longitude: null, punchRule: 'off' as const }
    pune = (
      await admin.call('POST /api/v1/user/location', { body: { name: 'Pune plant', ...place, radiusMetres: 100 } })
    )._id
    await admin.call('PUT /api/v1/employee/basic-info/{id}', {
      params: { id: rahul.employee },
      body: { locationId: pune, locationFrom: '2026-11-01' },
    })
    await attended(company, priya, {
      ...{ '2026-10-05': ['present', 540], '2026-10-06': ['halfDay', 240], '2026-11-02': ['workFromHome', 480] },
      '2026-10-07': ['leave', 0],
    })
    await attended(company, rahul, { '2026-10-05': ['present', 480], '2026-11-03': ['present', 500] })
    await attended(company, meera, { '2026-10-05': ['present', 480] })
    const { code } = await admin.call('GET /api/v1/employee/basic-info/{id}', { params: { id: priya.employee } })
    const input = [
      ['Fine', 'Late arrival', '2000', 'Three warnings'],
      ['Damage or loss', 'Phone', '1500', 'Broken screen'],
      ['Overtime hours', 'Stock taking', '1:30', 'Sunday'],
    ].map((cells) => [code, ...cells].join('\t'))
    await admin.call('POST /api/v1/user/pay-input-batch', { body: { month: '2026-10', text: input.join('\n') } })
    runs = [await lockMonth(company, '2026-10'), await lockMonth(company, '2026-11')]
  })

  test('match the registers of wages (Form IV) of the same months', async () => {
    const registers: Record<string, string>[] = []
    for (const id of runs)
      for (const entity of ['own', scene.entity])
        registers.push(...(await rowsOf(company, id, 'wages-register', entity)))
    expect(registers).toHaveLength(6)
    const inAll = (...names: string[]) =>
      registers.reduce((sum, row) => sum + names.reduce((of, name) => of + paise(row[name]), 0), 0)
    const figuresOfYear = await returnOf(company)
    const figures = (...names: string[]) => names.reduce((sum, name) => sum + all(figuresOfYear, name), 0)
    expect(figuresOfYear).toMatchObject({
      ...{ year: 2026, years: [2026], months: { from: '2026-10', to: '2026-11', isWholeYear: false } },
    })
    expect(figures('basicPaise')).toBe(inAll('Basic'))
    expect(figures('overtimePaise')).toBe(inAll('Overtime'))
    expect(figures('overtimePaise')).toBeGreaterThan(0)
    expect(figures('grossPaise', 'reimbursementsPaise')).toBe(inAll('Total payable'))
    expect(figures('providentFundPaise')).toBe(inAll('Provident fund'))
    expect(figures('stateInsurancePaise')).toBe(inAll('ESI'))
    expect(figures('incomeTaxPaise')).toBe(inAll('Income tax'))
    expect(figures('advancesPaise')).toBe(inAll('Advances and loans'))
    expect([figures('finesPaise'), inAll('Fines')]).toEqual([200_000, 200_000])
    expect([figures('damagePaise'), inAll('Damage or loss')]).toEqual([150_000, 150_000])
    expect(figures('professionalTaxPaise', 'welfareFundPaise', 'otherDeductionsPaise')).toBe(inAll('Other deductions'))
    expect(figures('roundOffPaise')).toBe(inAll('Round off'))
    expect(figures('netPaise')).toBe(inAll('Net payment'))
    expect(figure(figuresOfYear, 'finesCases')).toMatchObject({
      all: 1,
      by: { female: 1, male: 0, other: 0, notTold: 0 },
    })
  })

  test('match the registers of attendance (Form IX), by gender and day', async () => {
    let [days, minutes] = [0, 0]
    for (const id of runs)
      for (const entity of ['own', scene.entity])
        for (const row of await rowsOf(company, id, 'attendance-register', entity)) {
          days += Number(row['Days worked'])
          const [hours = 0, rest = 0] = (row['Overtime hours'] ?? '').split(':').map(Number)
          minutes += hours * 60 + rest
        }
    const figuresOfYear = await returnOf(company)
    expect([all(figuresOfYear, 'manDays'), all(figuresOfYear, 'overtimeMinutes')]).toEqual([days * 2, minutes])
    expect(figure(figuresOfYear, 'manDays').by).toEqual({ female: 5, male: 4, other: 2, notTold: 0 })
    expect(all(figuresOfYear, 'daysWorked')).toBe(4)
    // 5.5 man-days in 4 days.
    expect(all(figuresOfYear, 'averageDaily')).toBe(14)
    expect(figure(figuresOfYear, 'mostOnADay')).toMatchObject({
      all: 3,
      by: { female: 1, male: 1, other: 1 },
      days: ['2026-10-05'],
    })
    expect(all(figuresOfYear, 'minutesWorked')).toBe(540 + 240 + 480 + 480 + 500 + 480)
  })

  test('add up by legal entity, by work location, by state and by month', async () => {
    const whole = await returnOf(company)
    const home = whole.locations.find(({ name }) => name !== 'Pune plant')!
    const splits = [
      [{ entity: 'own' }, { entity: scene.entity }],
      [{ locationId: pune }, { locationId: home._id }],
      [{ state: 'IN-MH' }, { state: home.state }],
    ]
    const wholes = new Set(['daysWorked', 'averageDaily', 'mostOnADay'])
    for (const queries of splits) {
      const parts = await Promise.all(queries.map((query) => returnOf(company, query)))
      for (const one of whole.figures.filter((row) => !wholes.has(row.key)))
        expect([one.key, parts.reduce((sum, part) => sum + all(part, one.key), 0)]).toEqual([one.key, one.all])
    }
    const sums = (rows: readonly { netPaise: number; manHalfDays: number }[]) =>
      rows.reduce<number[]>(([net = 0, days = 0], row) => [net + row.netPaise, days + row.manHalfDays], [])
    const total = [all(whole, 'netPaise'), all(whole, 'manDays')]
    expect(sums(whole.byMonth)).toEqual(total)
    for (const kind of ['entity', 'location'])
      expect(sums(whole.byPart.filter((row) => row.kind === kind))).toEqual(total)
    // Rahul was in Pune from November on.
    expect(whole.byPart.find(({ name }) => name === 'Pune plant')).toMatchObject({ employedAtEnd: 1, manHalfDays: 2 })
    expect((await returnOf(company, { entity: scene.entity })).employers).toMatchObject([
      {
        name: 'Labs',
        legalName: 'Acme Labs Private Limited',
        employerCode: '53000999990000999',
        responsible: 'Nisha Rao',
      },
    ])
    expect(whole.employers.map(({ name }) => name)).toEqual(['Acme Components', 'Labs'])
  })

  test('are a workbook of the whole and its parts, and downloads are logged', async () => {
    const { status, body, headers } = await company.admin.raw(fileKey)
    expect([
      status,
      Buffer.from(body as never)
        .subarray(0, 2)
        .toString(),
    ]).toEqual([200, 'PK'])
    expect(headers['content-disposition']).toContain('Annual%20return%20figures%202026.xlsx')
    const { rows: log } = await company.within((tx) =>
      run(tx, sql`select changes::text as changes from audit_event where action = 'downloaded'`),
    )
    expect(JSON.stringify(log)).toContain('Annual return figures 2026.xlsx')
  })

  test('are empty for a year without approved pay, and refused to others', async () => {
    const before = await returnOf(company, { year: 2024 })
    expect(before).toMatchObject({ year: 2024, years: [2026], months: null, figures: [], byMonth: [], byPart: [] })
    expect(await company.admin.refused(fileKey, { query: { year: 2024 } })).toMatchObject({
      ...{ status: 409, message: 'No month of 2024 is approved yet.' },
    })
    expect((await scene.priya.refused(key)).status).toBe(403)
    const globex = await aCompany('Globex')
    for (const query of [{ entity: scene.entity }, { locationId: pune }])
      expect((await globex.admin.refused(key, { query })).status).toBe(404)
    expect((await company.admin.refused(key, { query: { year: 'soon' as never } })).status).toBe(400)
  })
})

test('a bonus counts in the year it falls due in, and a reversed payslip no longer counts', async () => {
  const company = await withPayroll(await aCompany())
  const { admin } = company
  const priya = await company.employee('Priya Nair', { joinedOn: '2025-04-01' })
  await pay(company, priya, 24_000_000, '2025-04-01')
  await lockMonth(company, '2026-02')
  const march = await lockMonth(company, '2026-03')
  const query = { year: '2025-26' }
  const terms = { rateBasisPoints: 10_00, allocableSurplusPaise: null, setOnPaise: 0, setOffPaise: 0 }
  await admin.call('PUT /api/v1/user/bonus-run', { query, body: terms })
  const params = { id: priya.employee }
  const body = { paidOn: '2026-10-15', reference: 'NEFT 77' }
  await admin.call('PUT /api/v1/user/bonus-run/payment/{id}', { params, query, body })
  const { data } = await admin.call('GET /api/v1/user/bonus-run/people', { query: { ...query, limit: 5 } })
  const before = await returnOf(company)
  expect(figure(before, 'bonusPaise')).toMatchObject({ all: data[0]!.payablePaise, days: ['2026-10-15'] })
  expect([all(before, 'bonusEligible'), all(before, 'bonusPeople')]).toEqual([1, 1])
  const slips = await admin.call(slipsKey, { params: { id: march } })
  const [slip] = slips.data
  await admin.call('POST /api/v1/user/payslip/{id}/reversal', {
    params: { id: slip!._id },
    body: { reason: 'Paid to the wrong person' },
  })
  const after = await returnOf(company)
  expect(all(after, 'netPaise')).toBe(all(before, 'netPaise') - slip!.netPaise)
  expect(after.byMonth[1]).toMatchObject({ month: '2026-03', grossPaise: 0, netPaise: 0, employedAtEnd: 1 })
})
