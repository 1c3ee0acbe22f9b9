import { beforeAll, expect, it } from 'vitest'
import { anotherPlace } from '../../../testing/another-place.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'

let company: Company
let hr: Person
let mumbai: string

const add = (name: string, day: string, more = {}) =>
  hr.call('POST /api/v1/employee/holiday', { body: { name, day, kind: 'public', locationIds: [], ...more } })
const daysOff = (person: Person) => person.call('GET /api/v1/employee/days-off', { query: { year: 2026 } })
const inNovember = async (person: Person) => (await daysOff(person)).filter(({ day }) => day.startsWith('2026-11'))

beforeAll(async () => {
  company = await aCompany()
  hr = await company.employee('Hema Rao', { role: 'HR' })
  mumbai = await anotherPlace(company, 'Mumbai', 'Mumbai', 'IN-MH')
  await add('Diwali', '2026-11-08')
  await add('Rajyotsava', '2026-11-02', { locationIds: [company.location] })
  await add('Guru Nanak Jayanti', '2026-11-24', { kind: 'optional' })
})

it('everyone sees the weekly offs of their shift and the public holidays of their location', async () => {
  const priya = await company.employee('Priya Nair')
  expect((await inNovember(priya)).map(({ day, name }) => `${day.slice(8)} ${name}`)).toEqual([
    ...['01 Weekly off', '02 Rajyotsava', '08 Diwali', '14 Weekly off'],
    ...['15 Weekly off', '22 Weekly off', '28 Weekly off', '29 Weekly off'],
  ])
  const meera = await company.employee('Meera Joshi', { location: mumbai })
  expect((await inNovember(meera)).map(({ name }) => name)).not.toContain('Rajyotsava')
})

it('people without an employee record see the holidays of all locations', async () => {
  expect(await inNovember(company.admin)).toEqual([{ day: '2026-11-08', kind: 'holiday', name: 'Diwali' }])
})

it('today says whether it is a day off', async () => {
  const priya = await company.employee('Priya Das')
  const today = async () => (await priya.call('GET /api/v1/employee/attendances', { query: {} })).today.dayOff
  company.clock.set('2026-11-20T05:00:00.000Z')
  expect(await today()).toBeNull()
  company.clock.set('2026-11-22T05:00:00.000Z')
  expect(await today()).toEqual({ kind: 'weeklyOff', name: 'Weekly off' })
  company.clock.set('2026-11-08T05:00:00.000Z')
  expect(await today()).toEqual({ kind: 'holiday', name: 'Diwali' })
})
