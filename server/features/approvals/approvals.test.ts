import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import { translate } from '../../platform/language/translate.ts'
import { aCompany, run, type Company, type Person } from '../../testing/company.ts'
import { leave } from '../leave/index.ts'

const approve = { status: 'approved' } as const

describe('whoever decides', () => {
  let company: Company
  let hema: Person
  let anita: Person
  let priya: Person
  let policy: Id

  beforeAll(async () => {
    company = await aCompany()
    hema = await company.employee('Hema Pillai', { role: 'HR' })
    anita = await company.employee('Anita Rao', { role: 'Manager' })
    priya = await company.employee('Priya Nair', { reportsTo: anita })
    policy = await company.within(async (tx) => {
      await leave.seed(tx)
      const { rows } = await run(tx, sql`select id from leave_policy where code = 'LWP'`)
      return (rows[0] as { id: Id }).id
    })
  })

  let day = 0
  /** A day of unpaid leave, a different one on each call. */
  async function ask(person: Person): Promise<Id> {
    day += 1
    const date = new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10)
    const body = { policyId: policy, from: date, to: date, reason: 'Something at home' }
    const { halfDays } = await person.call('POST /api/v1/employee/leave-preview', { body })
    if (halfDays === 0) return ask(person)
    return (await person.call('POST /api/v1/employee/leave', { body }))._id
  }
  const see = (person: Person, id: Id) => person.call('GET /api/v1/employee/leave/{id}', { params: { id } })
  const decide = (person: Person, id: Id) =>
    person.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: approve })
  const refusedDecision = (person: Person, id: Id) =>
    person.refused('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: approve })
  const inbox = async (person: Person, query: object = {}) =>
    (await person.call('GET /api/v1/employee/all-leave', { query: { page: 1, limit: 100, ...query } })).data
  const forward = (person: Person, id: Id, body: { employeeId?: Id; roleId?: Id; note?: string }) =>
    person.call('PUT /api/v1/employee/claim-approval-forward/{id}', { params: { id }, query: { type: 'leave' }, body })
  const told = (person: Person, id: Id) =>
    company.within(async (tx) => {
      const { rows } = await run(
        tx,
        sql`select type, message as text, message_values as "values" from notification where account_id = ${person.account} and target_id = ${id} order by created_at, id`,
      )
      return (rows as (Sentence & { type: string })[]).map(({ type, ...said }) => ({ type, message: translate(said) }))
    })
  const roleId = (name: string) =>
    company.within(async (tx) => {
      const { rows } = await run(tx, sql`select id from role where name = ${name}`)
      return (rows[0] as { id: Id }).id
    })

  it('is the reporting manager, once, even if two clicks arrive at the same moment', async () => {
    const id = await ask(priya)
    const clicks = await Promise.all(
      Array.from({ length: 4 }, () =>
        anita.raw('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: approve }),
      ),
    )
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(clicks.find(({ status }) => status === 409)?.body).toMatchObject({
      success: false,
      message: 'This request was already approved by Anita Rao.',
    })
    expect((await see(priya, id)).events.map(({ kind }) => kind)).toEqual(['submitted', 'approved'])
    expect(await told(priya, id)).toHaveLength(1)
    expect(await told(anita, id)).toHaveLength(1)
    const taken = await company.within((tx) =>
      run(tx, sql`select from leave_day where request_id = ${id} and state = 'taken'`),
    )
    expect(taken.rowCount).toBe(1)
  })

  it('cannot approve and reject at the same moment', async () => {
    const id = await ask(priya)
    const params = { id }
    const [first, second] = await Promise.all([
      anita.raw('PUT /api/v1/employee/leave-approval/{id}', { params, body: approve }),
      company.admin.raw('PUT /api/v1/employee/leave-approval/{id}', {
        params,
        body: { status: 'rejected', note: 'No' },
      }),
    ])
    expect([first.status, second.status].toSorted()).toEqual([200, 409])
    const state = first.status === 200 ? 'approved' : 'rejected'
    expect(await see(priya, id)).toMatchObject({ state })
  })

  it('is HR for someone without a manager, and the admin for the only person in HR', async () => {
    const mohan = await company.employee('Mohan Das')
    const of = await ask(mohan)
    expect((await see(mohan, of)).assignee).toMatchObject({ kind: 'role', name: 'HR' })
    expect(await told(hema, of)).toHaveLength(1)
    const own = await ask(hema)
    expect((await see(hema, own)).assignee).toMatchObject({ kind: 'role', name: 'Admin' })
    expect(await told(company.admin, own)).toHaveLength(1)
    await decide(company.admin, own)
  })

  it('is HR if the manager has no permission to decide, or has left', async () => {
    const plain = await company.employee('Plain Lead')
    const gone = await company.employee('Gone Lead', { role: 'Manager', status: 'inactive' })
    for (const reportsTo of [plain, gone]) {
      const person = await company.employee('Someone New', { reportsTo })
      expect((await see(person, await ask(person))).assignee).toMatchObject({ kind: 'role', name: 'HR' })
    }
  })

  it('is never the requester, whatever role they hold', async () => {
    const second = await company.employee('Second Ofhr', { role: 'HR' })
    const id = await ask(second)
    expect(await refusedDecision(second, id)).toMatchObject({
      status: 403,
      message: "You can't approve or reject your own request.",
    })
    expect((await inbox(second)).map(({ _id }) => _id)).not.toContain(id)
    await decide(hema, id)
  })

  it('is not a stranger, who cannot even tell that the request exists', async () => {
    const id = await ask(priya)
    const other = await company.employee('Other Lead', { role: 'Manager' })
    expect((await refusedDecision(other, id)).status).toBe(404)
    const colleague = await company.employee('Colleague One')
    expect((await colleague.refused('GET /api/v1/employee/leave/{id}', { params: { id } })).status).toBe(404)
    expect((await refusedDecision(priya, id)).status).toBe(403)
  })

  it('is the manager alone; managers above see the request but cannot decide it', async () => {
    const head = await company.employee('Head Ofall', { role: 'Manager' })
    const lead = await company.employee('Lead Below', { role: 'Manager', reportsTo: head })
    const person = await company.employee('Far Below', { reportsTo: lead })
    const id = await ask(person)
    expect(await see(head, id)).toMatchObject({ mayDecide: false, isMine: false })
    expect(await refusedDecision(head, id)).toMatchObject({
      status: 403,
      message: 'This request is pending with Lead Below.',
    })
  })

  it('may be anyone holding a role that the request was forwarded to', async () => {
    const id = await ask(priya)
    await forward(anita, id, { roleId: await roleId('HR'), note: 'More than my budget' })
    expect((await see(priya, id)).assignee).toMatchObject({ kind: 'role', name: 'HR' })
    expect(await told(hema, id)).toEqual([
      { type: 'leave-approvals', message: expect.stringContaining('Anita Rao forwarded the request of Priya Nair') },
    ])
    expect((await inbox(anita)).map(({ _id }) => _id)).not.toContain(id)
    expect((await inbox(anita, { tab: 'forwarded' })).map(({ _id }) => _id)).toContain(id)
    expect((await inbox(hema)).find(({ _id }) => _id === id)).toMatchObject({ forwardedBy: 'Anita Rao' })
    expect((await inbox(hema, { only: 'forwardedToMe' })).map(({ _id }) => _id)).toContain(id)
    // Someone who may decide everything finds what was forwarded to them, and nothing else.
    expect((await inbox(company.admin)).map(({ _id }) => _id)).toContain(id)
    expect((await inbox(company.admin, { only: 'forwardedToMe' })).map(({ _id }) => _id)).not.toContain(id)
    expect((await refusedDecision(anita, id)).status).toBe(403)

    await decide(hema, id)
    expect((await see(anita, id)).events.map(({ kind, by, to, note }) => [kind, by.name, to, note])).toEqual([
      ['submitted', 'Priya Nair', null, null],
      ['forwarded', 'Anita Rao', 'HR', 'More than my budget'],
      ['approved', 'Hema Pillai', null, null],
    ])
    expect((await inbox(hema, { tab: 'decided' })).map(({ _id }) => _id)).toContain(id)
  })

  it('forwards a request only to someone who may decide it', async () => {
    const id = await ask(priya)
    const params = { id }
    const send = (body: object, type = 'leave') =>
      anita.refused('PUT /api/v1/employee/claim-approval-forward/{id}', { params, query: { type } as never, body })
    const nobody = await company.employee('No Decider')
    for (const employeeId of [priya.employee, anita.employee, nobody.employee]) {
      expect((await send({ employeeId })).errors?.[0]?.path).toBe('body.employeeId')
    }
    expect((await send({ roleId: await roleId('Employee') })).errors?.[0]?.path).toBe('body.roleId')
    expect((await send({})).status).toBe(400)
    // A leave request is not a claim.
    expect((await send({ employeeId: hema.employee }, 'claims')).status).toBe(404)
    await forward(anita, id, { employeeId: hema.employee })
    expect((await see(priya, id)).assignee).toMatchObject({ kind: 'person', name: 'Hema Pillai' })
  })

  it('is HR once the assigned person has left', async () => {
    const lead = await company.employee('Leaving Lead', { role: 'Manager' })
    const person = await company.employee('Stays Here', { reportsTo: lead })
    const id = await ask(person)
    expect((await inbox(hema)).map(({ _id }) => _id)).not.toContain(id)
    await company.within((tx) => run(tx, sql`update account set is_active = false where id = ${lead.account}`))
    expect((await inbox(hema)).map(({ _id }) => _id)).toContain(id)
    await decide(hema, id)
  })

  it('reads and writes notes; the other side is notified', async () => {
    const id = await ask(priya)
    const note = (person: Person, words: string) =>
      person.call('PUT /api/v1/employee/leave-note/{id}', { params: { id }, body: { note: words } })
    await note(anita, 'Who covers for you?')
    await note(priya, 'Rahul does')
    expect((await told(priya, id)).at(-1)?.message).toContain('Anita Rao wrote about Unpaid leave')
    expect((await told(anita, id)).at(-1)?.message).toContain('Rahul does')
    expect((await see(anita, id)).events.map(({ note: words }) => words)).toEqual([
      null,
      'Who covers for you?',
      'Rahul does',
    ])
  })

  it('finds pending requests by name, department and days, oldest first, and counts them', async () => {
    const lead = await company.employee('Filter Lead', { role: 'Manager' })
    const one = await company.employee('Asha Menon', { reportsTo: lead, department: 'Finance' })
    const two = await company.employee('Bela Shah', { reportsTo: lead, department: 'Sales' })
    const ids = [await ask(one), await ask(two), await ask(one)]
    expect((await inbox(lead)).map(({ _id }) => _id)).toEqual(ids)
    expect((await inbox(lead, { employeeName: 'bela' })).map(({ _id }) => _id)).toEqual([ids[1]])
    const [first] = await inbox(lead)
    expect(await inbox(lead, { startDate: first!.startsOn, endDate: first!.startsOn })).toHaveLength(1)
    const whole = await lead.call('GET /api/v1/employee/all-leave')
    expect(whole).toMatchObject({ pagination: { total: 3 } })
    const counts = await lead.call('GET /api/v1/employee/approval-counts')
    expect(counts.find(({ type }) => type === 'leave')).toEqual({ type: 'leave', count: 3 })
    const every = await lead.call('GET /api/v1/employee/pending-approvals', { query: { limit: 2 } })
    expect([every.data.map(({ _id }) => _id), every.pagination.total]).toEqual([ids.slice(0, 2), 3])
    const rest = await lead.call('GET /api/v1/employee/pending-approvals', { query: { limit: 2, sortOrder: 'desc' } })
    expect(rest.data.map(({ _id, type }) => [_id, type])).toEqual([ids[2], ids[1]].map((id) => [id, 'leave']))
    expect(await priya.call('GET /api/v1/employee/approval-counts')).toEqual([])
    expect(await priya.refused('GET /api/v1/employee/pending-approvals', {})).toMatchObject({ status: 403 })
    const all = await company.admin.call('GET /api/v1/employee/approval-counts')
    expect(all.find(({ type }) => type === 'leave')!.count).toBe((await inbox(company.admin)).length)
  })

  it('chooses from the people and roles who may decide, page by page', async () => {
    const names: string[] = []
    let next: string | undefined
    do {
      const cut = await anita.call('GET /api/v1/employee/employee-pagination', {
        query: { limit: 2, ...(next ? { next } : {}) },
      })
      names.push(...cut.data.map(({ name }) => name))
      next = cut.pagination.next ?? undefined
    } while (next)
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    expect(names).toContain('Hema Pillai')
    expect(names).not.toContain('Anita Rao')
    expect(names).not.toContain('Priya Nair')
    const { data: people } = await anita.call('GET /api/v1/employee/employee-pagination', {
      query: { employeeName: 'hema' },
    })
    expect(people.map(({ name }) => name)).toEqual(['Hema Pillai'])
    const { data: roles } = await anita.call('GET /api/v1/employee/no-employee-role')
    expect(roles.map(({ name }) => name)).toEqual(['Admin', 'HR', 'Manager'])
    const { data: both } = await anita.call('GET /api/v1/employee/forward-pagination', { query: { limit: 100 } })
    expect(new Set(both.map(({ kind }) => kind))).toEqual(new Set(['person', 'role']))
    expect((await anita.refused('GET /api/v1/employee/employee-pagination', { query: { next: 'junk' } })).status).toBe(
      400,
    )
  })
})
