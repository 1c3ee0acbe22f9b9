import { sql, type RawBuilder } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { Month } from '@muster/contract/values.ts'
import { aCompany, run, type Person } from '../../../../testing/company.ts'
import { attendanceFeature, recompute } from '../../../attendance/index.ts'
import { lockMonth, pay, withPayroll } from '../../testing.ts'

let company: Awaited<ReturnType<typeof withPayroll>>
let priya: Person
/** Two hours of overtime. */
let twoHours: number

/** Priya works on 20 November from 9:30 to 20:30, two hours after her shift; November is locked. */
beforeEach(async () => {
  company = await withPayroll(await aCompany())
  await overtimeIsPaid(true)
  company.clock.set('2026-11-16T03:30:00.000Z')
  priya = await company.employee('Priya Nair')
  await pay(company, priya, 336_000_00, '2026-04-01')
  await punched('in', '2026-11-20T04:00:00Z')
  await punched('out', '2026-11-20T15:00:00Z')
  company.clock.set('2026-11-30T20:00:00.000Z')
  await attendanceFeature.jobs!['attendance-close']!(company.app, { organisation: company.organisation })
  await lockMonth(company, '2026-11')
  twoHours = (await overtimeOf('2026-11'))['OVERTIME']!
})

async function overtimeIsPaid(overtimePaid: boolean, from: Month = '2000-01') {
  const value = { ...startingSettings.pay, deductionCapOn: false, overtimePaid }
  await company.admin.call('POST /api/v1/user/statutory-settings', { body: { section: 'pay', from, note: '', value } })
}

const punched = (kind: 'in' | 'out', at: string) =>
  company.within((tx) =>
    run(
      tx,
      sql`insert into punch (organisation_id, employee_id, kind, at, zone, offset_minutes, place, source, created_at)
        values (${company.organisation}, ${priya.employee}, ${kind}, ${at}, 'Asia/Kolkata', 330, 'notAsked', 'web', ${at})`,
    ),
  )
const saidAnew = () => company.within((tx) => recompute(tx, [priya.employee], '2026-11-20', '2026-11-20'))
/** The day turns out to have ended later or earlier than recorded: what a correction writes. */
async function leftAt(at: string) {
  const [{ id }] = await rowsOf<{ id: string }>(sql`
    insert into attendance_correction (organisation_id, employee_id, day, reason, account_id, created_at)
    select ${company.organisation}, id, '2026-11-20', 'By the gate', account_id, now() from employee
    where id = ${priya.employee} returning id`)
  await rowsOf(sql`update punch set superseded_by = ${id}
    where employee_id = ${priya.employee} and kind = 'out' and superseded_by is null`)
  await punched('out', at)
  await saidAnew()
}
const rowsOf = async <T>(statement: RawBuilder<unknown>) =>
  (await company.within((tx) => run(tx, statement))).rows as [T, ...T[]]

const slips = async () => (await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })).data
async function slipOf(month: Month) {
  const { _id: id } = (await slips()).find((slip) => slip.month === month && slip.kind === 'regular')!
  return priya.call('GET /api/v1/user/payslip/{id}', { params: { id } })
}
async function overtimeOf(month: Month): Promise<Record<string, number>> {
  const { lines } = await slipOf(month)
  return Object.fromEntries(lines.filter(({ code }) => code.startsWith('OVERTIME')).map((l) => [l.code, l.amountPaise]))
}
async function locked(month: Month) {
  company.clock.set(`${month}-02T06:00:00.000Z`)
  await lockMonth(company, month)
  return overtimeOf(month)
}
async function reverse(month: Month) {
  const { _id: id } = await slipOf(month)
  await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', { params: { id }, body: { reason: 'Wrong' } })
}
const late = 'OVERTIME:late@2026-11'

it('of a locked day is paid by the next run, once, and recovered if it turns out to be less', async () => {
  await leftAt('2026-11-20T16:00:00Z')
  await saidAnew()
  expect(await locked('2026-12')).toEqual({ [late]: twoHours / 2 })
  const { lines } = await slipOf('2026-12')
  expect(lines.find(({ code }) => code === late)).toMatchObject({
    name: 'Overtime, November 2026',
    explanation: { words: '1 h 0 min after the shift' },
  })
  expect(await locked('2027-01')).toEqual({})
  await leftAt('2026-11-20T14:00:00Z')
  await leftAt('2026-11-20T13:00:00Z')
  expect(await locked('2027-02')).toEqual({ [late]: -1.5 * twoHours })
  expect(await locked('2027-03')).toEqual({})
})

it('that comes and goes before the next run changes nothing', async () => {
  await leftAt('2026-11-20T16:00:00Z')
  await leftAt('2026-11-20T15:00:00Z')
  expect(await locked('2026-12')).toEqual({})
})

it('is open again once the payslip that settled it is reversed, and stays settled when that of its own month is', async () => {
  await leftAt('2026-11-20T16:00:00Z')
  expect(await locked('2026-12')).toEqual({ [late]: twoHours / 2 })
  await reverse('2026-12')
  expect(await locked('2027-01')).toMatchObject({ [late]: twoHours / 2 })
  await reverse('2026-11')
  // The month is paid anew with its own overtime; the later hour was never reversed.
  expect(await locked('2027-02')).toEqual({ [late]: twoHours })
  expect(await locked('2027-03')).toEqual({})
})

it('beside a raise is found by its minutes, and the raise by its own', async () => {
  await leftAt('2026-11-20T16:00:00Z')
  expect(await locked('2026-12')).toEqual({ [late]: twoHours / 2 })
  company.clock.advance(60)
  await pay(company, priya, 648_000_00, '2026-11-01')
  expect(await locked('2027-01')).toEqual({})
  await leftAt('2026-11-20T17:00:00Z')
  expect(await locked('2027-02')).toEqual({ [late]: twoHours })
})

it('of a month in which overtime was not paid is not paid later', async () => {
  await overtimeIsPaid(false, '2026-11')
  await overtimeIsPaid(true, '2026-12')
  await leftAt('2026-11-20T16:00:00Z')
  expect(await locked('2026-12')).toEqual({})
})
