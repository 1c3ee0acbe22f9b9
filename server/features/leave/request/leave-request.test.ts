import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { leave } from '../index.ts'

const reason = 'A wedding in the family'

describe('a request for leave', () => {
  let company: Company
  let anita: Person
  let priya: Person
  let casual: Id

  beforeAll(async () => {
    company = await aCompany()
    anita = await company.employee('Anita Rao', { role: 'Manager' })
    priya = await company.employee('Priya Nair', { reportsTo: anita })
    casual = await policies(company, [anita, priya])
  })

  it('shows what it would take before it is submitted', async () => {
    const preview = await priya.call('POST /api/v1/employee/leave-preview', {
      body: { policyId: casual, from: '2026-11-20', to: '2026-11-23' },
    })
    expect(preview.approver).toBe('Anita Rao')
    expect(preview.days.map(({ day, halfDays, why }) => [day, halfDays, why])).toEqual([
      ['2026-11-20', 2, 'leave'],
      ['2026-11-21', 2, 'leave'],
      ['2026-11-22', 0, 'weeklyOff'],
      ['2026-11-23', 2, 'leave'],
    ])
    expect(preview.balance).toEqual([{ on: '2026-11-23', before: 24, after: 18 }])
  })

  it('goes to the reporting manager, who is notified, and deducts the balance once it is approved', async () => {
    const before = await balance(priya, casual)
    const { _id: id } = await ask(priya, casual, '2026-11-24', '2026-11-25')
    const [waiting] = (await anita.call('GET /api/v1/employee/all-leave', { query: { page: 1 } })).data
    expect(waiting).toMatchObject({ _id: id, state: 'pending', quantity: '2 days', requester: { name: 'Priya Nair' } })
    expect(await told(anita)).toEqual([['leave-approvals', 'Priya Nair requested Casual leave, 24 to 25 Nov 2026', id]])

    await anita.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: { status: 'approved' } })
    expect(await balance(priya, casual)).toBe(before - 4)
    expect((await told(priya))[0]).toEqual([
      'leave',
      'Anita Rao approved your request: Casual leave, 24 to 25 Nov 2026',
      id,
    ])
    const request = await priya.call('GET /api/v1/employee/leave/{id}', { params: { id } })
    expect(request).toMatchObject({
      state: 'approved',
      isMine: true,
      mayDecide: false,
      mayCancel: true,
      assignee: null,
    })
    expect(request.events.map(({ kind, by }) => [kind, by.name])).toEqual([
      ['submitted', 'Priya Nair'],
      ['approved', 'Anita Rao'],
    ])
  })

  it('names every wrong field at once', async () => {
    const { status, errors } = await priya.refused('POST /api/v1/employee/leave', {
      body: { policyId: 'none', from: '2026-13-01', to: '2026-12-01', reason: 'short' },
    })
    expect(status).toBe(400)
    expect(errors?.map(({ path }) => path).toSorted()).toEqual(['body.from', 'body.policyId', 'body.reason'])
  })

  it('is refused if there is leave already', async () => {
    await ask(priya, casual, '2026-12-01', '2026-12-01')
    const { message, errors } = await priya.refused('POST /api/v1/employee/leave', {
      body: { policyId: casual, from: '2026-12-01', to: '2026-12-02', reason },
    })
    expect(message).toBe('You already have leave on 1 Dec 2026')
    expect(errors).toEqual([{ path: 'body.from', message }])
  })

  it('cannot overdraw the balance by being submitted twice at the same moment', async () => {
    const rahul = await company.employee('Rahul Shah', { reportsTo: anita })
    await company.within((tx) => leave.join(tx, rahul.employee))
    const body = { policyId: casual, reason }
    const replies = await Promise.all([
      rahul.raw('POST /api/v1/employee/leave', { body: { ...body, from: '2026-12-01', to: '2026-12-10' } }),
      rahul.raw('POST /api/v1/employee/leave', { body: { ...body, from: '2026-12-14', to: '2026-12-24' } }),
      rahul.raw('POST /api/v1/employee/leave', { body: { ...body, from: '2026-12-01', to: '2026-12-10' } }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect((await rahul.call('GET /api/v1/employee/leave')).data).toHaveLength(1)
  })

  it("returns exactly what it took when it is cancelled with the approver's consent", async () => {
    const before = await balance(priya, casual)
    const { _id: id } = await ask(priya, casual, '2026-12-07', '2026-12-08')
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: { status: 'approved' } })
    expect(await balance(priya, casual)).toBe(before - 4)

    const asked = await priya.call('PUT /api/v1/employee/leave-cancel/{id}', {
      params: { id },
      body: { note: 'Plans changed' },
    })
    expect(asked).toEqual({ state: 'cancellationRequested' })
    expect(await balance(priya, casual)).toBe(before - 4)
    const waiting = await anita.call('GET /api/v1/employee/all-leave', { query: { limit: 10 } })
    expect(waiting.data.find(({ _id }) => _id === id)).toMatchObject({ state: 'approved', isCancelling: true })

    await anita.call('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: { status: 'approved' } })
    expect(await balance(priya, casual)).toBe(before)
    const request = await priya.call('GET /api/v1/employee/leave/{id}', { params: { id } })
    expect(request).toMatchObject({ state: 'cancelled', isCancelling: false, mayCancel: false })
  })

  it('stays approved when the requested cancellation is refused, which needs a reason', async () => {
    const { _id: id } = await ask(priya, casual, '2026-12-14', '2026-12-14')
    const params = { id }
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', { params, body: { status: 'approved' } })
    await priya.call('PUT /api/v1/employee/leave-cancel/{id}', { params, body: {} })
    const { errors } = await anita.refused('PUT /api/v1/employee/leave-approval/{id}', {
      params,
      body: { status: 'rejected' },
    })
    expect(errors).toEqual([{ path: 'body.note', message: 'Enter a reason. The employee sees it.' }])
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', {
      params,
      body: { status: 'rejected', note: 'Cover is booked' },
    })
    expect(await priya.call('GET /api/v1/employee/leave/{id}', { params })).toMatchObject({
      state: 'approved',
      isCancelling: false,
    })
  })

  it('can be withdrawn while undecided, and no longer once it has begun', async () => {
    const before = await balance(priya, casual)
    const { _id: id } = await ask(priya, casual, '2026-12-16', '2026-12-16')
    expect(await priya.call('PUT /api/v1/employee/leave-cancel/{id}', { params: { id }, body: {} })).toEqual({
      state: 'cancelled',
    })
    expect(await balance(priya, casual)).toBe(before)
    expect(
      await anita.refused('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: { status: 'approved' } }),
    ).toMatchObject({
      status: 409,
      message: 'This request was already cancelled by Priya Nair.',
    })

    const { _id: today } = await ask(priya, casual, '2026-11-20', '2026-11-20')
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', {
      params: { id: today },
      body: { status: 'approved' },
    })
    expect(
      (await priya.refused('PUT /api/v1/employee/leave-cancel/{id}', { params: { id: today }, body: {} })).status,
    ).toBe(409)
  })

  it.each([
    ['2026-12-01', '2126-12-01', 'Leave can last at most a year'],
    ['2126-12-01', '2026-12-01', 'The last day is before the first day'],
    ['2126-12-01', '2126-12-01', 'Leave can be requested at most two years ahead'],
  ])('from %s to %s is told as a slip in the year', async (from, to, message) => {
    const { errors } = await priya.refused('POST /api/v1/employee/leave-preview', {
      body: { policyId: casual, from, to },
    })
    expect(errors).toEqual([{ path: 'body.to', message }])
  })

  it('shows its document only to its requester and approvers', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF')
    const { _id: id } = await priya.call('POST /api/v1/employee/leave', {
      body: { policyId: casual, from: '2026-12-28', to: '2026-12-28', reason },
      files: { documents: { name: 'note.pdf', bytes: pdf } },
    })
    const { attachments } = await priya.call('GET /api/v1/employee/leave/{id}', { params: { id } })
    expect(attachments).toMatchObject([{ name: 'note.pdf', mediaType: 'application/pdf', purpose: 'document' }])
    const query = { key: attachments[0]!.key }
    const { status, body, headers } = await anita.raw('GET /api/v1/utility/assets/private', { query })
    expect([status, body, headers['content-type']]).toEqual([200, pdf, 'application/pdf'])
    const meera = await company.employee('Meera Iyer')
    expect((await meera.refused('GET /api/v1/utility/assets/private', { query })).status).toBe(404)
    await company.app.files.remove(query.key)
    expect((await priya.refused('GET /api/v1/utility/assets/private', { query })).status).toBe(404)
  })

  it('names a colleague who covers: warned of their leave, notified when it is approved and when it is cancelled', async () => {
    const ravi = await company.employee('Ravi Kumar', { reportsTo: anita })
    await company.within((tx) => leave.join(tx, ravi.employee))
    const span = { policyId: casual, from: '2026-11-26', to: '2026-11-27', coverId: ravi.employee }
    const warnings = async () =>
      (await priya.call('POST /api/v1/employee/leave-preview', { body: span })).problems.filter(
        ({ field }) => field === 'coverId',
      )
    expect(await warnings()).toEqual([])
    const { _id: id } = await priya.call('POST /api/v1/employee/leave', { body: { ...span, reason } })
    expect(await told(ravi)).toEqual([])
    await ask(ravi, casual, '2026-11-27', '2026-11-27')
    const message = 'Ravi Kumar is also on leave on these days.'
    expect(await warnings()).toEqual([{ field: 'coverId', message, isBlocking: false }])
    const params = { id }
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', { params, body: { status: 'approved' } })
    expect((await anita.call('GET /api/v1/employee/leave/{id}', { params })).details.cover).toEqual({
      ...{ _id: ravi.employee, name: 'Ravi Kumar', isAway: true },
    })
    expect((await told(ravi)).map(([, said]) => said)).toEqual([
      'You cover for Priya Nair from 26 Nov 2026 to 27 Nov 2026.',
    ])
    await priya.call('PUT /api/v1/employee/leave-cancel/{id}', { params, body: {} })
    await anita.call('PUT /api/v1/employee/leave-approval/{id}', { params, body: { status: 'approved' } })
    expect((await told(ravi))[0]?.[1]).toBe(
      'Priya Nair cancelled the leave from 26 Nov 2026. You no longer cover for them.',
    )
  })

  it('cannot be covered by oneself, people of other companies, or those who have left', async () => {
    const other = await aCompany('Cover Works')
    const stranger = await other.employee('Sunil Rao')
    const gone = await company.employee('Gita Das')
    await company.within((tx) => run(tx, sql`update employee set status = 'inactive' where id = ${gone.employee}`))
    for (const coverId of [priya.employee, stranger.employee, gone.employee]) {
      const body = { policyId: casual, from: '2026-12-02', to: '2026-12-02', reason, coverId }
      const { errors } = await priya.refused('POST /api/v1/employee/leave', { body })
      expect(errors?.map(({ path }) => path)).toEqual(['body.coverId'])
    }
  })

  it('is not for the admin, who has no employee record', async () => {
    const { status } = await company.admin.refused('POST /api/v1/employee/leave', {
      body: { policyId: casual, from: '2026-12-01', to: '2026-12-01', reason },
    })
    expect(status).toBe(403)
  })

  it('is not found by another organisation', async () => {
    const [own] = (await priya.call('GET /api/v1/employee/leave')).data
    const other = await aCompany('Other Works')
    const params = { id: own!._id }
    expect((await other.admin.refused('GET /api/v1/employee/leave/{id}', { params })).status).toBe(404)
    expect(
      (await other.admin.refused('PUT /api/v1/employee/leave-approval/{id}', { params, body: { status: 'approved' } }))
        .status,
    ).toBe(404)
    expect(
      (await other.admin.refused('PUT /api/v1/employee/leave-note/{id}', { params, body: { note: 'Hello' } })).status,
    ).toBe(404)
  })
})

/** Grants the starting policies to these people; returns Casual leave. */
async function policies(company: Company, people: Person[]): Promise<Id> {
  return company.within(async (tx) => {
    await leave.seed(tx)
    for (const { employee } of people) await leave.join(tx, employee)
    const { rows } = await run(tx, sql`select id from leave_policy where name ilike 'casual%'`)
    return (rows[0] as { id: Id }).id
  })
}

function ask(person: Person, policyId: Id, from: string, to: string) {
  return person.call('POST /api/v1/employee/leave', { body: { policyId, from, to, reason } })
}

async function balance(person: Person, policy: Id): Promise<number> {
  const types = await person.call('GET /api/v1/employee/leave-policy-days')
  return types.find(({ _id }) => _id === policy)!.balanceHalfDays
}

async function told(person: Person) {
  const all = await person.call('GET /api/v1/notification/all')
  return all.map(({ type, message, targetId }) => [type, message, targetId])
}
