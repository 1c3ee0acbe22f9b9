import { expect, it } from 'vitest'
import { aCompanyWithLeave } from '../../../testing/company-with-leave.ts'
import { attendanceFeature } from '../index.ts'

const day = '2026-11-23'

/** Priya is on leave for half a day and absent for the other, Ravi on leave all day, Sara absent. */
async function threePeople() {
  const { company, anita, priya, casual } = await aCompanyWithLeave()
  const ravi = await company.employee('Ravi Kumar', { reportsTo: anita })
  await company.employee('Sara Thomas', { reportsTo: anita })
  const hr = await company.employee('Hema Rao', { role: 'HR' })
  const job = (name: 'attendance-close' | 'attendance-archive') =>
    attendanceFeature.jobs![name]!(company.app, { organisation: company.organisation })
  for (const [person, part] of [
    [priya, 'first'],
    [ravi, 'full'],
  ] as const) {
    const body = { policyId: casual, from: day, to: day, fromPart: part, toPart: part, reason: 'To the dentist' }
    const { _id: id } = await person.call('POST /api/v1/employee/leave', { body })
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: { status: 'approved' } })
  }
  company.clock.set('2026-11-24T04:30:00.000Z')
  await job('attendance-close')
  const shown = async (reader: typeof hr) => {
    const register = await reader.call('GET /api/v1/employee/all-attendance', { query: { attendance: '2026-11' } })
    const lists = await Promise.all(
      (['name', 'state', 'lateMinutes'] as const).flatMap((sortBy) =>
        [undefined, 'priya', 'pr'].map((search) =>
          reader.call('GET /api/v1/employee/attendance-all', { query: { date: day, sortBy, search } }),
        ),
      ),
    )
    return [
      ...lists.map(({ data }) => data.filter((row) => row.isHalfAbsent).map(({ name }) => name)),
      register.data.flatMap(({ name, days }) =>
        days.flatMap((one) => (one.isHalfAbsent ? [`${name} ${one.day}`] : [])),
      ),
    ]
  }
  return { company, anita, hr, job, shown }
}

const onlyPriya = [...Array.from({ length: 9 }, () => ['Priya Nair']), [`Priya Nair ${day}`]]

it('half a day of leave with the other half absent is told apart in every list of people', async () => {
  const { anita, hr, shown } = await threePeople()
  expect(await shown(hr)).toEqual(onlyPriya)
  expect(await shown(anita)).toEqual(onlyPriya)
})

it('and still is when the month is in the archive', async () => {
  const { company, hr, job, shown } = await threePeople()
  company.clock.set('2030-12-02T04:30:00.000Z')
  await job('attendance-close')
  await company.admin.call('PUT /api/v1/user/attendance-archive', { body: { keepYears: 3 } })
  expect(await shown(hr)).toEqual(onlyPriya)
  await job('attendance-archive')
  const counts = await hr.call('GET /api/v1/employee/attendance-counts', { query: { date: day } })
  expect(counts).toMatchObject({ isArchived: true, leaveCount: 2 })
  expect(await shown(hr)).toEqual(onlyPriya)
})
