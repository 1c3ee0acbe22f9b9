import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { requestTypes } from '../../app/request-types.ts'
import { run, type Person } from '../../testing/company.ts'
import { whatIsDue } from '../approvals/due/due-job.ts'
import { effects } from './parking.request.ts'
import { aParkingCompany, approve, chain, company, decide, documents, draft, rupees, see, stage } from './testing.ts'

/**
 * With any order of decisions, amounts, stages, forwards, stand-ins, time limits and withdrawals, and whoever leaves: the claimed amount is
 * the sum of the lines, the approved one never exceeds it and is the sum of its lines, files stay, effects happen once, one step is open or
 * the request is finished, and the history explains the state.
 */
let asks: Person
let lead: Person
let head: Person
let other: Person
let finance: Person

beforeAll(aParkingCompany)

/** Separate people for each life, because some leave. */
async function begin(life: number, random: () => number): Promise<Id> {
  const named = (name: string, role: 'Manager' | 'HR', reportsTo?: Person) =>
    company.employee(`${name} Life${life}`, { role, ...(reportsTo ? { reportsTo } : {}) })
  head = await named('Head', 'Manager')
  lead = await named('Lead', 'Manager', head)
  other = await named('Other', 'Manager')
  finance = await named('Finance', 'HR')
  asks = await company.employee(`Asks Life${life}`, { reportsTo: lead })
  const levels = [
    { name: 'Manager', approver: { kind: 'manager', levelsUp: 1 }, dueHours: 4, dueAction: 'escalate' },
    { name: 'Head', approver: { kind: 'manager', levelsUp: 2 }, dueHours: 8, dueAction: 'escalate' },
    { name: 'Finance', approver: { kind: 'person', employeeId: finance.employee }, amountFrom: rupees(300) },
    { name: 'Other', approver: { kind: 'person', employeeId: other.employee }, dueHours: 2, dueAction: 'reject' },
  ]
  await chain(levels.filter(() => random() < 0.7))
  return (await asks.call('POST /api/v1/employee/parking', { body: draft, files: { documents } }))._id
}

const forward = (who: Person, id: Id, to: Person) =>
  who.raw('PUT /api/v1/employee/claim-approval-forward/{id}', {
    params: { id },
    query: { type: 'parking' },
    body: { employeeId: to.employee },
  })
const standIn = (by: Person, to: Person) => {
  const today = company.clock.now().slice(0, 10)
  const body = { employeeId: to.employee, startsOn: today, endsOn: today, types: [] }
  return by.raw('POST /api/v1/employee/approval-delegation', { body })
}
const leave = (person: Person) =>
  company.within(async (tx) => {
    await run(tx, sql`update employee set status = 'inactive' where id = ${person.employee}`)
    await run(tx, sql`update account set is_active = false where id = ${person.account}`)
  })

describe('any order of decisions, amounts and stages', () => {
  it.each(Array.from({ length: 15 }, (_, life) => life + Number(process.env['ENGINE_SEED'] ?? 0)))(
    'is handled in life %i',
    async (life) => {
      const random = numbers(life + 1)
      const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
      const id = await begin(life, random)
      const ids = (await see(asks, id)).lines.map(({ _id }) => _id)
      const anybody = () => pick([lead, head, other, finance, company.admin])
      const colleague = () => pick([lead, head, other, finance])
      for (let act = 0; act < 9; act++) {
        const lower = () =>
          ids
            .filter(() => random() < 0.5)
            .map((_id) => ({ _id, amount: Math.floor(random() * rupees(260)), note: 'Less' }))
        const pays = pick([finance, company.admin])
        const acts = [
          () => approve(anybody(), id, { lines: lower() }),
          () => approve(anybody(), id),
          () => decide(anybody(), id, { status: 'rejected', note: 'No' }),
          () => asks.raw('PUT /api/v1/employee/parking-cancel/{id}', { params: { id }, body: {} }),
          async () => stage(pays, id, { stage: 'paid', amount: (await see(asks, id)).approved ?? 0 }),
          () => stage(pays, id, { stage: 'filed' }),
          () => forward(anybody(), id, colleague()),
          () => standIn(colleague(), colleague()),
          () => leave(colleague()),
          () =>
            anybody().raw('PUT /api/v1/employee/decisions', {
              body: { status: 'approved', requests: [{ type: 'parking', _id: id }] },
            }),
          async () => {
            company.clock.advance(2 * 86_400)
            await whatIsDue(requestTypes)(company.app, { organisation: company.organisation })
          },
        ]
        const chosen = random() < 0.4 ? pick(acts) : pick(acts.slice(0, 2))
        await Promise.all(random() < 0.3 ? [chosen(), pick(acts.slice(0, 6))()] : [chosen()])
        await mustHold(id)
      }
    },
  )
})

async function mustHold(id: Id): Promise<void> {
  const seen = await see(asks, id)
  const { rows } = await company.within((tx) =>
    run(
      tx,
      sql`select count(*)::int as n, count(*) filter (where num_nonnulls(account_id, role_id) = 1)::int as assigned
        from request_step where request_id = ${id} and outcome is null`,
    ),
  )
  const open = seen.state === 'pending' || seen.isCancelling ? 1 : 0
  expect(rows).toEqual([{ n: open, assigned: open }])
  expect(seen.claimed).toBe(seen.lines.reduce((sum, { total }) => sum + total, 0))
  expect(seen.attachments.map(({ name, purpose }) => [name, purpose])).toEqual([
    ['one.pdf', 'bill'],
    ['letter.pdf', 'document'],
    ['two.pdf', 'bill'],
  ])
  const own = effects.filter(({ request }) => request === id)
  const times = (kind: string) => own.filter((effect) => effect.kind === kind).length
  const decisive = seen.events
    .filter(({ kind }) => ['submitted', 'approved', 'rejected', 'cancelled'].includes(kind))
    .at(-1)
  expect(decisive?.kind).toBe(seen.state === 'pending' ? 'submitted' : seen.state)
  const wasApproved = seen.events.some(({ kind }) => kind === 'approved')
  expect([times('approved'), times('undone'), times('paid')]).toEqual([
    wasApproved ? 1 : 0,
    seen.state === 'rejected' || seen.state === 'cancelled' ? 1 : 0,
    seen.stages.filter((one) => one.stage === 'paid').length,
  ])
  expect(seen.stages.map((one) => one.stage)).toEqual(['paid', 'filed'].slice(0, seen.stages.length))
  expect(seen.events.flatMap(({ kind, to }) => (kind === 'advanced' ? [to] : []))).toEqual(
    seen.stages.map((one) => one.stage),
  )
  const amounts = seen.events.flatMap(({ kind, amount }) => (kind === 'passed' || kind === 'approved' ? [amount!] : []))
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  if (seen.state === 'rejected' || seen.state === 'cancelled') return expect(seen.approved).toBeNull()
  expect(seen.approved).toBe(amounts.at(-1) ?? null)
  if (seen.approved === null) return
  expect(seen.approved).toBeLessThanOrEqual(seen.claimed!)
  expect(seen.approved).toBe(seen.lines.reduce((sum, { approved }) => sum + approved!, 0))
  for (const { approved, total, note } of seen.lines) {
    expect(approved).toBeLessThanOrEqual(total)
    if (approved! < total) expect(note).toBe('Less')
  }
}

/** Numbers from 0 to 1, repeatable by seed. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
