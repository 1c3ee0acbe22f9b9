import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { pay, withPayroll } from '../../payroll/testing.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { toDecide, withPasswords } from '../../../testing/second-person.ts'
import { accessChanged } from '../alerts/access-changed.ts'

const day = 24 * 3600
const ended = { status: 'inactive' as const, inactiveDate: '2026-11-19', reason: 'Resigned' }

async function aCompanyOfTwo(): Promise<Company & { template: Id; priya: Person; hr: Person }> {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair')
  const hr = await company.employee('Hema Rao', { role: 'HR' })
  await pay(company, priya, 60_000_000)
  await withPasswords(company, hr)
  return { ...company, priya, hr }
}
type Set = Awaited<ReturnType<typeof aCompanyOfTwo>>

const raise = ({ template, priya, admin }: Set, annualCtcPaise = 90_000_000) =>
  admin.raw('PUT /api/v1/employee/salary/{id}', {
    params: { id: priya.employee },
    body: { templateId: template, annualCtcPaise, startsOn: '2026-11-01' },
  })
const employeeRole = async ({ admin }: Company) =>
  (await admin.call('GET /api/v1/user/role', { query: { roleName: 'Employee' } })).data[0]!._id

const removals: Record<string, (set: Set) => Promise<unknown>> = {
  'is deactivated': ({ admin, hr }) =>
    admin.call('PUT /api/v1/employee/status/{id}', { params: { id: hr.employee }, body: ended }),
  'gets another role': async (set) =>
    set.admin.call('PUT /api/v1/employee/permissions/{id}', {
      params: { id: set.hr.employee },
      body: { roleId: await employeeRole(set), permissions: {} },
    }),
  'loses the permission': ({ admin, hr }) =>
    admin.call('PUT /api/v1/employee/permissions/{id}', {
      params: { id: hr.employee },
      body: { permissions: { employeeSalaryWrite: false } },
    }),
}

describe('the rule holds for three days after its last second person is gone', () => {
  it.each(Object.keys(removals))('because that person %s', async (removal) => {
    const set = await aCompanyOfTwo()
    await removals[removal]!(set)
    const { status, body } = await raise(set)
    expect([status, (body as { message: string }).message]).toEqual([
      202,
      expect.stringMatching(/^Sent for approval. No one else can approve it now./),
    ])
    const rule = (await set.admin.call('GET /api/v1/user/two-person-rule')).find(({ area }) => area === 'salary')
    expect(rule).toMatchObject({ isActive: true, people: ['Acme Components Admin'], gone: ['Hema Rao'] })
    set.clock.advance(2 * day)
    const own = await set.admin.call('GET /api/v1/user/pending-change', { query: { view: 'own' } })
    expect(own.data).toMatchObject([{ approvers: [], holdsUntil: rule!.holdsUntil }])
    set.clock.advance(day + 60)
    expect((await raise(set)).status).toBe(200)
    expect((await set.admin.call('GET /api/v1/user/pending-change', { query: { view: 'own' } })).data).toEqual([])
  })

  it('and whoever is appointed meanwhile needs a second person too', async () => {
    const set = await aCompanyOfTwo()
    await removals['is deactivated']!(set)
    const puppet = await set.admin.raw('PUT /api/v1/employee/permissions/{id}', {
      params: { id: set.priya.employee },
      body: { permissions: { employeeSalaryWrite: true } },
    })
    expect(puppet.status).toBe(202)
  })

  it('and nobody whom the remaining person appointed before stands in for the one who is gone', async () => {
    const set = await aCompanyOfTwo()
    const pia = await set.employee('Pia Menon', { granted: ['employeeSalaryWrite'] })
    await withPasswords(set, pia)
    await set.within(
      async (tx) =>
        void (await run(
          tx,
          sql`insert into access_gift (organisation_id, account_id, given_by, given_at)
            values (${set.organisation}, ${pia.account}, ${set.admin.account}, ${tx.now})`,
        )),
    )
    await removals['is deactivated']!(set)
    expect((await raise(set)).status).toBe(202)
    expect((await toDecide(pia)).map(({ canDecide }) => canDecide)).toEqual([false])
    const own = await set.admin.call('GET /api/v1/user/pending-change', { query: { view: 'own' } })
    const refused = await pia.refused('PUT /api/v1/user/pending-change/{id}', {
      params: { id: own.data[0]!._id },
      body: { decision: 'approve' },
    })
    expect(refused.status).toBe(403)
  })

  it('the person and the admins are told at once', async () => {
    const set = await aCompanyOfTwo()
    await removals['is deactivated']!(set)
    await accessChanged(set.app, {
      organisation: set.organisation,
      what: 'taken',
      accounts: [set.hr.account],
      by: set.admin.account,
      at: set.clock.now(),
    })
    const told = (await set.admin.call('GET /api/v1/notification/all')).map(({ message }) => message)
    expect(told).toContain('Acme Components Admin took privileged access from Hema Rao')
    const { rows } = await set.within((tx) =>
      run(tx, sql`select message from notification where account_id = ${set.hr.account}`),
    )
    expect(JSON.stringify(rows)).toMatch(/took privileged access from you/)
  })
})

