import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { requestTypes } from '../../app/request-types.ts'
import { run, type Person } from '../../testing/company.ts'
import { whatIsDue } from '../approvals/due/due-job.ts'
import { effects } from './parking.request.ts'
import {
  approve,
  chain,
  company,
  decide,
  documents,
  draft,
  finance,
  head,
  lead,
  other,
  priya,
  rupees,
  see,
  stage,
  submit,
  throughAll,
  aParkingCompany,
} from './testing.ts'

beforeAll(aParkingCompany)
beforeEach(() => void effects.splice(0))

describe('a request with lines and bills', () => {
  it('is shown with its lines, the amount of each, and their files', async () => {
    const request = await see(lead, await submit())
    expect(request).toMatchObject({
      type: 'parking',
      title: 'Parking',
      claimed: rupees(350),
      approved: null,
      levelCount: 3,
    })
    expect(request.number).toMatch(/^PK-\d{4}$/)
    expect(request.lines).toMatchObject([
      {
        position: 1,
        day: '2026-11-18',
        words: 'MG Road',
        total: rupees(100),
        bills: [1, 3],
        approved: null,
        note: null,
      },
      { position: 2, day: '2026-11-19', words: 'Airport', total: rupees(250), bills: [], approved: null, note: null },
    ])
    expect(request.attachments.map(({ name, purpose }) => [name, purpose])).toEqual([
      ['one.pdf', 'bill'],
      ['letter.pdf', 'document'],
      ['two.pdf', 'bill'],
    ])
    const query = { key: request.attachments[0]!.key }
    expect((await lead.raw('GET /api/v1/utility/assets/private', { query })).status).toBe(200)
    expect((await other.raw('GET /api/v1/utility/assets/private', { query })).status).toBe(404)
  })

  it('is refused at the line, and nothing of it is stored', async () => {
    const count = async () => (await priya.call('GET /api/v1/employee/parking', {})).pagination.total
    const before = await count()
    const wrong = async (lines: unknown) => {
      const body = { reason: 'Customers', lines } as never
      const { status, errors } = await priya.refused('POST /api/v1/employee/parking', { body, files: { documents } })
      return [status, errors?.map(({ path }) => path)]
    }
    const [line] = draft.lines
    expect(await wrong([])).toEqual([400, ['body.lines']])
    expect(await wrong('nothing')).toEqual([400, ['body.lines']])
    expect(await wrong([{ ...line, words: 'MG \u0000Road' }])).toEqual([400, ['body.lines.0.words']])
    expect(await wrong([line, { ...line, bills: [4] }])).toEqual([400, ['body.lines.1.bills']])
    expect(await wrong([{ ...line, total: -1 }])).toEqual([400, ['body.lines.0.total']])
    expect(await count()).toBe(before)
  })

  it('is sent as JSON without files', async () => {
    const body = { reason: 'Customers', lines: [{ day: '2026-11-18', words: 'MG Road', total: rupees(100) }] }
    const { _id: id } = await priya.call('POST /api/v1/employee/parking', { body })
    expect(await see(lead, id)).toMatchObject({ claimed: rupees(100), levelCount: 2, attachments: [] })
  })
})

