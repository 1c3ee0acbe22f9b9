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

it('somebody who is late or not in yet is told so, once', async () => {
  await priya.call('POST /api/v1/employee/punch-in', { body: {} })
  await close()
  expect(await remind(hr, [priya, ravi])).toEqual({ reminded: 2 })
  expect(await remind(hr, [priya, ravi])).toEqual({ reminded: 0 })
  expect(await told(priya)).toEqual(['attendance: You were 30 min late today.'])
  expect(await told(ravi)).toEqual(['attendance: You have not punched in today.'])
})

it('somebody who did not punch out is told of that besides, on the next day', async () => {
  await priya.call('POST /api/v1/employee/punch-in', { body: {} })
  await remind(hr, [priya])
  company.clock.set('2026-11-21T04:30:00.000Z')
  await close()
  expect(await remind(hr, [priya, ravi])).toEqual({ reminded: 2 })
  expect((await told(priya))[0]).toBe(
    'missed-punch: You did not punch out on 20 Nov 2026. Tell your manager or HR when you left.',
  )
  expect((await told(ravi))[0]).toBe(
    'attendance: You have no punches on 20 Nov 2026. Tell your manager or HR if you worked.',
  )
})

it('a manager reminds the team alone, and nobody is reminded of a day to come', async () => {
  expect(await remind(anita, [priya, ravi])).toEqual({ reminded: 1 })
  expect(await told(ravi)).toEqual([])
  const body = { employeeIds: [priya.employee], date: '2026-11-21' }
  expect(await hr.refused('POST /api/v1/employee/attendance-reminder', { body })).toMatchObject({ status: 400 })
  expect(await ravi.refused('POST /api/v1/employee/attendance-reminder', { body })).toMatchObject({ status: 403 })
})