describe('where a third person is there', () => {
  it('ending the employment of someone with privileged access is pending, and locks them out meanwhile', async () => {
    const set = await aCompanyOfTwo()
    const mira = await set.employee('Mira Das', { role: 'HR' })
    await withPasswords(set, mira)
    const asked = await set.admin.raw('PUT /api/v1/employee/status/{id}', {
      params: { id: set.hr.employee },
      body: ended,
    })
    expect([asked.status, (asked.body as { message: string }).message]).toEqual([202, 'Sent for approval to Mira Das'])
    await expect(set.hr.call('GET /api/v1/user/security')).rejects.toThrow()
    const [change] = await toDecide(mira)
    await mira.call('PUT /api/v1/user/pending-change/{id}', {
      params: { id: change!._id },
      body: { decision: 'approve' },
    })
    const info = await set.admin.call('GET /api/v1/employee/basic-info/{id}', { params: { id: set.hr.employee } })
    expect(info.status).toBe('inactive')
  })

  const loosenings: Record<string, (admin: Person) => Promise<{ status: number; body: unknown }>> = {
    'turning a rule off': (admin) =>
      admin.raw('PUT /api/v1/user/two-person-rule', { body: { area: 'salary', isOn: false } }),
    'a shorter wait for bank accounts': (admin) => admin.raw('PUT /api/v1/user/bank-wait', { body: { days: 0 } }),
    'turning an alert off': (admin) =>
      admin.raw('PUT /api/v1/user/alert-setting', { body: { kind: 'access', isOn: false } }),
  }
  it.each(Object.keys(loosenings))('%s takes two, and one who is no admin may approve it', async (what) => {
    const set = await aCompanyOfTwo()
    expect((await loosenings[what]!(set.admin)).status).toBe(202)
    const [change] = await toDecide(set.hr)
    await set.hr.call('PUT /api/v1/user/pending-change/{id}', {
      params: { id: change!._id },
      body: { decision: 'approve' },
    })
    expect((await loosenings[what]!(set.admin)).status).toBe(200)
  })

  it('giving the right to read pay takes two, by person and by role, and the person hears of it', async () => {
    const set = await aCompanyOfTwo()
    for (const flag of [
      'employeeSalaryRead',
      'employeeBankRead',
      'employeeIdentityRead',
      'payRollHistoryRead',
    ] as const) {
      const given = await set.hr.raw('PUT /api/v1/employee/permissions/{id}', {
        params: { id: set.priya.employee },
        body: { permissions: { [flag]: true } },
      })
      expect([flag, given.status]).toEqual([flag, 202])
      const [change] = await toDecide(set.admin)
      await set.admin.call('PUT /api/v1/user/pending-change/{id}', {
        params: { id: change!._id },
        body: { decision: 'reject', note: 'No' },
      })
    }
    const byRole = await set.hr.raw('PUT /api/v1/user/role/{id}', {
      params: { id: await employeeRole(set) },
      body: { name: 'Employee', permissions: ['employeeSalaryRead'] },
    })
    expect(byRole.status).toBe(202)
  })
})
