import { beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import type { Person } from '../../testing/company.ts'
import { toDecide, withPasswords } from '../../testing/second-person.ts'
import { anApprovalCompany, type ApprovalCompany } from './testing/approval-company.ts'

describe('one person decides one level of a request', () => {
  let company: ApprovalCompany
  let today: string
  let head: Person
  let anita: Person
  let hema: Person
  let ravi: Person
  let priya: Person
  let hr: Id

  beforeEach(async () => {
    company = await anApprovalCompany()
    today = company.clock.now().slice(0, 10)
    head = await company.employee('Head Ofall', { role: 'Manager' })
    anita = await company.employee('Anita Rao', { role: 'Manager', reportsTo: head })
    hema = await company.employee('Hema Pillai', { role: 'HR' })
    ravi = await company.employee('Ravi Kumar', { role: 'HR' })
    priya = await company.employee('Priya Nair', { reportsTo: anita })
    hr = await company.role('HR')
  })

  const manager = { name: 'Manager', approver: { kind: 'manager' as const, levelsUp: 1 } }
  const above = { name: 'Head', approver: { kind: 'manager' as const, levelsUp: 2 } }
  const personnel = () => ({ name: 'Personnel', approver: { kind: 'role' as const, roleId: hr } })
  const person = (of: Person) => ({ name: 'Person', approver: { kind: 'person' as const, employeeId: of.employee } })
  const standIn = (of: Person, by: Person) =>
    of.call('POST /api/v1/employee/approval-delegation', {
      body: { employeeId: by.employee, startsOn: today, endsOn: today },
    })
  const pendingWith = async (id: Id) => (await company.see(priya, id)).assignee?.name
  /** Neither shown nor decided, though the request is theirs to see. */
  const isBarred = async (who: Person, id: Id) => {
    expect(await company.inbox(who)).not.toContain(id)
    expect(await company.decide(who, id)).toBe(403)
    expect(await company.forward(who, id, { employeeId: head.employee })).toBe(403)
    expect((await company.see(priya, id)).state).toBe('pending')
  }

  it('not both: the first for somebody else, and the second as one of the role', async () => {
    await company.chain([manager, personnel()])
    await standIn(anita, hema)
    const id = await company.ask(priya)
    expect(await company.decide(hema, id)).toBe(200)
    expect(await pendingWith(id)).toBe('HR')
    await isBarred(hema, id)
    expect(await company.told(hema, id)).toHaveLength(1)
    const { message } = await hema.refused('PUT /api/v1/employee/leave-approval/{id}', {
      params: { id },
      body: { status: 'approved' },
    })
    expect(message).toBe('You approved an earlier level of this request. Another person decides this one.')
    expect(await company.decide(ravi, id)).toBe(200)
    expect((await company.see(priya, id)).state).toBe('approved')
  })

  it('not both: both for somebody else', async () => {
    await company.chain([manager, above])
    await standIn(anita, hema)
    await standIn(head, hema)
    const id = await company.ask(priya)
    expect(await company.decide(hema, id)).toBe(200)
    await isBarred(hema, id)
    expect(await company.decide(head, id)).toBe(200)
  })

  it('not both: the first for somebody else, and the second as the person named, which the admin decides then', async () => {
    await company.chain([manager, person(hema)])
    await standIn(anita, hema)
    const id = await company.ask(priya)
    await company.decide(hema, id)
    expect(await pendingWith(id)).toBe('HR')
    await isBarred(hema, id)
  })

  it('not both: the first because it was forwarded, and the second as one of the role', async () => {
    await company.chain([manager, personnel()])
    const id = await company.ask(priya)
    expect(await company.forward(anita, id, { employeeId: hema.employee })).toBe(200)
    expect(await company.decide(hema, id)).toBe(200)
    expect(await pendingWith(id)).toBe('HR')
    await isBarred(hema, id)
  })

  it('not both: the first as the manager, and the second forwarded to them', async () => {
    await company.chain([manager, personnel()])
    const id = await company.ask(priya)
    await company.decide(anita, id)
    expect(await company.forward(hema, id, { employeeId: anita.employee })).toBe(400)
    expect(await company.forward(hema, id, { employeeId: head.employee })).toBe(200)
    await isBarred(anita, id)
  })

  it('not both: the first as the manager, and the second for somebody of the role, or by their own stand-in', async () => {
    await company.chain([manager, personnel()])
    await standIn(hema, anita)
    const id = await company.ask(priya)
    await company.decide(anita, id)
    await isBarred(anita, id)
    await company.chain([{ ...personnel(), name: 'First' }, personnel()])
    await standIn(ravi, head)
    const other = await company.ask(priya)
    await company.decide(ravi, other)
    expect(await pendingWith(other)).toBe('HR')
    // What Ravi may not decide, nobody decides for him.
    expect(await company.decide(head, other)).toBe(403)
    expect(await company.decide(hema, other)).toBe(200)
  })

  it('not several at once, nor twice at the same moment', async () => {
    await company.chain([manager, personnel()])
    await standIn(anita, hema)
    const ids = [await company.ask(priya), await company.ask(priya)]
    const decideBoth = () =>
      hema.call('PUT /api/v1/employee/decisions', {
        body: { status: 'approved', requests: ids.map((_id) => ({ _id, type: 'leave' as const })) },
      })
    const refusals = [...(await decideBoth()), ...(await decideBoth())].map(({ refusal }) => refusal === null)
    expect(refusals).toEqual([true, true, false, false])
    const third = await company.ask(priya)
    await Promise.all([company.decide(hema, third), company.decide(hema, third)])
    expect(await pendingWith(third)).toBe('HR')
  })

  it('not both: the admin, whose level was the first, decides no other', async () => {
    await company.chain([
      { name: 'Owner', approver: { kind: 'role', roleId: await company.role('Admin') } },
      personnel(),
    ])
    const id = await company.ask(priya)
    expect(await company.decide(company.admin, id)).toBe(200)
    expect(await pendingWith(id)).toBe('HR')
    expect(await company.decide(company.admin, id)).toBe(403)
    expect(await company.decide(hema, id)).toBe(200)
  })

  it('does not stop where only the one who approved is left: the level goes to the admin', async () => {
    await company.chain([manager, person(ravi)])
    await ravi.call('GET /api/v1/employee/approval-delegation')
    await standIn(anita, hema)
    await company.within(async (tx) => {
      await tx.query({ name: '', text: 'update account set is_active = false where id = $1', values: [ravi.account] })
    })
    const id = await company.ask(priya)
    await company.decide(hema, id)
    expect(await pendingWith(id)).toBe('Admin')
    expect(await company.decide(company.admin, id)).toBe(200)
  })

  it('may still decide a cancellation of what they approved', async () => {
    await company.chain([manager, personnel()])
    const id = await company.ask(priya)
    await company.decide(anita, id)
    await company.decide(hema, id)
    await priya.call('PUT /api/v1/employee/leave-cancel/{id}', { params: { id }, body: {} })
    expect(await company.decide(anita, id)).toBe(200)
    expect((await company.see(priya, id)).state).toBe('cancelled')
  })
})

describe('the levels themselves', () => {
  it('are changed by two people, and never approve a request of those two by themselves', async () => {
    const company = await anApprovalCompany()
    const [hema, ravi, priya] = [
      await company.employee('Hema Pillai', { role: 'HR' }),
      await company.employee('Ravi Kumar', { role: 'HR' }),
      await company.employee('Priya Nair'),
    ]
    await withPasswords(company, hema, ravi)
    const rules = [{ name: 'Owner', approver: { kind: 'role' as const, roleId: await company.role('Admin') } }].map(
      (one) => ({ ...one, dueHours: 1, dueAction: 'approve' as const }),
    )
    const sent = { params: { type: 'leave' as const }, body: { rules } }
    const { status, body } = await hema.raw('PUT /api/v1/user/approval-rules/{type}', sent)
    expect(status).toBe(202)
    expect(body).toMatchObject({ message: 'Sent for approval to Ravi Kumar or Acme Components Admin' })
    const ofLeave = async () =>
      (await hema.call('GET /api/v1/user/approval-rules')).find(({ type }) => type === 'leave')?.rules
    expect(await ofLeave()).toEqual([])
    const [change] = await toDecide(ravi)
    expect(change).toMatchObject({
      title: 'Approval levels: Leave',
      changes: [
        {
          label: 'Level 1',
          from: 'Reporting manager',
          to: 'Owner, Admin, approved automatically after 1 working hour',
        },
      ],
    })
    const params = { id: change!._id }
    expect(
      (await hema.refused('PUT /api/v1/user/pending-change/{id}', { params, body: { decision: 'approve' } })).status,
    ).toBe(403)
    await ravi.call('PUT /api/v1/user/pending-change/{id}', { params, body: { decision: 'approve' } })
    expect(await ofLeave()).toHaveLength(1)
    // Saving the same levels again changes nothing, and needs no one.
    expect((await hema.raw('PUT /api/v1/user/approval-rules/{type}', sent)).status).toBe(200)
    const ids = [await company.ask(hema), await company.ask(ravi), await company.ask(priya)]
    company.clock.advance(10 * 86_400)
    await company.runDue()
    const states = [hema, ravi, priya].map(async (one, at) => (await company.see(one, ids[at]!)).state)
    expect(await Promise.all(states)).toEqual(['pending', 'pending', 'approved'])
  })

  it('approve no amount by themselves', async () => {
    const company = await anApprovalCompany()
    const rule = { name: 'Manager', approver: { kind: 'manager' as const, levelsUp: 1 }, dueHours: 1 }
    for (const type of ['claim', 'travel', 'procurement'] as const) {
      const body = { rules: [{ ...rule, dueAction: 'approve' as const }] }
      const refused = await company.admin.refused('PUT /api/v1/user/approval-rules/{type}', { params: { type }, body })
      expect(refused.errors).toEqual([
        { path: 'body.rules.0.dueAction', message: "Requests with an amount can't be approved automatically" },
      ])
    }
  })
})
