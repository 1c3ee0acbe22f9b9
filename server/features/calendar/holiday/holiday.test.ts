import { beforeAll, expect, it } from 'vitest'
import { anotherPlace } from '../../../testing/another-place.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'

let company: Company
let priya: Person
let hr: Person

beforeAll(async () => {
  company = await aCompany()
  priya = await company.employee('Priya Nair')
  hr = await company.employee('Hema Rao', { role: 'HR' })
})

const holiday = (day: string, more = {}) => ({ name: 'Diwali', day, kind: 'public' as const, locationIds: [], ...more })
const add = (body: ReturnType<typeof holiday>) => hr.call('POST /api/v1/employee/holiday', { body })
const list = (person = priya) => person.call('GET /api/v1/employee/holiday', { query: { year: 2026 } })

it('HR adds a holiday, and everyone sees it with its locations', async () => {
  await add(holiday('2026-11-08'))
  await add(holiday('2026-11-01', { name: 'Rajyotsava', locationIds: [company.location] }))
  expect(await list()).toMatchObject([
    { name: 'Rajyotsava', day: '2026-11-01', locations: [{ name: 'Bengaluru' }] },
    { name: 'Diwali', day: '2026-11-08', locations: [] },
  ])
})

it('a day has one holiday per location: one for all locations leaves room for no other', async () => {
  await add(holiday('2026-10-02', { name: 'Gandhi Jayanti', locationIds: [company.location] }))
  expect(await hr.refused('POST /api/v1/employee/holiday', { body: holiday('2026-10-02') })).toMatchObject({
    status: 409,
    errors: [{ path: 'body.day', message: '"Gandhi Jayanti" is on this day already in Bengaluru' }],
  })
  const both = await Promise.all(
    [1, 2].map(() => hr.raw('POST /api/v1/employee/holiday', { body: holiday('2026-12-25') })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it("shows the holidays of the current year in the company's time zone", async () => {
  const newYear = await aCompany()
  const anita = await newYear.employee('Anita Rao', { role: 'HR' })
  await anita.call('POST /api/v1/employee/holiday', { body: holiday('2027-01-01', { name: 'New Year' }) })
  newYear.clock.set('2026-12-31T19:00:00.000Z') // 00:30 in Bengaluru
  expect(await anita.call('GET /api/v1/employee/holiday')).toMatchObject([{ name: 'New Year' }])
})

it('HR moves a holiday and deletes it', async () => {
  const { _id: id } = await add(holiday('2026-03-04', { name: 'Holi' }))
  await hr.call('PUT /api/v1/employee/holiday/{id}', { params: { id }, body: holiday('2026-03-05', { name: 'Holi' }) })
  expect((await list()).find(({ _id }) => _id === id)?.day).toBe('2026-03-05')
  await hr.call('DELETE /api/v1/employee/holiday/{id}', { params: { id } })
  expect((await list()).map(({ _id }) => _id)).not.toContain(id)
})

it('a holiday of one location is deleted with it, and does not become one for all', async () => {
  const mumbai = await anotherPlace(company, 'Mumbai', 'Mumbai', 'IN-MH')
  const { _id: own } = await add(holiday('2026-09-14', { name: 'Ganesh Chaturthi', locationIds: [mumbai] }))
  const { _id: both } = await add(holiday('2026-08-26', { name: 'Milad', locationIds: [mumbai, company.location] }))
  await company.admin.call('DELETE /api/v1/user/location/{id}', { params: { id: mumbai } })
  const left = await list()
  expect(left.map(({ _id }) => _id)).not.toContain(own)
  expect(left.find(({ _id }) => _id === both)?.locations.map(({ name }) => name)).toEqual(['Bengaluru'])
})

it('only for people who may change holidays, and only their company', async () => {
  expect(await priya.refused('POST /api/v1/employee/holiday', { body: holiday('2026-05-01') })).toMatchObject({
    status: 403,
  })
  const { _id: id } = await add(holiday('2026-05-01', { name: 'May Day' }))
  const elsewhere = await aCompany('Bolt Works')
  expect(await elsewhere.admin.call('GET /api/v1/employee/holiday', { query: { year: 2026 } })).toEqual([])
  expect(await elsewhere.admin.refused('DELETE /api/v1/employee/holiday/{id}', { params: { id } })).toMatchObject({
    status: 404,
  })
  expect(
    await elsewhere.admin.refused('PUT /api/v1/employee/holiday/{id}', { params: { id }, body: holiday('2026-05-02') }),
  ).toMatchObject({ status: 404 })
  expect(
    await hr.refused('POST /api/v1/employee/holiday', {
      body: holiday('2026-06-01', { locationIds: [elsewhere.location] }),
    }),
  ).toMatchObject({ status: 409, errors: [{ path: 'body.locationIds' }] })
})
