import { beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import type { Person } from '../../../testing/company.ts'
import { anApprovalCompany, type ApprovalCompany } from '../testing/approval-company.ts'

describe('a chain of levels', () => {
  let company: ApprovalCompany
  let head: Person
  let anita: Person
  let hema: Person
  let priya: Person
  let hr: Id

  beforeEach(async () => {
    company = await anApprovalCompany()
    head = await company.employee('Head Ofall', { role: 'Manager' })
    anita = await company.employee('Anita Rao', { role: 'Manager', reportsTo: head })
    hema = await company.employee('Hema Pillai', { role: 'HR' })
    priya = await company.employee('Priya Nair', { reportsTo: anita, department: 'Sales' })
    hr = await company.role('HR')
  })

  const manager = { name: 'Manager', approver: { kind: 'manager' as const, levelsUp: 1 } }
  const above = { name: 'Head', approver: { kind: 'manager' as const, levelsUp: 2 } }
  const personnel = () => ({ name: 'Personnel', approver: { kind: 'role' as const, roleId: hr } })

  it('is passed level by level, and takes effect after the last', async () => {
    await company.chain([manager, above, personnel()])
    const id = await company.ask(priya)
    for (const [at, person] of [anita, head, hema].entries()) {
      expect(await company.see(priya, id)).toMatchObject({ state: 'pending', level: at + 1, levelCount: 3 })
      for (const other of [anita, head, hema].filter((one) => one !== person))
        expect(await company.inbox(other)).not.toContain(id)
      expect(await company.inbox(person)).toContain(id)
      expect(await company.decide(person, id)).toBe(200)
    }
    const { state, events, assignee } = await company.see(priya, id)
    expect([state, assignee]).toEqual(['approved', null])
    expect(events.map(({ kind, by }) => [kind, by.name])).toEqual([
      ['submitted', 'Priya Nair'],
      ['passed', 'Anita Rao'],
      ['passed', 'Head Ofall'],
      ['approved', 'Hema Pillai'],
    ])
    expect((await company.told(priya, id)).map((one) => one.split(':')[0])).toEqual([
      'Anita Rao approved; Head Ofall decides next',
      'Head Ofall approved; HR decides next',
      'Hema Pillai approved your request',
    ])
  })

  it('ends when someone rejects', async () => {
    await company.chain([manager, above])
    const id = await company.ask(priya)
    await company.decide(anita, id)
    await company.decide(head, id, 'rejected')
    expect(await company.see(priya, id)).toMatchObject({ state: 'rejected', assignee: null })
    expect(await company.decide(head, id)).toBe(409)
  })

  it('is ended by the admin, who decides for all levels', async () => {
    await company.chain([manager, above])
    const id = await company.ask(priya)
    expect(await company.decide(company.admin, id)).toBe(200)
    expect(await company.see(priya, id)).toMatchObject({ state: 'approved' })
  })

  it('skips the requester, a level above the top, and anyone who has approved a lower level', async () => {
    const anitas = { name: 'Anita', approver: { kind: 'person' as const, employeeId: anita.employee } }
    await company.chain([anitas, manager, above, personnel()])
    const ofAnita = await company.ask(anita)
    expect((await company.see(anita, ofAnita)).assignee?.name).toBe('Head Ofall')
    await company.decide(head, ofAnita)
    expect((await company.see(anita, ofAnita)).assignee?.name).toBe('HR')
    expect((await company.see(anita, ofAnita)).events.map(({ kind, note }) => [kind, note])).toEqual([
      ['submitted', null],
      ['skipped', 'Anita Rao made this request'],
      ['skipped', 'No manager at this level'],
      ['passed', null],
    ])
    const ofPriya = await company.ask(priya)
    await company.decide(anita, ofPriya)
    // Anita is the manager too.
    expect((await company.see(priya, ofPriya)).assignee?.name).toBe('Head Ofall')
  })

  it('has someone to decide even if every level is skipped', async () => {
    await company.chain([{ name: 'Anita', approver: { kind: 'person', employeeId: anita.employee } }])
    const id = await company.ask(anita)
    expect((await company.see(anita, id)).assignee?.name).toBe('HR')
    await company.chain([personnel()])
    const own = await company.ask(hema)
    expect((await company.see(hema, own)).assignee?.name).toBe('Admin')
  })

  it('applies a level only if all its conditions hold', async () => {
    await company.chain([
      manager,
      { ...above, halfDaysFrom: 6 },
      { ...personnel(), locationId: company.location, halfDaysFrom: 6 },
    ])
    const short = await company.ask(priya, 1)
    expect((await company.see(priya, short)).levelCount).toBe(1)
    const long = await company.ask(priya, 7)
    expect((await company.see(priya, long)).levelCount).toBe(3)
  })

  it('keeps its levels for submitted requests when the rules change or the approver leaves', async () => {
    await company.chain([manager, personnel()])
    const id = await company.ask(priya)
    await company.chain([])
    await company.decide(anita, id)
    expect((await company.see(priya, id)).assignee?.name).toBe('HR')
  })

  it('is previewed before anyone submits: who would decide what', async () => {
    await company.chain([manager, { ...above, halfDaysFrom: 6, dueHours: 8, dueAction: 'remind' }, personnel()])
    const preview = (employeeId: Id, halfDays: number) =>
      company.admin.call('GET /api/v1/user/approval-rules/{type}/preview', {
        params: { type: 'leave' },
        query: { employeeId, halfDays },
      })
    expect((await preview(priya.employee, 2)).map(({ assignee }) => assignee?.name)).toEqual(['Anita Rao', 'HR'])
    expect(await preview(priya.employee, 6)).toMatchObject([
      { name: 'Manager', assignee: { name: 'Anita Rao' } },
      { name: 'Head', assignee: { name: 'Head Ofall' }, dueHours: 8, dueAction: 'remind' },
      { name: 'Personnel', assignee: { name: 'HR' } },
    ])
    expect(await preview(hema.employee, 2)).toMatchObject([{ assignee: { name: 'Admin' } }, { skipped: 'ownRequest' }])
  })

  it('is refused with every wrong field, and a role it names cannot be deleted', async () => {
    const put = (rules: object[]) =>
      company.admin.refused('PUT /api/v1/user/approval-rules/{type}', {
        params: { type: 'leave' },
        body: { rules } as never,
      })
    const wrong = await put([{ name: '', approver: { kind: 'manager', levelsUp: 0 }, dueHours: 3 }])
    expect(wrong.errors?.map(({ path }) => path)).toEqual([
      'body.rules.0.name',
      'body.rules.0.approver.levelsUp',
      'body.rules.0.dueAction',
    ])
    const nowhere = priya.employee
    const unknown = await put([
      { ...manager, departmentId: nowhere },
      { name: 'Nobody', approver: { kind: 'role', roleId: nowhere } },
      { name: 'Nobody', approver: { kind: 'person', employeeId: hr }, locationId: nowhere },
    ])
    expect(unknown.errors?.map(({ path }) => path)).toEqual([
      'body.rules.0.departmentId',
      'body.rules.1.approver.roleId',
      'body.rules.2.approver.employeeId',
      'body.rules.2.locationId',
    ])
    const { _id } = await company.admin.call('POST /api/v1/user/role', { body: { name: 'Finance', permissions: [] } })
    await company.chain([{ name: 'Finance', approver: { kind: 'role', roleId: _id } }])
    const refused = await company.admin.refused('DELETE /api/v1/user/role/{id}', { params: { id: _id } })
    expect(refused.message).toBe('A level of approval names this role. Change the level first.')
    const rules = await company.admin.call('GET /api/v1/user/approval-rules')
    expect(rules.find(({ type }) => type === 'leave')?.rules).toMatchObject([{ approver: { name: 'Finance' } }])
  })
})
