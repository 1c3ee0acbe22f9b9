import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { workCalendarJobs } from '../../../testing/calendar-jobs.ts'
import { lockDays, unlockDays } from '../index.ts'

// 20 November 2026 is a Friday; the company's week starts on Monday, the 16th.
const roster = 'PUT /api/v1/user/roster'
const copy = 'PUT /api/v1/user/roster-copy'
const hours = { breakMinutes: 45, graceMinutes: 10, halfDayMinutes: 210, fullDayMinutes: 420, locationIds: [] }

let company: Company
let hr: Person
let night: string

beforeAll(async () => {
  company = await aCompany()
  hr = await company.employee('Hema Rao', { role: 'HR' })
  night = await addShift(company, 'Night')
})

const addShift = async ({ admin }: Company, name: string) => {
  const body = { ...hours, name, startsAt: '22:00', endsAt: '06:00', weeklyOffs: [{ weekday: 0 }] }
  return (await admin.call('POST /api/v1/user/shift', { body }))._id
}
const give = (person: Person, from: string, to: string | null, shiftId = night) => ({
  body: { changes: [{ employeeId: person.employee, from, to, shiftId }] },
})
const weekOf = async (person: Person, week = '2026-11-20', by = hr) => {
  const { data } = await by.call('GET /api/v1/user/roster', { query: { week, limit: 100 } })
  return data.find(({ _id }) => _id === person.employee)?.days ?? []
}
const shiftsOf = async (person: Person, week?: string) =>
  (await weekOf(person, week)).map(({ shift }) => shift?.name ?? '')
const faultsOf = async (body: object, by = hr) => {
  const { status, errors = [] } = await by.refused(roster, { body } as never)
  return [status, ...errors.map(({ path, message }) => `${path.replace('body.changes.0.', '')}: ${message}`)]
}

describe('the roster of a week', () => {
  it('shows everyone employed in it with their shifts, days off and leave', async () => {
    const priya = await company.employee('Priya Nair', { department: 'Plant' })
    const meera = await company.employee('Meera Joshi', { joinedOn: '2026-11-18' })
    await company.employee('Later Kumar', { joinedOn: '2026-11-23' })
    const body = { name: 'Jayanti', day: '2026-11-17', kind: 'public' as const, locationIds: [] }
    await hr.call('POST /api/v1/employee/holiday', { body })
    const days = await weekOf(priya)
    const general = { _id: company.shift, name: 'General', startsAt: '09:30', endsAt: '18:30' }
    expect(days[0]).toEqual({ day: '2026-11-16', shift: general, dayOff: null, leave: null, closed: null })
    expect(days[1]!.dayOff).toEqual({ kind: 'holiday', name: 'Jayanti' })
    expect(days[6]).toMatchObject({ day: '2026-11-22', dayOff: { kind: 'weeklyOff' } })
    const joins = await weekOf(meera)
    expect(joins.map(({ closed }) => closed)).toEqual(['notEmployed', 'notEmployed', null, null, null, null, null])
    expect(joins[1]).toMatchObject({ shift: null, dayOff: null })
    const { data } = await hr.call('GET /api/v1/user/roster', { query: { search: 'kumar' } })
    expect(data).toEqual([])
    const { data: matching } = await hr.call('GET /api/v1/user/roster', { query: { search: 'pri', sortBy: 'code' } })
    expect(matching).toMatchObject([{ name: 'Priya Nair', department: 'Plant' }])
    const one = await hr.call('GET /api/v1/user/roster', { query: { search: 'ME', sortOrder: 'desc' } })
    expect(one.data.map(({ name }) => name)).toContain('Meera Joshi')
  })

  it('is for people who may read shifts, and changed by those who may write them', async () => {
    const priya = await company.employee('Priya Das')
    const reader = await company.employee('Rahul Iyer', { granted: ['shiftRead'] })
    expect(await priya.refused('GET /api/v1/user/roster', {})).toMatchObject({ status: 403 })
    expect((await weekOf(priya, undefined, reader)).length).toBe(7)
    expect(await reader.refused(roster, give(priya, '2026-11-23', null))).toMatchObject({ status: 403 })
    const body = { week: '2026-11-20', weeks: 1 }
    expect(await reader.refused(copy, { body })).toMatchObject({ status: 403 })
  })
})

