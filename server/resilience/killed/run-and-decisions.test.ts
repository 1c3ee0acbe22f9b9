import { describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { addDays, monthOf } from '@muster/engine/day.ts'
import { localDay } from '@muster/engine/zone.ts'
import { systemClock } from '../../platform/clock.ts'
import { loadedServer } from '../loaded-server.ts'
import { get, send } from '../running-server.ts'
import { until } from '../../testing/until.ts'

const people = 1500
const today = localDay(systemClock.now(), 'Asia/Kolkata')
const loaded = loadedServer(people)
const { row, signIn } = loaded

describe('a killed server', () => {
  it('during a pay run finishes it after the restart: everyone once, with the right totals', async () => {
    const token = await signIn(loaded.company.adminEmail)
    const started = await send(loaded.server.address, 'POST', '/api/v1/user/payrun', { month: monthOf(today) }, token)
    const { _id: run } = started.body.data as { _id: Id }
    const done = async () => (await row<{ done: number }>('select done from pay_run where id = $1', [run])).done
    await until(done, (count) => count > 0, 90)
    await loaded.server.kill()
    expect(await done()).toBeLessThan(people)

    await loaded.restart()
    const restarted = performance.now()
    const look = () => get(loaded.server.address, `/api/v1/user/payrun/${run}`, token)
    const { body } = await until(look, (answer) => (answer.body.data as Run).state === 'calculated', 90)
    // Long before the queue itself would reassign a dead process's job.
    expect((performance.now() - restarted) / 1000).toBeLessThan(60)

    const sum = await row<{ people: number; once: number; net: string }>(
      `select count(*)::int as people, count(distinct employee_id)::int as once, sum(net_paise)::text as net
       from payslip where run_id = $1`,
      [run],
    )
    const { totals, excluded, total } = body.data as Run
    expect([sum.once, total]).toEqual([sum.people, people])
    expect(sum.people + excluded).toBe(people)
    expect(totals).toMatchObject({ people: sum.people, netPaise: Number(sum.net) })
  }, 240_000)

  it('during decisions leaves each entirely done or not done, to be decided afterwards', async () => {
    const { manager, asked } = await requests()
    const token = await signIn(manager)
    const approve = (id: Id) =>
      send(loaded.server.address, 'PUT', `/api/v1/employee/leave-approval/${id}`, { status: 'approved' }, token)
    const sent = asked.map(approve)
    await Promise.race(sent)
    await loaded.server.kill()
    const answers = await Promise.all(sent)

    await loaded.restart()
    const after = await states(asked)
    for (const [index, one] of after.entries()) {
      expect(one).toEqual(one.state === 'approved' ? wholly : notAtAll)
      if (answers[index]!.status === 200) expect(one).toEqual(wholly)
    }
    for (const [index, id] of asked.entries()) {
      expect((await approve(id)).status).toBe(after[index]!.state === 'approved' ? 409 : 200)
    }
    expect(await states(asked)).toEqual(asked.map(() => wholly))
  }, 60_000)
})

interface Run {
  state: string
  total: number
  excluded: number
  totals: { people: number; netPaise: number }
}

const wholly = { state: 'approved', events: 1, taken: 1, pending: 0, told: 1 }
const notAtAll = { state: 'pending', events: 0, taken: 0, pending: 1, told: 0 }

/** A request with everything that a decision writes. */
function state(id: Id) {
  return row<typeof wholly>(
    `select state,
      (select count(*)::int from request_event where organisation_id = $2 and request_id = $1 and kind = 'approved') as events,
      (select count(*)::int from leave_day where organisation_id = $2 and request_id = $1 and state = 'taken') as taken,
      (select count(*)::int from leave_day where organisation_id = $2 and request_id = $1 and state = 'pending') as pending,
      (select count(*)::int from notification where organisation_id = $2 and message like '%approved your request%'
        and account_id = (select account_id from employee where organisation_id = $2 and id = requester_id)) as told
     from request where organisation_id = $2 and id = $1`,
    [id, loaded.company.organisation],
  )
}

async function states(ids: readonly Id[]) {
  const all: (typeof wholly)[] = []
  for (const id of ids) all.push(await state(id))
  return all
}

/** Each of a manager's people requests a day. */
async function requests(): Promise<{ manager: string; asked: Id[] }> {
  const manager = loaded.company.people.find(({ role, employee }) => role === 'Manager' && team(employee).length >= 8)!
  const asked: Id[] = []
  for (const { email } of team(manager.employee).slice(0, 8)) {
    const token = await signIn(email)
    const types = await get(loaded.server.address, '/api/v1/employee/leave-types', token)
    const [type] = types.body.data as { _id: Id }[]
    const draft = { policyId: type!._id, from: wednesday(), to: wednesday(), reason: 'A day at the passport office' }
    const reply = await send(loaded.server.address, 'POST', '/api/v1/employee/leave', draft, token)
    asked.push((reply.body.data as { _id: Id })._id)
  }
  return { manager: manager.email, asked }
}

const team = (manager: Id) =>
  loaded.company.people.filter(({ role, reportsTo }) => role === 'Employee' && reportsTo === manager)

function wednesday(): string {
  const ahead = Array.from({ length: 7 }, (_, index) => addDays(today, 14 + index))
  return ahead.find((day) => new Date(day).getUTCDay() === 3)!
}
