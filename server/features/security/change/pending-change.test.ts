import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import { pay, runPayroll, withPayroll } from '../../payroll/testing.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { approveOnly, toDecide, withPasswords } from '../../../testing/second-person.ts'

type Set = Company & { template: Id }
let company: Set
let ravi: Person
let meera: Person
let priya: Person

beforeAll(async () => {
  company = await withPayroll(await aCompany())
  ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  meera = await company.employee('Meera Iyer', { role: 'HR' })
  priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  await withPasswords(company, ravi, meera)
})

const roleId = async (name: string) =>
  (await company.admin.call('GET /api/v1/user/role', { query: { roleName: name } })).data.find(
    (role) => role.name === name,
  )!._id

const salary = (annualCtcPaise: number, startsOn = '2026-11-01') => ({
  templateId: company.template,
  annualCtcPaise,
  startsOn,
})
const ctcOf = async (person: Person) =>
  (await company.admin.call('GET /api/v1/employee/salary/{id}', { params: { id: person.employee } })).salaries[0]
    ?.annualCtcPaise
const news = async (person: Person) => (await person.call('GET /api/v1/notification/all')).map(({ message }) => message)

describe('a change that needs a second person', () => {
  it('is pending, its possible approvers are notified, and it is made when one of them approves', async () => {
    const { status, body } = await ravi.raw('PUT /api/v1/employee/salary/{id}', {
      params: { id: priya.employee },
      body: salary(90_000_000),
    })
    expect([status, body]).toMatchObject([202, { success: true, pendingChange: expect.any(String) }])
    expect((body as { message: string }).message).toMatch(/^Sent for approval to Meera Iyer or Acme Components Admin$/)
    expect(await ctcOf(priya)).toBe(60_000_000)
    expect(await toDecide(ravi)).toEqual([])
    expect(await news(meera)).toContain('Ravi Kumar sent for approval: Salary of Priya Nair')
    const [change] = await toDecide(meera)
    expect(change).toMatchObject({
      ...{ title: 'Salary of Priya Nair', requestedBy: 'Ravi Kumar', canDecide: true, isOwn: false },
      changes: expect.arrayContaining([{ label: 'Annual CTC', from: '₹6,00,000', to: '₹9,00,000' }]),
    })
    await approveOnly(meera)
    expect(await ctcOf(priya)).toBe(90_000_000)
    expect(await news(ravi)).toContain('Meera Iyer approved: Salary of Priya Nair')
    const { data } = await company.admin.call('GET /api/v1/employee/activity/{id}', { params: { id: priya.employee } })
    expect(data.slice(0, 3).map(({ who, action }) => [who, action])).toEqual([
      ['Meera Iyer', 'approvedChange'],
      ['Meera Iyer', 'changedSalary'],
      ['Ravi Kumar', 'requestedChange'],
    ])
    expect(data[1]!.changes['requestedBy']).toEqual({ from: null, to: 'Ravi Kumar' })
  })

  it('is refused at once if it could not be made', async () => {
    const params = { id: priya.employee }
    const wrong = await ravi.refused('PUT /api/v1/employee/salary/{id}', {
      params,
      body: salary(90_000_000, '2020-01-01'),
    })
    expect(wrong.errors?.[0]?.path).toBe('body.startsOn')
    const own = await ravi.refused('PUT /api/v1/employee/salary/{id}', {
      params: { id: ravi.employee },
      body: salary(90_000_000),
    })
    expect(own.status).toBe(403)
    expect(await toDecide(meera)).toEqual([])
  })

  it('is decided neither by its requester nor by the person it is about, and only once', async () => {
    await ravi.call('PUT /api/v1/employee/salary/{id}', { params: { id: meera.employee }, body: salary(120_000_000) })
    expect(await toDecide(meera)).toEqual([])
    const [change] = await toDecide(company.admin)
    const params = { id: change!._id }
    const approve = { params, body: { decision: 'approve' as const } }
    expect((await ravi.refused('PUT /api/v1/user/pending-change/{id}', approve)).status).toBe(403)
    expect((await meera.refused('PUT /api/v1/user/pending-change/{id}', approve)).status).toBe(403)
    expect((await priya.refused('PUT /api/v1/user/pending-change/{id}', approve)).status).toBe(404)
    const silent = { params, body: { decision: 'reject' as const } }
    expect((await company.admin.refused('PUT /api/v1/user/pending-change/{id}', silent)).errors?.[0]?.path).toBe(
      'body.note',
    )
    const both = await Promise.all([
      company.admin.raw('PUT /api/v1/user/pending-change/{id}', approve),
      company.admin.raw('PUT /api/v1/user/pending-change/{id}', approve),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(
      (await company.admin.call('GET /api/v1/employee/salary/{id}', { params: { id: meera.employee } })).salaries,
    ).toHaveLength(1)
  })

  it('is pending once per record, and can be withdrawn', async () => {
    const sent = { params: { id: priya.employee }, body: salary(95_000_000) }
    await ravi.call('PUT /api/v1/employee/salary/{id}', sent)
    expect((await ravi.refused('PUT /api/v1/employee/salary/{id}', sent)).status).toBe(409)
    const own = await ravi.call('GET /api/v1/user/pending-change', { query: { view: 'own' } })
    const params = { id: own.data[0]!._id }
    await ravi.call('PUT /api/v1/user/pending-change/{id}', { params, body: { decision: 'withdraw' } })
    expect(await toDecide(meera)).toEqual([])
    expect((await ravi.raw('PUT /api/v1/employee/salary/{id}', sent)).status).toBe(202)
    await rejectAll(meera)
    expect(await ctcOf(priya)).toBe(90_000_000)
  })

  it('is checked again on approval: what has become wrong is not made', async () => {
    await ravi.call('PUT /api/v1/employee/salary/{id}', { params: { id: priya.employee }, body: salary(99_000_000) })
    await company.within((tx) => run(tx, sql`update account set is_active = false where id = ${ravi.account}`))
    const [change] = await toDecide(meera)
    const refused = await meera.refused('PUT /api/v1/user/pending-change/{id}', {
      params: { id: change!._id },
      body: { decision: 'approve' },
    })
    expect(refused.message).toBe('Ravi Kumar may no longer make this change. Reject it and make the change again.')
    await company.within((tx) => run(tx, sql`update account set is_active = true where id = ${ravi.account}`))
    await rejectAll(meera)
    expect(await ctcOf(priya)).toBe(90_000_000)
  })

  it('is decided together with others, each independently', async () => {
    const bonus = (amountPaise: number) => ({
      ...{ employeeId: priya.employee, type: 'earning' as const, name: 'Bonus', amountPaise, reason: 'A good year' },
      ...{ fromMonth: '2026-12', toMonth: '2026-12' },
    })
    for (const amount of [100_000, 200_000, 300_000])
      await ravi.call('POST /api/v1/user/pay-input', { body: bonus(amount) })
    const ids = (await toDecide(meera)).map(({ _id }) => _id)
    const own = await ravi.call('GET /api/v1/user/pending-change', { query: { view: 'own' } })
    await ravi.call('PUT /api/v1/user/pending-change/{id}', {
      params: { id: own.data[1]!._id },
      body: { decision: 'withdraw' },
    })
    const done = await meera.call('PUT /api/v1/user/pending-changes', { body: { ids, decision: 'approve' } })
    expect(done).toMatchObject({ done: 2, failed: [{ message: 'This change was already withdrawn.' }] })
    const inputs = await meera.call('GET /api/v1/user/pay-input', { query: { employeeId: priya.employee } })
    expect(inputs.map(({ amountPaise }) => amountPaise).toSorted()).toEqual([100_000, 300_000])
  })
})

describe('privileged access', () => {
  it('is given to a new person only by two: the person begins with a plain role', async () => {
    const body = {
      ...{ firstName: 'Second', lastName: 'Hand', code: 'ACM-0900', workEmail: 'second.hand@outside.test' },
      ...{ roleId: await roleId('HR'), locationId: company.location, shiftId: company.shift, joinedOn: '2026-11-01' },
    }
    const { status, body: reply } = await ravi.raw('POST /api/v1/employee/basic-info', { body: body as never })
    expect(status).toBe(202)
    const id = (reply as { data: { _id: Id } }).data._id
    const info = () => company.admin.call('GET /api/v1/employee/basic-info/{id}', { params: { id } })
    expect((await info()).role.name).toBe('Employee')
    await approveOnly(company.admin)
    expect((await info()).role.name).toBe('HR')
  })

  it('is given by no permission, role or other sign-in address alone, nor by a return', async () => {
    const params = { id: priya.employee }
    const permissions = { payRollHistoryWrite: true } as Partial<Record<Permission, boolean>>
    const calls = [
      ravi.raw('PUT /api/v1/employee/permissions/{id}', { params, body: { permissions } }),
      ravi.raw('PUT /api/v1/employee/permissions/{id}', { params, body: { roleId: await roleId('HR') } }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status).toSorted()).toEqual([202, 409])
    await rejectAll(company.admin)
    const role = await ravi.raw('PUT /api/v1/employee/basic-info/{id}', {
      params,
      body: { roleId: await roleId('HR') },
    })
    expect(role.status).toBe(202)
    const email = await ravi.raw('PUT /api/v1/employee/basic-info/{id}', {
      params: { id: meera.employee },
      body: { workEmail: 'ravi.again@outside.test' },
    })
    expect(email.status).toBe(202)
    expect(
      (await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params: { id: meera.employee } })).workEmail,
    ).toMatch(/acme/)
    const plain = await ravi.raw('PUT /api/v1/user/role/{id}', {
      params: { id: await roleId('Employee') },
      body: { name: 'Employee', permissions: ['payRollHistoryWrite'] },
    })
    expect(plain.status).toBe(202)
    await rejectAll(company.admin)
    const left = await company.employee('Old Hand', { role: 'HR', status: 'inactive' })
    const back = await ravi.raw('PUT /api/v1/employee/status/{id}', {
      params: { id: left.employee },
      body: { status: 'active' },
    })
    expect(back.status).toBe(202)
    await rejectAll(company.admin)
  })

  it('needs no second person if it is not privileged', async () => {
    const { status } = await ravi.raw('PUT /api/v1/employee/permissions/{id}', {
      params: { id: priya.employee },
      body: { permissions: { leaveApprovalRead: true } },
    })
    expect(status).toBe(200)
  })
})

