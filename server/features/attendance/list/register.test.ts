import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { attendanceFeature } from '../index.ts'

let company: Company
let anita: Person
let priya: Person
let ravi: Person
let hr: Person

beforeEach(async () => {
  company = await aCompany()
  company.clock.set('2026-11-16T03:30:00.000Z')
  anita = await company.employee('Anita Rao', { role: 'Manager' })
  priya = await company.employee('Priya Nair', { reportsTo: anita, department: 'Engineering' })
  ravi = await company.employee('Ravi Kumar')
  hr = await company.employee('Hema Rao', { role: 'HR' })
  company.clock.set('2026-11-20T04:30:00.000Z')
})

const close = () => attendanceFeature.jobs!['attendance-close']!(company.app, { organisation: company.organisation })

describe('the register of a month', () => {
  const register = (person: Person, query: object = {}) =>
    person.call('GET /api/v1/employee/all-attendance', { query: { attendance: '2026-11', ...query } })

  it('has everyone employed in it, with their days and totals', async () => {
    await close()
    await priya.call('POST /api/v1/employee/punch-in', { body: {} })
    company.clock.set('2026-11-23T04:00:00.000Z')
    await close()
    const { data, pagination } = await register(hr, { search: 'priya' })
    expect(pagination.total).toBe(1)
    expect(data[0]).toMatchObject({ name: 'Priya Nair', department: 'Engineering', absentDays: 6, lateDays: 1 })
    expect(data[0]).toMatchObject({ paidLeaveHalfDays: 0, lossOfPayHalfDays: 12 })
    expect(data[0]!.days).toHaveLength(8)
    expect(data[0]!.days[4]).toEqual({
      day: '2026-11-20',
      state: 'absent',
      isLate: true,
      isMissedPunch: true,
      isHalfAbsent: false,
    })
    expect(data[0]!.days.at(-1)).toMatchObject({ day: '2026-11-23', state: 'notYet' })
    expect((await register(hr)).data.map(({ name }) => name)).toEqual([
      'Anita Rao',
      'Hema Rao',
      'Priya Nair',
      'Ravi Kumar',
    ])
    const names = (await register(hr, { search: 'RA' })).data.map(({ name }) => name)
    expect(names).toEqual(['Anita Rao', 'Hema Rao', 'Ravi Kumar'])
    expect((await register(hr, { search: 'vi' })).data.map(({ name }) => name)).toEqual(['Ravi Kumar'])
    expect((await register(hr, { attendance: '2001-10' })).data).toEqual([])
  })

  it('counts lost halves and halves of leave, so that the totals make up the working days', async () => {
    await close()
    company.clock.set('2026-11-21T04:00:00.000Z')
    await close()
    const days = [
      ['2026-11-16', 'present', 0],
      ['2026-11-17', 'halfDay', 1],
      ['2026-11-18', 'halfDay', 0],
      ['2026-11-19', 'leave', 1],
      ['2026-11-20', 'absent', 2],
    ] as const
    for (const [day, state, lost] of days)
      await company.within((tx) =>
        run(
          tx,
          sql`update attendance_day set state = ${state}, loss_of_pay_half_days = ${lost}
            where organisation_id = ${company.organisation} and employee_id = ${priya.employee} and day = ${day} returning 1`,
        ),
      )
    const [row] = (await register(hr, { search: 'priya' })).data
    const { presentDays, halfDays, paidLeaveHalfDays, lossOfPayHalfDays } = row!
    expect([presentDays, halfDays, paidLeaveHalfDays, lossOfPayHalfDays]).toEqual([1, 2, 2, 4])
    expect(presentDays * 2 + halfDays + paidLeaveHalfDays + lossOfPayHalfDays).toBe(days.length * 2)
  })

  it('is limited to the team for a manager, and refused to others', async () => {
    expect((await register(anita)).data.map(({ name }) => name)).toEqual(['Priya Nair'])
    expect(await ravi.refused('GET /api/v1/employee/all-attendance', { query: {} })).toMatchObject({ status: 403 })
  })
})
