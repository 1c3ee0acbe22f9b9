import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Id, Paise } from '@muster/contract/values.ts'
import { requestTypes } from '../../app/request-types.ts'
import { aCompany, run, type Company, type Person } from '../../testing/company.ts'
import { whatIsDue } from '../approvals/due/due-job.ts'
import { effects } from './parking.request.ts'

const pdf = (words: string) => ({ name: `${words}.pdf`, bytes: Buffer.from(`%PDF-1.4\n${words}\n%%EOF`) })
const rupees = (amount: number): Paise => amount * 100

let company: Company
let lead: Person
let finance: Person
let head: Person
let priya: Person
let other: Person

/** Two fees of ₹100 and ₹250, the first with two bills. */
const draft = {
  reason: 'Customers in town',
  lines: [
    { day: '2026-11-18', words: 'MG Road', total: rupees(100), bills: [1, 3] },
    { day: '2026-11-19', words: 'Airport', total: rupees(250) },
  ],
}
const documents = [pdf('one'), pdf('letter'), pdf('two')]
const chain = (rules: object[]) =>
  company.admin.call('PUT /api/v1/user/approval-rules/{type}', {
    params: { type: 'parking' },
    body: { rules } as never,
  })

beforeAll(async () => {
  company = await aCompany()
  head = await company.employee('Head Ofall', { role: 'Manager' })
  lead = await company.employee('Lead Rao', { role: 'Manager', reportsTo: head })
  finance = await company.employee('Fina Nce', { role: 'HR' })
  priya = await company.employee('Priya Nair', { reportsTo: lead })
  other = await company.employee('Other Das', { role: 'Manager' })
  await chain([
    { name: 'Manager', approver: { kind: 'manager', levelsUp: 1 } },
    { name: 'Head', approver: { kind: 'manager', levelsUp: 2 } },
    { name: 'Finance', approver: { kind: 'person', employeeId: finance.employee }, amountFrom: rupees(300) },
  ])
})
beforeEach(() => void effects.splice(0))

const submit = async (body: object = draft) =>
  (await priya.call('POST /api/v1/employee/parking', { body: body as typeof draft, files: { documents } }))._id
const see = (who: Person, id: Id) => who.call('GET /api/v1/employee/parking/{id}', { params: { id } })
const decide = (who: Person, id: Id, body: object, headers: Record<string, string> = {}) =>
  who.raw('PUT /api/v1/employee/parking-approval/{id}', { params: { id }, body: body as never, headers })
const approve = async (who: Person, id: Id, more: object = {}) =>
  (await decide(who, id, { status: 'approved', ...more })).status
const stage = (who: Person, id: Id, body: { stage: string; amount?: Paise; note?: string }) =>
  who.raw('PUT /api/v1/employee/parking-stage/{id}', { params: { id }, body })
const throughAll = async (id: Id) => {
  for (const who of [lead, head, finance]) expect(await approve(who, id)).toBe(200)
}

