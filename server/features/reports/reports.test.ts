import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import type { reportNames } from '@muster/contract/reports/report-kinds.ts'
import { aCompany, run, type Company, type Person } from '../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../payroll/testing.ts'

const report = 'GET /api/v1/user/report/{report}'
const behind = 'GET /api/v1/user/report/{report}/people'
const file = 'GET /api/v1/user/report/{report}/file'

let company: Company & { template: Id }
let hr: Person
let priya: Person
let tara: Person

beforeEach(async () => {
  company = await withPayroll(await aCompany())
  company.clock.set('2026-11-20T06:00:00.000Z')
  hr = await company.employee('Anita Rao', { role: 'HR', joinedOn: '2020-04-01' })
  priya = await company.employee('Priya Nair', { department: 'Design', joinedOn: '2026-10-05' })
  tara = await company.employee('Tara Sen', { department: 'Design', joinedOn: '2021-04-01' })
  const gone = await company.employee('Gita Das', { department: 'Design', joinedOn: '2021-04-01' })
  await company.within((tx) =>
    run(tx, sql`update employee set left_on = '2026-11-15', status = 'inactive' where id = ${gone.employee}`),
  )
})

const months = { from: '2026-09', to: '2026-11' }
type Name = (typeof reportNames)[number]
const of = (name: Name, query: object = {}, who = hr) =>
  who.call(report, { params: { report: name }, query: { ...months, ...query } })
const names = async (name: Name, measure: string, query: object = {}) =>
  (await hr.call(behind, { params: { report: name }, query: { ...months, measure, ...query } })).data.map((one) => [
    one.name,
    one.day ?? one.value,
  ])

describe('people reports', () => {
  it('count head count at the end of each month, joiners and leavers', async () => {
    const { months: shown, rows, all } = await of('movement')
    expect(shown).toEqual(['2026-09', '2026-10', '2026-11'])
    expect(rows.map(({ name }) => name)).toEqual(['Design', null])
    expect(all.months).toEqual([
      { joiners: 0, leavers: 0, people: 3 },
      { joiners: 1, leavers: 0, people: 4 },
      { joiners: 0, leavers: 1, people: 3 },
    ])
    expect(all.total).toEqual({ joiners: 1, leavers: 1, people: 3 })
    expect((await of('headCount', { departmentId: rows[0]!.key! })).all.total).toEqual({ people: 2 })
    expect((await of('headCount', { locationId: rows[0]!.key! })).rows).toEqual([])
    expect(await names('movement', 'joiners')).toEqual([['Priya Nair', '2026-10-05']])
    expect(await names('movement', 'leavers')).toEqual([['Gita Das', '2026-11-15']])
    expect((await names('headCount', 'people', { noDepartment: 'true' })).map(([name]) => name)).toEqual(['Anita Rao'])
  })

  it('give attrition as leavers over the average of opening and closing head count', async () => {
    const { all } = await of('attrition')
    // One of (4 + 3) / 2 in November: 28.57%. Of three months: one of (3 + 3.5 + 3.5) / 3.
    expect(all.months.map(({ rate }) => rate)).toEqual([0, 0, 2857])
    expect(all.total).toEqual({ rate: 3000, leavers: 1 })
    expect((await names('attrition', 'rate')).map(([name]) => name)).toEqual(['Gita Das'])
  })
})

it('count attendance and late arrivals by day', async () => {
  await company.within(async (tx) => {
    for (const [day, state, late] of [
      ['2026-11-02', 'present', 12],
      ['2026-11-03', 'present', 0],
      ['2026-11-04', 'absent', 0],
    ] as const)
      await run(
        tx,
        sql`insert into attendance_day (organisation_id, employee_id, day, state, zone, window_from, window_to, worked_minutes,
          break_minutes, late_minutes, early_minutes, overtime_minutes, is_final, loss_of_pay_half_days, reasons, computed_at)
          values (${company.organisation}, ${priya.employee}, ${day}, ${state}, 'Asia/Kolkata', ${tx.now}, ${tx.now}, 480, 0,
          ${late}, 0, 0, true, 0, '[]', ${tx.now})`,
      )
  })
  expect((await of('attendance')).all.total).toEqual({ present: 2, halfDay: 0, workFromHome: 0, leave: 0, absent: 1 })
  expect((await of('late')).rows[0]).toMatchObject({ name: 'Design', total: { days: 1, minutes: 12 } })
  expect([await names('late', 'minutes'), await names('attendance', 'present')]).toEqual([
    [['Priya Nair', 12]],
    [['Priya Nair', 2]],
  ])
})

