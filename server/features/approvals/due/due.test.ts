import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { plusSeconds } from '../../../platform/clock.ts'
import { run, type Person } from '../../../testing/company.ts'
import { anApprovalCompany, type ApprovalCompany } from '../testing/approval-company.ts'

describe('an overdue step', () => {
  let company: ApprovalCompany
  let head: Person
  let anita: Person
  let priya: Person

  beforeEach(async () => {
    company = await anApprovalCompany()
    head = await company.employee('Head Ofall', { role: 'Manager' })
    anita = await company.employee('Anita Rao', { role: 'Manager', reportsTo: head })
    priya = await company.employee('Priya Nair', { reportsTo: anita })
  })

  const within = (dueAction: 'remind' | 'escalate' | 'approve' | 'reject') =>
    company.chain([{ name: 'Manager', approver: { kind: 'manager', levelsUp: 1 }, dueHours: 2, dueAction }])
  /** Makes every open step overdue. */
  const late = (hours: number) =>
    company.within((tx) => {
      const then = plusSeconds(tx.now, -hours * 3600)
      return run(
        tx,
        sql`update request_step set reminded_at = ${then} where outcome is null and reminded_at is not null`,
      )
    })
  const days = (id: Id) =>
    company.within(async (tx) => {
      const { rows } = await run(tx, sql`select state from leave_day where request_id = ${id}`)
      return (rows as { state: string }[]).map(({ state }) => state)
    })
  const kinds = async (id: Id) => (await company.see(priya, id)).events.map(({ kind, by }) => `${kind} ${by.name}`)

  it("has a due time, by the requester's shifts", async () => {
    await within('remind')
    const { since, dueAt } = await company.see(priya, await company.ask(priya))
    expect(Date.parse(dueAt!) - Date.parse(since!)).toBeGreaterThanOrEqual(2 * 3_600_000)
  })

  it('is listed as overdue once its time is up', async () => {
    await within('remind')
    const id = await company.ask(priya)
    const overdue = async (person: Person) =>
      (
        await person.call('GET /api/v1/employee/all-leave', { query: { page: 1, limit: 100, only: 'overdue' } })
      ).data.map(({ _id }) => _id)
    expect(await overdue(anita)).toEqual([])
    company.clock.advance(10 * 86_400)
    expect(await overdue(anita)).toEqual([id])
    expect(await overdue(head)).toEqual([])
    await company.decide(anita, id)
    expect(await overdue(anita)).toEqual([])
  })

  it('is left alone before its time, and once it is decided', async () => {
    await within('approve')
    const id = await company.ask(priya)
    await company.runDue()
    expect(await kinds(id)).toEqual(['submitted Priya Nair'])
    await company.decide(anita, id, 'rejected')
    company.clock.advance(30 * 86_400)
    await company.runDue()
    expect(await company.see(priya, id)).toMatchObject({ state: 'rejected' })
  })

  it('is reminded of once a day', async () => {
    await within('remind')
    const id = await company.ask(priya)
    company.clock.advance(10 * 86_400)
    await company.runDue()
    await company.runDue()
    expect(await company.told(anita, id)).toHaveLength(2)
    await late(25)
    await company.runDue()
    expect(await company.told(anita, id)).toHaveLength(3)
    expect(await kinds(id)).toEqual(['submitted Priya Nair', 'reminded Muster', 'reminded Muster'])
  })

  it('goes to the manager above, then to the admin, who is reminded', async () => {
    await within('escalate')
    const id = await company.ask(priya)
    for (const name of ['Head Ofall', 'Admin', 'Admin']) {
      company.clock.advance(10 * 86_400)
      await company.runDue()
      expect((await company.see(priya, id)).assignee?.name).toBe(name)
    }
    expect(await kinds(id)).toEqual(['submitted Priya Nair', 'escalated Muster', 'escalated Muster', 'reminded Muster'])
    expect(await company.decide(anita, id)).toBe(403)
  })

  it('is approved by the rule, with its effect, once', async () => {
    await within('approve')
    const id = await company.ask(priya)
    company.clock.advance(10 * 86_400)
    await Promise.all([company.runDue(), company.runDue()])
    expect(await kinds(id)).toEqual(['submitted Priya Nair', 'approved Muster'])
    expect(await days(id)).toEqual(['taken'])
    expect(await company.told(priya, id)).toHaveLength(1)
  })

  it('is rejected by the rule, and releases what was held', async () => {
    await within('reject')
    const id = await company.ask(priya)
    company.clock.advance(10 * 86_400)
    await company.runDue()
    const request = await company.see(priya, id)
    expect(request).toMatchObject({ state: 'rejected' })
    expect(request.events.at(-1)?.note).toMatch(/^No decision within \d+ working hours?$/)
    expect(await days(id)).toEqual(['returned'])
  })
})
