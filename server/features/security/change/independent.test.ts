import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { pay, withPayroll } from '../../payroll/testing.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { toDecide, withPasswords } from '../../../testing/second-person.ts'

const month = 31 * 24 * 3600

/** An admin, someone with a salary, and someone who is to get access. */
async function aCompanyOf(): Promise<Company & { template: Id; priya: Person; pia: Person }> {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair')
  const pia = await company.employee('Pia Menon')
  await pay(company, priya, 60_000_000)
  await withPasswords(company, pia)
  return { ...company, priya, pia }
}
type Set = Awaited<ReturnType<typeof aCompanyOf>>

const raise = ({ template, priya }: Set, by: Person, annualCtcPaise = 90_000_000) =>
  by.raw('PUT /api/v1/employee/salary/{id}', {
    params: { id: priya.employee },
    body: { templateId: template, annualCtcPaise, startsOn: '2026-11-01' },
  })
const answerOf = async (sent: ReturnType<typeof raise>) => {
  const { status, body } = await sent
  return [status, (body as { message?: string }).message]
}
const roleId = async ({ admin }: Company, name: string) =>
  (await admin.call('GET /api/v1/user/role', { query: { roleName: name } })).data.find((role) => role.name === name)!
    ._id
const approve = (by: Person, id: Id) =>
  by.raw('PUT /api/v1/user/pending-change/{id}', { params: { id }, body: { decision: 'approve' } })

describe('whoever can sign in counts as a second person', () => {
  const waysIn: Record<string, (set: Set, hr: Person) => ReturnType<typeof sql>> = {
    password: (_, hr) => sql`update account set password_hash = 'set' where id = ${hr.account}`,
    passkey: ({ organisation, clock }, hr) => sql`
      insert into passkey (organisation_id, account_id, name, credential_id, public_key, counter, transports, kind, agent, created_at)
      values (${organisation}, ${hr.account}, 'Key', ${hr.account}, 'key', 0, '{}', 'synced', '', ${clock.now()})`,
    'the company sign-in': ({ organisation, clock }, hr) => sql`
      insert into sso_identity (organisation_id, account_id, issuer, subject, linked_at)
      values (${organisation}, ${hr.account}, 'https://login.example.com', ${hr.account}, ${clock.now()})`,
  }
  const provider = ({ organisation, admin, clock }: Set, state: string) => sql`
    insert into sso_provider (organisation_id, issuer, client_id, accounts, trusts_second_factor, state, changed_by, changed_at)
    values (${organisation}, 'https://login.example.com', 'muster', 'invited', false, ${state}, ${admin.account}, ${clock.now()})
    on conflict (organisation_id) do update set state = excluded.state`

  it.each(Object.keys(waysIn))('by %s', async (way) => {
    const set = await aCompanyOf()
    const hr = await set.employee('Hema Rao', { role: 'HR' })
    await set.within(async (tx) => void (await run(tx, provider(set, 'enforced'))))
    expect((await raise(set, set.admin)).status).toBe(200)
    await set.within(async (tx) => void (await run(tx, waysIn[way]!(set, hr))))
    expect(await answerOf(raise(set, set.admin, 95_000_000))).toEqual([202, 'Sent for approval to Hema Rao'])
  })

  it('but not by a sign-in that the company has turned off', async () => {
    const set = await aCompanyOf()
    const hr = await set.employee('Hema Rao', { role: 'HR' })
    await set.within(async (tx) => {
      await run(tx, provider(set, 'off'))
      await run(tx, waysIn['the company sign-in']!(set, hr))
    })
    expect((await raise(set, set.admin)).status).toBe(200)
  })

  it.each(['is_active = false', 'stopped_at = now()', 'frozen_at = now()'])('nor with %s', async (state) => {
    const set = await aCompanyOf()
    const hr = await set.employee('Hema Rao', { role: 'HR' })
    await withPasswords(set, hr)
    await set.within(
      async (tx) => void (await run(tx, sql`update account set ${sql.raw(state)} where id = ${hr.account}`)),
    )
    expect((await raise(set, set.admin)).status).toBe(200)
  })
})

