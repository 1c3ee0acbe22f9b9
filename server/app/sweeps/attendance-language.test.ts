import { beforeAll, describe, expect, it } from 'vitest'
import { attendanceFeature, lockDays } from '../../features/attendance/index.ts'
import { leave } from '../../features/leave/index.ts'
import { lockMonth, pay, withPayroll } from '../../features/payroll/testing.ts'
import { aCompany, type Person } from '../../testing/company.ts'
import { english, namesOf, read } from '../../testing/english-left.ts'
import { anInventedLanguage } from '../../testing/other-language.ts'

beforeAll(() => anInventedLanguage('xx'))

const written = ['Beim Kunden', 'Zu Hause am Fest', 'Ja, bitte', 'Diwali']

/** Priya is absent, on unpaid and paid leave, late, and in while the clock is ahead; Anita decides, Hema adjusts. */
async function attended() {
  const company = await withPayroll(await aCompany())
  company.clock.set('2026-11-02T03:30:00.000Z')
  const anita = await company.employee('Anita Rao', { role: 'Manager' })
  const priya = await company.employee('Priya Nair', { reportsTo: anita })
  const hema = await company.employee('Hema Rao', { role: 'HR' })
  await company.within((tx) => leave.seed(tx))
  await company.within((tx) => leave.join(tx, priya.employee))
  await pay(company, priya, 60_000_000)
  const types = await priya.call('GET /api/v1/employee/leave-types')
  const ask = async (code: string, day: string) => {
    const policyId = types.find((one) => one.code === code)!._id
    const body = { policyId, from: day, to: day, reason: 'Zu Hause am Fest' }
    const { _id: id } = await priya.call('POST /api/v1/employee/leave', { body })
    const decision = { status: 'approved' as const, note: 'Ja, bitte' }
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: decision })
  }
  const at = async (time: string, kind: 'in' | 'out') => {
    company.clock.set(time)
    await priya.call(`POST /api/v1/employee/punch-${kind}`, { body: {} })
  }
  await at('2026-11-02T04:00:00.000Z', 'in')
  await at('2026-11-02T13:00:00.000Z', 'out')
  await ask(types.find(({ isPaid }) => !isPaid)!.code, '2026-11-03')
  await ask('CL', '2026-11-12')
  await at('2026-11-04T05:00:00.000Z', 'in')
  await at('2026-11-04T09:30:00.000Z', 'out')
  await at('2026-11-05T05:00:00.000Z', 'in')
  // The clock was ahead, and is corrected.
  await at('2026-11-05T04:00:00.000Z', 'in')
  await at('2026-11-05T14:00:00.000Z', 'out')
  await at('2026-11-06T04:00:00.000Z', 'in')
  company.clock.set('2026-11-20T14:00:00.000Z')
  await attendanceFeature.jobs!['attendance-close']!(company.app, { organisation: company.organisation })
  return { company, anita, priya, hema, ask }
}

describe('a reader of another language finds no English in attendance', () => {
  it('in days, their punches and adjustments after the lock', async () => {
    const { company, priya, hema, ask } = await attended()
    await company.within((tx) => lockDays(tx, { from: '2026-11-01', to: '2026-11-19' }))
    await ask('CL', '2026-11-10')
    const params = { id: priya.employee }
    const body = { day: '2026-11-11', halfDays: -1, reason: 'Beim Kunden' }
    await hema.call('POST /api/v1/employee/late-attendance/{id}', { params, body })
    const seen = (await read(hema, 'GET /api/v1/employee/attendance/{id}', { params, query: {} })) as Seen
    const reasons = seen.days.flatMap((day) => day.reasons.map(({ code }) => code))
    expect(new Set(reasons)).toEqual(
      new Set([
        'absent',
        'unpaidLeave',
        'leave',
        'weeklyOff',
        'late',
        'early',
        'worked',
        'halfDay',
        'noPunchOut',
        'overtime',
      ]),
    )
    expect(seen.days.flatMap(({ punches }) => punches.filter(({ isSuperseded }) => isSuperseded))).toHaveLength(1)
    expect(seen.late.map(({ source }) => source).toSorted()).toEqual(['changed', 'hand'])
    const own = await read(priya, 'GET /api/v1/employee/attendance', { query: { limit: 50 } })
    const names = [...(await namesOf(company)), ...written]
    expect(english([seen, own], names)).toEqual([])
    // An English reader sees it unchanged.
    const { late } = await hema.call('GET /api/v1/employee/attendance/{id}', { params, query: {} })
    expect(late.map(({ reason }) => reason)).toEqual(['Beim Kunden', 'Casual'])
  })

  it('in payslips: why each day lost pay, including days adjusted late', async () => {
    const { company, priya, hema } = await attended()
    company.clock.set('2026-11-30T15:00:00.000Z')
    await attendanceFeature.jobs!['attendance-close']!(company.app, { organisation: company.organisation })
    await lockMonth(company, '2026-11')
    const slip = await slipOf(priya)
    expect(slip.lossOfPay.length).toBeGreaterThan(10)
    expect(new Set(slip.lossOfPay.map(({ reason }) => reason)).size).toBeGreaterThan(2)
    expect(english(slip.lossOfPay, [...(await namesOf(company)), ...written])).toEqual([])
    expect(slip.lossOfPay.every(({ reason }) => reason.length > 3)).toBe(true)
    const files = await read(hema, 'GET /api/v1/user/payslip/{id}', { params: { id: slip._id } })
    expect(english((files as Slip).lossOfPay, [...(await namesOf(company)), ...written])).toEqual([])
  })
})

interface Seen {
  days: { reasons: { code: string; text: string }[]; punches: { isSuperseded: boolean; reason: string | null }[] }[]
  late: { source: string; reason: string }[]
}
interface Slip {
  _id: string
  lossOfPay: { day: string; reason: string }[]
}

async function slipOf(person: Person): Promise<Slip> {
  const params = { id: person.employee }
  const { data } = await person.call('GET /api/v1/user/passbook/{id}', { params })
  return (await read(person, 'GET /api/v1/user/payslip/{id}', { params: { id: data[0]!._id } })) as Slip
}
