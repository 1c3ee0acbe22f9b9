import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/company.ts'
import { anApprovalCompany, type ApprovalCompany } from '../testing/approval-company.ts'

describe('a delegate', () => {
  let company: ApprovalCompany
  let today: string
  let anita: Person
  let meera: Person
  let priya: Person

  beforeEach(async () => {
    company = await anApprovalCompany()
    today = company.clock.now().slice(0, 10)
    anita = await company.employee('Anita Rao', { role: 'Manager' })
    meera = await company.employee('Meera Shah', { role: 'Manager' })
    priya = await company.employee('Priya Nair', { reportsTo: anita })
  })

  const give = (by: Person, to: Person, more: object = {}) =>
    by.call('POST /api/v1/employee/approval-delegation', {
      body: { employeeId: to.employee, startsOn: today, endsOn: today, ...more },
    })
  const refused = (by: Person, to: Person, more: object = {}) =>
    by.refused('POST /api/v1/employee/approval-delegation', {
      body: { employeeId: to.employee, startsOn: today, endsOn: today, ...more },
    })

  it("sees and decides the delegator's pending requests on their behalf, and both are notified", async () => {
    await give(anita, meera)
    const id = await company.ask(priya)
    expect(await company.told(meera, id)).toHaveLength(1)
    expect(await company.told(anita, id)).toHaveLength(1)
    expect([await company.inbox(meera), await company.inbox(anita)]).toEqual([[id], [id]])
    expect(await company.decide(meera, id)).toBe(200)
    expect((await company.see(anita, id)).events.at(-1)).toMatchObject({
      kind: 'approved',
      by: { name: 'Meera Shah' },
      onBehalfOf: 'Anita Rao',
    })
    expect(await company.decide(anita, id)).toBe(409)
  })

  it('does so on those days only, for those types only, and until the delegation is ended', async () => {
    const id = await company.ask(priya)
    const { _id: later } = await give(anita, meera, { startsOn: addDay(today), endsOn: addDay(today) })
    await give(anita, meera, { types: ['leave'] })
    expect(await company.inbox(meera)).toEqual([id])
    const all = await anita.call('GET /api/v1/employee/approval-delegation')
    expect(all.map(({ isInForce }) => isInForce)).toEqual([true, false])
    const now = all.find(({ isInForce }) => isInForce)!._id
    for (const one of [now, later])
      await anita.call('DELETE /api/v1/employee/approval-delegation/{id}', { params: { id: one } })
    expect(await company.inbox(meera)).toEqual([])
    expect(await company.decide(meera, id)).toBe(404)
    const again = await anita.refused('DELETE /api/v1/employee/approval-delegation/{id}', { params: { id: now } })
    expect(again.status).toBe(404)
  })

  it("decides for a role that the delegator holds, but never their own requests or the delegator's", async () => {
    const hema = await company.employee('Hema Pillai', { role: 'HR' })
    await company.employee('Second Ofhr', { role: 'HR' })
    await give(hema, meera)
    const alone = await company.employee('Mohan Das')
    const id = await company.ask(alone)
    const ofHema = await company.ask(hema)
    const own = await company.ask(meera)
    expect(await company.inbox(meera)).toEqual([id])
    expect(await company.decide(meera, ofHema)).toBe(404)
    expect(await company.decide(meera, own)).toBe(403)
    expect(await company.decide(meera, id)).toBe(200)
  })

  it('is someone else, who may decide, for days that are not over, once', async () => {
    expect((await refused(anita, anita)).errors?.[0]?.path).toBe('body.employeeId')
    expect((await refused(anita, priya)).errors?.[0]?.path).toBe('body.employeeId')
    expect((await refused(anita, meera, { startsOn: '2020-01-01', endsOn: '2020-01-02' })).errors?.[0]?.path).toBe(
      'body.endsOn',
    )
    await give(anita, meera)
    expect((await refused(anita, meera)).status).toBe(409)
    const other = await anApprovalCompany('Other Works')
    const stranger = await other.employee('Other Lead', { role: 'Manager' })
    expect((await refused(anita, stranger)).status).toBe(400)
  })
})

const addDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
