import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { leave } from '../../features/leave/index.ts'
import { payrollFeature } from '../../features/payroll/index.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { aCompany, run, type Company } from '../../testing/company.ts'

/** Two concurrent calls in an unknown order. Each returns its status. */
async function together(...calls: Promise<{ status: number }>[]): Promise<number[]> {
  return (await Promise.all(calls)).map(({ status }) => status)
}

describe('two simultaneous changes', () => {
  it('leave no one with a deleted role', async () => {
    const company = await aCompany()
    const { admin } = company
    for (let turn = 0; turn < 6; turn += 1) {
      const priya = await company.employee(`Priya ${turn}`)
      const { _id: role } = await admin.call('POST /api/v1/user/role', { body: { name: `Guest ${turn}` } })
      const answers = await together(
        admin.raw('DELETE /api/v1/user/role/{id}', { params: { id: role } }),
        admin.raw('PUT /api/v1/employee/permissions/{id}', { params: { id: priya.employee }, body: { roleId: role } }),
      )
      expect(answers.filter((status) => status === 200)).toHaveLength(1)
      expect(answers.filter((status) => status >= 500)).toEqual([])
    }
  })

  it('give an email to one person', async () => {
    const company = await aCompany()
    const people = [await company.employee('Priya Rao'), await company.employee('Arjun Rao')]
    const workEmail = 'rao@acme.test'
    const put = (id: string) =>
      company.admin.raw('PUT /api/v1/employee/basic-info/{id}', { params: { id }, body: { workEmail } })
    const answers = await together(...people.map(({ employee }) => put(employee)))
    expect(answers.toSorted()).toEqual([200, 409])
  })

  it('of people who return and get another manager both happen', async () => {
    const company = await aCompany()
    const meera = await company.employee('Meera Nair')
    for (let turn = 0; turn < 4; turn += 1) {
      const params = { id: (await company.employee(`Priya ${turn}`, { status: 'inactive' })).employee }
      const answers = await together(
        company.admin.raw('PUT /api/v1/employee/status/{id}', { params, body: { status: 'active' } }),
        company.admin.raw('PUT /api/v1/employee/basic-info/{id}', { params, body: { reportsTo: meera.employee } }),
      )
      expect(answers).toEqual([200, 200])
    }
  })

  it('pay what was calculated: a concurrent change makes the approval fail, is refused, or is owed', async () => {
    const company = await aCompany()
    const { admin } = company
    await company.within((tx) => payrollFeature.onFounded!(tx))
    const [template] = await admin.call('GET /api/v1/user/salary-template')
    const manager = await company.employee('Meera Nair', { role: 'Manager' })
    const priya = await company.employee('Priya Nair', { reportsTo: manager })
    const params = { id: priya.employee }
    const salary = (annualCtcPaise: number, startsOn: string) =>
      admin.raw('PUT /api/v1/employee/salary/{id}', {
        params,
        body: { templateId: template!._id, annualCtcPaise, startsOn },
      })
    await salary(60_000_000, '2026-04-01')
    for (const [month, isApprovalFirst] of [
      ['2026-07', true],
      ['2026-08', false],
      ['2026-09', true],
      ['2026-10', false],
    ] as const) {
      const run = await calculated(company, month)
      const spans = [{ in: '09:30', out: '10:00' }]
      const correction = { params, body: { day: `${month}-15`, spans, reason: 'Left early' } }
      const calls = [
        () => admin.raw('PUT /api/v1/user/payrun/{id}', { params: { id: run }, body: { action: 'approve' } }),
        () => salary(72_000_000, `${month}-10`),
        () => manager.raw('PUT /api/v1/employee/attendance/{id}', correction),
      ]
      const inOrder = isApprovalFirst ? calls : calls.toReversed()
      const given = await together(...inOrder.map((call) => call()))
      const answers = isApprovalFirst ? given : given.toReversed()
      expect(answers.filter((status) => status >= 500)).toEqual([])
      const isApproved = answers[0] === 200
      // A salary saved after the lock is owed as arrears of the month; a punch changes only an open month.
      if (!isApproved) expect(answers.slice(1)).toContain(200)
      else expect(answers[2]).not.toBe(200)
      if (isApproved) continue
      await admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: run }, body: { action: 'recalculate' } })
      await payrollFeature.jobs!['pay-run']!(company.app, { organisation: company.organisation, run })
      await admin.call('PUT /api/v1/user/payrun/{id}', { params: { id: run }, body: { action: 'approve' } })
    }
  })

  it('do not pay leave withdrawn while the month is being locked', async () => {
    const company = await aCompany()
    const { admin } = company
    await company.within(async (tx) => {
      await payrollFeature.onFounded!(tx)
      await leave.seed(tx)
    })
    const priya = await company.employee('Priya Nair')
    const [template] = await admin.call('GET /api/v1/user/salary-template')
    const params = { id: priya.employee }
    const salary = { templateId: template!._id, annualCtcPaise: 60_000_000, startsOn: '2026-04-01' }
    await admin.call('PUT /api/v1/employee/salary/{id}', { params, body: salary })
    const policies = await admin.call('GET /api/v1/user/leave-policy', {})
    const policyId = policies.find(({ name }) => name === 'Earned')!._id
    const body = { policyId, halfDays: 2, month: '2026-10', atExit: false, reason: 'Asked for it' }
    await admin.call('POST /api/v1/employee/leave-encashment/{id}', { params, body })
    const id = await calculated(company, '2026-10')
    const state = async (tx: Tx, text: ReturnType<typeof sql>) => (await run(tx, text)).rows[0] as { n: number }
    const approval = await company.within(async (tx) => {
      await run(tx, sql`update leave_encashment set cancelled_at = ${tx.now}, cancelled_by = ${admin.account}`)
      const sent = admin.raw('PUT /api/v1/user/payrun/{id}', { params: { id }, body: { action: 'approve' } })
      await expect.poll(async () => (await state(tx, waitForUs)).n, { timeout: 20_000 }).toBe(1)
      return { sent }
    })
    expect(await approval.sent).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('A payment was cancelled in the meantime') },
    })
    const paid = sql`select count(*)::int as n from leave_encashment where paid_run is not null`
    expect(await company.within((tx) => state(tx, paid))).toEqual({ n: 0 })
  })
})

/** The number of transactions waiting for this one's lock, on whichever cluster node it is. */
const waitForUs =
  inject('nodes').length > 0
    ? sql`select count(*)::int as n from citus_lock_waits where blocking_gpid = citus_backend_gpid()`
    : sql`select count(*)::int as n from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`

async function calculated(company: Company, month: string): Promise<string> {
  const { _id: run } = await company.admin.call('POST /api/v1/user/payrun', { body: { month } })
  await payrollFeature.jobs!['pay-run']!(company.app, { organisation: company.organisation, run })
  return run
}
