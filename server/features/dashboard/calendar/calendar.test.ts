import { beforeAll, describe, expect, it } from 'vitest'
import { rawCall } from '../../../testing/call.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { setAccountActive } from '../../identity/index.ts'
import { leave } from '../../leave/index.ts'

const layers = 'GET /api/v1/dashboard/calendar'
const state = 'GET /api/v1/dashboard/calendar-feed'
const renew = 'POST /api/v1/dashboard/calendar-feed'
const feed = 'GET /api/v1/dashboard/calendar-feed/{token}'

describe('the layers of a calendar', () => {
  let company: Company
  let anita: Person
  let priya: Person
  let ravi: Person
  let sales: Person
  const november = { from: '2026-11-01', to: '2026-11-30' }
  beforeAll(async () => {
    company = await aCompany()
    anita = await company.employee('Anita Rao', { role: 'Manager', department: 'Design' })
    priya = await company.employee('Priya Nair', { department: 'Design', reportsTo: anita, joinedOn: '2021-11-16' })
    ravi = await company.employee('Ravi Kumar', { department: 'Design', reportsTo: anita })
    sales = await company.employee('Sana Khan', { department: 'Sales' })
    await onLeave(company, priya, anita, '2026-11-24', '2026-11-25')
  })
  const shown = async (who: Person, query = november) =>
    (await who.call(layers, { query })).map(({ day, layer, person, leaveType }) =>
      [day.slice(5), layer, person?.name ?? leaveType].filter(Boolean).join(' '),
    )

  it("have the person's own leave with its type and the team's without, birthdays and pay dates", async () => {
    const mine = await shown(priya)
    expect(mine.filter((one) => one.includes('Leave'))).toEqual(['11-24 ownLeave Casual', '11-25 ownLeave Casual'])
    expect(mine).toContain('11-16 anniversary Priya Nair')
    expect(mine).toContain('11-30 payDate')
    expect((await shown(ravi)).filter((one) => one.includes('Leave'))).toEqual([
      '11-24 teamLeave Priya Nair',
      '11-25 teamLeave Priya Nair',
    ])
    expect((await shown(anita)).filter((one) => one.includes('Leave'))).toHaveLength(2)
    expect((await shown(sales)).filter((one) => one.includes('Leave'))).toEqual([])
    expect((await shown(company.admin)).filter((one) => one.includes('Leave'))).toEqual([])
    const [other] = await ravi.call(layers, { query: { from: '2026-11-24', to: '2026-11-24' } })
    expect(other).toEqual({
      ...{ day: '2026-11-24', layer: 'teamLeave', leaveType: null, isHalf: false, years: null, more: 0 },
      person: { _id: priya.employee, name: 'Priya Nair', photo: null },
    })
  })

  it('extend over the end of a year, by at most a quarter', async () => {
    const years = await shown(priya, { from: '2027-10-15', to: '2028-01-10' })
    expect(years.filter((one) => one.includes('anniversary Priya'))).toEqual(['11-16 anniversary Priya Nair'])
    const far = { from: '2026-01-01', to: '2026-12-31' }
    expect((await priya.refused(layers, { query: far })).errors).toMatchObject([{ path: 'query.to' }])
  })
})

describe('the feed of a calendar', () => {
  const read = async (token: string) => {
    const { status, headers, body } = await rawCall(null, feed, { params: { token } })
    return { status, type: headers['content-type'], text: Buffer.isBuffer(body) ? body.toString() : '' }
  }
  const tokenOf = ({ url }: { url: string }) => new URL(url).pathname.split('/').at(-1)!

  it('is read only by its secret address, without private data, and expires when renewed', async () => {
    const company = await aCompany()
    const anita = await company.employee('Anita Rao', { role: 'HR' })
    const priya = await company.employee('Priya Nair', { department: 'Design', reportsTo: anita })
    const ravi = await company.employee('Ravi Kumar', { department: 'Design' })
    await onLeave(company, priya, anita, '2026-11-24', '2026-11-24')
    const event = { from: '2026-12-01', to: '2026-12-01', startTime: '10:00', endTime: '11:00' }
    const post = 'POST /api/v1/employee/event-scheduling'
    const people = { audience: 'people' as const, employeeIds: [priya.employee] }
    await anita.call(post, { body: { ...event, ...people, title: 'Design review', description: 'Salaries of all' } })
    await anita.call(post, {
      body: { ...event, title: 'Not for her', audience: 'people', employeeIds: [ravi.employee] },
    })
    expect(await priya.call(state)).toBeNull()
    const token = tokenOf(await priya.call(renew))
    const { type, text } = await read(token)
    expect(type).toContain('text/calendar')
    expect(text).toContain('DTSTART:20261201T043000Z')
    expect(text).toContain('SUMMARY:Design review')
    expect(text).toContain('SUMMARY:On leave')
    expect(text).not.toMatch(/Not for her|Salaries|Casual|Ravi|Anita/)
    expect(await priya.call(state)).toMatchObject({ lastReadAt: expect.any(String) })
    const next = tokenOf(await priya.call(renew))
    expect((await read(token)).status).toBe(404)
    expect((await read(next.replace('.ics', ''))).text).toContain('Design review')
    await priya.call('DELETE /api/v1/dashboard/calendar-feed')
    expect((await read(next)).status).toBe(404)
  })

  it("ends with the person's employment, and reveals nothing to guesses", async () => {
    const company = await aCompany()
    const ravi = await company.employee('Ravi Kumar')
    const meera = await company.employee('Meera Shah')
    const [his, hers] = [tokenOf(await ravi.call(renew)), tokenOf(await meera.call(renew))]
    expect((await read(hers)).status).toBe(200)
    await company.within((tx) => setAccountActive(tx, meera.account, false))
    expect((await read(hers)).status).toBe(404)
    const strange = `${his.slice(0, 22)}${hers.slice(22)}`
    expect([(await read(strange)).status, (await read('x'.repeat(54))).status]).toEqual([404, 404])
    expect((await read('short')).status).toBe(400)
    expect((await read(his)).status).toBe(200)
  })
})

/** Approved casual leave. */
async function onLeave(company: Company, person: Person, approver: Person, from: string, to: string): Promise<void> {
  await company.within(leave.seed)
  await company.within((tx) => leave.join(tx, person.employee))
  const type = (await person.call('GET /api/v1/employee/leave-types')).find(({ name }) => name.startsWith('Casual'))
  const body = { policyId: type!._id, from, to, reason: 'A family function in Mysuru' }
  const { _id: id } = await person.call('POST /api/v1/employee/leave', { body })
  await approver.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: { status: 'approved' } })
}