describe('an assigned shift', () => {
  it('applies on its days, then the previous one continues; the person is notified once, and it is logged', async () => {
    const priya = await company.employee('Kavya Menon')
    expect(await hr.call(roster, give(priya, '2026-11-24', '2026-11-25'))).toEqual({ people: 1 })
    expect(await shiftsOf(priya, '2026-11-24')).toEqual(['General', 'Night', 'Night', ...Array(4).fill('General')])
    const data = await priya.call('GET /api/v1/notification/all', {})
    const news = data.filter(({ type }) => type === 'roster').map(({ message }) => message)
    expect(news).toEqual(['Your shift from 24 Nov 2026 to 25 Nov 2026 is now Night.'])
    const log = await company.admin.call('GET /api/v1/user/activity-log', { query: { limit: 1 } })
    expect(log.data).toMatchObject([
      {
        action: 'changedRoster',
        changes: { shift: { of: '24 Nov 2026 to 25 Nov 2026', from: 'General', to: 'Night' } },
      },
    ])
    // The same again is no change.
    expect(await hr.call(roster, give(priya, '2026-11-24', '2026-11-25'))).toEqual({ people: 0 })
    expect(await hr.call(roster, give(priya, '2026-11-25', null))).toEqual({ people: 1 })
    expect(await shiftsOf(priya, '2027-05-05')).toEqual(Array(7).fill('Night'))
    expect(await hr.call(roster, give(priya, '2026-11-24', '2026-11-24', company.shift))).toEqual({ people: 1 })
    expect((await priya.call('GET /api/v1/notification/all', {})).map(({ message }) => message)).toContain(
      'Your shift on 24 Nov 2026 is now General.',
    )
  })

  it("is in the person's view of the coming week", async () => {
    const priya = await company.employee('Own Week')
    await hr.call(roster, give(priya, '2026-11-21', '2026-11-21'))
    const days = await priya.call('GET /api/v1/employee/roster', {})
    expect(days.map(({ day, shift }) => `${day} ${shift?.name}`).slice(0, 3)).toEqual([
      ...['2026-11-20 General', '2026-11-21 Night', '2026-11-22 General'],
    ])
    expect(await company.admin.refused('GET /api/v1/employee/roster', {})).toMatchObject({ status: 403 })
  })

  it('recalculates past days', async () => {
    company.clock.set('2026-11-18T04:00:00.000Z')
    const priya = await company.employee('Past Days')
    company.clock.set('2026-11-20T04:05:00.000Z')
    await hr.call(roster, give(priya, '2026-11-19', '2026-11-19'))
    await workCalendarJobs(company)
    const query = { date: '2026-11-19', search: 'Past Days' }
    const { data } = await hr.call('GET /api/v1/employee/attendance-all', { query })
    expect(data).toMatchObject([{ shiftName: 'Night' }])
  })

  it('is refused at its field, with everything else that is wrong', async () => {
    const priya = await company.employee('Joined Late', { joinedOn: '2026-11-10' })
    const gone = await company.employee('Gone Early', { joinedOn: '2026-11-10' })
    await hr.call('PUT /api/v1/employee/status/{id}', {
      params: { id: gone.employee },
      body: { status: 'onNotice', inactiveDate: '2026-11-27', reason: 'Moves abroad' },
    })
    const other = await aCompany('Other')
    const foreign = await other.employee('Foreign Person')
    expect(await faultsOf(give(priya, '2026-11-09', '2026-11-12').body)).toEqual([
      ...[400, 'from: Joined Late joined on 10 Nov 2026. Choose that day or a later one.'],
    ])
    const left = "Gone Early's last working day is 27 Nov 2026. Choose that day or an earlier one."
    expect(await faultsOf(give(gone, '2026-11-20', '2026-11-28').body)).toEqual([400, `to: ${left}`])
    expect(await faultsOf(give(gone, '2026-11-28', null).body)).toEqual([400, `from: ${left}`])
    expect(await faultsOf(give(priya, '2026-11-12', '2026-11-11').body)).toEqual([
      ...[400, 'to: The last day is before the first day'],
    ])
    expect(await faultsOf(give(foreign, '2026-11-20', null, other.shift).body)).toEqual([
      ...[400, 'employeeId: This person does not exist', 'shiftId: This shift does not exist'],
    ])
    expect(await faultsOf(give(hr, '2026-11-20', null).body)).toEqual([
      ...[403, 'employeeId: You cannot change your own shift. Ask another administrator.'],
    ])
    const old = await company.employee('Old Hand')
    expect(await faultsOf(give(old, '2026-08-19', null).body)).toEqual([
      400,
      'from: Choose 20 Aug 2026 or a later day.',
    ])
    const far = 'Choose 21 Nov 2027 or an earlier day.'
    expect(await faultsOf(give(old, '2027-11-22', null).body)).toEqual([400, `from: ${far}`])
    expect(await faultsOf(give(old, '2026-11-22', '2099-01-01').body)).toEqual([400, `to: ${far}`])
    expect(await faultsOf({ changes: [] })).toEqual([400, 'body.changes: Add at least one change'])
  })

  it('is assigned to everyone in a call or to no one', async () => {
    const [one, two] = [await company.employee('All Or'), await company.employee('Nothing At')]
    const changes = [...give(one, '2026-11-24', null).body.changes, ...give(two, '2020-01-01', null).body.changes]
    const { errors } = await hr.refused(roster, { body: { changes } })
    expect(errors?.map(({ path }) => path)).toEqual(['body.changes.1.from'])
    expect(await shiftsOf(one, '2026-11-24')).toEqual(Array(7).fill('General'))
  })

  it('changes nothing in days locked by payroll', async () => {
    const priya = await company.employee('Locked Days')
    await company.within((tx) => lockDays(tx, { from: '2026-10-01', to: '2026-10-31' }))
    const locked = [400, 'from: Payroll has locked days to 31 Oct 2026. Choose a later day.']
    expect(await faultsOf(give(priya, '2026-10-31', '2026-11-02').body)).toEqual(locked)
    expect(await faultsOf(give(priya, '2026-09-01', null).body)).toEqual(locked)
    expect((await weekOf(priya, '2026-10-31')).map(({ closed }) => closed)).toEqual([...Array(6).fill('locked'), null])
    const body = { week: '2026-10-20', weeks: 1 }
    const { errors } = await hr.refused(copy, { body })
    expect(errors).toMatchObject([{ path: 'body.week' }])
    expect(await hr.call(roster, give(priya, '2026-11-01', '2026-11-02'))).toEqual({ people: 1 })
    await company.within((tx) => unlockDays(tx, { from: '2026-10-01' }))
  })

  it('does not conflict with another one assigned at the same moment', async () => {
    const priya = await company.employee('Same Moment')
    const at = ['2026-11-23', '2026-11-25', '2026-11-27', '2026-11-28']
    await Promise.all(at.map((day) => hr.call(roster, give(priya, day, day))))
    expect(await shiftsOf(priya, '2026-11-23')).toEqual([
      ...['Night', 'General', 'Night', 'General', 'Night', 'Night', 'General'],
    ])
  })
})