describe('pay reports', () => {
  it('add up what approved pay runs paid, by month and department', async () => {
    await pay(company, tara, 60_000_000)
    await lockMonth(company, '2026-10')
    const { all, rows } = await of('payrollCost')
    expect(rows.map(({ name }) => name)).toEqual(['Design'])
    const { cost, gross, employer } = all.total
    expect([gross! > 0, cost === gross! + employer!, all.months[0]!['cost'], all.months[2]!['cost']]).toEqual([
      true,
      true,
      0,
      0,
    ])
    expect(await names('payrollCost', 'cost')).toEqual([['Tara Sen', cost]])
    const download = await hr.raw(file, { params: { report: 'payrollCost' }, query: { ...months, format: 'csv' } })
    expect(String(download.body)).toMatch(/"Design","2026-10","\d+\.\d\d"/)
    expect((await hr.raw(file, { params: { report: 'attrition' }, query: { ...months, format: 'xlsx' } })).status).toBe(
      200,
    )
  })

  it('value encashable leave at its encashment rate, and other leave at zero', async () => {
    await pay(company, tara, 60_000_000)
    const { leave } = await import('../leave/index.ts')
    await company.within((tx) => leave.seed(tx))
    await company.within((tx) => leave.join(tx, tara.employee))
    const { rows: policies } = await company.within((tx) =>
      run(tx, sql`update leave_policy_version set encashable = true where is_paid returning policy_id`),
    )
    expect(policies.length).toBeGreaterThan(0)
    const { months: shown, all } = await of('leaveLiability')
    expect(shown).toEqual(['2026-11'])
    expect(all.total['balance']).toBeGreaterThan(0)
    expect(all.total['amount']).toBeGreaterThan(0)
    expect(all.total['amount']! % 100).toBe(0)
    expect(await names('leaveLiability', 'amount')).toEqual([['Tara Sen', all.total['amount']]])
    expect(await names('leaveLiability', 'balance')).toEqual([['Tara Sen', all.total['balance']]])
  })
})

it('each report needs the permissions for its data, and months in order', async () => {
  const clerk = await company.employee('Clerk Das', { granted: ['allEmployeeRead'] })
  const refused = (who: Person, name: Name, query: object = {}) =>
    who.refused(report, { params: { report: name }, query: { ...months, ...query } })
  expect((await of('headCount', {}, clerk)).rows.length).toBeGreaterThan(0)
  for (const name of ['attendance', 'late', 'leaveLiability', 'payrollCost'] as const) {
    expect(await refused(clerk, name)).toMatchObject({ status: 403 })
    const query = { ...months, measure: 'cost' }
    expect(await clerk.refused(behind, { params: { report: name }, query })).toMatchObject({ status: 403 })
    const sent = { ...months, format: 'csv' as const }
    expect(await clerk.refused(file, { params: { report: name }, query: sent })).toMatchObject({ status: 403 })
  }
  expect(await refused(priya, 'headCount')).toMatchObject({ status: 403 })
  expect(await refused(hr, 'headCount', { from: '2026-12' })).toMatchObject({ status: 400 })
  expect(await refused(hr, 'headCount', { from: '2020-01' })).toMatchObject({ status: 400 })
  expect(
    await hr.refused(behind, { params: { report: 'headCount' }, query: { ...months, measure: 'cost' } }),
  ).toMatchObject({ status: 400 })
})