describe('a pay run', () => {
  it('is approved by someone who did not calculate it, and paid by someone who did not approve it', async () => {
    const id = await runPayrollAs(ravi)
    const step = (person: Person, action: 'approve' | 'pay') =>
      person.raw('PUT /api/v1/user/payrun/{id}', { params: { id }, body: { action } })
    const held = await step(ravi, 'approve')
    expect([held.status, held.body]).toMatchObject([202, { data: { _id: id, state: 'calculated' } }])
    for (const one of [meera, company.admin])
      expect((await toDecide(one)).map(({ title }) => title)).toEqual(['Approve: November 2026 pay run'])
    await approveOnly(meera)
    const state = async () => (await meera.call('GET /api/v1/user/payrun/{id}', { params: { id } })).state
    expect(await state()).toBe('approved')
    const file = await meera.refused('GET /api/v1/user/payrun/{id}/files/{kind}', { params: { id, kind: 'bank' } })
    expect(file.message).toMatch(/^You approved this pay run/)
    expect((await step(meera, 'pay')).status).toBe(202)
    expect(await state()).toBe('approved')
    await rejectAll(company.admin)
    expect((await step(ravi, 'pay')).status).toBe(200)
    const told = await news(company.admin)
    expect(told.find((one) => one.includes('marked the November 2026 pay run'))).toMatch(
      /^Ravi Kumar marked the November 2026 pay run as paid: \d+ p\w+, net pay ₹[\d,]+$/,
    )
    expect(told.find((one) => one.includes('approved the November'))).toMatch(
      /^Meera Iyer approved .* requested by Ravi Kumar$/,
    )
  })
})

async function runPayrollAs(person: Person): Promise<Id> {
  const { admin } = company
  return runPayroll({ ...company, admin: person === admin ? admin : person }, '2026-11')
}

async function rejectAll(person: Person): Promise<void> {
  const ids = (await toDecide(person)).map(({ _id }) => _id)
  const { failed } = await person.call('PUT /api/v1/user/pending-changes', {
    body: { ids, decision: 'reject', note: 'Not agreed' },
  })
  expect(failed).toEqual([])
  expect(await toDecide(person)).toEqual([])
}
