import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { noticeboardFeature } from '../index.ts'

let company: Company
let hr: Person
let priya: Person
let ravi: Person
let leap: Person

beforeAll(async () => {
  company = await aCompany()
  hr = await company.employee('Hema Rao', { role: 'HR', joinedOn: '2024-04-01' })
  priya = await company.employee('Priya Nair', { joinedOn: '2021-11-25' })
  ravi = await company.employee('Ravi Kumar', { joinedOn: '2025-07-01' })
  leap = await company.employee('Leela Das', { joinedOn: '2020-02-29' })
  await born(priya, '1994-11-23')
  await born(ravi, '1990-12-31')
  await born(leap, '1996-02-29')
})

const born = (who: Person, birthDate: string) =>
  hr.call('POST /api/v1/employee/personal-info', { body: { employeeId: who.employee, birthDate } })
const celebrated = async (period: 'today' | 'week' | 'month', who = hr) =>
  (await who.call('GET /api/v1/employee/birthday', { query: { period } })).data.map(
    ({ name, kind, day, years }) => `${day} ${name} ${kind}${years === null ? '' : ` ${years}`}`,
  )
const tell = () => noticeboardFeature.jobs!.birthday!(company.app, { organisation: company.organisation })
const told = async (who: Person) =>
  (await who.call('GET /api/v1/notification/all'))
    .filter(({ type }) => type === 'birthday')
    .map(({ message }) => message)

describe('birthdays and anniversaries', () => {
  it('are listed for today, the week and the month, without the year of birth', async () => {
    company.clock.set('2026-11-23T06:00:00.000Z')
    expect(await celebrated('today')).toEqual(['2026-11-23 Priya Nair birthday'])
    const both = ['2026-11-23 Priya Nair birthday', '2026-11-25 Priya Nair anniversary 5']
    expect([await celebrated('week'), await celebrated('month')]).toEqual([both, both])
    const reply = await hr.raw('GET /api/v1/employee/birthday', { query: { period: 'month' } })
    expect(JSON.stringify(reply.body)).not.toContain('1994')
  })

  it("follow the location's date, and weeks that begin in the old year", async () => {
    // Monday, half past midnight in Bengaluru, where it is still Sunday by UTC.
    company.clock.set('2026-11-22T19:00:00.000Z')
    expect(await celebrated('today')).toEqual(['2026-11-23 Priya Nair birthday'])
    company.clock.set('2026-11-22T18:00:00.000Z')
    expect(await celebrated('today')).toEqual([])
    // Friday, 1 January: the week began on Monday, 28 December.
    company.clock.set('2027-01-01T06:00:00.000Z')
    expect(await celebrated('week')).toEqual(['2026-12-31 Ravi Kumar birthday'])
    expect(await celebrated('month')).toEqual([])
  })

  it('of 29 February are on the 28th in a year without one', async () => {
    company.clock.set('2027-02-28T06:00:00.000Z')
    expect(await celebrated('today')).toEqual(['2027-02-28 Leela Das anniversary 7', '2027-02-28 Leela Das birthday'])
    company.clock.set('2028-02-28T06:00:00.000Z')
    expect(await celebrated('today')).toEqual([])
    company.clock.set('2028-02-29T06:00:00.000Z')
    expect(await celebrated('today')).toHaveLength(2)
  })

  it('notify colleagues in the morning, once, and not the person', async () => {
    company.clock.set('2026-11-23T02:00:00.000Z')
    await tell()
    expect(await told(hr)).toEqual([])
    company.clock.set('2026-11-23T03:00:00.000Z')
    await Promise.all([tell(), tell()])
    company.clock.set('2026-11-23T09:00:00.000Z')
    await tell()
    expect(await told(hr)).toEqual(["Today is Priya Nair's birthday."])
    expect(await told(priya)).toEqual([])
    company.clock.set('2026-11-25T03:00:00.000Z')
    await tell()
    expect((await told(ravi))[0]).toBe('Priya Nair completes 5 years with the company today.')
    company.clock.set('2027-02-28T03:00:00.000Z')
    await tell()
    expect((await told(ravi))[0]).toBe("Today is Leela Das's birthday.")
  })

  it('are hidden everywhere if the person wants, and shown again', async () => {
    const hide = (isHidden: boolean, who = priya) =>
      who.call('PUT /api/v1/employee/birthday-setting', { body: { isHidden } })
    company.clock.set('2027-11-23T03:00:00.000Z')
    expect(await priya.call('GET /api/v1/employee/birthday-setting')).toEqual({ isHidden: false })
    await hide(true)
    await hide(true)
    const before = await told(hr)
    await tell()
    expect([await celebrated('today'), await told(hr)]).toEqual([[], before])
    expect(await celebrated('week')).toEqual(['2027-11-25 Priya Nair anniversary 6'])
    expect(await priya.call('GET /api/v1/employee/birthday-setting')).toEqual({ isHidden: true })
    await hide(false)
    expect(await celebrated('today')).toEqual(['2027-11-23 Priya Nair birthday'])
    expect(await company.admin.call('GET /api/v1/employee/birthday-setting')).toBeNull()
  })

  it('exclude people who have left', async () => {
    await company.within((tx) => run(tx, sql`update employee set left_on = '2028-11-22' where id = ${priya.employee}`))
    company.clock.set('2028-11-23T06:00:00.000Z')
    expect(await celebrated('month')).toEqual([])
  })
})
