import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { run, type Person } from '../../../testing/company.ts'
import { anApprovalCompany, type ApprovalCompany } from '../testing/approval-company.ts'
import { reassignRequests } from './reassign-job.ts'

describe("a pending request when the requester's manager changes", () => {
  let company: ApprovalCompany
  let [head, anita, meera, hema, priya]: Person[] = []
  const manager = { name: 'Manager', approver: { kind: 'manager' as const, levelsUp: 1 } }
  const above = { name: 'Head', approver: { kind: 'manager' as const, levelsUp: 2 } }

  beforeEach(async () => {
    company = await anApprovalCompany()
    head = await company.employee('Head Ofall', { role: 'Manager' })
    anita = await company.employee('Anita Rao', { role: 'Manager', reportsTo: head })
    meera = await company.employee('Meera Shah', { role: 'Manager', reportsTo: head })
    hema = await company.employee('Hema Pillai', { role: 'HR' })
    priya = await company.employee('Priya Nair', { reportsTo: anita })
  })

  /** Runs the jobs that are waiting, as the worker would. */
  const work = async () => {
    const jobs = await company.within(async (tx) => {
      const text = sql`delete from pgboss.job where name = 'request-reassign'
        and data ->> 'organisation' = ${company.organisation} returning data`
      return (await run(tx, text)).rows as { data: { organisation: Id; employee: Id } }[]
    })
    for (const { data } of jobs) await reassignRequests(company.app, data)
    return jobs.length
  }
  const change = async (person: Person, reportsTo: Person | null) => {
    const employees = [person.employee]
    await company.admin.call('POST /api/v1/employee/assignments', {
      body: { employees, reportsTo: reportsTo?.employee ?? null },
    })
  }
  const move = async (person: Person, to: Person | null) => {
    await change(person, to)
    return work()
  }
  const pending = async (id: Id) => (await company.see(priya!, id)).assignee?.name
  const kinds = async (id: Id) =>
    (await company.see(priya!, id)).events.map(({ kind, by, to }) => [kind, by.name, ...(to === null ? [] : [to])])

  it('moves to the new one, with an event and notifications, and back', async () => {
    const id = await company.ask(priya!)
    await move(priya!, meera!)
    expect(await company.decide(anita!, id)).toBe(403)
    expect(await company.inbox(anita!)).not.toContain(id)
    expect(await company.inbox(meera!)).toContain(id)
    expect((await company.told(meera!, id))[0]).toMatch(/^Now pending with you: Priya Nair, /)
    expect((await company.told(priya!, id))[0]).toMatch(/^Meera Shah decides next, as your reporting manager changed/)
    await move(priya!, anita!)
    expect(await company.decide(meera!, id)).toBe(403)
    expect(await company.decide(anita!, id)).toBe(200)
    expect(await kinds(id)).toEqual([
      ['submitted', 'Priya Nair'],
      ['reassigned', 'Muster', 'Meera Shah'],
      ['reassigned', 'Muster', 'Anita Rao'],
      ['approved', 'Anita Rao'],
    ])
  })

  it('stays if the change is undone before it moved, and nothing is written', async () => {
    const id = await company.ask(priya!)
    await change(priya!, meera!)
    await change(priya!, anita!)
    await work()
    expect(await kinds(id)).toEqual([['submitted', 'Priya Nair']])
  })

  it('goes to HR without a manager, and from HR to the first one', async () => {
    const id = await company.ask(priya!)
    await move(priya!, null)
    expect(await pending(id)).toBe('HR')
    await move(priya!, meera!)
    expect(await pending(id)).toBe('Meera Shah')
  })

  it('keeps its decided levels, and moves at the level that it has reached', async () => {
    await company.chain([manager, above])
    const id = await company.ask(priya!)
    await company.decide(anita!, id)
    const other = await company.employee('Other Head', { role: 'Manager' })
    await move(anita!, other)
    expect(await pending(id)).toBe('Other Head')
    expect(await company.see(priya!, id)).toMatchObject({ level: 2 })
    expect(await company.decide(other, id)).toBe(200)
    expect(await company.see(priya!, id)).toMatchObject({ state: 'approved' })
  })

  it("at a manager's manager moves with either of them, and no other request does", async () => {
    await company.chain([above])
    const id = await company.ask(priya!)
    expect(await pending(id)).toBe('Head Ofall')
    await company.chain([])
    const own = await company.ask(priya!)
    const other = await company.employee('Other Head', { role: 'Manager' })
    await move(anita!, other)
    expect([await pending(id), await pending(own)]).toEqual(['Other Head', 'Anita Rao'])
    await move(priya!, meera!)
    expect([await pending(id), await pending(own)]).toEqual(['Head Ofall', 'Meera Shah'])
  })

  it('is not approved because the new manager approved a lower level, or no one is above', async () => {
    const meeras = { name: 'Meera', approver: { kind: 'person' as const, employeeId: meera!.employee } }
    await company.chain([meeras, manager])
    const id = await company.ask(priya!)
    await company.decide(meera!, id)
    expect(await pending(id)).toBe('Anita Rao')
    await move(priya!, meera!)
    expect(await company.see(priya!, id)).toMatchObject({ state: 'pending', assignee: { name: 'HR' } })
    await company.chain([above])
    const skip = await company.ask(priya!)
    await move(meera!, null)
    expect(await company.see(priya!, skip)).toMatchObject({ state: 'pending', assignee: { name: 'HR' } })
  })

  it('stays where a role or a named person decides, and where it was forwarded', async () => {
    await company.chain([{ name: 'Personnel', approver: { kind: 'role', roleId: await company.role('HR') } }])
    const ofRole = await company.ask(priya!)
    await company.chain([])
    const forwarded = await company.ask(priya!)
    await company.forward(anita!, forwarded, { employeeId: head!.employee })
    await move(priya!, meera!)
    expect([await pending(ofRole), await pending(forwarded)]).toEqual(['HR', 'Head Ofall'])
    expect(await company.decide(hema!, ofRole)).toBe(200)
  })

  it('is with the stand-in of the new manager, and with HR if the new one has left', async () => {
    const day = company.clock.now().slice(0, 10)
    await meera!.call('POST /api/v1/employee/approval-delegation', {
      body: { employeeId: hema!.employee, startsOn: day, endsOn: day },
    })
    const id = await company.ask(priya!)
    await move(priya!, meera!)
    expect(await company.inbox(hema!)).toContain(id)
    await company.within((tx) => run(tx, sql`update employee set status = 'inactive' where id = ${anita!.employee}`))
    const gone = await company.ask(priya!)
    await change(priya!, head!)
    await company.within((tx) =>
      run(tx, sql`update employee set reports_to = ${anita!.employee} where id = ${priya!.employee}`),
    )
    await work()
    expect([await pending(id), await pending(gone)]).toEqual(['HR', 'HR'])
  })

  it('is either decided by the old manager or moved, in a race', async () => {
    const ids = [await company.ask(priya!), await company.ask(priya!), await company.ask(priya!)]
    await change(priya!, meera!)
    const [statuses] = await Promise.all([Promise.all(ids.map((id) => company.decide(anita!, id))), work()])
    for (const [at, id] of ids.entries()) {
      const { state, assignee } = await company.see(priya!, id)
      expect([state, assignee?.name]).toEqual(
        statuses[at] === 200 ? ['approved', undefined] : ['pending', 'Meera Shah'],
      )
    }
    await Promise.all([work(), work()])
  })

  it('to cancel an approved one moves as well, and every other type', async () => {
    const id = await company.ask(priya!)
    await company.decide(anita!, id)
    await priya!.call('PUT /api/v1/employee/leave-cancel/{id}', { params: { id }, body: {} })
    const day = company.clock.now().slice(0, 10)
    company.clock.set(`${day}T04:05:00.000Z`)
    const { requests } = await priya!.call('POST /api/v1/employee/attendance-request', {
      body: { days: [{ day, type: 'punchIn', requestedTime: '09:05' }], reason: 'I forgot to punch in' },
    })
    const { _id: correction } = requests[0]!
    await move(priya!, meera!)
    expect(await pending(id)).toBe('Meera Shah')
    const steps = await company.within((tx) =>
      run(tx, sql`select outcome, account_id from request_step where request_id = ${correction} order by since, id`),
    )
    expect(steps.rows).toMatchObject([{ outcome: 'reassigned' }, { outcome: null, account_id: meera!.account }])
  })
})