describe('a request with lines and bills', () => {
  it('is shown with its lines, what each asks for, and the files of each', async () => {
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

  it('is refused at the line, and nothing of it stays', async () => {
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

  it('goes as JSON where it has no files', async () => {
    const body = { reason: 'Customers', lines: [{ day: '2026-11-18', words: 'MG Road', total: rupees(100) }] }
    const { _id: id } = await priya.call('POST /api/v1/employee/parking', { body })
    expect(await see(lead, id)).toMatchObject({ claimed: rupees(100), levelCount: 2, attachments: [] })
  })
})

describe('a chain of three that decides amounts', () => {
  it('lowers with a note, never raises, and tells the requester why', async () => {
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
      ['asked', null],
      ['passed', rupees(330)],
      ['passed', rupees(280)],
      ['approved', rupees(280)],
    ])
    expect(effects).toEqual([{ request: id, kind: 'approved', amount: rupees(280) }])
    const news = await priya.call('GET /api/v1/notification/all')
    expect(news.find(({ targetId }) => targetId === id)?.message).toContain('₹280 of ₹350')
  })

  it('decides once, however often and at whatever moment', async () => {
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
    expect((await see(priya, id)).events.map(({ kind }) => kind)).toEqual(['asked', 'passed', 'passed', 'approved'])
    expect(effects).toEqual([{ request: id, kind: 'approved', amount: rupees(350) }])
  })

  it('is decided by the admin for all levels, and by a rule as the levels before left it', async () => {
    const id = await submit()
    const [first] = (await see(priya, id)).lines
    expect(await approve(company.admin, id, { lines: [{ _id: first!._id, amount: 0, note: 'No bill' }] })).toBe(200)
    expect(await see(priya, id)).toMatchObject({ state: 'approved', approved: rupees(250) })

    await chain([
      { name: 'Manager', approver: { kind: 'manager', levelsUp: 1 } },
      { name: 'Head', approver: { kind: 'manager', levelsUp: 2 }, dueHours: 1, dueAction: 'approve' },
    ])
    const late = await submit()
    const [line] = (await see(priya, late)).lines
    await approve(lead, late, { lines: [{ _id: line!._id, amount: rupees(60), note: 'The limit' }] })
    company.clock.advance(10 * 86_400)
    await whatIsDue(requestTypes)(company.app, { organisation: company.organisation })
    expect(await see(priya, late)).toMatchObject({ state: 'approved', approved: rupees(310) })
    expect(effects.at(-1)).toEqual({ request: late, kind: 'approved', amount: rupees(310) })
  })

  it('has no amounts once it is rejected, and none goes with a rejection', async () => {
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

describe('what follows the approval', () => {
  beforeAll(async () => {
    await chain([
      { name: 'Manager', approver: { kind: 'manager', levelsUp: 1 } },
      { name: 'Head', approver: { kind: 'manager', levelsUp: 2 } },
      { name: 'Finance', approver: { kind: 'person', employeeId: finance.employee } },
    ])
  })

  it('comes in the order of its type, once at the same moment, and stays', async () => {
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

  it('ends the time in which its requester may cancel, and the refusal says why', async () => {
    const id = await submit()
    await throughAll(id)
    const cancel = () => priya.raw('PUT /api/v1/employee/parking-cancel/{id}', { params: { id }, body: {} })
    expect((await see(priya, id)).mayCancel).toBe(true)
    expect((await cancel()).body).toMatchObject({ data: { state: 'cancelAsked' } })
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

describe('whatever the order of decisions, amounts and stages', () => {
  it.each(Array.from({ length: 15 }, (_, life) => life + Number(process.env['ENGINE_SEED'] ?? 0)))(
    'holds in life %i',
    async (life) => {
      const random = numbers(life + 1)
      const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
      const id = await submit()
      const ids = (await see(priya, id)).lines.map(({ _id }) => _id)
      const who = () => pick([lead, head, finance, company.admin])
      for (let act = 0; act < 9; act++) {
        const lower = () =>
          ids
            .filter(() => random() < 0.5)
            .map((_id) => ({ _id, amount: Math.floor(random() * rupees(260)), note: 'Less' }))
        const acts = [
          () => approve(who(), id, { lines: lower() }),
          () => approve(who(), id),
          () => decide(who(), id, { status: 'rejected', note: 'No' }),
          () => priya.raw('PUT /api/v1/employee/parking-cancel/{id}', { params: { id }, body: {} }),
          async () => stage(finance, id, { stage: 'paid', amount: (await see(priya, id)).approved ?? 0 }),
          () => stage(finance, id, { stage: 'filed' }),
        ]
        const chosen = random() < 0.15 ? pick(acts) : pick(acts.slice(0, 2))
        await Promise.all(random() < 0.3 ? [chosen(), pick(acts)()] : [chosen()])
        await mustHold(id)
      }
    },
  )
})

async function mustHold(id: Id): Promise<void> {
  const seen = await see(priya, id)
  const { rows } = await company.within((tx) =>
    run(tx, sql`select count(*)::int as n from request_step where request_id = ${id} and outcome is null`),
  )
  const isOpen = seen.state === 'pending' || seen.isCancelling
  expect(rows).toEqual([{ n: isOpen ? 1 : 0 }])
  const own = effects.filter(({ request }) => request === id)
  const times = (kind: string) => own.filter((effect) => effect.kind === kind).length
  const decisive = seen.events
    .filter(({ kind }) => ['asked', 'approved', 'rejected', 'cancelled'].includes(kind))
    .at(-1)
  expect(decisive?.kind).toBe(seen.state === 'pending' ? 'asked' : seen.state)
  const wasApproved = seen.events.some(({ kind }) => kind === 'approved')
  expect([times('approved'), times('undone'), times('paid')]).toEqual([
    wasApproved ? 1 : 0,
    seen.state === 'rejected' || seen.state === 'cancelled' ? 1 : 0,
    seen.stages.filter((one) => one.stage === 'paid').length,
  ])
  expect(seen.stages.map((one) => one.stage)).toEqual(['paid', 'filed'].slice(0, seen.stages.length))
  const amounts = seen.events.flatMap(({ kind, amount }) => (kind === 'passed' || kind === 'approved' ? [amount!] : []))
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  if (seen.state === 'rejected' || seen.state === 'cancelled') return expect(seen.approved).toBeNull()
  expect(seen.approved).toBe(amounts.at(-1) ?? null)
  if (seen.approved === null) return
  expect(seen.approved).toBe(seen.lines.reduce((sum, { approved }) => sum + approved!, 0))
  for (const { approved, total, note } of seen.lines) {
    expect(approved).toBeLessThanOrEqual(total)
    if (approved! < total) expect(note).toBe('Less')
  }
}

/** Numbers from 0 to 1 that a seed repeats. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
