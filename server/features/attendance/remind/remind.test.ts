import { beforeEach, expect, it } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { attendanceFeature } from '../index.ts'

let company: Company
let anita: Person
let priya: Person
let ravi: Person
let hr: Person

/** Friday, 20 November 2026, in Bengaluru. */
const date = '2026-11-20'

beforeEach(async () => {
  company = await aCompany()
  anita = await company.employee('Anita Rao', { role: 'Manager' })
  priya = await company.employee('Priya Nair', { reportsTo: anita })
  ravi = await company.employee('Ravi Kumar')
  hr = await company.employee('Hema Rao', { role: 'HR' })
  company.clock.set('2026-11-20T04:30:00.000Z')
})

const close = () => attendanceFeature.jobs!['attendance-close']!(company.app, { organisation: company.organisation })
const remind = (by: Person, people: Person[], day = date) =>
  by.call('POST /api/v1/employee/attendance-reminder', {
    body: { employeeIds: people.map((person) => person.employee), date: day },
  })
const told = async (person: Person) =>
  (await person.call('GET /api/v1/notification/all')).map(({ type, message }) => `${type}: ${message}`)

it('a person who is late or not in yet is told so, once', async () => {
  await priya.call('POST /api/v1/employee/punch-in', { body: {} })
  await close()
  expect(await remind(hr, [priya, ravi])).toEqual({ reminded: 2 })
  expect(await remind(hr, [priya, ravi])).toEqual({ reminded: 0 })
  expect(await told(priya)).toEqual(['attendance: You were 30 min late today.'])
  expect(await told(ravi)).toEqual(['attendance: You have not punched in today.'])
})

it('a person at home who has not punched is told so if punches are required', async () => {
  const home = async (who: Person) => {
    const body = { days: [date], reason: 'Plumber at home' }
    const { _id: id } = await who.call('POST /api/v1/employee/work-from-home', { body })
    const params = { id }
    await company.admin.call('PUT /api/v1/employee/work-from-home-approval/{id}', {
      params,
      body: { status: 'approved' },
    })
  }
  await home(priya)
  const rule = await company.admin.call('GET /api/v1/user/work-from-home-rule', {})
  await company.admin.call('PUT /api/v1/user/work-from-home-rule', { body: { ...rule, needsPunches: false } })
  await home(ravi)
  await close()
  expect(await remind(hr, [priya, ravi])).toEqual({ reminded: 1 })
  expect(await told(priya)).toContain('attendance: You have not punched in today.')
})

const missed = 'missed-punch: You did not punch out on 20 Nov 2026. Request a correction with the time you left.'
const missedOf = async (person: Person) => (await told(person)).filter((text) => text.startsWith('missed-punch'))

it('a person who did not punch out is told when the day is over, and only once', async () => {
  await priya.call('POST /api/v1/employee/punch-in', { body: {} })
  await remind(hr, [priya])
  await close()
  expect(await missedOf(priya)).toEqual([])
  company.clock.set('2026-11-21T04:30:00.000Z')
  await close()
  await close()
  expect(await missedOf(priya)).toEqual([missed])
  expect(await missedOf(ravi)).toEqual([])
  // People already told need no reminder; a person without any punch is reminded manually.
  expect(await remind(hr, [priya, ravi])).toEqual({ reminded: 1 })
  expect((await told(ravi))[0]).toBe(
    'attendance: You have no punches on 20 Nov 2026. Request a correction if you worked.',
  )
  company.clock.set('2026-11-23T04:30:00.000Z')
  await close()
  expect(await missedOf(priya)).toEqual([missed])
})

it('two simultaneous jobs report a missed punch once', async () => {
  await priya.call('POST /api/v1/employee/punch-in', { body: {} })
  company.clock.set('2026-11-21T04:30:00.000Z')
  await Promise.all([close(), close(), close()])
  expect(await missedOf(priya)).toEqual([missed])
})

it('no one is told about a corrected day, one long ago, or after they have left', async () => {
  for (const person of [priya, ravi, anita]) await person.call('POST /api/v1/employee/punch-in', { body: {} })
  company.clock.set('2026-11-20T14:30:00.000Z')
  await hr.call('PUT /api/v1/employee/attendance/{id}', {
    params: { id: priya.employee },
    body: { day: date, spans: [{ in: '09:30', out: '18:30' }], reason: 'Forgot to punch out' },
  })
  const body = { status: 'inactive' as const, inactiveDate: date, reason: 'Has left' }
  await company.admin.call('PUT /api/v1/employee/status/{id}', { params: { id: ravi.employee }, body })
  company.clock.set('2026-11-21T04:30:00.000Z')
  await close()
  expect(await missedOf(priya)).toEqual([])
  expect(await missedOf(ravi)).toEqual([])
  expect(await missedOf(anita)).toEqual([missed])

  const late = await company.employee('Deepa Saxena')
  await late.call('POST /api/v1/employee/punch-in', { body: {} })
  company.clock.set('2026-12-01T04:30:00.000Z')
  await close()
  expect(await missedOf(late)).toEqual([])
})

it('a manager reminds only the team, and no one is reminded of a future day', async () => {
  expect(await remind(anita, [priya, ravi])).toEqual({ reminded: 1 })
  expect(await told(ravi)).toEqual([])
  const body = { employeeIds: [priya.employee], date: '2026-11-21' }
  expect(await hr.refused('POST /api/v1/employee/attendance-reminder', { body })).toMatchObject({ status: 400 })
  expect(await ravi.refused('POST /api/v1/employee/attendance-reminder', { body })).toMatchObject({ status: 403 })
})