describe('a copied week', () => {
  it('assigns everyone the same shifts in the following weeks, within employment', async () => {
    const own = await aCompany('Copies')
    const [shift, by] = [await addShift(own, 'Night'), await own.employee('Hema Rao', { role: 'HR' })]
    const priya = await own.employee('Priya Nair', { department: 'Plant' })
    const meera = await own.employee('Meera Joshi', { department: 'Office' })
    const late = await own.employee('Late Joiner', { joinedOn: '2026-11-19', department: 'Plant' })
    const changes = [priya, meera, late].map(({ employee }) => ({
      ...{ employeeId: employee, from: '2026-11-19', to: '2026-11-20', shiftId: shift },
    }))
    await by.call(roster, { body: { changes } })
    const [{ _id: departmentId } = { _id: '' }] = (await by.call('GET /api/v1/user/department')).filter(
      ({ name }) => name === 'Plant',
    )
    const body = { week: '2026-11-22', weeks: 2, departmentId }
    expect(await by.call(copy, { body })).toEqual({ people: 2 })
    const inWeek = async (person: Person, week: string) =>
      (await weekOf(person, week, by)).map((one) => one.shift?.name)
    const nights = ['General', 'General', 'General', 'Night', 'Night', 'General', 'General']
    for (const week of ['2026-11-23', '2026-11-30']) expect(await inWeek(priya, week)).toEqual(nights)
    expect(await inWeek(priya, '2026-12-07')).toEqual(Array(7).fill('General'))
    expect(await inWeek(meera, '2026-11-23')).toEqual(Array(7).fill('General'))
    expect(await inWeek(late, '2026-11-23')).toEqual(nights)
    const news = (await priya.call('GET /api/v1/notification/all', {})).map(({ message }) => message)
    expect(news).toContain('Your shifts from 23 Nov 2026 to 6 Dec 2026 have changed.')
    const [entry] = (await own.admin.call('GET /api/v1/user/activity-log', { query: { limit: 1 } })).data
    expect(entry).toMatchObject({ action: 'copiedRoster', changes: { people: { to: '2' } } })
    expect(await by.call(copy, { body })).toEqual({ people: 0 })
    expect(await by.call(copy, { body: { week: '2026-11-20', weeks: 1, search: 'Hema' } })).toEqual({ people: 0 })
    const far = await by.refused(copy, { body: { week: '2027-11-10', weeks: 4 } })
    expect(far.errors).toMatchObject([{ path: 'body.weeks' }])
  })
})
