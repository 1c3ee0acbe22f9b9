import { expect, it } from 'vitest'
import { aCompanyWithLeave } from '../../../testing/company-with-leave.ts'

type Part = 'full' | 'first' | 'second'
const day = '2026-11-20'

it.each([
  ['the whole shift without leave', null, { from: '04:00', to: '13:00' }],
  ['the second half, when the first is leave', 'first', { from: '08:30', to: '13:00' }],
  ['the first half, when the second is leave', 'second', { from: '04:00', to: '08:30' }],
  ['not at all on a whole day of leave', 'full', null],
])('Priya is expected for %s', async (_, part, expected) => {
  const { priya, anita, casual } = await aCompanyWithLeave()
  if (part !== null) {
    const body = { policyId: casual, from: day, to: day, fromPart: part as Part, reason: 'To the dentist' }
    const { _id: id } = await priya.call('POST /api/v1/employee/leave', { body })
    expect((await todayOf(priya))?.expected, 'before it is decided').toEqual(span({ from: '04:00', to: '13:00' }))
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: { status: 'approved' } })
  }
  const today = await todayOf(priya)
  expect(today?.expected).toEqual(expected && span(expected))
  expect(today?.shift).toMatchObject(instants({ startsAt: '04:00', endsAt: '13:00' }))
})

it('no one is expected on a day off', async () => {
  const { company, priya, declare } = await aCompanyWithLeave()
  await declare(day)
  expect((await todayOf(priya))?.expected).toBeNull()
  company.clock.set('2026-11-22T04:05:00.000Z')
  expect((await todayOf(priya))?.expected).toBeNull()
})

type Person = Awaited<ReturnType<typeof aCompanyWithLeave>>['priya']
const todayOf = async (person: Person) => (await person.call('GET /api/v1/employee/attendances', { query: {} })).today

const at = (time: string) => `${day}T${time}:00Z`
const instants = (times: Record<string, string>) =>
  Object.fromEntries(Object.entries(times).map(([name, time]) => [name, at(time)]))
const span = ({ from, to }: { from: string; to: string }) => instants({ from, to })
