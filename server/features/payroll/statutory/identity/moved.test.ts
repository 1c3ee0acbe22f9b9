import { beforeAll, expect, test } from 'vitest'
import { aCompany, type Person } from '../../../../testing/company.ts'
import { workCalendars } from '../../../calendar/index.ts'
import { lockMonth, pay, withPayroll } from '../../testing.ts'
import { statutoryOfPeople } from './people.ts'

let company: Awaited<ReturnType<typeof withPayroll>>
let priya: Person
let chennai: string

beforeAll(async () => {
  company = await withPayroll(await aCompany())
  priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  const place = {
    ...{ name: 'Chennai', addressLine1: '1 Mount Road', city: 'Chennai', state: 'IN-TN', postalCode: '600002' },
    ...{ addressLine2: '', timeZone: 'Asia/Kolkata', latitude: null, longitude: null },
    ...{ radiusMetres: 200, punchRule: 'off' as const },
  }
  chennai = (await company.admin.call('POST /api/v1/user/location', { body: place }))._id
  for (const [name, day, at] of [
    ['Rajyotsava', '2026-11-02', company.location],
    ['Deepavali', '2026-11-09', company.location],
    ['Deepavali in Chennai', '2026-11-10', chennai],
    ['Pongal', '2027-01-15', chennai],
  ] as const) {
    const body = { name, day, kind: 'public' as const, locationIds: [at] }
    await company.admin.call('POST /api/v1/employee/holiday', { body })
  }
  await lockMonth(company, '2026-10')
})

const id = () => ({ params: { id: priya.employee } })
const move = (locationId: string, locationFrom?: string) => ({
  ...id(),
  body: { locationId, ...(locationFrom === undefined ? {} : { locationFrom }) },
})
const put = 'PUT /api/v1/employee/basic-info/{id}'
const placeIn = async (month: string) =>
  (await company.within((tx) => statutoryOfPeople(tx, { month }))).find((one) => one.employee === priya.employee)
    ?.locationId
const holidays = async () => {
  const [calendar] = await company.within((tx) =>
    workCalendars(tx, { employees: [priya.employee], from: '2026-11-01', to: '2027-01-31' }),
  )
  return [...calendar!.off('2026-11-01', '2027-01-31').values()].flatMap((off) =>
    off.kind === 'holiday' ? [off.name] : [],
  )
}

test('a move is refused in a locked month, and before it has happened', async () => {
  expect((await company.admin.refused(put, move(chennai, '2026-10-15'))).errors).toEqual([
    { path: 'body.locationFrom', message: 'Pay is locked up to 31 Oct 2026. Choose a later day.' },
  ])
  expect((await company.admin.refused(put, move(chennai, '2027-01-01'))).errors).toEqual([
    { path: 'body.locationFrom', message: 'Choose today or an earlier day.' },
  ])
  expect(await holidays()).toEqual(['Rajyotsava', 'Deepavali'])
})

test('someone who moves keeps the holidays and the state of the days before', async () => {
  await company.admin.call(put, move(chennai, '2026-11-05'))
  expect(await holidays()).toEqual(['Rajyotsava', 'Deepavali in Chennai', 'Pongal'])
  expect([await placeIn('2026-10'), await placeIn('2026-11')]).toEqual([company.location, chennai])
})

test('a move with a wrong day is entered again, and the place stays', async () => {
  await company.admin.call(put, move(company.location, '2026-11-05'))
  await company.admin.call(put, move(chennai, '2026-11-10'))
  expect(await holidays()).toEqual(['Rajyotsava', 'Deepavali', 'Deepavali in Chennai', 'Pongal'])
  await company.admin.call(put, move(company.location))
  expect([await placeIn('2026-11'), await placeIn('2026-12')]).toEqual([company.location, company.location])
  const refusal = await company.admin.refused('DELETE /api/v1/user/location/{id}', { params: { id: chennai } })
  expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('the place of somebody once') })
})
