import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aCompany, run, type Company } from '../../testing/company.ts'

it('records who added, changed and deleted a role, and its permissions', async () => {
  const company = await aCompany()
  const added = { name: 'Reception', permissions: ['calendarRead' as const] }
  const { _id: id } = await company.admin.call('POST /api/v1/user/role', { body: added })
  const changed = { name: 'Front desk', permissions: ['locationRead' as const, 'calendarRead' as const] }
  await company.admin.call('PUT /api/v1/user/role/{id}', { params: { id }, body: changed })
  await company.admin.call('PUT /api/v1/user/role/{id}', { params: { id }, body: changed })
  await company.admin.call('DELETE /api/v1/user/role/{id}', { params: { id } })
  const [before, after] = ['calendarRead', 'calendarRead, locationRead']
  const duties = (from: string[], to: string[]) => ({
    canApprove: { from: from[0] ?? null, to: to[0] ?? null },
    isFallbackApprover: { from: from[1] ?? null, to: to[1] ?? null },
  })
  const usual = ['Yes', 'No']
  expect(await history(company, 'role')).toEqual([
    ['added', { name: { from: null, to: 'Reception' }, permissions: { from: null, to: before }, ...duties([], usual) }],
    ['changed', { name: { from: 'Reception', to: 'Front desk' }, permissions: { from: before, to: after } }],
    [
      'deleted',
      { name: { from: 'Front desk', to: null }, permissions: { from: after, to: null }, ...duties(usual, []) },
    ],
  ])
})

it('records changes of the company, and nothing without a change', async () => {
  const company = await aCompany()
  const address = { line1: '12 MG Road', line2: '', city: 'Bengaluru', state: 'IN-KA', pinCode: '560001' }
  const body = { name: 'Acme', address, weekStartsOn: 0 }
  await company.admin.call('PUT /api/v1/user/company-info', { body })
  await company.admin.call('PUT /api/v1/user/company-info', { body })
  const [[action, changes] = ['', {}], ...others] = await history(company, 'organisation')
  expect([action, others]).toEqual(['changed', []])
  expect(changes).toMatchObject({
    name: { from: 'Acme Components', to: 'Acme' },
    line1: { from: null, to: '12 MG Road' },
    pinCode: { from: null, to: '560001' },
  })
  expect(changes).not.toHaveProperty('legalName')
})

it("records a leave policy's rules with their effective date", async () => {
  const company = await aCompany()
  const body = {
    ...{ name: 'Birthday', code: 'BD', isPaid: true, halfDaysAYear: 2, accrual: 'atOnce' as const },
    ...{ leaveYear: 'calendar' as const, yearStartsInMonth: 1, prorate: false, waitingDays: 0, afterProbation: false },
    ...{
      carryForward: null,
      encashable: false,
      longestRunDays: null,
      noticeDays: 0,
      allowsHalfDays: false,
      sandwich: false,
    },
    ...{ negativeLimitHalfDays: 0, proofAfterDays: null },
  }
  const { _id: id } = await company.admin.call('POST /api/v1/user/leave-policy', { body })
  await company.admin.call('PUT /api/v1/user/leave-policy/{id}', {
    params: { id },
    body: { allowsHalfDays: true, carryForward: { capHalfDays: 2, months: null }, appliesFrom: 'nextYear' },
  })
  await company.admin.call('PUT /api/v1/user/leave-policy/{id}', { params: { id }, body: { isActive: false } })
  await company.admin.call('DELETE /api/v1/user/leave-policy/{id}', { params: { id } })
  const [added, changed, off, deleted] = await history(company, 'leavePolicy')
  const year = Number(company.clock.now().slice(0, 4))
  expect(added).toMatchObject([
    'added',
    { name: { from: null, to: 'Birthday' }, halfDaysAYear: { from: null, to: '2' } },
  ])
  expect(changed).toEqual([
    'changed',
    {
      allowsHalfDays: { from: 'no', to: 'yes' },
      carryForward: { from: 'no', to: 'yes' },
      carryForwardCapHalfDays: { from: null, to: '2' },
      rulesFrom: { from: `${year}-01-01`, to: `${year + 1}-01-01` },
    },
  ])
  expect(off).toEqual(['changed', { isActive: { from: 'yes', to: 'no' } }])
  expect(deleted).toMatchObject(['deleted', { name: { from: 'Birthday', to: null } }])
})

async function history(company: Company, type: string) {
  const { rows } = await company.within((tx) =>
    run(tx, sql`select action, changes from audit_event where record_type = ${type} order by n`),
  )
  return (rows as { action: string; changes: object }[]).map(({ action, changes }) => [action, changes] as const)
}
