import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { calendarFeature } from '../index.ts'

const get = 'GET /api/v1/employee/event-scheduling'
const post = 'POST /api/v1/employee/event-scheduling'
const put = 'PUT /api/v1/employee/event-scheduling/{id}'
const answer = 'PUT /api/v1/employee/event-answer/{id}'

describe('events', () => {
  let company: Company
  let priya: Person
  let ravi: Person
  let hr: Person
  let design: string
  beforeAll(async () => {
    company = await aCompany()
    priya = await company.employee('Priya Nair', { department: 'Design' })
    ravi = await company.employee('Ravi Kumar', { department: 'Sales' })
    hr = await company.employee('Anita Rao', { role: 'HR' })
    design = (await priya.call('GET /api/v1/user/department')).find(({ name }) => name === 'Design')!._id
  })
  const month = { from: '2026-12-01', to: '2026-12-31' }
  const titles = async (who: Person, query = month) =>
    (await who.call(get, { query })).map(({ title, from }) => `${from} ${title}`)
  const told = async (who: Person) => (await who.call('GET /api/v1/notification/all')).map(({ message }) => message)
  const add = async (title: string, body: object = {}) =>
    (await hr.call(post, { body: { title, from: '2026-12-10', to: '2026-12-10', ...body } }))._id

  it('are seen by their audience, and all of them by people who may change them', async () => {
    await add('Town hall')
    await add('Design review', { audience: 'departments', departmentIds: [design] })
    await add('Office move', {
      audience: 'locations',
      locationIds: [company.location],
      from: '2026-12-11',
      to: '2026-12-12',
    })
    await add('Quarterly talk', {
      audience: 'people',
      employeeIds: [ravi.employee],
      from: '2026-12-14',
      to: '2026-12-14',
    })
    expect(await titles(priya)).toEqual(['2026-12-10 Design review', '2026-12-10 Town hall', '2026-12-11 Office move'])
    expect(await titles(ravi)).toEqual(['2026-12-10 Town hall', '2026-12-11 Office move', '2026-12-14 Quarterly talk'])
    expect(await titles(hr)).toHaveLength(4)
    expect(await told(ravi)).toEqual(['You are invited to "Quarterly talk" on 14 Dec 2026.'])
    expect(await told(priya)).toEqual([])
  })

  it('repeat on each of their days, and are changed as a whole', async () => {
    const id = await add('Stand-up', {
      from: '2027-01-04',
      to: '2027-01-04',
      repeat: 'weekly',
      repeatUntil: '2027-01-18',
    })
    const january = { from: '2027-01-01', to: '2027-01-31' }
    expect(await titles(priya, january)).toEqual(['04', '11', '18'].map((day) => `2027-01-${day} Stand-up`))
    const [, second] = await priya.call(get, { query: january })
    expect(second).toMatchObject({ firstFrom: '2027-01-04', from: '2027-01-11' })
    const body = { title: 'Stand-up', from: '2027-01-05', to: '2027-01-05', startTime: '10:00', endTime: '10:15' }
    await hr.call(put, { params: { id }, body })
    expect(await priya.call(get, { query: january })).toMatchObject([
      { from: '2027-01-05', repeat: 'none', startTime: '10:00' },
    ])
    await hr.call('DELETE /api/v1/employee/event-scheduling/{id}', { params: { id } })
    expect(await titles(priya, january)).toEqual([])
  })

  it('are answered by their audience, and answers survive a change', async () => {
    const id = await add('Offsite', {
      audience: 'people',
      employeeIds: [priya.employee],
      from: '2027-02-01',
      to: '2027-02-01',
    })
    const february = { query: { from: '2027-02-01', to: '2027-02-28' } }
    expect(await ravi.refused(answer, { params: { id }, body: { answer: 'yes' } })).toMatchObject({ status: 404 })
    await priya.call(answer, { params: { id }, body: { answer: 'maybe' } })
    await priya.call(answer, { params: { id }, body: { answer: 'no' } })
    const body = {
      ...{ title: 'Offsite in Goa', from: '2027-02-01', to: '2027-02-03', audience: 'people' as const },
      employeeIds: [priya.employee, ravi.employee],
    }
    await hr.call(put, { params: { id }, body })
    expect((await hr.call(get, february))[0]?.people.map((one) => [one.name, one.answer])).toEqual([
      ['Priya Nair', 'no'],
      ['Ravi Kumar', null],
    ])
    expect((await told(priya)).filter((one) => one.includes('Offsite'))).toHaveLength(1)
    await hr.call('DELETE /api/v1/employee/event-scheduling/{id}', { params: { id } })
    // A person who declined does not miss it.
    expect([(await told(priya))[0], (await told(ravi))[0]]).toEqual([
      'You are invited to "Offsite" on 1 Feb 2027.',
      '"Offsite in Goa" is cancelled.',
    ])
  })

  it('report problems at their field', async () => {
    const wrong = {
      ...{ title: 'Up', from: '2026-12-10', to: '2026-12-09', startTime: '10:00', audience: 'departments' },
      ...{ repeat: 'daily', repeatUntil: '2026-12-01' },
    }
    const { errors } = await hr.refused(post, { body: wrong as never })
    expect(errors?.map(({ path }) => path).toSorted()).toEqual([
      ...['body.departmentIds', 'body.endTime', 'body.repeatUntil', 'body.title', 'body.to'],
    ])
    const foreign = { title: 'Theirs', from: '2026-12-10', to: '2026-12-10', audience: 'people' as const }
    const other = await (await aCompany('Other')).employee('Else Where')
    expect((await hr.refused(post, { body: { ...foreign, employeeIds: [other.employee] } })).errors).toMatchObject([
      { path: 'body.employeeIds' },
    ])
    expect((await priya.refused(get, { query: { from: '2026-01-01', to: '2028-01-01' } })).errors).toMatchObject([
      { path: 'query.to' },
    ])
    expect(await priya.refused(post, { body: { ...foreign } })).toMatchObject({ status: 403 })
  })

  it('have one reminder, before they begin, and not for people who declined', async () => {
    const other = await aCompany('Initech')
    const neha = await other.employee('Neha Shah')
    const arjun = await other.employee('Arjun Das')
    const times = { startTime: '10:00', endTime: '11:00', remindMinutes: 15 as const }
    const body = { title: 'Town hall', from: '2026-11-18', to: '2026-11-18', ...times, repeat: 'weekly' as const }
    const { _id: id } = await other.admin.call(post, { body })
    await arjun.call(answer, { params: { id }, body: { answer: 'no' } })
    const remind = () => calendarFeature.jobs!['event-reminder']!(other.app, { organisation: other.organisation })
    const heard = async (now: string) => {
      other.clock.set(now)
      await Promise.all([remind(), remind()])
      await remind()
      return [(await told(neha)).length, (await told(arjun)).length]
    }
    // 10:00 in Bengaluru is 04:30 UTC.
    expect(await heard('2026-11-25T04:10:00.000Z')).toEqual([0, 0])
    expect(await heard('2026-11-25T04:16:00.000Z')).toEqual([1, 0])
    expect(await heard('2026-11-25T09:00:00.000Z')).toEqual([1, 0])
    expect(await told(neha)).toEqual(['"Town hall" begins on 25 Nov 2026 at 10:00.'])
  })
})