describe('a chain of three that decides amounts', () => {
  it('reduces with a note, never raises, and tells the requester why', async () => {
    const id = await submit()
    const [first, second] = (await see(priya, id)).lines.map(({ _id }) => _id)
    const errors = async (who: Person, more: object) => {
      const { status, body } = await decide(who, id, { status: 'approved', ...more })
      return [status, (body as { errors?: { path: string }[] }).errors?.map(({ path }) => path)]
    }
    expect(await errors(lead, { lines: [{ _id: first, amount: rupees(101), note: 'More' }] })).toEqual([
      400,
      ['body.lines.0.amount'],
    ])
    expect(await errors(lead, { lines: [{ _id: first, amount: rupees(80) }] })).toEqual([400, ['body.lines.0.note']])
    expect(await errors(lead, { lines: [{ _id: id, amount: 1, note: 'x' }] })).toEqual([400, ['body.lines.0._id']])
    const twice = [1, 2].map(() => ({ _id: first, amount: rupees(80), note: 'Half' }))
    expect(await errors(lead, { lines: twice })).toEqual([400, ['body.lines.1._id']])
    expect(await errors(lead, { amount: rupees(10), note: 'x' })).toEqual([400, ['body.amount']])
    const nothing = [first, second].map((_id) => ({ _id, amount: 0, note: 'None' }))
    expect(await errors(lead, { lines: nothing })).toEqual([400, ['body.lines']])
    expect((await see(priya, id)).approved).toBeNull()

    expect(await approve(lead, id, { lines: [{ _id: first, amount: rupees(80), note: 'The limit is ₹80' }] })).toBe(200)
    expect(await see(priya, id)).toMatchObject({ state: 'pending', claimed: rupees(350), approved: rupees(330) })
    expect(await errors(head, { lines: [{ _id: first, amount: rupees(90), note: 'x' }] })).toEqual([
      400,
      ['body.lines.0.amount'],
    ])
    expect(await approve(head, id, { lines: [{ _id: second, amount: rupees(200), note: 'A taxi was cheaper' }] })).toBe(
      200,
    )
    expect(effects).toEqual([])
    expect(await approve(finance, id)).toBe(200)
    const seen = await see(priya, id)
    expect(seen).toMatchObject({ state: 'approved', claimed: rupees(350), approved: rupees(280) })
    expect(seen.lines.map(({ approved, note }) => [approved, note])).toEqual([
      [rupees(80), 'The limit is ₹80'],
      [rupees(200), 'A taxi was cheaper'],
    ])
    expect(seen.events.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['submitted', null],
      ['passed', rupees(330)],
      ['passed', rupees(280)],
      ['approved', rupees(280)],
    ])
    expect(effects).toEqual([{ request: id, kind: 'approved', amount: rupees(280) }])
    const news = await priya.call('GET /api/v1/notification/all')
    expect(news.find(({ targetId }) => targetId === id)?.message).toContain('₹280 of ₹350')
  })

  it('decides once, however often and at any moment', async () => {
    const id = await submit()
    const key = { 'idempotency-key': `decide-${id}` }
    const body = { status: 'approved' }
    const both = await Promise.all([decide(lead, id, body, key), decide(lead, id, body, key)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await decide(lead, id, body, key)).status).toBe(200)
    expect(await approve(head, id)).toBe(200)
    const last = await Promise.all([
      decide(finance, id, body),
      decide(finance, id, body),
      decide(company.admin, id, body),
    ])
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await see(priya, id)).events.map(({ kind }) => kind)).toEqual(['submitted', 'passed', 'passed', 'approved'])
    expect(effects).toEqual([{ request: id, kind: 'approved', amount: rupees(350) }])
  })

  it('is decided by the admin for all levels, as the previous levels left it, and never by a rule', async () => {
    const id = await submit()
    const [first] = (await see(priya, id)).lines
    expect(await approve(company.admin, id, { lines: [{ _id: first!._id, amount: 0, note: 'No bill' }] })).toBe(200)
    expect(await see(priya, id)).toMatchObject({ state: 'approved', approved: rupees(250) })

    await chain([
      { name: 'Manager', approver: { kind: 'manager', levelsUp: 1 } },
      { name: 'Head', approver: { kind: 'manager', levelsUp: 2 }, dueHours: 1, dueAction: 'escalate' },
    ])
    const late = await submit()
    const [line] = (await see(priya, late)).lines
    await approve(lead, late, { lines: [{ _id: line!._id, amount: rupees(60), note: 'The limit' }] })
    company.clock.advance(10 * 86_400)
    await whatIsDue(requestTypes)(company.app, { organisation: company.organisation })
    expect(await see(priya, late)).toMatchObject({ state: 'pending' })
    expect(await approve(company.admin, late)).toBe(200)
    expect(await see(priya, late)).toMatchObject({ state: 'approved', approved: rupees(310) })
    expect(effects.at(-1)).toEqual({ request: late, kind: 'approved', amount: rupees(310) })
  })

  it('has no amounts once rejected, and none with a rejection', async () => {
    const id = await submit()
    expect(await approve(lead, id)).toBe(200)
    expect((await decide(head, id, { status: 'rejected', note: 'No', amount: 1 })).status).toBe(400)
    expect((await decide(head, id, { status: 'rejected', note: 'No' })).status).toBe(200)
    const seen = await see(priya, id)
    expect([seen.state, seen.approved, seen.lines.map(({ approved }) => approved)]).toEqual([
      'rejected',
      null,
      [null, null],
    ])
    expect(effects.map(({ kind }) => kind)).toEqual(['undone'])
  })
})

