import { afterEach, describe, expect, it } from 'vitest'
import { aCompany, type Company, type Person } from '../../testing/company.ts'
import { testNow, testServer } from '../../testing/server.ts'
import { leave } from '../leave/index.ts'

const monday = '2026-11-23'

/** Submits casual leave for Monday to the manager. */
async function asksForMonday(company: Company, priya: Person) {
  await company.within(leave.seed)
  await company.within((tx) => leave.join(tx, priya.employee))
  const types = await priya.call('GET /api/v1/employee/leave-types')
  const type = types.find(({ name }) => name.startsWith('Casual'))
  return priya.call('POST /api/v1/employee/leave', {
    body: { policyId: type!._id, from: monday, to: monday, reason: 'A family function in Mysuru' },
  })
}

describe('the dashboard', () => {
  afterEach(async () => (await testServer()).clock.set(testNow))

  it("shows an employee today's punches and the week's minutes", async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    await priya.call('POST /api/v1/employee/punch-in', { body: {} })
    company.clock.advance(3 * 3600)
    await priya.call('POST /api/v1/employee/punch-out', { body: {} })
    const first = await priya.call('GET /api/v1/dashboard/first')
    expect(first.employeeAttendance).toEqual({
      punchIn: ['2026-11-20T04:05:00.000Z'],
      punchOut: ['2026-11-20T07:05:00.000Z'],
    })
    expect(first).toMatchObject({ date: '2026-11-20', today: { lastPunchStatus: 'OUT', shift: { name: 'General' } } })
    expect(first.week).toMatchObject({ from: '2026-11-16', minutes: 180 })
    expect(first.week?.days.find(({ day }) => day === '2026-11-20')?.workedMinutes).toBe(180)
  })

  it('has no punches for the admin', async () => {
    const company = await aCompany()
    expect(await company.admin.call('GET /api/v1/dashboard/first')).toMatchObject({
      employeeAttendance: { punchIn: [], punchOut: [] },
      today: null,
      week: null,
    })
  })

  it('shows a manager the pending requests, and the requester what is pending', async () => {
    const company = await aCompany()
    const anita = await company.employee('Anita Rao', { role: 'Manager' })
    const priya = await company.employee('Priya Nair', { reportsTo: anita })
    await asksForMonday(company, priya)
    expect(await anita.call('GET /api/v1/dashboard/second')).toMatchObject({
      AllApprovals: 1,
      totalPendingLeaveRequests: 1,
      headcount: null,
      missing: [],
    })
    const hers = await anita.call('GET /api/v1/dashboard/recent-approval')
    expect(hers).toMatchObject({ mine: [], waitingTotal: 1, waiting: [{ requester: { name: 'Priya Nair' } }] })
    const own = await priya.call('GET /api/v1/dashboard/recent-approval')
    expect(own).toMatchObject({ mine: [{ assignee: { name: 'Anita Rao' } }], waiting: [], waitingTotal: 0 })
  })

  it('shows HR the head count and gaps in records', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    await company.employee('Priya Nair', { reportsTo: hr, department: 'Finance', joinedOn: '2026-11-02' })
    const { headcount, missing } = await hr.call('GET /api/v1/dashboard/second')
    expect(headcount).toEqual({ employees: 2, joinedThisMonth: 1, leftThisMonth: 0, onNotice: 0, onProbation: 0 })
    expect(missing).toEqual([
      { what: 'bank', people: 2 },
      { what: 'pan', people: 2 },
      { what: 'birthDate', people: 2 },
      { what: 'emergency', people: 2 },
      { what: 'department', people: 1 },
    ])
  })

  it('marks a set-up step as done when its data exists', async () => {
    const company = await aCompany()
    const done = async () =>
      (await company.admin.call('GET /api/v1/dashboard/checklist')).filter(({ isDone }) => isDone).map(({ key }) => key)
    expect(await done()).toEqual([])
    await company.admin.call('PUT /api/v1/user/company-info', { body: { pan: 'AAACA1234F' } })
    const priya = await company.employee('Priya Nair')
    expect(await done()).toEqual(['company', 'employees'])
    expect(await priya.call('GET /api/v1/dashboard/checklist')).toEqual([])
  })

  it('shows who is out in their own department, and what is coming up', async () => {
    const company = await aCompany()
    const anita = await company.employee('Anita Rao', { role: 'Manager', department: 'Design' })
    const priya = await company.employee('Priya Nair', { reportsTo: anita, department: 'Design' })
    const kabir = await company.employee('Kabir Das', { department: 'Finance' })
    const { _id } = await asksForMonday(company, priya)
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id: _id }, body: { status: 'approved' } })
    company.clock.set('2026-11-22T04:05:00.000Z')
    expect(await anita.call('GET /api/v1/dashboard/out')).toMatchObject({
      department: 'Design',
      today: [],
      tomorrow: [{ name: 'Priya Nair', isHalf: false }],
    })
    expect(await kabir.call('GET /api/v1/dashboard/out')).toMatchObject({ department: 'Finance', tomorrow: [] })
    const event = { title: 'Town hall', from: '2026-11-25', to: '2026-11-25' }
    await company.admin.call('POST /api/v1/employee/event-scheduling', { body: event })
    expect(await priya.call('GET /api/v1/dashboard/coming-up')).toEqual([
      { day: monday, kind: 'leave', title: 'Casual leave' },
      { day: '2026-11-25', kind: 'event', title: 'Town hall' },
      { day: '2026-11-30', kind: 'payDay', title: 'Pay day' },
    ])
  })

  it('shows who works from home, after those on leave, and not on a day off', async () => {
    const company = await aCompany()
    const anita = await company.employee('Anita Rao', { role: 'Manager', department: 'Design' })
    const priya = await company.employee('Priya Nair', { reportsTo: anita, department: 'Design' })
    const arjun = await company.employee('Arjun Sen', { reportsTo: anita, department: 'Design' })
    const { _id } = await asksForMonday(company, priya)
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id: _id }, body: { status: 'approved' } })
    const home = async (days: string[], part: 'full' | 'first' = 'full') => {
      const body = { days, part, reason: 'Plumber at home' }
      const { _id: id } = await arjun.call('POST /api/v1/employee/work-from-home', { body })
      await anita.call('PUT /api/v1/employee/work-from-home-approval/{id}', {
        params: { id },
        body: { status: 'approved' },
      })
    }
    await home([monday], 'first')
    await home(['2026-11-24'])
    company.clock.set('2026-11-22T04:05:00.000Z')
    expect((await anita.call('GET /api/v1/dashboard/out')).tomorrow).toMatchObject([
      { name: 'Priya Nair', kind: 'leave', isHalf: false },
      { name: 'Arjun Sen', kind: 'workFromHome', isHalf: true },
    ])
    const coming = await arjun.call('GET /api/v1/dashboard/coming-up')
    expect(coming.filter(({ kind }) => kind === 'workFromHome')).toEqual([
      { day: monday, kind: 'workFromHome', title: 'Work from home, half a day' },
      { day: '2026-11-24', kind: 'workFromHome', title: 'Work from home' },
    ])
    await company.admin.call('POST /api/v1/employee/holiday', {
      body: { name: 'Local holiday', day: monday, kind: 'public', locationIds: [] },
    })
    expect((await anita.call('GET /api/v1/dashboard/out')).tomorrow.map(({ name }) => name)).not.toContain('Arjun Sen')
  })

  it('shows the last 14 days only to people who see everyone', async () => {
    const company = await aCompany()
    const anita = await company.employee('Anita Rao', { role: 'Manager' })
    const bars = await company.admin.call('GET /api/v1/dashboard/attendance')
    expect(bars).toHaveLength(14)
    expect(bars.at(-1)).toMatchObject({ day: '2026-11-20', inOffice: 0 })
    expect(await anita.refused('GET /api/v1/dashboard/attendance')).toMatchObject({ status: 403 })
  })
})
