import { beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { run, type Person } from '../../testing/company.ts'
import { anApprovalCompany, type ApprovalCompany, type Rule } from './testing/approval-company.ts'

/**
 * Whatever the order of submitting, forwarding, delegating, escalating, deciding and withdrawing, and whenever people leave: exactly one
 * step is open or the request is over, the history explains the state, and effects happened once.
 */
let company: ApprovalCompany
let people: Person[]
let rules: Rule[]

beforeAll(async () => {
  company = await anApprovalCompany()
})

/** Each life has its own people, because some of them leave. */
async function begin(life: number): Promise<void> {
  const named = (name: string, role: 'Manager' | 'HR', reportsTo?: Person) =>
    company.employee(`${name} Life${life}`, { role, ...(reportsTo ? { reportsTo } : {}) })
  const head = await named('Head', 'Manager')
  const lead = await named('Lead', 'Manager', head)
  const other = await named('Other', 'Manager')
  const hr = await named('Personnel', 'HR')
  const asks = await company.employee(`Asks Life${life}`, { reportsTo: lead })
  people = [asks, lead, head, other, hr, company.admin]
  const roleId = await company.role('HR')
  rules = [
    { name: 'Manager', approver: { kind: 'manager', levelsUp: 1 }, dueHours: 4, dueAction: 'escalate' },
    { name: 'Head', approver: { kind: 'manager', levelsUp: 2 }, dueHours: 8, dueAction: 'approve' },
    { name: 'Personnel', approver: { kind: 'role', roleId }, dueHours: 8, dueAction: 'remind' },
    { name: 'Other', approver: { kind: 'person', employeeId: other.employee }, dueHours: 2, dueAction: 'reject' },
  ]
}

it.each(Array.from({ length: 30 }, (_, life) => life + Number(process.env['ENGINE_SEED'] ?? 0)))(
  'holds in life %i',
  async (life) => {
    const random = from(life + 1)
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
    await begin(life)
    await company.chain(rules.filter(() => random() < 0.6))
    const id = await company.ask(people[0]!)
    await mustHold(id)
    for (let act = 0; act < 7; act++) {
      const who = pick(people.slice(1))
      const acts = [
        () => company.decide(who, id, random() < 0.75 ? 'approved' : 'rejected'),
        () => company.decide(who, id),
        () => company.forward(who, id, { employeeId: pick(people.slice(1, 5)).employee }),
        () => company.forward(who, id, { roleId: (rules[2]!.approver as { roleId: Id }).roleId }),
        () => standIn(who, pick(people.slice(1, 5))),
        () => leave(pick(people.slice(1, 4))),
        () => withdraw(id),
        async () => {
          company.clock.advance(3 * 86_400)
          await company.runDue()
        },
        // Refused if it names someone who has left.
        () => company.chain(rules.filter(() => random() < 0.5)).catch(() => undefined),
      ]
      // Sometimes two at the same moment.
      await Promise.all(random() < 0.25 ? [pick(acts)(), pick(acts)()] : [pick(acts)()])
      await mustHold(id)
    }
    // Whatever happened, the admin can always finish it; a level pending with the admin counts as one level.
    for (let left = rules.length; left > 0 && (await mustHold(id)).isOpen; left--)
      await company.decide(company.admin, id)
    expect((await mustHold(id)).isOpen).toBe(false)
  },
)

const standIn = (by: Person, to: Person) => {
  const today = company.clock.now().slice(0, 10)
  const body = { employeeId: to.employee, startsOn: today, endsOn: today, types: [] }
  return by.raw('POST /api/v1/employee/approval-delegation', { body })
}
const withdraw = (id: Id) => people[0]!.raw('PUT /api/v1/employee/leave-cancel/{id}', { params: { id }, body: {} })
const leave = (person: Person) =>
  company.within(async (tx) => {
    await run(tx, sql`update employee set status = 'inactive' where id = ${person.employee}`)
    await run(tx, sql`update account set is_active = false where id = ${person.account}`)
  })

interface Kept {
  state: 'pending' | 'approved' | 'rejected' | 'cancelled'
  isOpen: boolean
  open: number
  assignees: number
  kinds: string[]
  days: string[]
}

async function mustHold(id: Id): Promise<Kept> {
  const own = sql`organisation_id = ${company.organisation}`
  const kept = await company.within(async (tx) => {
    const { rows } = await run(
      tx,
      sql`
        select state, is_open as "isOpen",
          (select count(*)::int from request_step where ${own} and request_id = ${id} and outcome is null) as open,
          (select count(*)::int from request_step where ${own} and request_id = ${id} and num_nonnulls(account_id, role_id) = 1
            and outcome is null) as assignees,
          array(select kind from request_event where ${own} and request_id = ${id} order by at, id) as kinds,
          array(select state from leave_day where ${own} and request_id = ${id}) as days
        from request where ${own} and id = ${id}`,
    )
    return rows[0] as Kept
  })
  const { state, isOpen, open, assignees, kinds, days } = kept
  expect({ open, assignees }).toEqual(isOpen ? { open: 1, assignees: 1 } : { open: 0, assignees: 0 })
  const decisive = kinds.filter((kind) => ['submitted', 'approved', 'rejected', 'cancelled'].includes(kind)).at(-1)
  expect(decisive).toBe(state === 'pending' ? 'submitted' : state)
  // Approved once, rejected once, cancelled once at most.
  for (const kind of ['submitted', 'approved', 'rejected', 'cancelled'])
    expect(kinds.filter((one) => one === kind).length).toBeLessThanOrEqual(1)
  const effect = { pending: 'pending', approved: 'taken', rejected: 'returned', cancelled: 'returned' }[state]
  expect(days).toEqual([effect])
  return kept
}

/** A small random number generator from 0 to 1, repeatable by its seed. */
function from(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