describe('the stages after approval', () => {
  beforeAll(async () => {
    await chain([
      { name: 'Manager', approver: { kind: 'manager', levelsUp: 1 } },
      { name: 'Head', approver: { kind: 'manager', levelsUp: 2 } },
      { name: 'Finance', approver: { kind: 'person', employeeId: finance.employee } },
    ])
  })

  it("come in the type's order, once at the same moment, and stay", async () => {
    const id = await submit()
    expect((await stage(finance, id, { stage: 'paid', amount: rupees(350) })).status).toBe(409)
    await throughAll(id)
    expect((await see(priya, id)).nextStages).toEqual(['paid'])
    expect((await stage(finance, id, { stage: 'flown' })).status).toBe(400)
    expect((await stage(finance, id, { stage: 'filed' })).status).toBe(409)
    expect((await stage(finance, id, { stage: 'paid', amount: 1 })).status).toBe(409)
    expect((await stage(priya, id, { stage: 'paid', amount: rupees(350) })).status).toBe(403)
    const paid = { stage: 'paid', amount: rupees(350), note: 'NEFT 4711' }
    const both = await Promise.all([stage(finance, id, paid), stage(finance, id, paid)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const seen = await see(priya, id)
    expect([seen.stage, seen.nextStages]).toEqual(['paid', ['filed']])
    expect(seen.stages).toMatchObject([{ stage: 'paid', by: 'Fina Nce', amount: rupees(350), note: 'NEFT 4711' }])
    expect(seen.stages[0]?.day).toBe(company.clock.now().slice(0, 10))
    expect(seen.events.at(-1)).toMatchObject({ kind: 'advanced', to: 'paid', note: 'NEFT 4711', amount: rupees(350) })
    expect(effects.map(({ kind }) => kind)).toEqual(['approved', 'paid'])
    const change = (what: string) => company.within((tx) => run(tx, sql.raw(what)))
    for (const what of [
      `update request_stage set stage = 'lost'`,
      'delete from request_stage',
      'delete from request_line',
    ])
      await expect(change(what)).rejects.toThrow(/permission denied/)
  })

  it("are notified to the requester and approvers, but not to the person's own", async () => {
    const id = await submit()
    await throughAll(id)
    await stage(finance, id, { stage: 'paid', amount: rupees(350) })
    const told = async (who: Person) =>
      (await who.call('GET /api/v1/notification/all')).find(({ targetId }) => targetId === id)?.message
    expect(await told(priya)).toContain('Fina Nce marked as paid')
    expect(await told(lead)).toContain("marked Priya Nair's request as paid")
    expect(await told(finance)).not.toContain('marked')
    const own = (await lead.call('POST /api/v1/employee/parking', { body: draft, files: { documents } }))._id
    await approve(company.admin, own)
    expect((await stage(lead, own, { stage: 'paid', amount: rupees(350) })).status).toBe(403)
    expect((await see(lead, own)).stages).toEqual([])
  })

  it('have a day between the request and today', async () => {
    const id = await submit()
    await throughAll(id)
    const on = async (day: string) => {
      const { status, body } = await stage(finance, id, { stage: 'paid', amount: rupees(350), day })
      return [status, (body as { errors?: { path: string }[] }).errors?.map(({ path }) => path)]
    }
    expect(await on('2099-01-01')).toEqual([400, ['body.day']])
    expect(await on('2020-01-01')).toEqual([400, ['body.day']])
    const asked = company.clock.now().slice(0, 10)
    company.clock.advance(3 * 86_400)
    expect((await on(asked))[0]).toBe(200)
    expect((await see(priya, id)).stages[0]?.day).toBe(asked)
  })

  it('end the time for cancelling, and the refusal says why', async () => {
    const id = await submit()
    await throughAll(id)
    const cancel = () => priya.raw('PUT /api/v1/employee/parking-cancel/{id}', { params: { id }, body: {} })
    expect((await see(priya, id)).mayCancel).toBe(true)
    expect((await cancel()).body).toMatchObject({ data: { state: 'cancellationRequested' } })
    expect((await stage(finance, id, { stage: 'paid', amount: rupees(350) })).status).toBe(409)
    expect((await decide(lead, id, { status: 'approved', amount: 1 })).status).toBe(400)
    expect((await decide(lead, id, { status: 'rejected', note: 'Keep it' })).status).toBe(200)
    expect(await see(priya, id)).toMatchObject({ state: 'approved', approved: rupees(350) })
    expect((await stage(finance, id, { stage: 'paid', amount: rupees(350) })).status).toBe(200)
    expect((await see(priya, id)).mayCancel).toBe(false)
    expect(await cancel()).toMatchObject({
      status: 409,
      body: { message: 'These parking fees were paid and can no longer be cancelled.' },
    })
  })
})
