import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { workCalendarJobs } from '../../../testing/calendar-jobs.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { testNow } from '../../../testing/server.ts'
import { leave, leaveFeature } from '../index.ts'

/** A number from 0 to `below`, the same in every run. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Everyone's recorded leave. */
async function onRecord(company: Company) {
  const read = (query: ReturnType<typeof sql>) => company.within(async (tx) => (await run(tx, query)).rows)
  return {
    days: await read(sql`select request_id, day, part, half_days, why, state from leave_day order by request_id, day`),
    taken: await read(sql`
      select employee_id as employee, policy_id as policy, sum(half_days) as half_days from leave_day where state = 'taken'
      group by employee_id, policy_id order by employee_id, policy_id`),
    used: await read(sql`
      select employee_id as employee, policy_id as policy, -sum(half_days) as half_days from leave_ledger where kind = 'consumption'
      group by employee_id, policy_id having sum(half_days) <> 0 order by employee_id, policy_id`),
    twice: await read(sql`
      select employee_id, day from leave_day where state <> 'returned' group by employee_id, day having sum(half_days) > 2`),
    requests: await read(sql`
      select r.id, r.quantity, r.facts from request r where r.state in ('pending', 'approved') order by r.id`),
    wrong: await read(sql`
      select r.id, r.facts ->> 'halfDays' as said, coalesce(sum(d.half_days), 0) as counted
      from request r left join leave_day d on d.organisation_id = r.organisation_id and d.request_id = r.id and d.state <> 'returned'
      where r.state in ('pending', 'approved')
      group by r.id, r.facts having (r.facts ->> 'halfDays')::int <> coalesce(sum(d.half_days), 0)`),
  }
}

/** One step of a life; refusals are part of it. */
async function step(company: Company, people: Person[], boss: Person, next: (below: number) => number): Promise<void> {
  const day = (): Day => addDays('2026-11-23', next(40))
  const one = people[next(people.length)]!
  const what = next(10)
  if (what < 4) {
    const policies = await one.call('GET /api/v1/employee/leave-types')
    const policy = policies[next(policies.length)]
    const from = day()
    const fromPart = (['full', 'full', 'second'] as const)[next(3)]!
    const body = { policyId: policy!._id, from, to: addDays(from, next(5)), fromPart, reason: 'Away with the family' }
    await one.raw('POST /api/v1/employee/leave', { body })
  } else if (what < 6) {
    const waiting = (await boss.call('GET /api/v1/employee/all-leave', { query: { limit: 50 } })).data
    const id = waiting[next(Math.max(1, waiting.length))]?._id
    const status = next(4) === 0 ? ('rejected' as const) : ('approved' as const)
    if (id !== undefined)
      await boss.raw('PUT /api/v1/employee/leave-approval/{id}', { params: { id }, body: { status, note: 'Decided' } })
  } else if (what < 7) {
    const own = (await one.call('GET /api/v1/employee/leave', { query: { limit: 50 } })).data
    const id = own[next(Math.max(1, own.length))]?._id
    if (id !== undefined)
      await one.raw('PUT /api/v1/employee/leave-cancel/{id}', { params: { id }, body: { note: 'No' } })
  } else {
    const all = await boss.call('GET /api/v1/employee/holiday', { query: { year: 2026 } })
    const holiday = all[next(all.length + 1)]
    const body = { name: 'Diwali', day: day(), kind: 'public' as const, locationIds: [] as Id[] }
    if (holiday === undefined) await boss.raw('POST /api/v1/employee/holiday', { body })
    else if (next(2) === 0) await boss.raw('PUT /api/v1/employee/holiday/{id}', { params: { id: holiday._id }, body })
    else await boss.raw('DELETE /api/v1/employee/holiday/{id}', { params: { id: holiday._id } })
  }
  if (next(3) === 0) await workCalendarJobs(company)
}

it.each([1, 2, 3])(
  'whatever happens to leave and holidays, in whatever order, what is on record is a count from scratch (%i)',
  { timeout: 120_000 },
  async (seed) => {
    const next = random(seed)
    const company = await aCompany()
    company.clock.set(testNow)
    await company.within(async (tx) => {
      await leave.seed(tx)
      // Casual and sick leave count enclosed days off, the others do not.
      await run(
        tx,
        sql`update leave_policy_version set sandwich = true from leave_policy p
          where p.organisation_id = leave_policy_version.organisation_id and p.id = policy_id and p.code in ('CL', 'SL')`,
      )
    })
    const boss = await company.employee('Hema Rao', { role: 'HR' })
    const people = [
      await company.employee('Priya Nair', { reportsTo: boss }),
      await company.employee('Rahul Shah', { reportsTo: boss }),
    ]
    for (const { employee } of people) await company.within((tx) => leave.join(tx, employee))
    for (let count = 0; count < 60; count += 1) await step(company, people, boss, next)
    await workCalendarJobs(company)
    const recorded = await onRecord(company)
    expect(recorded.twice).toEqual([])
    expect(recorded.wrong).toEqual([])
    expect(recorded.used).toEqual(recorded.taken)
    expect(recorded.days.length).toBeGreaterThan(10)
    const { organisation } = company
    const everything = { organisation, employees: null, from: '2026-11-01', to: '2027-02-01', account: boss.account }
    await leaveFeature.jobs!['leave-recount']!(company.app, everything)
    expect(await onRecord(company)).toEqual(recorded)
  },
)