describe('whoever got access by the doing of the requester', () => {
  const ways: Record<string, (set: Set) => Promise<unknown>> = {
    'a permission': ({ admin, pia }) =>
      admin.call('PUT /api/v1/employee/permissions/{id}', {
        params: { id: pia.employee },
        body: { permissions: { employeeSalaryWrite: true } },
      }),
    'a role': async (set) =>
      set.admin.call('PUT /api/v1/employee/permissions/{id}', {
        params: { id: set.pia.employee },
        body: { roleId: await roleId(set, 'HR'), permissions: {} },
      }),
    'a role among the details': async (set) =>
      set.admin.call('PUT /api/v1/employee/basic-info/{id}', {
        params: { id: set.pia.employee },
        body: { roleId: await roleId(set, 'HR') },
      }),
    'another role for everyone': async (set) =>
      set.admin.call('PUT /api/v1/user/role/{id}', {
        params: { id: await roleId(set, 'Employee') },
        body: { name: 'Employee', permissions: ['employeeSalaryWrite', 'employeeSalaryRead'] },
      }),
    'a return': async (set) => {
      const hr = await roleId(set, 'HR')
      await set.within(async (tx) => {
        await run(tx, sql`update account set is_active = false, role_id = ${hr} where id = ${set.pia.account}`)
        await run(
          tx,
          sql`update employee set status = 'inactive', left_on = '2026-10-01' where id = ${set.pia.employee}`,
        )
      })
      return set.admin.call('PUT /api/v1/employee/status/{id}', {
        params: { id: set.pia.employee },
        body: { status: 'active' },
      })
    },
  }

  it.each(Object.keys(ways))('by %s does not decide the changes of the giver, nor the giver theirs', async (way) => {
    const set = await aCompanyOf()
    await ways[way]!(set)
    const hr = await set.employee('Hema Rao', { role: 'HR' })
    await withPasswords(set, hr)
    expect(await answerOf(raise(set, set.admin))).toEqual([202, 'Sent for approval to Hema Rao'])
    const [change] = await toDecide(hr)
    expect(await toDecide(set.pia)).toEqual([])
    expect((await approve(set.pia, change!._id)).status).toBe(403)
    expect((await approve(hr, change!._id)).status).toBe(200)
    expect(await answerOf(raise(set, set.pia, 99_000_000))).toEqual([202, 'Sent for approval to Hema Rao'])
    expect(await toDecide(set.admin)).toEqual([])
    set.clock.advance(month)
    const [again] = await toDecide(hr)
    await hr.call('PUT /api/v1/user/pending-change/{id}', {
      params: { id: again!._id },
      body: { decision: 'reject', note: 'No' },
    })
    const [, message] = await answerOf(raise(set, set.admin, 99_000_000))
    expect(message).toMatch(/Hema Rao or Pia Menon|Pia Menon or Hema Rao/)
  })

  it('hands their givers on, so that two accounts of one giver do not decide for each other', async () => {
    const set = await aCompanyOf()
    const pal = await set.employee('Pal Singh')
    await withPasswords(set, pal)
    await ways['a role']!(set)
    await set.pia.raw('PUT /api/v1/employee/permissions/{id}', {
      params: { id: pal.employee },
      body: { permissions: { employeeSalaryWrite: true } },
    })
    // No one is independent yet, so the admin approves as before, and is behind it as well.
    for (const { _id } of await toDecide(set.admin)) expect((await approve(set.admin, _id)).status).toBe(200)
    const hr = await set.employee('Hema Rao', { role: 'HR' })
    await withPasswords(set, hr)
    for (const one of [set.admin, set.pia, pal]) {
      expect(await answerOf(raise(set, one))).toEqual([202, 'Sent for approval to Hema Rao'])
      const [change] = await toDecide(hr)
      for (const other of [set.admin, set.pia, pal]) expect((await approve(other, change!._id)).status).toBe(403)
      await hr.call('PUT /api/v1/user/pending-change/{id}', {
        params: { id: change!._id },
        body: { decision: 'reject', note: 'No' },
      })
    }
  })

  it('is independent if someone independent approved the access', async () => {
    const set = await aCompanyOf()
    const hr = await set.employee('Hema Rao', { role: 'HR' })
    await withPasswords(set, hr)
    const sent = await set.admin.raw('PUT /api/v1/employee/permissions/{id}', {
      params: { id: set.pia.employee },
      body: { permissions: { employeeSalaryWrite: true } },
    })
    expect(sent.status).toBe(202)
    const [gift] = await toDecide(hr)
    expect((await approve(hr, gift!._id)).status).toBe(200)
    expect((await answerOf(raise(set, set.admin)))[1]).toMatch(/Pia Menon/)
  })

  it('is not given more than what was approved, if the role has grown meanwhile', async () => {
    const set = await aCompanyOf()
    const hr = await set.employee('Hema Rao', { role: 'HR' })
    await withPasswords(set, hr)
    const role = { name: 'Clerk', permissions: ['employeeBankRead' as const] }
    const { _id: id } = await set.admin.call('POST /api/v1/user/role', { body: role })
    const params = { id: set.pia.employee }
    const sent = await set.admin.raw('PUT /api/v1/employee/permissions/{id}', {
      params,
      body: { roleId: id, permissions: {} },
    })
    expect(sent.status).toBe(202)
    // No one has the role yet, so that it is changed by one person.
    const grown = { ...role, permissions: ['employeeBankRead' as const, 'employeeSalaryWrite' as const] }
    expect((await set.admin.raw('PUT /api/v1/user/role/{id}', { params: { id }, body: grown })).status).toBe(200)
    const [change] = await toDecide(hr)
    expect((await approve(hr, change!._id)).status).toBe(409)
  })

  it('still approves where there is no one else, as in a company that was just founded', async () => {
    const set = await aCompanyOf()
    await ways['a role']!(set)
    expect(await answerOf(raise(set, set.admin))).toEqual([202, 'Sent for approval to Pia Menon'])
    const [change] = await toDecide(set.pia)
    expect((await approve(set.pia, change!._id)).status).toBe(200)
  })
})
