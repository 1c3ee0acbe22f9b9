import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { leave } from '../../leave/index.ts'
import { attendanceFacts, attendanceFeature, recompute } from '../index.ts'

let company: Company
let priya: Person

const general = {
  name: 'General',
  startsAt: '09:30',
  endsAt: '18:30',
  breakMinutes: 60,
  graceMinutes: 10,
  halfDayMinutes: 240,
  fullDayMinutes: 480,
  weeklyOffs: [{ weekday: 0 }],
  locationIds: [],
}

beforeEach(async () => {
  company = await aCompany()
  company.clock.set('2026-11-16T03:30:00.000Z')
  priya = await company.employee('Priya Nair')
  for (const day of ['16', '17', '18', '19', '20']) {
    company.clock.set(`2026-11-${day}T04:00:00.000Z`) // 09:30
    await priya.call('POST /api/v1/employee/punch-in', { body: {} })
    company.clock.set(`2026-11-${day}T13:00:00.000Z`) // 18:30
    await priya.call('POST /api/v1/employee/punch-out', { body: {} })
  }
  company.clock.set('2026-11-20T14:00:00.000Z')
})

const change = (body: object) =>
  company.admin.call('PUT /api/v1/user/shift/{id}', { params: { id: company.shift }, body: { ...general, ...body } })
const again = () => company.within((tx) => recompute(tx, [priya.employee], '2026-11-01', '2026-11-20'))
const late = async () => {
  const { data } = await priya.call('GET /api/v1/employee/attendance', { query: { attendance: '2026-11' } })
  return data.filter(({ lateMinutes }) => lateMinutes > 0).map(({ day }) => day.slice(8))
}

describe('past days', () => {
  it('keep the clock of the place where they were worked', async () => {
    const days = async () => {
      await again()
      const { data } = await priya.call('GET /api/v1/employee/attendance', { query: { attendance: '2026-11' } })
      return data.map(({ day, zone, lateMinutes, workedMinutes }) => [day, zone, lateMinutes, workedMinutes])
    }
    const before = await days()
    const zone = (name: string) =>
      company.within((tx) =>
        run(tx, sql`update location set time_zone = ${name} where organisation_id = ${company.organisation}`),
      )
    await zone('Asia/Tokyo')
    expect(await days()).toEqual(before)
    const corrected = await company.admin.call('PUT /api/v1/employee/attendance/{id}', {
      params: { id: priya.employee },
      body: { day: '2026-11-18', spans: [{ in: '09:30', out: '17:30' }], reason: 'Left at half past five' },
    })
    expect(corrected).toMatchObject({ zone: 'Asia/Kolkata', firstIn: '2026-11-18T04:00:00.000Z', workedMinutes: 480 })
  })
})

describe('a shift that starts earlier from a day on', () => {
  it('makes no one late on the days before, however often they are recalculated', async () => {
    await change({ startsAt: '08:30', endsAt: '17:30', from: '2026-11-19' })
    await attendanceFeature.jobs!['attendance-recompute']!(company.app, {
      organisation: company.organisation,
      employees: null,
      from: '2026-11-18',
      to: '2026-11-20',
    })
    expect(await late()).toEqual(['20', '19'])
    await again()
    expect(await late()).toEqual(['20', '19'])
  })

  it('changes no day before today without a date', async () => {
    await change({ startsAt: '08:30', endsAt: '17:30' })
    await again()
    expect(await late()).toEqual(['20'])
  })

  it('has its weekly offs from that day on', async () => {
    await change({ weeklyOffs: [{ weekday: 1 }], from: '2026-11-23' })
    const [facts] = await company.within((tx) => attendanceFacts(tx, { month: '2026-11' }))
    expect(facts!.nonWorkingDays.map((day) => day.slice(8))).toEqual(['01', '08', '14', '15', '22', '23', '30'])
  })
})

describe('half a day of leave before a person was added', () => {
  it('leaves the other half open until HR records it', async () => {
    await company.within((tx) => leave.seed(tx))
    const tara = await company.employee('Tara Sen', { joinedOn: '2026-11-02' })
    const policies = await company.admin.call('GET /api/v1/user/leave-policy')
    const takes = async (day: string, code: string) => {
      const half = { fromPart: 'first', toPart: 'first', reason: 'Away with the family' } as const
      const body = { policyId: policies.find((one) => one.code === code)!._id, from: day, to: day, ...half }
      const { _id: id } = await tara.call('POST /api/v1/employee/leave', { body })
      const decision = { params: { id }, body: { status: 'approved' as const } }
      await company.admin.call('PUT /api/v1/employee/leave-approval/{id}', decision)
    }
    const lost = async () => {
      const employees = [tara.employee]
      await company.within((tx) => recompute(tx, employees, '2026-11-02', '2026-11-19', { onlyKnown: true }))
      const [facts] = await company.within((tx) => attendanceFacts(tx, { month: '2026-11', employees }))
      return facts!.lossOfPay.map(({ day, halfDays }) => [day, halfDays])
    }
    await takes('2026-11-05', 'CL')
    await takes('2026-11-06', 'LWP')
    expect(await lost()).toEqual([['2026-11-06', 1]])
    await company.admin.call('PUT /api/v1/employee/attendance/{id}', {
      params: { id: tara.employee },
      body: { day: '2026-11-05', spans: [], reason: 'Not there either' },
    })
    expect(await lost()).toEqual([
      ['2026-11-05', 1],
      ['2026-11-06', 1],
    ])
  })
})
